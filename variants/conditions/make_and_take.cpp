// Make & Take: a unit that captures first makes a step as the captured unit could make it without
// capturing, and captures from there with its own walk. Checks are given in the same way; what
// a unit observes for other rules it observes from where it stands. A pawn cannot step to its own
// base line, nor to the far one.
//
// Source: H. Laue, feenschach; as solved by Popeye 4.104.
#include <algorithm>
#include <utility>

#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

Bitboard steps_as(Game& game, Kind kind, Square from, Side side) {
  const Bitboard steps = game.quiet_reach(kind, from, opposite(side), from);
  return game.position().at(from).kind == pawn ? steps & ~(rank_set(0) | rank_set(7)) : steps;
}

/// Captures start where the unit can step as any of the enemies.
void step_first(Game& game, Square from, Side side, Departures& departures,
                const Arguments& /*arguments*/) {
  departures.captures = 0;
  KindSet kinds = 0;
  for (Bitboard enemies = game.position().of(opposite(side)); enemies != 0;) {
    kinds |= KindSet{1} << game.position().at(take_first(enemies)).kind;
  }
  while (kinds != 0) {
    departures.captures |= steps_as(game, static_cast<Kind>(take_first(kinds)), from, side);
  }
}

/// Is the capture made from a step as the unit makes it that is captured?
bool stepped_as_captured(Game& game, const Candidate& move, Side side,
                         const Arguments& /*arguments*/) {
  if (!move.captures()) return true;
  const Kind kind = game.position().at(move.capture).kind;
  return move.via != no_square && contains(steps_as(game, kind, move.from, side), move.via);
}

/// The square of the step makes no difference: captures that differ in it alone are the same move.
void join_captures(Game& game, Candidates& moves, const Arguments& arguments) {
  Candidates joined;
  for (const Candidate& move : moves) {
    Candidate plain = move;
    if (move.captures()) {
      if (!stepped_as_captured(game, move, game.turn(), arguments)) continue;
      plain.via = no_square;
    }
    if (std::ranges::find(joined, plain) == joined.end()) joined.push_back(plain);
  }
  moves = std::move(joined);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true, .restricts_moves = true, .restricts_observation = true});
  book.departs_from(step_first, moves_and_checks);
  book.offer(join_captures);
  book.restrict_move(stepped_as_captured, checks_only);
}

const Catalogue<Condition>::Entry make_and_take{{
    .names = {"Make&TakeChess", "Make&TakeSchach", "Make&TakeEchecs"},
    .summary = "a unit that captures makes a step as the captured unit before",
    .source = "H. Laue, feenschach",
    .place = 208,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
