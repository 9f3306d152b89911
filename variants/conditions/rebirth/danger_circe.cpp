// Danger Circe: a unit that is attacked can move to its rebirth square, however far away that is.
// A unit of the other side that stands there is captured, a king too: a king is in check if an
// attacked unit of the other side has its rebirth square where the king stands. Kings can leave
// danger in this way as other units can. A unit that could reach its rebirth square by its walk
// makes one move, not two. Only attacks by walks put a unit in danger, not moves of this sort.
//
// Source: C. Poisson, 87 Nouvelles Parties 2020; tourney of Gentilly 2024.
#include <algorithm>
#include <memory>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::Rules;

bool in_danger(Game& game, Square at, Side side) {
  return game.observed(at, opposite(side), Purpose::checking);
}

void offer(Game& game, Candidates& moves, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const Side side = game.turn();
  for (Bitboard units = game.position().of(side); units != 0;) {
    const Square from = take_first(units);
    const Square to = rebirth::home_of(game, from, side, rules);
    if (to == no_square || to == from) continue;
    const bool occupied = contains(game.position().occupied(), to);
    if (occupied && !game.position().at(to).of(opposite(side))) continue;
    const Square captured = occupied ? to : no_square;
    const bool known = std::ranges::any_of(moves, [&](const Candidate& move) {
      return move.from == from && move.to == to && move.capture == captured && !move.castles();
    });
    if (!known && in_danger(game, from, side)) moves.push_back({from, to, captured});
  }
}

bool may_be_fled_to(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  if (ordinary) return true;
  const auto& rules = arguments.as<Rules>();
  const Side other = opposite(side);
  const Bitboard royals = game.position().royals(side) | game.rules().royal_squares(side);
  for (Bitboard units = game.position().of(other) & ~royals; units != 0;) {
    const Square at = take_first(units);
    const Square home = rebirth::home_of(game, at, other, rules);
    if (home == no_square || !contains(royals, home)) continue;
    if (in_danger(game, at, other)) return true;
  }
  return false;
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Rules>(rebirth::read(book, arguments, {}));
  book.declare({.own_check = true, .offers_moves = true});
  book.offer(offer);
  book.judge_check(may_be_fled_to, LooksAt::units);
}

const Catalogue<Condition>::Entry danger_circe{{
    .names = {"DangerCirce", "GefahrenCirce", "CirceDanger"},
    .summary = {"a unit that is attacked can move to its rebirth square",
                "ein angegriffener Stein kann auf sein Repulsfeld ziehen",
                "une pièce attaquée peut jouer sur sa case de renaissance"},
    .source = "example: C. Poisson, 87 Nouvelles Parties 2020",
    .place = 240,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
