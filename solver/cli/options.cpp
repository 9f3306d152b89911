#include "cli/options.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include <boost/program_options.hpp>
#include <fmt/format.h>

#include "cli/option_table.h"
#include "cli/option_values.h"

namespace po = boost::program_options;

namespace feerie::cli {
namespace {

const Option* option_named(std::string_view name) {
  for (const Command& command : commands()) {
    const auto found = std::ranges::find(command.options, name, &Option::name);
    if (found != command.options.end()) return &*found;
  }
  return nullptr;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Doubles the dash of the peer's flags, and gives options their number where it is optional.
Words modernised(const Words& arguments) {
  Words words;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string word = arguments[i];
    const std::size_t dashes = std::min(word.find_first_not_of('-'), word.size());
    const Option* const option =
        dashes == 1 || dashes == 2 ? option_named(word.substr(dashes)) : nullptr;
    if (option != nullptr && option->of_peer && dashes == 1) word.insert(0, "-");
    if (option != nullptr && option->value == Value::optional_number && word.starts_with("--")) {
      const bool given = i + 1 < arguments.size() && is_number(arguments[i + 1]);
      word += "=" + (given ? arguments[++i] : "1");
    }
    words.push_back(std::move(word));
  }
  return words;
}

/// The options given; unknown and malformed ones throw po::error.
po::variables_map understood(const Words& words, const Command& command) {
  po::positional_options_description positional;
  for (const Argument& argument : command.arguments) positional.add(argument.name, argument.most);
  po::variables_map given;
  // No guessing: shortened names of options are not understood.
  const int style = po::command_line_style::unix_style ^ po::command_line_style::allow_guessing;
  const po::options_description options = description_of(command);
  po::store(
      po::command_line_parser(words).options(options).positional(positional).style(style).run(),
      given);
  po::notify(given);
  return given;
}

}  // namespace

std::variant<Invocation, UsageError> parse(const std::vector<std::string>& arguments) {
  Words words = modernised(arguments);
  const Command* chosen = words.empty() ? nullptr : command_named(words.front());
  const bool named = chosen != nullptr;
  if (named) {
    words.erase(words.begin());
  } else {
    chosen = &commands().front();
  }
  const Language usual = language_of_environment();
  try {
    const po::variables_map given = understood(words, *chosen);
    Invocation invocation;
    if (given.count("help") > 0) {
      invocation.task = Task::help;
      if (named) invocation.word = chosen->name;
    } else if (given.count("version") > 0) {
      invocation.task = Task::version;
    } else {
      invocation = chosen->invocation(given);
      invocation.task = chosen->task;
    }
    invocation.language_of_messages = language_from(given, usual);
    if (invocation.task == Task::help) invocation.language = invocation.language_of_messages;
    return invocation;
  } catch (const po::error& error) {
    return UsageError{text_of(error, usual), usual};
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
