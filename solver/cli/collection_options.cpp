#include "cli/collection_options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <thread>
#include <tuple>
#include <utility>

#include "cli/option_values.h"
#include "collections/conversion.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

constexpr Option stipulation{
    .name = "stipulation",
    .value = Value::text,
    .placeholder = "TEXT",
    .help = texts::mark("that of positions (FEN, EPD) without one of their own")};

/// Of `i/n`: which of how many parts.
std::pair<int, int> shard_of(const std::string& text) {
  int shard = 0;
  int shards = 0;
  const char* const end = text.data() + text.size();
  const auto [slash, error] = std::from_chars(text.data(), end, shard);
  if (error == std::errc{} && slash != end && *slash == '/') {
    const auto [behind, other_error] = std::from_chars(slash + 1, end, shards);
    const bool fits = shard >= 1 && shard <= shards;
    if (other_error == std::errc{} && behind == end && fits) return {shard, shards};
  }
  throw Misuse(texts::mark("--shard takes i/n, as 2/10: the second of ten parts"));
}

}  // namespace

std::span<const Option> verify_options() {
  static constexpr std::array<Option, 15> options{{
      {.name = "jobs",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark(
           "problems solved at once, each in a process of its own (default: all cores)")},
      {.name = "max-time",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("at most N seconds a problem; cut off, its verdict is limit")},
      {.name = "maxtime",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("another name of --max-time"),
       .of_peer = true},
      {.name = "max-memory",
       .value = Value::text,
       .placeholder = "SIZE",
       .help = texts::mark("at most so much memory a problem: 512M")},
      {.name = "maxmem",
       .value = Value::text,
       .placeholder = "SIZE",
       .help = texts::mark("memory for tables (default 256M)"),
       .of_peer = true},
      {.name = "json", .help = texts::mark("a row of JSON for each problem instead of a table")},
      {.name = "report",
       .value = Value::file,
       .placeholder = "FILE",
       .help = texts::mark("write a report of JSON rows as they come, in the end in order")},
      {.name = "resume",
       .value = Value::file,
       .placeholder = "FILE",
       .help = texts::mark("go on with the report of a run that was not finished")},
      {.name = "retry-limits",
       .help = texts::mark("with --resume: solve again what a limit ended")},
      stipulation,
      {.name = "csv",
       .value = Value::file,
       .placeholder = "FILE",
       .help = texts::mark("write a table, in the end")},
      {.name = "junit",
       .value = Value::file,
       .placeholder = "FILE",
       .help = texts::mark("write a report of tests in the XML of JUnit, in the end")},
      {.name = "html",
       .value = Value::file,
       .placeholder = "FILE",
       .help =
           texts::mark("write a page with diagrams and solutions that can be played, in the end")},
      {.name = "times", .help = texts::mark("tell in rows how many seconds each problem took")},
      {.name = "shard",
       .value = Value::text,
       .placeholder = "I/N",
       .help = texts::mark("only every N-th problem, beginning with number I")},
  }};
  return options;
}

Invocation verify_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.empty()) throw Misuse(texts::mark("verify takes files or folders"));
  invocation.json = given.count("json") > 0;
  invocation.times = given.count("times") > 0;
  invocation.jobs = number_from(given, "jobs", 1).value_or(processors());
  invocation.max_time = number_from(given, "max-time", 1);
  if (!invocation.max_time) invocation.max_time = number_from(given, "maxtime", 1);
  invocation.memory = memory_from(given, "maxmem", std::size_t{256} << 20U);
  invocation.most_memory = memory_from(given, "max-memory", 0);
  invocation.resume = given.count("resume") > 0;
  invocation.retry_limits = given.count("retry-limits") > 0;
  if (invocation.retry_limits && !invocation.resume) {
    throw Misuse(texts::mark("--retry-limits goes with --resume"));
  }
  invocation.report = value_or<std::string>(given, invocation.resume ? "resume" : "report", "");
  invocation.stipulation = value_or<std::string>(given, "stipulation", "");
  invocation.csv = value_or<std::string>(given, "csv", "");
  invocation.junit = value_or<std::string>(given, "junit", "");
  invocation.html = value_or<std::string>(given, "html", "");
  if (given.count("shard") > 0) {
    std::tie(invocation.shard, invocation.shards) = shard_of(given["shard"].as<std::string>());
  }
  return invocation;
}

std::span<const Option> convert_options() {
  static constexpr std::array<Option, 4> options{{
      {.name = "to",
       .value = Value::choice,
       .placeholder = "inp|olv|yacpdb|json|csv|epd|fen|ffen",
       .help = texts::mark("the format")},
      {.name = "output",
       .value = Value::file,
       .placeholder = "FILE",
       .help = texts::mark("write into the file instead of standard output")},
      stipulation,
      {.name = "strict", .help = texts::mark("exit status 1 if a format cannot hold something")},
  }};
  return options;
}

Invocation convert_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  invocation.target = value_or<std::string>(given, "to", "");
  invocation.output = value_or<std::string>(given, "output", "");
  invocation.language = language_from(given);
  invocation.stipulation = value_or<std::string>(given, "stipulation", "");
  invocation.strict = given.count("strict") > 0;
  if (!collections::target_named(invocation.target)) {
    throw Misuse(texts::mark("convert takes --to inp, olv, yacpdb, json, csv, epd, fen or ffen"));
  }
  if (invocation.files.empty()) throw Misuse(texts::mark("convert takes files or folders"));
  return invocation;
}

Invocation compare_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.size() != 2) throw Misuse(texts::mark("compare takes two files"));
  return invocation;
}

std::span<const Option> split_options() {
  static constexpr std::array<Option, 4> options{{
      {.name = "pieces",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("at most N jobs (default: one for each first move)")},
      {.name = "depth",
       .value = Value::number,
       .placeholder = "1|2",
       .help = texts::mark(
           "cut by first moves, or by second ones (default: as deep as so many jobs take)")},
      {.name = "problem",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("which problem of the file")},
      {.name = "into",
       .value = Value::folder,
       .placeholder = "FOLDER",
       .help = texts::mark("default: the name of the file with .parts")},
  }};
  return options;
}

Invocation split_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.size() != 1) throw Misuse(texts::mark("split takes a file"));
  invocation.pieces = number_from(given, "pieces", 2).value_or(0);
  invocation.cut_depth = number_from(given, "depth", 1).value_or(0);
  if (invocation.cut_depth > 2) throw Misuse(texts::mark("--depth takes 1 or 2"));
  invocation.problem = number_from(given, "problem", 1).value_or(0);
  invocation.into = value_or<std::string>(given, "into", "");
  return invocation;
}

std::span<const Option> merge_options() {
  static constexpr std::array<Option, 3> options{{
      {.name = "json",
       .help = texts::mark("rows of JSON instead of text, one a line (docs/json.md)")},
      {.name = "placements",
       .help = texts::mark("in JSON, the units on the board behind each move")},
      {.name = "remarks", .help = texts::mark("how many solutions each phase has")},
  }};
  return options;
}

Invocation merge_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.empty()) {
    throw Misuse(texts::mark("merge takes reports of verify, or a manifest of split and results"));
  }
  invocation.json = given.count("json") > 0;
  invocation.placements = given.count("placements") > 0;
  invocation.remarks = given.count("remarks") > 0;
  return invocation;
}

}  // namespace feerie::cli
