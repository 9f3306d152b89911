#include "cli/collection_options.h"

#include <algorithm>
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

po::options_description files_only() {
  po::options_description options;
  options.add_options()("file", po::value<Words>());
  return options;
}

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

po::options_description verify_options() {
  po::options_description options;
  auto add = options.add_options();
  add("json", "");
  add("jobs", po::value<int>());
  add("maxmem", po::value<std::string>());
  add("max-memory", po::value<std::string>());
  add("maxtime", po::value<int>());
  add("max-time", po::value<int>());
  add("report", po::value<std::string>());
  add("resume", po::value<std::string>());
  add("retry-limits", "");
  add("shard", po::value<std::string>());
  add("times", "");
  add("stipulation", po::value<std::string>());
  add("csv", po::value<std::string>());
  add("junit", po::value<std::string>());
  add("html", po::value<std::string>());
  add("file", po::value<Words>());
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

po::options_description convert_options() {
  po::options_description options;
  auto add = options.add_options();
  add("to", po::value<std::string>());
  add("output", po::value<std::string>());
  add("language", po::value<std::string>());
  add("stipulation", po::value<std::string>());
  add("strict", "");
  add("file", po::value<Words>());
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

po::options_description compare_options() {
  return files_only();
}

Invocation compare_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  if (invocation.files.size() != 2) throw po::error("compare takes two files");
  return invocation;
}

po::options_description split_options() {
  po::options_description options = files_only();
  auto add = options.add_options();
  add("pieces", po::value<int>());
  add("depth", po::value<int>());
  add("problem", po::value<int>());
  add("into", po::value<std::string>());
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

po::options_description merge_options() {
  po::options_description options = files_only();
  options.add_options()("json", "")("placements", "")("remarks", "");
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
