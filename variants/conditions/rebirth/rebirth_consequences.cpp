// This file holds what a rebirth brings with it: units that come up from below a square, marks of
// promoted units, and checks by a rebirth on the square of a king.
#include <algorithm>

#include "conditions/rebirth/rebirth.h"
#include "game/idle.h"
#include "game/rulebook.h"

namespace feerie::rebirth {
namespace {

constexpr Reason uncovered{"square left by the unit above", Style::born};
constexpr Reason leaves_underworld{"leaves the underworld", Style::silent};
constexpr Reason marked{"marked as promoted", Style::silent};

bool is_below(const Position& position, Side side) {
  return std::ranges::any_of(position.kept_units(), [side](const Kept& kept) {
    return kept.store == underworld && kept.piece.royal() && kept.piece.of(side);
  });
}

/// Has the side lost its king? While it is found out what a unit on the king's square would attack,
/// the king lies below that unit, and is not lost. A side with several kings none of which is royal
/// by another rule has not lost a king either.
bool has_lost_its_king(const Game& game, Side side) {
  return game.diagram().royals(side) != 0 && game.position().of(side, king) == 0 &&
         !is_below(game.position(), side);
}

/// Under Assassin a side is also in check if a capture elsewhere could let a unit be reborn on its
/// king. As for other checks, it does not matter whether the other side would be free to choose
/// this capture.
bool may_be_assassinated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  // Which squares are cages depends on checks, which depend on cages. Beyond this depth the
  // question is not asked any more, so that it ends.
  constexpr int deepest_question = 1;
  if (ordinary || game.question_depth() > deepest_question) return ordinary;
  const Game::Asking asking(game);
  const Bitboard royals = game.position().royals(side);
  if (royals == 0) return has_lost_its_king(game, side);
  const Game::Judging judging(game, Legality::self_check);
  const Game::Passing passing(game, game.turn() == side);
  const auto spares = [&](const Move&) { return game.position().royals(side) == royals; };
  Game::Listed listed(game);
  Candidates& captures = *listed;
  game.generate_unselected(captures, Purpose::checking);
  bool killed = false;
  for (const Candidate& capture : captures) {
    if (killed) break;
    if (!capture.captures() || game.position().at(capture.capture).royal()) continue;
    killed = !game.outcomes(capture, spares);
  }
  return killed;
}

void mark_promoted(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  for (const Effect& effect : play.effects()) {
    if (effect.op == Effect::Op::alter && effect.why->style == Style::promotion) {
      mark_as_promoted(play, rules, effect.to);
      return;
    }
  }
}

}  // namespace

void mark_as_promoted(Play& play, const Rules& rules, Square at) {
  if (rules.frischauf == 0) return;
  Piece unit = play.position().at(at);
  unit.traits |= rules.frischauf;
  play.alter(at, unit, marked);
}

void surface_on(Play& play, Bitboard among) {
  Bitboard squares = 0;
  for (const Kept& kept : play.position().kept_units()) {
    if (kept.store == underworld) squares |= bit(kept.square);
  }
  squares &= among & ~play.position().occupied();
  while (squares != 0 && !play.rejected()) {
    const Square at = take_first(squares);
    const Kept kept = *play.position().uppermost(underworld, at);
    const Piece unit = play.release(kept, leaves_underworld);
    play.add(at, unit, uncovered);
  }
}

void surface(Play& play, const Arguments& /*arguments*/) {
  surface_on(play, all_squares);
}

bool unless_uncovered(const Game& game, const Candidate& move, const Arguments& /*arguments*/) {
  if (move.captures()) return false;
  const Bitboard staying = game.position().occupied() & ~bit(move.from);
  return std::ranges::all_of(game.position().kept_units(), [staying](const Kept& kept) {
    return kept.store != underworld || contains(staying, kept.square);
  });
}

void enrol_common(Rulebook& book, const Rules& rules) {
  book.declare({.recolours = rules.turncoats,
                .transforms = rules.as != As::itself,
                .rebirths = true,
                .removes_others = rules.occupied > Occupied::strict,
                .restricts_moves = rules.occupied == Occupied::strict});
  if (rules.occupied == Occupied::assassin) {
    book.declare({.kingless = true, .own_check = true});
    book.judge_check(may_be_assassinated);
  }
  if (rules.occupied == Occupied::volcanic || rules.occupied == Occupied::parachute) {
    book.during(Step::victim_rebirth, surface, {.idle = unless_uncovered});
  }
  // Kings can come back to their squares: rooks on theirs keep their right to castle.
  if (rules.royals) book.castling().awaiting_king |= corner_squares;
  if (rules.frischauf != 0)
    book.during(Step::promotion, mark_promoted, {.idle = idle::unless_promotes});
}

}  // namespace feerie::rebirth
