#include "cli/option_values.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <thread>

#include <fmt/format.h>

#include "cli/options.h"

namespace feerie::cli {

namespace po = boost::program_options;

std::optional<int> number_from(const po::variables_map& given, const char* name, int least) {
  if (given.count(name) == 0) return std::nullopt;
  const int number = given[name].as<int>();
  if (number < least) throw po::error(fmt::format("--{} must be at least {}", name, least));
  return number;
}

std::size_t memory_from(const po::variables_map& given, const char* name, std::size_t otherwise) {
  if (given.count(name) == 0) return otherwise;
  const auto memory = parse_memory(given[name].as<std::string>());
  if (!memory) throw po::error(fmt::format("--{} takes a number with K, M or G: 512M", name));
  return *memory;
}

Language language_from(const po::variables_map& given, Language otherwise) {
  if (given.count("language") == 0) return otherwise;
  const auto language = value_or<std::string>(given, "language", "en");
  if (language == "de") return Language::german;
  if (language == "fr") return Language::french;
  if (language != "en") throw po::error("--language takes en, de or fr");
  return Language::english;
}

int processors() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

Language language_of_environment() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    if (locale.starts_with("de")) return Language::german;
    return locale.starts_with("fr") ? Language::french : Language::english;
  }
  return Language::english;
}

}  // namespace feerie::cli
