#include "cli/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>

#include <boost/program_options.hpp>
#include <fmt/format.h>

#include "cli/collection_options.h"
#include "cli/diagram_options.h"
#include "cli/option_values.h"

namespace po = boost::program_options;

namespace feerie::cli {
namespace {

/// Flags that the peer writes with one dash.
constexpr std::array<std::string_view, 7> peer_flags = {
    "-maxmem", "-maxpos", "-maxtime", "-heartbeat", "-regression", "-maxtrace", "-notraceptr"};

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Doubles the dash of the peer's flags, and gives options their number where it is optional.
Words modernised(const Words& arguments) {
  Words words;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string word = arguments[i];
    if (std::ranges::find(peer_flags, word) != peer_flags.end()) word.insert(0, "-");
    if (word == "--heartbeat" || word == "--final") {
      const bool given = i + 1 < arguments.size() && is_number(arguments[i + 1]);
      word += "=" + (given ? arguments[++i] : "1");
    }
    words.push_back(std::move(word));
  }
  return words;
}

po::options_description solve_options() {
  po::options_description options;
  auto add = options.add_options();
  add("json", "");
  add("placements", "");
  add("remarks", "");
  add("dialect", po::value<std::string>());
  add("regression", "");
  add("record", "");
  add("maxmem", po::value<std::string>());
  add("maxtime", po::value<int>());
  add("threads", po::value<int>());
  add("heartbeat", po::value<int>());
  add("lenient-limits", "");
  add("allow-protocol-anywhere", "");
  add("maxpos", po::value<std::string>());
  add("maxtrace", po::value<std::string>());
  add("notraceptr", "");
  add("file", po::value<Words>());
  return options;
}

po::options_description list_options() {
  po::options_description options;
  auto add = options.add_options();
  add("language", po::value<std::string>());
  add("sources", "");
  add("listed", po::value<std::string>());
  return options;
}

po::options_description help_options() {
  po::options_description options;
  options.add_options()("language", po::value<std::string>())("word", po::value<Words>());
  return options;
}

po::options_description manual_options() {
  po::options_description options;
  options.add_options()("html", po::value<std::string>());
  return options;
}

po::options_description explain_options() {
  po::options_description options;
  options.add_options()("file", po::value<Words>());
  return options;
}

po::options_description retro_options() {
  po::options_description options;
  auto add = options.add_options();
  add("json", "");
  add("side", po::value<std::string>());
  add("effort", po::value<int>());
  add("file", po::value<Words>());
  return options;
}

po::options_description bench_options() {
  po::options_description options;
  auto add = options.add_options();
  add("json", "");
  add("repeat", po::value<int>());
  add("number", po::value<std::vector<int>>());
  return options;
}

po::options_description perft_options() {
  po::options_description options;
  auto add = options.add_options();
  add("condition", po::value<Words>());
  add("depth", po::value<int>());
  add("fen", po::value<Words>());
  return options;
}

po::options_description position_options() {
  po::options_description options;
  options.add_options()("chess960", po::value<std::string>())("shredder", "");
  return options;
}

/// The options given; unknown and malformed ones throw po::error.
po::variables_map understood(const Words& words, po::options_description options,
                             const std::vector<std::pair<const char*, int>>& positions) {
  options.add_options()("help,h", "")("version,V", "");
  po::positional_options_description positional;
  for (const auto& [name, count] : positions) positional.add(name, count);
  po::variables_map given;
  // No guessing: shortened names of options are not understood.
  const int style = po::command_line_style::unix_style ^ po::command_line_style::allow_guessing;
  po::store(
      po::command_line_parser(words).options(options).positional(positional).style(style).run(),
      given);
  po::notify(given);
  return given;
}

Invocation solve_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  invocation.json = given.count("json") > 0;
  invocation.placements = given.count("placements") > 0;
  invocation.remarks = given.count("remarks") > 0;
  invocation.regression = given.count("regression") > 0;
  invocation.record = given.count("record") > 0;
  const auto dialect = value_or<std::string>(given, "dialect", "");
  invocation.yacpdb = dialect == "yacpdb";
  if (!dialect.empty() && !invocation.yacpdb) throw po::error("--dialect takes yacpdb");
  if (invocation.yacpdb && invocation.json) throw po::error("--dialect is one of the text");
  invocation.max_time = number_from(given, "maxtime", 1);
  // With --regression runs are to be alike in all that can be measured, too.
  const int usual = invocation.regression ? 1 : processors();
  invocation.threads = number_from(given, "threads", 1).value_or(usual);
  invocation.heartbeat = number_from(given, "heartbeat", 1);
  invocation.lenient_limits = given.count("lenient-limits") > 0;
  invocation.protocol_anywhere = given.count("allow-protocol-anywhere") > 0;
  invocation.memory = memory_from(given, "maxmem", invocation.memory);
  return invocation;
}

Invocation list_invocation(const po::variables_map& given) {
  Invocation invocation;
  const auto name = value_or<std::string>(given, "listed", "");
  const auto* const listed = std::ranges::find(manual::all_sections, name, manual::word_of);
  if (listed == manual::all_sections.end()) {
    std::vector<std::string_view> names;
    std::ranges::transform(manual::all_sections, std::back_inserter(names), manual::word_of);
    throw po::error(fmt::format("list takes one of: {}", fmt::join(names, ", ")));
  }
  invocation.listed = *listed;
  invocation.listing.sources = given.count("sources") > 0;
  invocation.listing.language = language_from(given);
  return invocation;
}

