#include "texts/texts.h"

#include <array>
#include <map>

#include <nlohmann/json.hpp>

#include "texts/files.h"

namespace feerie::texts {
namespace {

/// A text in German and French.
using Translations = std::array<std::string, 2>;

const std::map<std::string, Translations, std::less<>>& catalogue() {
  static const auto all =
      nlohmann::json::parse(texts_json).get<std::map<std::string, Translations, std::less<>>>();
  return all;
}

}  // namespace

std::string_view translate(Language language, std::string_view english) {
  if (language == Language::english) return english;
  const auto found = catalogue().find(english);
  if (found == catalogue().end()) return english;
  return found->second.at(language == Language::german ? 0 : 1);
}

}  // namespace feerie::texts
