#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "retro/unmove.h"
#include "support/random_play.h"
#include "support/scene.h"

/// Last moves for tests.
namespace feerie::test {

std::shared_ptr<const CompiledRules> rules_of(const Game& game);

/// The texts of all last moves of the position of a FEN, which tells the side on move now, sorted.
/// If the list is not complete, a text that says so stands at its end.
std::vector<std::string> last_moves(std::string_view fen, std::string_view conditions = "");

/// What was looked at, so that nobody mistakes nothing for success.
struct Looked {
  int positions = 0;
  int last_moves = 0;
  int bounded = 0;
};

/// Plays random games forward from the FEN and looks at each position in them: the move that was
/// played must be among its last moves, be it that rights are claimed or not, unless the list was
/// bounded; no move may be listed twice; each must be legal and lead to the position. Throws
/// std::logic_error saying what does not hold.
Looked check_last_moves(const std::string& fen, std::string_view conditions, Dice& dice, int length,
                        retro::Effort effort = {});

}  // namespace feerie::test
