// Exchange Castling: once in the game a side may let its king change places with one of its
// officers, wherever the two stand and whether or not they have moved. The king may be in check
// before, but not in the end. There is no other castling. Neutral officers count for both sides.
// As in every castling it is the king that moves, for goals and for rules about what a moving unit
// does; an officer that may not move does not change places either.
//
// Source: example: N. A. Bakke, The Problemist 2011; details as solved by Popeye 4.104.
#include <array>
#include <memory>

#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// For each side, the memory slot that tells whether it has castled.
using Slots = std::array<int, 2>;

bool is_officer(const Game& game, Square at) {
  const Piece& unit = game.position().at(at);
  return !unit.royal() && unit.kind != pawn && !game.rules().kinds()[unit.kind].traits.pawn;
}

void offer(Game& game, Candidates& moves, const Arguments& arguments) {
  const Position& position = game.position();
  const Side side = game.turn();
  const Bitboard kings = position.royals(side) & position.of(king);
  if (kings == 0 || position.memory(arguments.as<Slots>()[index(side)]) != 0) return;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square at = take_first(units);
    if (!is_officer(game, at)) continue;
    moves.push_back({.from = first_of(kings), .to = at, .via = at, .type = MoveType::swap});
  }
}

void note_castling(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  if (move.type != MoveType::swap || move.via == no_square) return;
  play.remember(arguments.as<Slots>()[index(play.side())], 1);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Slots>(Slots{book.reserve(), book.reserve()});
  book.declare({.moves_others = true, .offers_moves = true});
  book.castling().exists = false;
  book.offer(offer);
  book.during(Step::account, note_castling,
              {.idle = idle::unless_special, .units = Extent::Units::none});
}

const Catalogue<Condition>::Entry exchange_castling{{
    .names = {"ExchangeCastling", "PlatzwechselRochade", "EchangeRoque"},
    .summary = {"once in the game a side may let its king change places with one of its officers",
                "einmal in der Partie darf eine Seite ihren König mit einem eigenen Offizier die "
                "Plätze tauschen lassen",
                "une fois par partie, le roi peut échanger sa place avec une figure de son camp"},
    .source = "example: N. A. Bakke, The Problemist 2011",
    .place = 179,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
