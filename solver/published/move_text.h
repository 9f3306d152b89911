#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace feerie::published {

/// Brings a written move into one form: captures as `*`, castling with zeros, without `ep.`, blanks
/// and the signs behind it. Figurines stay.
std::string normalised(std::string_view move);

/// How a written move fits a move of the position.
enum class Fit : unsigned char {
  none,
  loose,  ///< the written move leaves a promotion or the like out
  plain,  ///< it leaves effects in brackets out
  whole,  ///< everything that the move does is written
  exact,  ///< and in the same way
};

/// Compares a normalised text with a normalised move in long notation. The departure may be left
/// out in whole or part.
Fit fit(std::string_view written, std::string_view known);

/// Letters of the walks of king, queen, rook, bishop, knight and pawn.
using Letters = std::vector<std::string>;

/// Replaces figurines by letters.
std::string with_letters(std::string_view move, std::span<const std::string> letters);

}  // namespace feerie::published
