#include "cli/telling_options.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "cli/option_values.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

constexpr std::array<Option, 1> list_table{
    {{.name = "sources", .help = texts::mark("with a line for the source of each entry")}}};

constexpr std::array<Option, 2> manual_table{
    {{.name = "html",
      .value = Value::folder,
      .placeholder = "FOLDER",
      .help = texts::mark("where the pages are written")},
     {.name = "man",
      .value = Value::folder,
      .placeholder = "FOLDER",
      .help =
          texts::mark("where pages for man are written, in folders for sections and languages")}}};

constexpr std::string_view shells = "bash|zsh|fish";

std::vector<std::string_view> section_words() {
  std::vector<std::string_view> words;
  std::ranges::transform(manual::all_sections, std::back_inserter(words), manual::word_of);
  return words;
}

}  // namespace

std::span<const Option> list_options() {
  return list_table;
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

std::span<const Option> manual_options() {
  return manual_table;
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

std::string listed_words() {
  return fmt::format("{}", fmt::join(section_words(), "|"));
}

std::string_view shell_words() {
  return shells;
}

}  // namespace feerie::cli
