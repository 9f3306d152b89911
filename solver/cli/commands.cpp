#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "cli/collection_options.h"
#include "cli/diagram_options.h"
#include "cli/option_table.h"
#include "cli/option_values.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

constexpr Option json_rows{
    .name = "json", .help = texts::mark("rows of JSON instead of text, one a line (docs/json.md)")};

constexpr std::array<Option, 15> solve_options{{
    json_rows,
    {.name = "placements", .help = texts::mark("in JSON, the units on the board behind each move")},
    {.name = "remarks",
     .help = texts::mark("how many solutions each phase has: {no solution}, {3 solutions}")},
    {.name = "dialect",
     .value = Value::choice,
     .placeholder = "yacpdb",
     .help = texts::mark(
         "text that YACPDB and Olive can read: what their grammar has no words for stands in "
         "comments")},
    {.name = "maxmem",
     .value = Value::text,
     .placeholder = "N[K|M|G]",
     .help = texts::mark("memory for tables (default 1G; a number alone means kilobytes; 0: none)"),
     .of_peer = true},
    {.name = "maxtime",
     .value = Value::number,
     .placeholder = "N",
     .help = texts::mark("at most N seconds a problem, all its twins included"),
     .of_peer = true},
    {.name = "threads",
     .value = Value::number,
     .placeholder = "N",
     .help = texts::mark(
         "threads that search a problem together (default: all cores; one with --regression); "
         "the output is the same with any number")},
    {.name = "regression",
     .help = texts::mark("no version and no times in the output, so that it can be compared"),
     .of_peer = true},
    {.name = "record",
     .help = texts::mark(
         "rows of JSON from which feerie merge makes the solution, for a job of feerie split")},
    {.name = "heartbeat",
     .value = Value::optional_number,
     .placeholder = "[N]",
     .help = texts::mark("a sign of life on standard error every N seconds (default 1)"),
     .of_peer = true},
    {.name = "lenient-limits",
     .help = texts::mark("exit status 0, not 4, if a limit of time cut a problem off")},
    {.name = "allow-protocol-anywhere",
     .help = texts::mark("the command protocol may name files outside of the working directory")},
    {.name = "maxpos",
     .value = Value::text,
     .placeholder = "N",
     .help = texts::mark("accepted for compatibility, without effect"),
     .of_peer = true},
    {.name = "maxtrace",
     .value = Value::text,
     .placeholder = "N",
     .help = texts::mark("accepted for compatibility, without effect"),
     .of_peer = true},
    {.name = "notraceptr",
     .help = texts::mark("accepted for compatibility, without effect"),
     .of_peer = true},
}};

constexpr std::array<Option, 1> list_options{
    {{.name = "sources", .help = texts::mark("with a line for the source of each entry")}}};

constexpr std::array<Option, 2> manual_options{
    {{.name = "html",
      .value = Value::folder,
      .placeholder = "FOLDER",
      .help = texts::mark("where the pages are written")},
     {.name = "man",
      .value = Value::folder,
      .placeholder = "FOLDER",
      .help =
          texts::mark("where pages for man are written, in folders for sections and languages")}}};

constexpr std::array<Option, 3> retro_options{{
    {.name = "json",
     .help = texts::mark(
         "everything that is known of the past, as JSON Lines (docs/retro.schema.json)")},
    {.name = "side",
     .value = Value::choice,
     .placeholder = "white|black",
     .help = texts::mark("the side that has moved last (default: the one that is not to move)")},
    {.name = "effort",
     .value = Value::number,
     .placeholder = "N",
     .help = texts::mark("moves that are tried for each position at most (default 200000)")},
}};

constexpr std::array<Option, 2> bench_options{{
    {.name = "json", .help = texts::mark("a row of JSON for each problem instead of a table")},
    {.name = "repeat",
     .value = Value::number,
     .placeholder = "N",
     .help = texts::mark("solve each problem N times; the shortest time counts")},
}};

