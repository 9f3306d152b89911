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

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

constexpr Option stipulation{.name = "stipulation",
                             .value = Value::text,
                             .placeholder = "TEXT",
                             .help = "that of positions (FEN, EPD) without one of their own"};

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
  throw po::error("--shard takes i/n, as 2/10: the second of ten parts");
}

}  // namespace

std::span<const Option> verify_options() {
  static constexpr std::array<Option, 15> options{{
      {.name = "jobs",
       .value = Value::number,
       .placeholder = "N",
       .help = "problems solved at once, each in a process of its own (default: all cores)"},
      {.name = "max-time",
       .value = Value::number,
       .placeholder = "N",
       .help = "at most N seconds a problem; cut off, its verdict is limit"},
      {.name = "maxtime",
       .value = Value::number,
       .placeholder = "N",
       .help = "another name of --max-time",
       .of_peer = true},
      {.name = "max-memory",
       .value = Value::text,
       .placeholder = "SIZE",
       .help = "at most so much memory a problem: 512M"},
      {.name = "maxmem",
       .value = Value::text,
       .placeholder = "SIZE",
       .help = "memory for tables (default 256M)",
       .of_peer = true},
      {.name = "json", .help = "a row of JSON for each problem instead of a table"},
      {.name = "report",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "write a report of JSON rows as they come, in the end in order"},
      {.name = "resume",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "go on with the report of a run that was not finished"},
      {.name = "retry-limits", .help = "with --resume: solve again what a limit ended"},
      stipulation,
      {.name = "csv",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "write a table, in the end"},
      {.name = "junit",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "write a report of tests in the XML of JUnit, in the end"},
      {.name = "html",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "write a page with diagrams and solutions that can be played, in the end"},
      {.name = "times", .help = "tell in rows how many seconds each problem took"},
      {.name = "shard",
       .value = Value::text,
       .placeholder = "I/N",
       .help = "only every N-th problem, beginning with number I"},
  }};
  return options;
}

Invocation verify_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.empty()) throw po::error("verify takes files or folders");
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
    throw po::error("--retry-limits goes with --resume");
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
  static constexpr std::array<Option, 5> options{{
      {.name = "to",
       .value = Value::choice,
       .placeholder = "inp|olv|yacpdb|json|csv|epd|fen|ffen",
       .help = "the format"},
      {.name = "output",
       .value = Value::file,
       .placeholder = "FILE",
       .help = "write into the file instead of standard output"},
      {.name = "language",
       .value = Value::choice,
       .placeholder = "en|de|fr",
       .help = "of inp: keywords in English, German or French"},
      stipulation,
      {.name = "strict", .help = "exit status 1 if a format cannot hold something"},
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
    throw po::error("convert takes --to inp, olv, yacpdb, json, csv, epd, fen or ffen");
  }
  if (invocation.files.empty()) throw po::error("convert takes files or folders");
  if (invocation.language != Language::english && invocation.target != "inp") {
    throw po::error("--language is for --to inp: the other formats are English");
  }
  return invocation;
}

Invocation compare_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.size() != 2) throw po::error("compare takes two files");
  return invocation;
}

std::span<const Option> split_options() {
  static constexpr std::array<Option, 4> options{{
      {.name = "pieces",
       .value = Value::number,
       .placeholder = "N",
       .help = "at most N jobs (default: one for each first move)"},
      {.name = "depth",
       .value = Value::number,
       .placeholder = "1|2",
       .help = "cut by first moves, or by second ones (default: as deep as so many jobs take)"},
      {.name = "problem",
       .value = Value::number,
       .placeholder = "N",
       .help = "which problem of the file"},
      {.name = "into",
       .value = Value::folder,
       .placeholder = "FOLDER",
       .help = "default: the name of the file with .parts"},
  }};
  return options;
}

Invocation split_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.size() != 1) throw po::error("split takes a file");
  invocation.pieces = number_from(given, "pieces", 2).value_or(0);
  invocation.cut_depth = number_from(given, "depth", 1).value_or(0);
  if (invocation.cut_depth > 2) throw po::error("--depth takes 1 or 2");
  invocation.problem = number_from(given, "problem", 1).value_or(0);
  invocation.into = value_or<std::string>(given, "into", "");
  return invocation;
}

std::span<const Option> merge_options() {
  static constexpr std::array<Option, 3> options{{
      {.name = "json", .help = "rows of JSON instead of text, one a line (docs/json.md)"},
      {.name = "placements", .help = "in JSON, the units on the board behind each move"},
      {.name = "remarks", .help = "how many solutions each phase has"},
  }};
  return options;
}

Invocation merge_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.empty()) {
    throw po::error("merge takes reports of verify, or a manifest of split and results");
  }
  invocation.json = given.count("json") > 0;
  invocation.placements = given.count("placements") > 0;
  invocation.remarks = given.count("remarks") > 0;
  return invocation;
}

}  // namespace feerie::cli
