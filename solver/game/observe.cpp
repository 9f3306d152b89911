#include <algorithm>
#include <utility>

#include "core/rays.h"
#include "game/game.h"
#include "game/relocated.h"

namespace feerie {
namespace {

/// A pawn also attacks the unit that it could capture en passant.
bool pawn_attacks(const Position& position, Square from, Side side, Square target,
                  bool base_line_pawns) {
  if (!base_line_pawns && relative_rank(from, side) == 0) return false;
  const Bitboard attacked = rays::tables.pawn[index(side)][from];
  if (contains(attacked, target)) return true;
  const State& state = position.state();
  return target == state.ep_victim && (attacked & state.ep_squares) != 0 &&
         position.at(target).of(opposite(side));
}

bool orthodox_attacks(const Position& position, Kind kind, Square from, Side side, Square target,
                      bool base_line_pawns) {
  switch (kind) {
    case king:
      return contains(rays::tables.king[from], target);
    case knight:
      return contains(rays::tables.knight[from], target);
    case rook:
      return contains(rays::rook_attacks(from, position.occupied()), target);
    case bishop:
      return contains(rays::bishop_attacks(from, position.occupied()), target);
    case queen:
      return contains(rays::queen_attacks(from, position.occupied()), target);
    default:
      return pawn_attacks(position, from, side, target, base_line_pawns);
  }
}

/// Puts a unit on an empty square for the time of a question about the square.
class Imagined {
 public:
  Imagined(Position& position, Square square, Side side)
      : position_(position), square_(square), needed_(position.at(square).empty()) {
    if (needed_) position_.put_unhashed(square, {knight, only(side), 0, 0});
  }
  ~Imagined() {
    if (needed_) position_.take_unhashed(square_);
  }
  Imagined(const Imagined&) = delete;
  Imagined& operator=(const Imagined&) = delete;

