#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

/// Games for tests in one line: `scene("4k3/8/8/8/8/8/8/4K2R w K", "Circe")`.
namespace feerie::test {

/// A game in the position of a FEN whose fields behind the side may be missing (castling is then
/// possible where the units stand right), under conditions as they are written in a problem. Fairy
/// units are written as in a problem's Forsyth.
/// Throws std::runtime_error with the diagnostics if the position cannot be set up.
Game scene(std::string_view fen, std::string_view conditions = "");

/// The same with lines of problem input, such as "condition Circe" and "option EnPassant e6".
Game scene_with(std::string_view fen, const std::vector<std::string>& setting);

/// The FEN without the orthodox units of which the conditions say that there are none.
std::string without_barred(std::string fen, std::string_view conditions);

/// Can the condition not stand without something behind its name?
bool needs_arguments(const Condition& condition);

/// The placement field of a FEN; fairy units are written as in a problem's Forsyth.
std::string placement(const Game& game);

/// Plays the first legal move between two squares: "e2e4". Throws std::runtime_error if there is
/// none.
void play(Game& game, std::string_view squares);

/// All legal moves of the side on move.
std::vector<Move> legal_moves(Game& game);

}  // namespace feerie::test