constexpr std::array<Option, 1> perft_options{
    {{.name = "condition",
      .value = Value::texts,
      .placeholder = "TEXT",
      .help = texts::mark("a condition, as in a problem")}}};

constexpr std::array<Option, 2> position_options{{
    {.name = "chess960",
     .value = Value::text,
     .placeholder = "NUMBER|ARRAY|FEN",
     .help =
         texts::mark("a number from 0 to 959 asks for its position, a position for its number")},
    {.name = "shredder", .help = texts::mark("as Shredder-FEN: castling rooks by their files")},
}};

constexpr std::string_view shells = "bash|zsh|fish";

const std::vector<Argument> files{{"file"}};

Invocation completions_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.word = value_or<std::string>(given, "shell", "");
  const auto known = words_of(shells);
  if (std::ranges::find(known, invocation.word) == known.end()) {
    throw Misuse(texts::mark("completions takes one of: bash, zsh, fish"));
  }
  return invocation;
}

Invocation man_invocation(const po::variables_map&) {
  return {};
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
  if (!dialect.empty() && !invocation.yacpdb) throw Misuse(texts::mark("--dialect takes yacpdb"));
  if (invocation.yacpdb && invocation.json)
    throw Misuse(texts::mark("--dialect is one of the text"));
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

std::vector<std::string_view> section_words() {
  std::vector<std::string_view> words;
  std::ranges::transform(manual::all_sections, std::back_inserter(words), manual::word_of);
  return words;
}

Invocation list_invocation(const po::variables_map& given) {
  Invocation invocation;
  const auto name = value_or<std::string>(given, "listed", "");
  const auto* const listed = std::ranges::find(manual::all_sections, name, manual::word_of);
  if (listed == manual::all_sections.end()) {
    throw Misuse(texts::mark("list takes one of: {}"),
                 {fmt::format("{}", fmt::join(section_words(), ", "))});
  }
  invocation.listed = *listed;
  invocation.listing.sources = given.count("sources") > 0;
  invocation.listing.language = language_from(given, language_of_environment());
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
  invocation.man = value_or<std::string>(given, "man", "");
  if (invocation.html.empty() && invocation.man.empty()) {
    throw Misuse(texts::mark("manual takes --html or --man with a folder"));
  }
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
    throw Misuse(texts::mark("--side takes white or black"));
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
  if (invocation.depth == 0 || fields.empty())
    throw Misuse(texts::mark("perft takes a depth and a FEN"));
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
    throw Misuse(
        texts::mark("position takes --chess960 with a number from 0 to 959, an array or a FEN"));
  }
  return invocation;
}

}  // namespace

