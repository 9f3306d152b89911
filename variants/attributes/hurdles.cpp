#include "attributes/hurdles.h"

#include <algorithm>

namespace feerie::hurdles {
namespace {

constexpr Reason gained{"promotion to a hopper with an attribute", Style::side};

/// Are there hoppers of this kind with the attribute in the diagram, and are there any without it?
struct Bearers {
  bool with = false;
  bool without = false;
};

Bearers bearers_of(const Position& diagram, Kind kind, TraitSet trait) {
  Bearers found;
  for (Bitboard units = diagram.of(kind); units != 0;) {
    const bool bears = diagram.at(take_first(units)).has(trait);
    found.with |= bears;
    found.without |= !bears;
  }
  return found;
}

/// Could the moving unit reach its square if only these units stood on the board besides it?
bool reached_among(Play& play, Bitboard kept) {
  const Square start = play.candidate().start();
  const Bitboard lifted = play.position().units() & ~(kept | bit(start));
  const Kind kind = play.mover_before().kind;
  const Bitboard reached = play.asked().quiet_reach_without(lifted, kind, start, play.side());
  return contains(reached, play.candidate().to);
}

/// Does the rule mean the unit: one with the attribute, or any hopper for a condition?
bool means(const Game& game, const Piece& unit, const Arguments& arguments) {
  if (arguments.trait != 0) return unit.has(arguments.trait);
  return has_one_hurdle(game.rules().kinds()[unit.kind].walk);
}

/// Does the move end where it captures, if it captures?
bool arrives(const Candidate& move) {
  return move.type == MoveType::normal && (!move.captures() || move.capture == move.to);
}

/// Is the move certainly one of the unit's own walk, so that the hopper needs its hurdle?
bool goes_by_own_walk(const Game& game, const Candidate& move) {
  const CompiledRules& rules = game.rules();
  return game.takes_short_cuts() && rules.walk_changes().empty() && rules.offers().empty() &&
         arrives(move);
}

/// Finds the hurdles of a hopper that can come to its square over one unit or over another one.
Bitboard alternatives(Play& play, Bitboard units) {
  Bitboard hurdles = 0;
  if (reached_among(play, 0)) return hurdles;
  while (units != 0) {
    const Square hurdle = take_first(units);
    if (reached_among(play, bit(hurdle))) hurdles |= bit(hurdle);
  }
  return hurdles;
}

}  // namespace

bool has_one_hurdle(const WalkId& walk) {
  return !walk.hunter() && walk.away->traits.hops_once;
}

bool unless_meant(const Game& game, const Candidate& move, const Arguments& arguments) {
  const Piece& mover = game.position().at(move.from);
  if (!means(game, mover, arguments)) return true;
  const KindInfo& info = game.rules().kinds()[mover.kind];
  // Of these walks each move hops.
  if (info.traits.track != Track::other) return false;
  if (info.sight == nullptr || !game.rules().worlds().empty() || !arrives(move)) return false;
  return (info.sight(info, move.from, move.to) & game.position().units()) == 0;
}

void note(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  if (move.castles() || !means(play.game(), play.mover_before(), arguments)) return;
  // A unit is the hurdle if taking it away makes a difference. Without its hurdle a grasshopper
  // does not reach the square, but a pao that captures does, as a rider. The captured unit has left
  // the board already, so that the square of arrival counts as empty in both cases.
  const Kind kind = play.mover_before().kind;
  const Bitboard others = play.position().units() & ~bit(move.from);
  const Bitboard seen = others & ~play.unseen_by(move.from, play.side());
  const bool simply = seen == others && move.start() == move.from;
  const auto reached = [&](Square lifted) {
    if (!simply) return reached_among(play, lifted == no_square ? seen : seen & ~bit(lifted));
    return contains(play.quiet_reach(kind, move.from, play.side(), lifted), move.to);
  };
  const KindInfo& info = play.game().rules().kinds()[kind];
  const bool anywhere = !simply || info.sight == nullptr;
  const Bitboard near = anywhere ? seen : seen & info.sight(info, move.from, move.to);
  if (near == 0) return;
  // Over something it has hopped, or else it could go there without.
  const bool alone = !anywhere && (near & (near - 1)) == 0;
  if (alone && goes_by_own_walk(play.game(), move)) return play.note(arguments, 0, near);
  const bool usual = reached(no_square);
  for (Bitboard units = near; units != 0;) {
    const Square hurdle = take_first(units);
    if (reached(hurdle) != usual) return play.note(arguments, 0, bit(hurdle));
  }
  const Bitboard several = usual && near != 0 ? alternatives(play, near) : 0;
  if (several == 0) return;
  const Square hurdle = play.choose_square(several);
  if (hurdle != no_square) play.note(arguments, 0, bit(hurdle));
}

Square noted(const Play& play, const Arguments& arguments) {
  const Bitboard hurdle = play.noted(arguments, 0);
  return hurdle == 0 ? no_square : first_of(hurdle);
}

void promote(Play& play, Square at, TraitSet trait) {
  Piece unit = play.position().at(at);
  if (unit.kind < first_fairy_kind || unit.has(trait)) return;
  const Bearers bearers = bearers_of(play.game().diagram(), unit.kind, trait);
  if (!bearers.with || (bearers.without && play.choose(2) == 0)) return;
  unit.traits |= trait;
  play.alter(at, unit, gained);
}

void promote_mover(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  const bool promoted = std::ranges::any_of(play.effects(), [&](const Effect& effect) {
    return effect.op == Effect::Op::alter && effect.why->style == Style::promotion &&
           effect.to == at;
  });
  if (promoted) promote(play, at, arguments.trait);
}

void promote_reborn(Play& play, const Arguments& arguments) {
  const auto effects = play.effects();
  for (std::size_t i = 1; i < effects.size(); ++i) {
    const Square at = effects[i].to;
    if (effects[i].op != Effect::Op::alter || effects[i].why->style != Style::promotion) continue;
    const Style put = effects[i - 1].why->style;
    if (effects[i - 1].to != at || (put != Style::born && put != Style::transfer)) continue;
    return promote(play, at, arguments.trait);
  }
}

}  // namespace feerie::hurdles
