// Haaner Chess: each square that a unit leaves with a move becomes a hole, which no unit can enter
// or pass any more. A castling leaves two holes, where king and rook stood. A pawn captured en
// passant leaves a hole on its square too.
//
// Source: H. Haan; problems of M. Rittirsch, Problemkiste 1991; as solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void close_behind(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  const bool castles = move.castles();
  const Square partner_from = castles ? move.via : no_square;
  for (const Square left : {move.from, partner_from, move.capture}) {
    if (left != no_square && play.position().at(left).empty()) play.close(left);
  }
}

/// What `close_behind` does of a move in which no other rule does anything.
void close_plainly(Position& position, const Candidate& move, const Arguments& /*arguments*/) {
  const bool elsewhere = move.captures() && move.capture != move.to;
  const Bitboard left = bit(move.from) | (elsewhere ? bit(move.capture) : 0);
  position.set_holes(position.holes() | left);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true});
  book.during(Step::landing, close_behind,
              {.remembers = close_plainly, .units = Extent::Units::none});
}

const Catalogue<Condition>::Entry haaner{{
    .names = {"HaanerChess", "HaanerSchach", "Haan"},
    .summary = {"squares that units have left become holes",
                "Felder, die ein Stein verlassen hat, werden zu Löchern",
                "les cases que les pièces ont quittées deviennent des trous"},
    .source = sources::not_found,
    .place = 22,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
