// Wormholes: a unit that arrives on a wormhole goes on at once to another wormhole that is empty;
// the player chooses which. It cannot go back to the wormhole from which it started, unless it has
// captured or promoted. If there is no wormhole to go to, the move is impossible, and an attack on
// a king that stands there is no check. A pawn promotes where it ends. A pawn on a wormhole of its
// own base line can step forward and capture. When castling, only the king goes through a wormhole.
// Units that change places stay where they arrive.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason through{"through a wormhole", Style::transfer};
void travel(Play& play, const Arguments& arguments) {
  const Bitboard wormholes = arguments.as<Bitboard>();
  const Square at = play.mover_at();
  if (at == no_square || play.candidate().from == no_square || !contains(wormholes, at)) return;
  if (play.candidate().type == MoveType::swap) return;
  // A unit that came back to its square unchanged would not have moved at all.
  const bool changed = play.captures() || play.mover().kind != play.mover_before().kind;
  const Bitboard back = changed ? 0 : bit(play.candidate().from);
  const Bitboard ends = wormholes & play.position().empty_squares() & ~bit(at) & ~back;
  if (ends == 0) return play.reject();
  const Square to = play.choose_square(ends);
  if (to == no_square) return;
  play.move(at, to, through);
  play.promote();
}

bool unless_arriving(const Game& /*game*/, const Candidate& move, const Arguments& arguments) {
  return !contains(arguments.as<Bitboard>(), move.to);
}

/// Lets a pawn that went through a wormhole after a double step be captured en passant.
void stay_open(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  const Square at = play.mover_at();
  if (move.type != MoveType::double_step || at == no_square || at == move.to) return;
  if (!play.game().rules().kinds()[play.mover_before().kind].traits.pawn) return;
  play.open_to_en_passant(bit(move.via_to), at);
}

void enrol(Rulebook& book, Arguments& arguments) {
  Bitboard squares = 0;
  for (const Square square : arguments.squares) squares |= bit(square);
  arguments.derived = std::make_shared<const Bitboard>(squares);
  book.declare({.moves_others = true, .restricts_moves = true, .restricts_observation = true});
  book.checks_must_be_playable();
  book.pawns_leave_base_line(1, squares);
  book.during(Step::mover_rebirth, travel, {.idle = unless_arriving});
  book.during(Step::account, stay_open, {.idle = unless_arriving});
}

const Catalogue<Condition>::Entry wormholes{{
    .names = {"Wormholes", "Wurmloecher", "TrousDeVer"},
    .summary = {"units that arrive on a wormhole come out of another one",
                "Steine, die auf einem Wurmloch ankommen, kommen aus einem anderen heraus",
                "les pièces qui arrivent sur un trou de ver ressortent d'un autre"},
    .source = sources::not_found,
    .place = 184,
    .parameters = {.squares = Parameters::Squares::list},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
