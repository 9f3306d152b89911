// Disparate: a side cannot answer a move with a move of a unit of the same walk. What counts is the
// walk that the unit of the other side had before its move. A unit that cannot move for this reason
// does not give check at that moment either.
//
// Source: R. Fliter, 1960; BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Packs what was moved last into a number: the kind, counted from 1, and the side that moved it.
/// The number 0 stands for no move.
std::uint16_t mark_of(Kind kind, Side side) {
  return static_cast<std::uint16_t>(2 * kind + 2 + index(side));
}

int slot_of(const Arguments& arguments) {
  return arguments.as<int>();
}

void note_mover(Play& play, const Arguments& arguments) {
  const Piece& mover = play.mover_before();
  play.remember(slot_of(arguments),
                mover.empty() ? std::uint16_t{0} : mark_of(mover.kind, play.side()));
}

void note_kind(Position& position, const Candidate& move, const Arguments& arguments) {
  position.set_memory(slot_of(arguments), mark_of(position.at(move.from).kind, position.turn()));
}

bool disparate(Game& game, Square from, Side side, const Arguments& arguments) {
  return game.position().memory(slot_of(arguments)) !=
         mark_of(game.position().at(from).kind, opposite(side));
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.during(Step::account, note_mover, {.remembers = note_kind, .units = Extent::Units::none});
  book.restrict_piece(disparate, moves_and_checks);
}

const Catalogue<Condition>::Entry entry{{
    .names = {"Disparate", "Disparate", "Disparate"},
    .summary = {"a move cannot be answered by a unit of the same walk",
                "auf einen Zug darf kein Stein der gleichen Gangart antworten",
                "une pièce de même marche ne peut pas répondre à un coup"},
    .source = "R. Fliter 1960; BCPS Glossary of Fairy Chess Definitions",
    .place = 170,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
