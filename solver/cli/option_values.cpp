#include "cli/option_values.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <thread>

#include <fmt/args.h>
#include <fmt/format.h>

#include "cli/options.h"
#include "core/language_codes.h"
#include "platform/system.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

std::string filled(std::string_view form, const std::vector<std::string>& parts) {
  if (parts.empty()) return std::string(form);
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const std::string& part : parts) store.push_back(part);
  return fmt::vformat(form, store);
}

}  // namespace

Misuse::Misuse(std::string_view english, std::vector<std::string> parts)
    : po::error(filled(english, parts)), english_(english), parts_(std::move(parts)) {}

std::string Misuse::in(Language language) const {
  return filled(texts::translate(language, english_), parts_);
}

std::string text_of(const po::error& error, Language language) {
  if (const auto* misuse = dynamic_cast<const Misuse*>(&error)) return misuse->in(language);
  if (language == Language::english) return error.what();
  if (const auto* unknown = dynamic_cast<const po::unknown_option*>(&error)) {
    return texts::form(language, "unrecognised option '{}'", unknown->get_option_name());
  }
  if (const auto* named = dynamic_cast<const po::error_with_option_name*>(&error)) {
    return texts::form(language, "the option '{}' is not used as it can be",
                       named->get_option_name());
  }
  return texts::form(language, "too many words, or words that are not understood");
}

std::optional<int> number_from(const po::variables_map& given, const char* name, int least) {
  if (given.count(name) == 0) return std::nullopt;
  const int number = given[name].as<int>();
  if (number < least)
    throw Misuse(texts::mark("--{} must be at least {}"), {name, fmt::to_string(least)});
  return number;
}

std::size_t memory_from(const po::variables_map& given, const char* name, std::size_t otherwise) {
  if (given.count(name) == 0) return otherwise;
  const auto memory = parse_memory(given[name].as<std::string>());
  if (!memory) throw Misuse(texts::mark("--{} takes a number with K, M or G: 512M"), {name});
  return *memory;
}

Language language_from(const po::variables_map& given, Language otherwise) {
  if (given.count("language") == 0) return otherwise;
  const auto language = language_with_code(value_or<std::string>(given, "language", ""));
  if (!language) throw Misuse(texts::mark("--language takes en, de or fr"));
  return *language;
}

int processors() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

Language language_of_environment() {
  std::string locale = platform::locale_of_person();
  for (const char* const name : {"LANG", "LC_MESSAGES", "LC_ALL"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') locale = value;
  }
  constexpr std::size_t code = 2;
  return language_with_code(std::string_view(locale).substr(0, code)).value_or(Language::english);
}

}  // namespace feerie::cli
