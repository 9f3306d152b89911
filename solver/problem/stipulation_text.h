#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/message.h"
#include "problem/stipulation.h"

/// Stipulations as text: reading and printing, both forms. Printing what was read and reading it
/// again gives the same stipulation. Goals come from the catalogue.
namespace feerie::stipulation {

/// A stipulation at the start of a text, and how many characters of the text it takes.
struct Parsed {
  Stipulation stipulation;
  std::size_t used = 0;
};

/// What is wrong with a text, and where in it.
struct ParseError {
  std::size_t offset = 0;
  std::size_t length = 0;
  Texts message;
  Texts hint;  ///< may be empty
};

using ParseResult = std::variant<Parsed, ParseError>;

/// Lengths go up to this.
inline constexpr int longest = 9999;
/// Structured stipulations are nested at most this deep.
inline constexpr int deepest = 120;

/// Reads a traditional stipulation (`h#2.5`, `2->ser-h=4`, `exact-s#3`, `perft4`). Case does not
/// count; the length may be a token of its own (`dia 4`). What follows is left unread, but no
/// other text may be glued to the stipulation.
///
/// Moves to be taken back may stand in front (`-1w & h#1.5`, `-2(w+b) & #1`), or alone: then
/// they are only listed. The sides have the letters of the language.
ParseResult parse(std::string_view text, Language language = Language::english);

/// Reads a structured stipulation: the side on move (an abbreviation of its name in the language),
/// then an expression; blanks are allowed between the parts. What follows it is left unread. Moves
/// to be taken back may stand in front, as in `parse`.
ParseResult parse_structured(std::string_view text, Language language);

/// The stipulation as it stands under the diagram: `h#2.5`, `White 3h[#]h`.
std::string to_string(const Stipulation& stipulation, Language language);

/// An expression of a structured stipulation, without blanks.
std::string to_string(const Expression& expression);

/// Number of half-moves of a line of full length; 0 where the stipulation does not say it.
int half_moves_of_line(const Stipulation& asked);

/// Does the form count its length in half-moves?
bool in_half_moves(Form form);

/// The stipulation with White to begin, as option WhiteToPlay asks for it: help play of whole
/// length loses the first half-move (`h#3` becomes `h#2.5`), a=>b play only changes the side. Any
/// other stipulation is returned as it is.
Stipulation with_white_to_play(Stipulation stipulation);

}  // namespace feerie::stipulation
