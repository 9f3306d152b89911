// Horde: a side that has no king in the diagram is the horde. It has lost when all its units are
// captured, and wins by mate. A pawn of the horde on its own base line can move one or two steps.
// En passant captures are possible only after a double step from the second rank.
//
// Source: lichess.org, Horde; SchemingMind.com, Horde Chess; BrainKing.com, Horde Chess.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool is_horde(const Game& game, Side side) {
  return game.diagram().royals(side) == 0;
}

Outcome annihilated(Game& game, const Arguments& /*arguments*/) {
  for (const Side side : {Side::white, Side::black}) {
    if (is_horde(game, side) && game.position().of(side) == 0) return win_of(opposite(side));
  }
  return Outcome::open;
}

void two_steps_from_base(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Side side = game.turn();
  if (!is_horde(game, side)) return;
  const int base = side == Side::white ? 0 : 7;
  const int step = side == Side::white ? 8 : -8;
  const Bitboard occupied = game.position().occupied();
  Bitboard pawns = game.position().of(side, pawn) & rank_set(base);
  while (pawns != 0) {
    const Square from = take_first(pawns);
    const auto first = static_cast<Square>(from + step);
    const auto second = static_cast<Square>(first + step);
    if (!contains(occupied, first) && !contains(occupied, second)) moves.push_back({from, second});
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.kingless = true, .offers_moves = true});
  book.pawns_leave_base_line();
  book.offer(two_steps_from_base);
  book.decide(annihilated);
}

constexpr std::string_view excluded[] = {"AntiChess", "ExtinctionGame", "Massacre", "RacingKings",
                                         "ChessMutation"};

const Catalogue<Condition>::Entry horde{{
    .names = {"Horde", "Horde", "Horde"},
    .summary = {"the side without king loses when all its units are captured",
                "die Partei ohne König verliert, wenn alle ihre Steine geschlagen sind",
                "le camp sans roi perd quand toutes ses pièces sont prises"},
    .source = "lichess.org/variant/horde; SchemingMind.com, Horde Chess",
    .place = 1055,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry horde_chess{{
    .names = {"HordeChess", "Hordenschach", "EchecsDeLaHorde"},
    .place = 1055,
    .stands_for = "Horde",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