Invocation help_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.word = fmt::format("{}", fmt::join(value_or<Words>(given, "word", {}), " "));
  invocation.language = language_from(given, language_of_environment());
  return invocation;
}

Invocation manual_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.html = value_or<std::string>(given, "html", "");
  if (invocation.html.empty()) throw po::error("manual takes --html with a folder");
  return invocation;
}

Invocation explain_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  return invocation;
}

Invocation retro_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  invocation.json = given.count("json") > 0;
  const auto side = value_or<std::string>(given, "side", "");
  if (side == "white" || side == "w") {
    invocation.side = Side::white;
  } else if (side == "black" || side == "b") {
    invocation.side = Side::black;
  } else if (!side.empty()) {
    throw po::error("--side takes white or black");
  }
  if (const auto effort = number_from(given, "effort", 1)) {
    invocation.effort = static_cast<std::uint64_t>(*effort);
  }
  return invocation;
}

Invocation bench_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.json = given.count("json") > 0;
  invocation.repeat = number_from(given, "repeat", 1).value_or(1);
  invocation.numbers = value_or<std::vector<int>>(given, "number", {});
  return invocation;
}

Invocation perft_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.depth = number_from(given, "depth", 1).value_or(0);
  const auto fields = value_or<Words>(given, "fen", {});
  if (invocation.depth == 0 || fields.empty()) throw po::error("perft takes a depth and a FEN");
  // A FEN may come as one argument or field by field.
  invocation.fen = fmt::format("{}", fmt::join(fields, " "));
  invocation.conditions = value_or<Words>(given, "condition", {});
  return invocation;
}

Invocation position_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.chess960 = value_or<std::string>(given, "chess960", "");
  invocation.shredder = given.count("shredder") > 0;
  if (invocation.chess960.empty()) {
    throw po::error("position takes --chess960 with a number from 0 to 959, an array or a FEN");
  }
  return invocation;
}

struct Subcommand {
  std::string_view name;
  Task task;
  po::options_description (*options)();
  std::vector<std::pair<const char*, int>> positions;
  Invocation (*invocation)(const po::variables_map&);
};

const std::vector<Subcommand>& subcommands() {
  static const std::vector<Subcommand> list = {
      {"solve", Task::solve, solve_options, {{"file", -1}}, solve_invocation},
      {"verify", Task::verify, verify_options, {{"file", -1}}, verify_invocation},
      {"convert", Task::convert, convert_options, {{"file", -1}}, convert_invocation},
      {"compare", Task::compare, compare_options, {{"file", -1}}, compare_invocation},
      {"split", Task::split, split_options, {{"file", -1}}, split_invocation},
      {"merge", Task::merge, merge_options, {{"file", -1}}, merge_invocation},
      {"diagram", Task::diagram, diagram_options, {{"file", -1}}, diagram_invocation},
      {"list", Task::list, list_options, {{"listed", 1}}, list_invocation},
      {"help", Task::help, help_options, {{"word", -1}}, help_invocation},
      {"manual", Task::manual, manual_options, {}, manual_invocation},
      {"explain", Task::explain, explain_options, {{"file", -1}}, explain_invocation},
      {"perft", Task::perft, perft_options, {{"depth", 1}, {"fen", -1}}, perft_invocation},
      {"bench", Task::bench, bench_options, {{"number", -1}}, bench_invocation},
      {"position", Task::position, position_options, {}, position_invocation},
      {"retro", Task::retro, retro_options, {{"file", -1}}, retro_invocation},
  };
  return list;
}

}  // namespace

std::variant<Invocation, UsageError> parse(const std::vector<std::string>& arguments) {
  Words words = modernised(arguments);
  const Subcommand* chosen = &subcommands().front();
  for (const Subcommand& subcommand : subcommands()) {
    if (words.empty() || words.front() != subcommand.name) continue;
    chosen = &subcommand;
    words.erase(words.begin());
  }
  try {
    const po::variables_map given = understood(words, chosen->options(), chosen->positions);
    Invocation invocation;
    if (given.count("help") > 0) {
      invocation.task = Task::help;
    } else if (given.count("version") > 0) {
      invocation.task = Task::version;
    } else {
      invocation = chosen->invocation(given);
      invocation.task = chosen->task;
    }
    return invocation;
  } catch (const po::error& error) {
    return UsageError{error.what()};
  }
}

std::optional<std::size_t> parse_memory(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  unsigned shift = 10;
  if (unit == "M" || unit == "m") {
    shift = 20;
  } else if (unit == "G" || unit == "g") {
    shift = 30;
  } else if (!unit.empty() && unit != "K" && unit != "k") {
    return std::nullopt;
  }
  if (number > std::numeric_limits<std::size_t>::max() >> shift) return std::nullopt;
  return number << shift;
}

std::string version_name() {
  return fmt::format("feerie {}", FEERIE_VERSION);
}

std::string version() {
  return version_name() + '\n';
}

}  // namespace feerie::cli
