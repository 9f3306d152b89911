// PAD chess: a unit vanishes with its second capture, together with the unit that it captures. A
// pawn does so before it promotes. Kings capture as often as they like; under RexInclusive they
// are units like others, so that a king which has captured can neither capture nor attack the king
// of the other side any more.
//
// Strict: a unit that has captured cannot capture again, and gives no check.
//
// Who is reborn or appears on the board has not captured. In the diagram nobody has.
//
// Source: example: H. Maeshima, Problem Paradise 2025; details as solved by Popeye 4.104.
#include <memory>

#include "conditions/shared/squares_in_memory.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason spent{"pad", Style::vanish};

bool has_captured(const Position& position, Square at, const Arguments& arguments) {
  return contains(arguments.as<SquaresInMemory>().in(position), at);
}

bool is_spared(const Piece& unit, const Arguments& arguments) {
  return unit.royal() && !arguments.has("RexInclusive");
}

bool may_capture_again(Game& game, const Candidate& move, Side /*side*/,
                       const Arguments& arguments) {
  if (!move.captures() || !has_captured(game.position(), move.from, arguments)) return true;
  const Piece& unit = game.position().at(move.from);
  return is_spared(unit, arguments) || (!arguments.has("Strict") && !unit.royal());
}

void perish(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square) return;
  if (is_spared(play.mover(), arguments)) return;
  if (!has_captured(play.position(), play.candidate().from, arguments)) return;
  if (play.mover().royal()) return play.reject();
  play.remove(at, spent);
}

/// A unit vanishes only with its second capture.
bool unless_spent(const Game& game, const Candidate& move, const Arguments& arguments) {
  return is_spared(game.position().at(move.from), arguments) ||
         !has_captured(game.position(), move.from, arguments);
}

void note_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  const auto& memory = arguments.as<SquaresInMemory>();
  const Bitboard before = memory.in(position);
  const bool captor = move.captures() && !is_spared(position.at(move.from), arguments);
  const bool marked = captor || contains(before, move.from);
  const Bitboard gone = bit(move.from) | bit(move.to) | (move.captures() ? bit(move.capture) : 0);
  memory.set(position, (before & ~gone) | (marked ? bit(move.to) : 0));
}

/// Follows the units that have captured, effect by effect.
void note_capture(Play& play, const Arguments& arguments) {
  const auto& memory = arguments.as<SquaresInMemory>();
  Bitboard captors = memory.in(play.position());
  for (const Effect& effect : play.effects()) {
    const Bitboard from = effect.from == no_square ? 0 : bit(effect.from);
    const Bitboard to = effect.to == no_square ? 0 : bit(effect.to);
    const bool left = (captors & from) != 0;
    const bool right = (captors & to) != 0;
    switch (effect.op) {
      case Effect::Op::swap:
        captors = (captors & ~from & ~to) | (left ? to : 0) | (right ? from : 0);
        break;
      case Effect::Op::move:
        captors = (captors & ~from & ~to) | (left ? to : 0);
        break;
      case Effect::Op::add:
        captors &= ~to;
        break;
      case Effect::Op::remove:
        captors &= ~from;
        break;
      default:
        break;
    }
  }
  const Square at = play.mover_at();
  if (play.captures() && at != no_square && !is_spared(play.mover(), arguments)) {
    captors |= bit(at);
  }
  memory.remember(play, captors);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const SquaresInMemory>(book);
  const bool strict = arguments.has("Strict");
  book.declare({.removes_others = !strict, .restricts_moves = true, .restricts_observation = true});
  book.restrict_move(may_capture_again, moves_and_checks);
  if (!strict) book.during(Step::landing, perish, {.captures_only = true, .idle = unless_spent});
  book.during(Step::account, note_capture,
              {.remembers = note_plainly, .units = Extent::Units::none});
}

constexpr std::string_view words[] = {"Strict", "RexExclusive", "RexInclusive"};

const Catalogue<Condition>::Entry pad_chess{{
    .names = {"PADChess", "PADSchach", "PADechecs"},
    .summary = {"a unit vanishes with its second capture; Strict: it can capture only once",
                "ein Stein verschwindet mit seinem zweiten Schlag; Strikt: er kann nur einmal "
                "schlagen",
                "une pièce disparaît à sa seconde prise ; Stricte : elle ne peut prendre qu'une "
                "fois"},
    .source = "example: H. Maeshima, Problem Paradise 2025",
    .place = 239,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