std::span<const Command> commands() {
  static const std::string lists = fmt::format("{}", fmt::join(section_words(), "|"));
  static const std::vector<Command> list = {
      {.name = "solve",
       .task = Task::solve,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("solve the problems in the files; the word solve may be left out"),
       .options = solve_options,
       .arguments = files,
       .invocation = solve_invocation,
       .more = texts::mark("Options of the peer may also be written with one dash: -maxmem 512M.")},
      {.name = "verify",
       .task = Task::verify,
       .usage = "[OPTION...] PATH...",
       .summary = texts::mark("judge the problems in files and folders"),
       .options = verify_options(),
       .arguments = files,
       .invocation = verify_invocation,
       .more = texts::mark(
           "docs/verify.md tells the verdicts. Exit status: 0 all sound or as published, 1 "
           "something is not, 2 the command line was not understood, 3 something could not be "
           "read or the run was ended, 4 nothing but limits.")},
      {.name = "convert",
       .task = Task::convert,
       .usage = "--to FORMAT [OPTION...] PATH...",
       .summary = texts::mark("write problems in another format, and tell what it cannot hold"),
       .options = convert_options(),
       .arguments = files,
       .invocation = convert_invocation,
       .more = texts::mark("docs/collections.md tells what each format holds.")},
      {.name = "compare",
       .task = Task::compare,
       .usage = "FILE FILE",
       .summary = texts::mark("compare two outputs problem by problem, as trees"),
       .options = {},
       .arguments = files,
       .invocation = compare_invocation},
      {.name = "split",
       .task = Task::split,
       .usage = "[OPTION...] FILE",
       .summary = texts::mark("cut a problem into jobs for several machines"),
       .options = split_options(),
       .arguments = files,
       .invocation = split_invocation,
       .more = texts::mark(
           "The jobs are input files in a folder, with a manifest beside them (docs/farms.md).")},
      {.name = "merge",
       .task = Task::merge,
       .usage = "[OPTION...] REPORT...|MANIFEST RESULT...",
       .summary = texts::mark(
           "join reports of parts of a collection, or put the results of all jobs together"),
       .options = merge_options(),
       .arguments = files,
       .invocation = merge_invocation,
       .more = texts::mark(
           "The options go with a manifest. Exit status: that of verify; 3 if anything is "
           "missing, doubled or contradictory.")},
      {.name = "diagram",
       .task = Task::diagram,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("draw the diagrams of the problems (docs/diagram.md)"),
       .options = diagram_options(),
       .arguments = files,
       .invocation = diagram_invocation},
      {.name = "help",
       .task = Task::help,
       .usage = "[WORD...]",
       .summary = texts::mark(
           "what is known of a condition, walk, attribute, goal, option, stipulation or "
           "command; or a chapter of the manual (help chapter lists them)"),
       .options = {},
       .arguments = {{"word", -1, Value::text}},
       .invocation = help_invocation},
      {.name = "list",
       .task = Task::list,
       .usage = "WHAT [OPTION...]",
       .summary = texts::mark(
           "list conditions, walks, attributes, goals, options, stipulations, commands or "
           "twin-commands"),
       .options = list_options,
       .arguments = {{"listed", 1, Value::choice, lists}},
       .invocation = list_invocation},
      {.name = "manual",
       .task = Task::manual,
       .usage = "--html FOLDER|--man FOLDER",
       .summary =
           texts::mark("write the manual, chapters and reference, as pages of HTML or for man"),
       .options = manual_options,
       .arguments = {},
       .invocation = manual_invocation},
      {.name = "explain",
       .task = Task::explain,
       .usage = "[FILE...]",
       .summary = texts::mark("say which rule acts when in each problem"),
       .options = {},
       .arguments = files,
       .invocation = explain_invocation},
      {.name = "retro",
       .task = Task::retro,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("list the moves that can have led to each position (docs/retro.md)"),
       .options = retro_options,
       .arguments = files,
       .invocation = retro_invocation},
      {.name = "perft",
       .task = Task::perft,
       .usage = "DEPTH FEN [--condition TEXT]...",
       .summary = texts::mark("count the lines of DEPTH legal half-moves"),
       .options = perft_options,
       .arguments = {{"depth", 1, Value::number}, {"fen", -1, Value::text}},
       .invocation = perft_invocation},
      {.name = "position",
       .task = Task::position,
       .usage = "--chess960 NUMBER|ARRAY|FEN [--shredder]",
       .summary = texts::mark(
           "the start position of Chess960 with this number, or the number of a position"),
       .options = position_options,
       .arguments = {},
       .invocation = position_invocation},
      {.name = "bench",
       .task = Task::bench,
       .usage = "[OPTION...] [NUMBER...]",
       .summary = texts::mark(
           "solve a fixed set of problems, and tell times and positions that were looked at"),
       .options = bench_options,
       .arguments = {{"number", -1, Value::number}},
       .invocation = bench_invocation},
      {.name = "completions",
       .task = Task::completions,
       .usage = "bash|zsh|fish",
       .summary = texts::mark("print the completions for a shell"),
       .options = {},
       .arguments = {{"shell", 1, Value::choice, shells}},
       .invocation = completions_invocation},
      {.name = "man",
       .task = Task::man,
       .usage = "",
       .summary = texts::mark("print the manual page"),
       .options = {},
       .arguments = {},
       .invocation = man_invocation},
  };
  return list;
}
}  // namespace feerie::cli
