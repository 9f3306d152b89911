#pragma once

#include <string_view>

#include "core/language.h"

/// Sources of rules that are no article, glossary or book but have to be said in words. They are
/// kept like all sources by their English text.
namespace feerie::sources {

inline constexpr Names in_words[] = {
    {"first publication not found; as solved by Popeye 4.104",
     "Erstveröffentlichung nicht gefunden; wie von Popeye 4.104 gelöst",
     "première publication non trouvée ; comme Popeye 4.104 le résout"},
    {"an option of problem-solving programs; manual of Popeye 4.104",
     "eine Option von Löseprogrammen; Handbuch von Popeye 4.104",
     "une option des programmes de résolution ; manuel de Popeye 4.104"},
    {"defined by feerie", "von feerie festgelegt", "défini par feerie"},
};

/// Nothing better was found.
inline constexpr std::string_view not_found = in_words[0].english;
/// Options that tell a program how to solve and what to print.
inline constexpr std::string_view programs = in_words[1].english;
/// Nobody else has it.
inline constexpr std::string_view own = in_words[2].english;

/// The source as a reader of the language understands it.
constexpr std::string_view in(std::string_view source, Language language) {
  for (const Names& words : in_words) {
    if (words.english == source) return words.in(language);
  }
  return source;
}

}  // namespace feerie::sources
