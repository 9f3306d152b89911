// Bicaptures: units can capture units of their own side as they capture those of the other side,
// but not the king of their own side.
//
// Source: example: G. Bakcsi, Magyar Sakkelet 1971.
#include <array>

#include "core/reach.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns, by the square of a unit of the side, a superset of the units of the side that attack it
/// by their walks. Whether orthodox units attack others does not depend on the side of these.
std::array<Bitboard, square_count> possible_captors(const Game& game, Side side, Bitboard victims) {
  const Position& position = game.position();
  const bool orthodox = game.rules().kinds().count() == first_fairy_kind;
  std::array<Bitboard, square_count> captors{};
  for (Bitboard units = position.of(side); units != 0;) {
    const Square from = take_first(units);
    const Kind kind = position.at(from).kind;
    Bitboard attacked = all_squares;
    if (orthodox) {
      attacked = kind < pawn ? rays::officer_attacks(kind, from, position.occupied())
                             : rays::tables.pawn[index(side)][from];
    }
    for (Bitboard targets = attacked & victims & ~bit(from); targets != 0;) {
      captors[take_first(targets)] |= bit(from);
    }
  }
  return captors;
}

void offer(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const Side side = game.turn();
  const Bitboard victims =
      position.of(side) & ~position.of(opposite(side)) & ~position.royals(side);
  const CompiledRules& rules = game.rules();
  const bool orthodox = rules.kinds().count() == first_fairy_kind;
  const bool officers_capture = orthodox && rules.plain() && rules.move_restrictions().empty();
  const auto captors = possible_captors(game, side, victims);
  Game::Listed listed(game);
  Candidates& own = *listed;
  for (Bitboard left = victims; left != 0;) {
    const Square at = take_first(left);
    // The unit is imagined to belong to both sides, so that the others can capture it and it can
    // guard them.
    Piece victim = position.at(at);
    victim.sides = Sides::neutral;
    for (Bitboard units = captors[at]; units != 0;) {
      const Square from = take_first(units);
      // An officer's capture is told by both squares.
      if (officers_capture && position.at(from).kind < pawn) {
        moves.push_back({from, at, at});
        continue;
      }
      if (orthodox && !game.attacks(from, side, at)) continue;
      const Game::Disguised disguised(game, at, victim);
      if (!game.attacks(from, side, at)) continue;
      game.generate_of(from, own);
      for (const Candidate& move : own) {
        if (move.capture == at) moves.push_back(move);
      }
    }
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.removes_others = true, .offers_moves = true});
  book.offer(offer);
}

const Catalogue<Condition>::Entry bicaptures{{
    .names = {"Bicaptures", "Bicaptures", "Bicaptures"},
    .summary = {"units can capture units of their own side too, but not the king",
                "Steine können auch Steine der eigenen Partei schlagen, aber nicht den König",
                "les pièces peuvent prendre aussi celles de leur propre camp, mais pas le roi"},
    .source = "example: G. Bakcsi, Magyar Sakkélet 1971",
    .place = 225,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
