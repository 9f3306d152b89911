#include "core/clear_lines.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/lent_sight.h"
#include "game/relocated.h"
#include "game/visitor.h"

/// What units observe: their attacks as far as rules let them count.
namespace feerie {
namespace {

/// A superset of the squares from which a unit of the walk may capture on the target.
Bitboard possible_starts(const Position& position, const KindInfo& info, Side side, Square target) {
  const bool en_passant = target == position.state().ep_victim;
  return en_passant ? all_squares : info.observers[index(side)][target];
}

/// Do rules lend walks to attacked kings, and change nothing else of how units observe?
bool kings_alone_borrow(const CompiledRules& rules) {
  return !rules.walk_changes().empty() && rules.departures().empty() && rules.worlds().empty() &&
         rules.observing_changes().empty() && lends_to_attacked_kings_only(rules);
}

/// Those of the units from where the target lies within the range of their walks; all of them if
/// rules let them walk or start otherwise.
Bitboard in_range(Bitboard units, const Position& position, const CompiledRules& rules,
                  Square target, Side by) {
  const bool own_walks = rules.walk_changes().empty() && rules.departures().empty();
  if (!own_walks || target == position.state().ep_victim) return units;
  Bitboard found = 0;
  while (units != 0) {
    const Kind kind = position.at(first_of(units)).kind;
    found |= units & position.of(kind) & rules.kinds()[kind].observers[index(by)][target];
    units &= ~position.of(kind);
  }
  return found;
}

}  // namespace

/// The royalty of a square, as it matters to a unit imagined there.
TraitSet Game::royalty_of(Square square, Side side) const {
  return contains(rules_->royal_squares(side), square) ? royal_bit : 0;
}

/// Does each attack by the walk of a unit on this victim, on or put on the square, count for the
/// purpose?
bool Game::attacks_count(Square target, const Piece& victim, Side by, Purpose purpose) const {
  if (own_walks_tell_ && walkers_count(victim, purpose)) return true;
  return rules_->plain() ||
         (attacks_promote_or_count_ && !contains(rules_->promotion().squares(by), target));
}

/// Where walkers are told: does each attack on this victim by a unit that walks as told count?
bool Game::walkers_count(const Piece& victim, Purpose purpose) const {
  return !rules_->restricts(purpose, victim) &&
         !(purpose == Purpose::checking && attacks_are_tried_);
}

bool Game::observed(Square target, Side by, Purpose purpose, Bitboard among) {
  const Visitor unit(position_, target, opposite(by), royalty_of(target, opposite(by)));
  if (among == all_squares) {
    const Piece& victim = position_.at(target);
    if (attacks_count(target, victim, by, purpose)) return observed_plainly(target, by);
    if (walkers_tell_ && walkers_count(victim, purpose)) return observed_by_walkers(target, by);
  }
  Bitboard units = position_.of(by) & among & ~bit(target);
  // Where rules ask about few units, most of these look elsewhere anyway.
  if (among != all_squares) units = in_range(units, position_, *rules_, target, by);
  if (units == 0) return false;
  if (kings_alone_borrow(*rules_) && !rules_->restricts(purpose) &&
      !(purpose == Purpose::checking && attacks_are_tried_)) {
    const Bitboard kings = unthreatened_ ? 0 : units & position_.royals(by);
    if (attackers_among(units & ~kings, target, by) != 0) return true;
    units &= kings;
  }
  if (rules_->walk_changes().empty() && rules_->departures().empty()) {
    // Geometry is cheap and rules are not: most units look elsewhere anyway. Where rules hide
    // units, those that see the target see nobody whom it does not see.
    const Bitboard apart = unseen_by(target, opposite(by));
    units &= ~apart;
    if (apart != 0 && rules_->kinds().count() == first_fairy_kind) {
      units &= orthodox_attackers(target, by, position_.occupied() & ~apart);
      if (units == 0) return false;
    }
    const Lifted others(position_, apart);
    for (Bitboard attackers = attackers_among(units, target, by); attackers != 0;) {
      if (counts(take_first(attackers), by, target, purpose)) return true;
    }
    return false;
  }
  units &= possible_observers(target, by);
  while (units != 0) {
    if (observes(take_first(units), by, target, purpose)) return true;
  }
  return false;
}

Bitboard Game::observers(Square target, Side by, Purpose purpose) {
  const Visitor unit(position_, target, opposite(by), royalty_of(target, opposite(by)));
  Bitboard found = 0;
  Bitboard units = position_.of(by) & ~bit(target);
  if (rules_->walk_changes().empty() && rules_->departures().empty() && rules_->worlds().empty()) {
    const Bitboard attackers = attackers_among(units, target, by);
    const Bitboard asked = rules_->others_move_plainly() ? position_.royals(by) : all_squares;
    found = attackers & ~asked;
    for (Bitboard rest = attackers & asked; rest != 0;) {
      const Square from = take_first(rest);
      if (counts(from, by, target, purpose)) found |= bit(from);
    }
    return found;
  }
  while (units != 0) {
    const Square from = take_first(units);
    if (observes(from, by, target, purpose)) found |= bit(from);
  }
  return found;
}

Bitboard Game::may_observe(Square from, Side side) {
  const Bitboard others = position_.units() & ~bit(from);
  if (!rules_->walk_changes().empty() || !rules_->departures().empty() ||
      !rules_->worlds().empty()) {
    return others;
  }
  const KindInfo& info = rules_->kinds()[position_.at(from).kind];
  Reach reach;
  info.reach(*this, info, from, side, reach);
  Bitboard found = reach.hits;
  for (const Reach::Special& special : reach.all_specials()) {
    if (special.capture != no_square) found |= bit(special.capture);
  }
  return found & others;
}

/// A superset of the units of the side that may observe the target, however rules let them walk.
Bitboard Game::possible_observers(Square target, Side by) const {
  const Bitboard units = position_.of(by);
  if (target == position_.state().ep_victim) return units;
  if (!rules_->departures().empty()) {
    Bitboard found = 0;
    for (Bitboard rest = units; rest != 0;) {
      const Kind kind = position_.at(first_of(rest)).kind;
      const Bitboard same = units & position_.of(kind);
      found |= same & rules_->departing_observers(kind, by, target);
      rest &= ~same;
    }
    return found;
  }
  if (rules_->kinds().count() != first_fairy_kind) return units;
  // As whatever an orthodox unit walks, it attacks along a queen's line or by a knight's leap. Who
  // does not see others is not stopped by them.
  const Bitboard leaping = units & rays::tables.knight[target];
  const Bitboard on_lines = units & (rays::rook_lines(target) | rays::bishop_lines(target));
  if (!rules_->worlds().empty()) return leaping | on_lines;
  return leaping | rays::unblocked(on_lines, target, position_.occupied());
}

bool Game::observes(Square from, Side by, Square target, Purpose purpose) {
  if (rules_->plain()) return attacks(from, by, target);
  if (rules_->worlds().empty()) {
    const bool plain_captures = rules_->departures().empty() &&
                                (rules_->move_restrictions().empty() ||
                                 !rules_->restricts(purpose, position_.at(target))) &&
                                !(purpose == Purpose::checking && attacks_are_tried_);
    if (plain_captures) return observes_by_walks(from, by, target, purpose);
    return reaches(from, by, target, purpose) && counts(from, by, target, purpose);
  }
  const Bitboard unseen = unseen_by(from, by);
  if (contains(unseen, target)) return false;
  const Lifted others(position_, unseen);
  return reaches(from, by, target, purpose) && counts(from, by, target, purpose);
}

/// Does the unit observe the square by a walk that it has now, where it starts from its own square
/// and no rule looks at single captures? By an officer's walk it captures what it attacks.
bool Game::observes_by_walks(Square from, Side by, Square target, Purpose purpose) {
  for (KindSet kinds = observing_kinds(from, by); kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (!attacks_as(kind, from, by, target)) continue;
    return kind < pawn ? may_act(from, by, purpose) : counts(from, by, target, purpose);
  }
  return false;
}

/// Could the unit come to the target by a walk that it has now, whatever else is asked of it? Few
/// can.
bool Game::reaches(Square from, Side by, Square target, Purpose purpose) {
  if (!rules_->departures().empty()) {
    // Where nothing is asked before that, `counts` looks itself from where units start.
    if (rules_->piece_restrictions().empty()) return true;
    const Bitboard starts = departures_of(from, by, purpose).captures;
    for (KindSet kinds = starts == 0 ? 0 : observing_kinds(from, by); kinds != 0;) {
      const KindInfo& info = rules_->kinds()[static_cast<Kind>(take_first(kinds))];
      if ((starts & possible_starts(position_, info, by, target)) != 0) return true;
    }
    return false;
  }
  if (rules_->walk_changes().empty()) return attacks(from, by, target);
  for (KindSet kinds = observing_kinds(from, by); kinds != 0;) {
    if (attacks_as(static_cast<Kind>(take_first(kinds)), from, by, target)) return true;
  }
  return false;
}

/// Do the rules let the unit observe the square, which it attacks if it walks its own way?
bool Game::counts(Square from, Side by, Square target, Purpose purpose) {
  if (!may_act(from, by, purpose)) return false;
  if (rules_->walk_changes().empty() && rules_->departures().empty()) {
    const bool officer = position_.at(from).kind < pawn;
    const bool played =
        purpose == Purpose::checking && attacks_are_tried_ && !(officer && objects_to_promotions_);
    const bool restricted =
        !rules_->move_restrictions().empty() && rules_->restricts(purpose, position_.at(target));
    if (!restricted && !played) return true;
    if (officer) {
      const Candidate capture{from, target, target};
      return may_move(capture, by, purpose) && (!played || playable(capture, by));
    }
  }
  KindSet kinds = observing_kinds(from, by);
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    Bitboard starts = departures_of(from, by, purpose).captures &
                      possible_starts(position_, rules_->kinds()[kind], by, target);
    while (starts != 0) {
      if (captures_from(take_first(starts), kind, from, by, target, purpose)) return true;
    }
  }
  return false;
}

bool Game::captures_from(Square start, Kind kind, Square from, Side by, Square target,
                         Purpose purpose) {
  const KindInfo& info = rules_->kinds()[kind];
  if (!may_reach(info, start, by, target)) return false;
  Reach reach;
  {
    const Relocated unit(position_, from, start);
    if (!attacks_as(kind, start, by, target)) return false;
    if (kind >= pawn) info.reach(*this, info, start, by, reach);
  }
  // Where the reach need not be known, an attack is a capture on the target.
  if (kind < pawn) reach.hits = bit(target);
  const auto allowed = [&](Candidate capture) {
    if (start != from) capture.via = start;
    return may_move(capture, by, purpose) &&
           (purpose != Purpose::checking || !attacks_are_tried_ || playable(capture, by));
  };
  if (contains(reach.hits, target) && allowed({from, target, target})) return true;
  for (const Reach::Special& special : reach.all_specials()) {
    if (special.capture == target &&
        allowed({from, special.to, special.capture, no_square, special.passed, special.type})) {
      return true;
    }
  }
  return false;
}

}  // namespace feerie
