// Wormholes: a unit that arrives on a wormhole goes on at once to another one that is empty, which
// the player chooses; not to the one it came from, unless
// it has captured. If there is none the move is impossible, and the
// attack of a king there no check. A pawn promotes where it ends; on its own
// base line it can step forward and capture. When castling, only the king does so.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason through{"through a wormhole", Style::transfer};
constexpr Reason promoted{"promotion behind a wormhole", Style::promotion};

void promote(Play& play, Square at) {
  const auto kinds =
      play.game().rules().promotions_at(play.position().at(at).kind, play.side(), at);
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promoted);
}

void pass_through(Play& play, Square at, Square from, Bitboard wormholes) {
  // A unit that only comes back has not moved.
  if (at == no_square || !contains(wormholes, at) || play.rejected()) return;
  const Bitboard back = play.captures() ? 0 : bit(from);
  const Bitboard ends = wormholes & play.position().empty_squares() & ~bit(at) & ~back;
  if (ends == 0) return play.reject();
  const Square to = play.choose_square(ends);
  if (to == no_square) return;
  play.move(at, to, through);
  promote(play, to);
}

void travel(Play& play, const Arguments& arguments) {
  const Bitboard wormholes = arguments.as<Bitboard>();
  const Candidate& move = play.candidate();
  if (move.from == no_square) return;
  pass_through(play, play.mover_at(), move.from, wormholes);
}

void enrol(Rulebook& book, Arguments& arguments) {
  Bitboard squares = 0;
  for (const Square square : arguments.squares) squares |= bit(square);
  arguments.derived = std::make_shared<const Bitboard>(squares);
  book.declare({.moves_others = true, .restricts_moves = true, .restricts_observation = true});
  book.checks_must_be_playable();
  book.pawns_leave_base_line();
  book.during(Step::mover_rebirth, travel);
}

const Catalogue<Condition>::Entry wormholes{{
    .names = {"Wormholes", "Wurmloecher", "TrousDeVer"},
    .summary = "units that arrive on a wormhole come out of another one",
    .source = "as solved by Popeye 4.104",
    .place = 184,
    .parameters = {.squares = Parameters::Squares::list},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
