#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"

namespace feerie::guide {

/// The words in front of the name of a chapter where an entry of the reference is called like it.
inline constexpr Names chapter_word{"chapter", "Kapitel", "chapitre"};

/// Titles of all chapters in a language.
std::vector<std::string> titles(Language language);

/// Does the word stand for the list of chapters?
bool asks_for_titles(std::string_view word);

/// What the chapters tell of the word, as text for a terminal: the chapter with this name; else
/// those with the word in their title; else the parts with the word in their heading, in any of
/// the languages. The word for chapter may stand in front. Empty if there is nothing.
std::string text_about(std::string_view word, Language language);

}  // namespace feerie::guide
