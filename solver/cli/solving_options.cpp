#include "cli/solving_options.h"

#include <array>

#include <fmt/format.h>

#include "cli/option_values.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

constexpr Option json_rows{
    .name = "json", .help = texts::mark("rows of JSON instead of text, one a line (docs/json.md)")};

constexpr std::array<Option, 15> solve_table{{
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

constexpr std::array<Option, 3> retro_table{{
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

constexpr std::array<Option, 2> bench_table{{
    {.name = "json", .help = texts::mark("a row of JSON for each problem instead of a table")},
    {.name = "repeat",
     .value = Value::number,
     .placeholder = "N",
     .help = texts::mark("solve each problem N times; the shortest time counts")},
}};

constexpr std::array<Option, 1> perft_table{
    {{.name = "condition",
      .value = Value::texts,
      .placeholder = "TEXT",
      .help = texts::mark("a condition, as in a problem")}}};

constexpr std::array<Option, 2> position_table{{
    {.name = "chess960",
     .value = Value::text,
     .placeholder = "NUMBER|ARRAY|FEN",
     .help =
         texts::mark("a number from 0 to 959 asks for its position, a position for its number")},
    {.name = "shredder", .help = texts::mark("as Shredder-FEN: castling rooks by their files")},
}};

}  // namespace

std::span<const Option> solve_options() {
  return solve_table;
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

Invocation explain_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  return invocation;
}

std::span<const Option> retro_options() {
  return retro_table;
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

std::span<const Option> bench_options() {
  return bench_table;
}

Invocation bench_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.json = given.count("json") > 0;
  invocation.repeat = number_from(given, "repeat", 1).value_or(1);
  invocation.numbers = value_or<std::vector<int>>(given, "number", {});
  return invocation;
}

std::span<const Option> perft_options() {
  return perft_table;
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

std::span<const Option> position_options() {
  return position_table;
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

}  // namespace feerie::cli