 private:
  Position& position_;
  Square square_;
  bool needed_;
};

}  // namespace

/// Could a unit of this kind on the square ever capture there? The unit that can be captured en
/// passant may be anywhere.
bool Game::may_reach(const KindInfo& info, Square from, Side side, Square target) const {
  return target == position_.state().ep_victim ||
         contains(info.observers[index(side)][target], from);
}

bool Game::attacks_as(Kind kind, Square from, Side side, Square target) const {
  if (kind < first_fairy_kind) {
    return orthodox_attacks(position_, kind, from, side, target, rules_->base_line_pawns());
  }
  const KindInfo& info = rules_->kinds()[kind];
  if (!may_reach(info, from, side, target)) return false;
  if (info.attacks != nullptr) return info.attacks(*this, info, from, side, target);
  Reach reach;
  info.reach(*this, info, from, side, reach);
  return reach.attacks(target);
}

Game::Ways Game::ways_of_attack(Kind kind, Square from, Side side, Square target) const {
  if (!attacks_as(kind, from, side, target)) return {};
  if (kind < first_fairy_kind) return {.direct = 1};
  const KindInfo& info = rules_->kinds()[kind];
  Reach reach;
  reach.watched = target;
  info.reach(*this, info, from, side, reach);
  const bool plain = reach.ways == 0 && reach.direct_ways == 0;
  return {.numbers = reach.ways, .endings = reach.endings, .direct = plain ? 1 : reach.direct_ways};
}

bool Game::attacks(Square from, Side side, Square target) const {
  return attacks_as(position_.at(from).kind, from, side, target);
}

bool Game::observed_plainly(Square target, Side by) const {
  const Position& p = position_;
  const auto& t = rays::tables;
  if ((t.knight[target] & p.of(by, knight)) != 0) return true;
  if ((t.king[target] & p.of(by, king)) != 0) return true;
  // A pawn on its own base line observes nothing where it cannot move.
  const Bitboard base = rules_->base_line_pawns() ? 0 : rank_set(by == Side::white ? 0 : 7);
  const Bitboard pawns = p.of(by, pawn) & ~base;
  if ((t.pawn[index(opposite(by))][target] & pawns) != 0) return true;
  if (target == p.state().ep_victim && p.at(target).of(opposite(by)) &&
      (t.pawn[index(opposite(by))][first_of(p.state().ep_squares)] & pawns) != 0) {
    return true;
  }
  const Bitboard occupied = p.occupied();
  const Bitboard queens = p.of(queen);
  Bitboard riders = (((p.of(rook) | queens) & rays::rook_lines(target)) |
                     ((p.of(bishop) | queens) & rays::bishop_lines(target))) &
                    p.of(by);
  while (riders != 0) {
    if ((rays::between(take_first(riders), target) & occupied) == 0) return true;
  }
  const Kinds& kinds = rules_->kinds();
  for (int number = first_fairy_kind; number < kinds.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    Bitboard units = p.of(by, kind);
    if (target != p.state().ep_victim) units &= kinds[kind].observers[index(by)][target];
    while (units != 0) {
      if (attacks_as(kind, take_first(units), by, target)) return true;
    }
  }
  return false;
}

/// The orthodox units that attack the square by their walk.
Bitboard Game::orthodox_attackers(Square target, Side by) const {
  const Position& p = position_;
  const auto& t = rays::tables;
  const Bitboard base = rules_->base_line_pawns() ? 0 : rank_set(by == Side::white ? 0 : 7);
  Bitboard pawns = t.pawn[index(opposite(by))][target];
  if (target == p.state().ep_victim && p.at(target).of(opposite(by))) {
    for (Bitboard passed = p.state().ep_squares; passed != 0;) {
      pawns |= t.pawn[index(opposite(by))][take_first(passed)];
    }
  }
  Bitboard found = (t.knight[target] & p.of(knight)) | (t.king[target] & p.of(king)) |
                   (pawns & p.of(pawn) & ~base);
  Bitboard riders = (((p.of(rook) | p.of(queen)) & rays::rook_lines(target)) |
                     ((p.of(bishop) | p.of(queen)) & rays::bishop_lines(target))) &
                    p.of(by);
  while (riders != 0) {
    const Square from = take_first(riders);
    if ((rays::between(from, target) & p.occupied()) == 0) found |= bit(from);
  }
  return found & p.of(by);
}

/// Those of the units that attack the square by their own walk.
Bitboard Game::attackers_among(Bitboard units, Square target, Side by) const {
  Bitboard fairy = units;
  for (Kind kind = king; kind < first_fairy_kind; ++kind) fairy &= ~position_.of(kind);
  Bitboard found = units == fairy ? 0 : orthodox_attackers(target, by) & units;
  while (fairy != 0) {
    const Square from = take_first(fairy);
    if (attacks_as(position_.at(from).kind, from, by, target)) found |= bit(from);
  }
  return found;
}

bool Game::observed(Square target, Side by, Purpose purpose, Bitboard among) {
  Bitboard units = position_.of(by) & among & ~bit(target);
  if (units == 0) return false;
  const Imagined unit(position_, target, opposite(by));
  if (rules_->plain() && among == all_squares) return observed_plainly(target, by);
  if (rules_->walk_changes().empty() && rules_->departures().empty() && rules_->worlds().empty()) {
    // Geometry is cheap and rules are not: most units look elsewhere anyway.
    for (Bitboard attackers = attackers_among(units, target, by); attackers != 0;) {
      if (counts(take_first(attackers), by, target, purpose)) return true;
    }
    return false;
  }
  if (rules_->departures().empty() && rules_->kinds().count() == first_fairy_kind &&
      target != position_.state().ep_victim) {
    // As whatever an orthodox unit walks, it attacks along a queen's line or by a knight's leap.
    units &= rays::rook_lines(target) | rays::bishop_lines(target) | rays::tables.knight[target];
  }
  while (units != 0) {
    if (observes(take_first(units), by, target, purpose)) return true;
  }
  return false;
}

Bitboard Game::observers(Square target, Side by, Purpose purpose) {
  const Imagined unit(position_, target, opposite(by));
  Bitboard found = 0;
  Bitboard units = position_.of(by) & ~bit(target);
  if (rules_->walk_changes().empty() && rules_->departures().empty() && rules_->worlds().empty()) {
    for (Bitboard attackers = attackers_among(units, target, by); attackers != 0;) {
      const Square from = take_first(attackers);
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

bool Game::observes(Square from, Side by, Square target, Purpose purpose) {
  if (rules_->plain()) return attacks(from, by, target);
  const bool own_walk = rules_->walk_changes().empty() && rules_->departures().empty();
  const KindInfo& info = rules_->kinds()[position_.at(from).kind];
  if (own_walk && !may_reach(info, from, by, target)) return false;
  const Bitboard unseen = unseen_by(from, by);
  if (contains(unseen, target)) return false;
  const Lifted others(position_, unseen);
  if (own_walk && !attacks(from, by, target)) return false;
  if (!own_walk) {
    // Few walks lead to the target, whatever else is asked of them.
    const bool here = rules_->departures().empty();
    const Bitboard starts = here ? bit(from) : departures_of(from, by, purpose).captures;
    bool possible = false;
    for (KindSet kinds = starts == 0 ? 0 : kinds_at(from, by); kinds != 0 && !possible;) {
      const auto kind = static_cast<Kind>(take_first(kinds));
      for (Bitboard rest = starts; rest != 0 && !possible;) {
        possible = here ? attacks_as(kind, from, by, target)
                        : may_reach(rules_->kinds()[kind], take_first(rest), by, target);
        if (here) break;
      }
    }
    if (!possible) return false;
  }
  return counts(from, by, target, purpose);
}

/// Do the rules let the unit observe the square, which it attacks if it walks its own way?
bool Game::counts(Square from, Side by, Square target, Purpose purpose) {
  if (!may_act(from, by, purpose)) return false;
  if (rules_->walk_changes().empty() && rules_->departures().empty()) {
    const bool played = purpose == Purpose::checking && rules_->playable_checks();
    if (rules_->move_restrictions().empty() && !played) return true;
    if (position_.at(from).kind < pawn) {
      const Candidate capture{from, target, target};
      return may_move(capture, by, purpose) && (!played || playable(capture, by));
    }
  }
  KindSet kinds = kinds_at(from, by);
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    Bitboard starts = departures_of(from, by, purpose).captures;
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
           (purpose != Purpose::checking || !rules_->playable_checks() || playable(capture, by));
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

Bitboard Game::quiet_reach(Kind kind, Square from, Side side, Square lifted) {
  const Piece unit = lifted == no_square ? Piece{} : position_.take_unhashed(lifted);
  const KindInfo& info = rules_->kinds()[kind];
  Reach reach;
  info.reach(*this, info, from, side, reach);
  if (!unit.empty()) position_.put_unhashed(lifted, unit);
  Bitboard quiet = reach.quiet;
  for (const Reach::Special& special : reach.all_specials()) {
    if (special.capture == no_square) quiet |= bit(special.to);
  }
  return quiet;
}

/// Has the capture just played been undone by rules that put the royal unit back?
bool Game::puts_back(const Piece& captured) const {
  return captured.royal() && std::ranges::any_of(last_effects(), [&](const Effect& effect) {
           return effect.op == Effect::Op::add && effect.after.royal() &&
                  effect.after.id == captured.id;
         });
}

bool Game::playable(const Candidate& capture, Side by) {
  // The king that is captured cannot protest, nor can the one left behind: only the rules can.
  const Judging judging(*this, Legality::self_check);
  const Marking playing_out(playing_out_);
  const Piece captured = position_.at(capture.capture);
  const bool passed = turn() != by;
  if (passed) pass();
  Choices choices;
  bool found = false;
  do {
    choices.rewind();
    if (play(capture, choices)) {
      found = !puts_back(captured);
      undo();
    }
  } while (!found && choices.advance());
  if (passed) undo();
  return found;
}

bool Game::in_check(Side side) {
  if (orthodox_) {
    const Bitboard royal = position_.royals(side);
    return royal != 0 && observed_plainly(first_of(royal), opposite(side));
  }
  Bitboard royals = position_.royals(side);
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
