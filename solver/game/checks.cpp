#include <algorithm>
#include <span>

#include "core/rays.h"
#include "core/reach.h"
#include "game/checks_for_both.h"
#include "game/game.h"
#include "game/plain_arrival.h"

/// Short cuts of the kernel: which moves may give check, by the geometry of walks and what rules
/// tell about how far their acts go.
namespace feerie {
namespace {

/// The squares that are occupied behind the move in which an act does what it tells.
Bitboard occupied_behind(const Position& before, const Candidate& move, const Foretold& foretold) {
  Bitboard occupied = (before.occupied() & ~bit(move.from)) | bit(move.to);
  for (const auto& [at, unit] : std::span(foretold.places).first(foretold.count)) {
    occupied = unit.empty() ? occupied & ~bit(at) : occupied | bit(at);
  }
  return occupied;
}

/// May the king be attacked when two units have changed places? Both squares stay occupied, which
/// is all that matters to other orthodox units. So only one of the two can check, from its new
/// place.
bool may_check_by_exchange(const Game& game, const Candidate& move, const Vantage& enemy) {
  const Position& position = game.position();
  const CompiledRules& rules = game.rules();
  const Changes& changes = rules.changes(false);
  const bool rules_only_remember = !changes.always_acts && changes.idling.empty();
  const Bitboard neutral = position.of(Side::white) & position.of(Side::black);
  const bool simple = rules_only_remember && rules.kinds().count() == first_fairy_kind &&
                      rules.worlds().empty() && enemy.apart == 0 && move.via == no_square &&
                      ((neutral | bit(enemy.target)) & (bit(move.from) | bit(move.to))) == 0;
  const auto checks = [&](Square before, Square at) {
    const Piece& unit = position.at(before);
    const Side side = unit.of(enemy.by) ? enemy.by : opposite(enemy.by);
    if (!rules.promotion().kinds_on(at, unit.kind, side).empty()) return true;
    if (side != enemy.by) return false;
    if (unit.kind == pawn) return contains(rays::tables.pawn[index(side)][at], enemy.target);
    return contains(rays::officer_attacks(unit.kind, enemy.target, position.occupied()), at);
  };
  return !simple || checks(move.from, move.to) || checks(move.to, move.from);
}

}  // namespace

Arrivals Game::checking_arrivals(Square from, const Vantage& enemy) const {
  const ChecksForBoth for_both(*rules_, position_, enemy.target);
  if (for_both.tell() && legality_ == Legality::full) {
    if (from == enemy.target) {
      const Bitboard squares = for_both.squares_in_check(from, enemy.by);
      return {squares, squares};
    }
    if (contains(for_both.units(enemy.by), from)) {
      const Bitboard squares = contains(enemy.lines, from) ? all_squares : enemy.lines;
      return {squares, squares};
    }
  }
  const Bitboard quiet =
      enemy.captures_only ? 0 : checking_arrivals(from, rules_->changes(false), enemy);
  return {quiet, checking_arrivals(from, rules_->changes(true), enemy) | enemy.surprises};
}

/// May a move in which acts change so much let units check that it does not touch? Neutral units
/// are of the side that moves as well.
bool Game::changes_much(const Changes& changes) const {
  const Bitboard neutral = position_.of(Side::white) & position_.of(Side::black);
  return changes.anything || (changes.enemies_change && neutral != 0);
}

/// A superset of the squares to which the unit must go to give check, by moves in which acts change
/// so much.
Bitboard Game::checking_arrivals(Square from, const Changes& changes, const Vantage& enemy) const {
  const Kind kind = position_.at(from).kind;
  const Kinds& kinds = rules_->kinds();
  if (changes_much(changes) || changes.ends != nullptr) return all_squares;
  if (kinds[kind].traits.pawn || from == enemy.target) return all_squares;
  if (checks_from(from, changes.left_behind, enemy)) return all_squares;
  Bitboard squares = lines_without(from, enemy);
  if (contains(squares, from)) return all_squares;
  for (KindSet arriving = changes.arrives_as[kind]; arriving != 0;) {
    const auto as = static_cast<Kind>(take_first(arriving));
    squares |= kinds[as].observers[index(enemy.by)][enemy.target];
  }
  return squares;
}

/// Could the move give check to the king at which `enemy` looks, which is not attacked now?
bool Game::may_check(const Candidate& move, const Vantage& enemy) {
  if (move.type == MoveType::swap) return may_check_by_exchange(*this, move, enemy);
  if (!plain_arrival(move)) return true;
  const Changes& changes = rules_->changes(move.captures());
  // Where no rule acts in this very move, it changes no more than what it says.
  const bool silent = plays_silently(move);
  if (changes_much(changes) && !silent && !changes.moves_met_only) return true;
  // A neutral king goes elsewhere, and perhaps as something else: the vantage tells nothing of
  // that.
  if (move.from == enemy.target) return true;
  if (move.captures() && !silent && contains(enemy.surprises, move.capture)) return true;
  Bitboard ends = bit(move.to);
  if (!silent && changes.ends != nullptr) {
    if (!move.captures()) return true;
    ends = changes.ends(*this, move, *changes.of_ends);
  }
  const Kind kind = position_.at(move.from).kind;
  if (rules_->kinds()[kind].traits.pawn) {
    for (Bitboard squares = ends | bit(move.to); squares != 0;) {
      if (!rules_->promotion().kinds_on(take_first(squares), kind, enemy.by).empty()) return true;
    }
  }
  Foretold foretold;
  // Where units appear elsewhere, what follows here finds out as much with less effort.
  const bool asks =
      !silent && rules_->worlds().empty() && !changes.victims_appear && changes.left_behind == 0;
  if (asks && foretell(move, foretold) && !foretold.unless_attacks) {
    return !foretold.fails && may_check_as_told(move, foretold, enemy);
  }
  // A unit that the mover meets may go anywhere. If it is one of the other side, and not the king,
  // and no other unit stands where it could ever attack the king, only the mover may check.
  if (changes.anything && !silent) {
    const auto& promotions = rules_->promotion().kinds(opposite(enemy.by));
    const bool crowned = std::ranges::find(promotions, king) != promotions.end();
    const Bitboard matter = position_.of(enemy.by) | bit(enemy.target);
    if (crowned || !rules_->worlds().empty()) return true;
    return (sight(move.from, move.to) & matter & ~bit(move.from)) != 0 ||
           lines_without(move.from, enemy) != 0 || checks_from(move.to, KindSet{1} << kind, enemy);
  }
  const KindSet left_behind = silent ? 0 : changes.left_behind;
  if (checks_from(move.from, left_behind, enemy)) return true;
  const KindSet own = KindSet{1} << kind;
  KindSet arriving = silent ? own : changes.arrives_as[kind];
  if (changes.takes_captured_walk && move.captures()) {
    arriving &= own | KindSet{1} << position_.at(move.capture).kind;
  }
  // What is left behind stands in the way of orthodox units only.
  const bool imaginable =
      rules_->worlds().empty() && (left_behind == 0 || rules_->kinds().count() == first_fairy_kind);
  return may_check_from(ends, move, arriving, imaginable, enemy);
}

/// Could the king be attacked by the mover, by a unit that has been put somewhere, or by others, if
/// a square changes that matters to them? To orthodox units it matters only if it gets empty.
bool Game::may_check_as_told(const Candidate& move, const Foretold& foretold,
                             const Vantage& enemy) const {
  const bool orthodox = rules_->kinds().count() == first_fairy_kind;
  const Bitboard occupied = occupied_behind(position_, move, foretold);
  Bitboard touched = bit(move.from) & (orthodox ? ~occupied : all_squares);
  if (!orthodox) touched |= bit(move.to);
  const auto checks = [&](Square at, const Piece& unit) {
    return unit.of(enemy.by) && checks_from(at, KindSet{1} << unit.kind, enemy) &&
           !(orthodox && (rays::between(at, enemy.target) & occupied) != 0);
  };
  bool stays = true;
  for (const auto& [at, unit] : std::span(foretold.places).first(foretold.count)) {
    if (checks(at, unit)) return true;
    if (!orthodox || unit.empty()) touched |= bit(at);
    stays = stays && at != move.to;
  }
  return (lines_without(move.from, enemy) & touched) != 0 ||
         (stays && checks(move.to, position_.at(move.from)));
}

/// Could the unit that makes the move give check from one of the squares on which it may end, as
/// one of the kinds? Or others, if the move touches a square that matters to them.
bool Game::may_check_from(Bitboard ends, const Candidate& move, KindSet kinds, bool imaginable,
                          const Vantage& enemy) {
  const Bitboard lines = lines_without(move.from, enemy);
  const Bitboard touched = bit(move.from) | (move.captures() ? bit(move.capture) : 0);
  const Bitboard left = touched & ~enemy.apart;
  // Where rules hide units, the mover may have come to see the king, or have left its sight.
  const Bitboard in_the_way = position_.occupied() & ~enemy.apart & ~touched;
  const bool in_sight = enemy.apart != 0 && rules_->kinds().count() == first_fairy_kind;
  Candidate ended = move;
  while (ends != 0) {
    ended.to = take_first(ends);
    const bool opens = (lines & (left | bit(ended.to))) != 0;
    if (!opens && !checks_from(ended.to, kinds, enemy)) continue;
    if (in_sight && (lines & left) == 0 &&
        (rays::between(ended.to, enemy.target) & in_the_way) != 0) {
      continue;
    }
    // An officer on a line of the king only needs nobody between.
    if (imaginable && !opens && kinds < KindSet{1} << pawn) {
      const Bitboard others = position_.occupied() & ~touched;
      if ((rays::between(ended.to, enemy.target) & others) == 0) return true;
    } else if (!imaginable || checks_imagined(ended, kinds, enemy)) {
      return true;
    }
  }
  return false;
}

/// Units of the other side that may give check to their own king when they have been captured and
/// appear elsewhere: as hurdles, as neutral units, or as pawns that promote into a king of which
/// nothing is known.
Bitboard Game::surprising_victims() const {
  const Side enemy = opposite(turn());
  if (rules_->kinds().count() != first_fairy_kind) return position_.of(enemy);
  const auto& promotions = rules_->promotion().kinds(enemy);
  const bool crowned = std::ranges::find(promotions, king) != promotions.end();
  return position_.of(enemy) &
         (position_.of(turn()) | position_.royals(enemy) | (crowned ? position_.of(pawn) : 0));
}

/// Could a unit of one of the kinds that stands on the square check, if others made room?
bool Game::checks_from(Square from, KindSet kinds, const Vantage& enemy) const {
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (contains(rules_->kinds()[kind].observers[index(enemy.by)][enemy.target], from)) return true;
  }
  return false;
}

