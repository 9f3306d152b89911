#pragma once

#include <functional>
#include <optional>

#include "input/context.h"

namespace feerie {

/// Abbreviations of at least so many letters are trusted where the reader looks for a place to go
/// on after an error.
inline constexpr std::size_t trusted = 4;
/// Abbreviations of this length are trusted at the beginning of a line.
inline constexpr std::size_t trusted_on_new_line = 3;

/// Does a word begin a new unit of a list, or is it a mistake of its own? Asked for words behind a
/// mistake; the scanner stands in front of the word, and what is asked may not move it.
using Begins = std::function<bool(const Token&)>;

/// Does the word certainly begin what stands behind a list?
bool ends_list(const Context& context, const Token& token);

/// Is the word, which is unknown, rather a misspelt command than a misspelt word of the list? Only
/// a word at the beginning of a line can be, or the letter of a twin.
bool is_likely_command(const Context& context, const Token& token, const WordList& list);

/// Is the word, of at least so many letters, so near to one of the list that it must be a
/// misspelling of it?
bool is_likely_misspelt(const Token& token, const WordList& list, std::size_t shortest = trusted);

/// The smallest number of letters in which a token differs from a word of the list; nothing if no
/// word is near.
std::optional<int> nearest(std::string_view token, const WordList& list);

/// Is the token the letter of a twin as books write it: `b)`?
bool is_label(std::string_view token);

/// Goes on to the next word that begins a unit of the list or what stands behind the list.
void go_on(Context& context, const Begins& begins);
/// Goes on behind a mistake in a unit that begins at `unit`. A word at which the unit broke off can
/// be the next one.
void go_on_behind(Context& context, Place mistake, std::size_t unit, const Begins& begins);

/// Reads the units of a list by `read`, which returns false at its end. Of each unit that cannot be
/// read the mistake is told, and reading goes on with the next one.
template <class Read>
void read_list(Context& context, Read&& read, const Begins& begins) {
  std::optional<std::size_t> told;
  bool more = true;
  while (more) {
    context.scanner.at_end();
    const std::size_t unit = context.scanner.offset();
    try {
      more = read();
    } catch (const InputError& error) {
      // A word that is not what was expected may be no unit either: that is one mistake.
      if (error.place.offset != told) context.complain(error);
      told = error.place.offset;
      if (context.gave_up()) throw;
      go_on_behind(context, error.place, unit, begins);
    }
  }
}

}  // namespace feerie
