// Multi-Captures: a unit can be captured, and a king is in check, only if at least two enemy units
// attack it. With White or Black only the captures of that side are bound.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"

namespace feerie {
namespace {

bool attacked_twice(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures()) return true;
  const bool bound =
      arguments.words.empty() || arguments.has(side == Side::white ? "White" : "Black");
  return !bound || count_of(game.observers(move.capture, side, Purpose::observing)) > 1;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(attacked_twice, moves_and_checks);
}

constexpr std::string_view words[] = {"White", "Black"};

const Catalogue<Condition>::Entry multi_captures{{
    .names = {"MultiCaptures", "MultiCaptures", "MultiCaptures"},
    .summary = "only units that are attacked at least twice can be captured",
    .source = "as solved by Popeye 4.104",
    .place = 229,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