/// Would the king be attacked if the unit had gone there as one of the kinds? Only by that unit, or
/// by others if it touches a square that matters to them.
bool Game::checks_imagined(const Candidate& move, KindSet kinds, const Vantage& enemy) {
  const Bitboard touched =
      bit(move.from) | bit(move.to) | (move.captures() ? bit(move.capture) : 0);
  const bool opens = (lines_without(move.from, enemy) & touched) != 0;
  const Piece captured = move.captures() ? position_.take_unhashed(move.capture) : Piece{};
  const Piece mover = position_.take_unhashed(move.from);
  Piece arrived = mover;
  bool checks = false;
  while (kinds != 0 && !checks) {
    arrived.kind = static_cast<Kind>(take_first(kinds));
    position_.put_unhashed(move.to, arrived);
    checks = attacks_as(arrived.kind, move.to, enemy.by, enemy.target) ||
             (opens && observed_plainly(enemy.target, enemy.by));
    position_.take_unhashed(move.to);
  }
  position_.put_unhashed(move.from, mover);
  if (!captured.empty()) position_.put_unhashed(move.capture, captured);
  return checks;
}

bool Game::in_check(Side side) {
  if (orthodox_) {
    const Bitboard royal = position_.royals(side);
    return royal != 0 && observed_plainly(first_of(royal), opposite(side));
  }
  Bitboard royals = rules_->ignores_attacks() ? 0 : position_.royals(side);
  if (rules_->plain() && rules_->check_judges().empty()) {
    while (royals != 0) {
      if (observed_plainly(take_first(royals), opposite(side))) return true;
    }
    return false;
  }
  bool checked = false;
  while (royals != 0 && !checked) {
    checked = observed(take_first(royals), opposite(side), Purpose::checking);
  }
  const Marking judging(judging_check_);
  for (const auto& rule : rules_->check_judges()) {
    checked = rule.function(*this, side, checked, *rule.arguments);
  }
  return checked;
}

}  // namespace feerie
