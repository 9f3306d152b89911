#include "core/clear_lines.h"
#include "core/rays.h"
#include "core/reach.h"
#include "game/game.h"

/// Which squares units attack by their walks alone.
namespace feerie {
namespace {

/// A pawn also attacks the unit that it could capture en passant.
bool pawn_attacks(const Position& position, Square from, Side side, Square target,
                  Bitboard base_line_starts) {
  if (relative_rank(from, side) == 0 && !contains(base_line_starts, from)) return false;
  const Bitboard attacked = rays::tables.pawn[index(side)][from];
  if (contains(attacked, target)) return true;
  const State& state = position.state();
  return target == state.ep_victim && (attacked & state.ep_squares) != 0 &&
         position.at(target).of(opposite(side));
}

/// Is there nothing between the two squares of a line?
bool is_free(const Position& position, Square from, Square to) {
  return (rays::between(from, to) & position.occupied()) == 0;
}

bool orthodox_attacks(const Position& position, Kind kind, Square from, Side side, Square target,
                      Bitboard base_line_starts) {
  switch (kind) {
    case king:
      return contains(rays::tables.king[from], target);
    case knight:
      return contains(rays::tables.knight[from], target);
    case rook:
      return contains(rays::rook_lines(from), target) && is_free(position, from, target);
    case bishop:
      return contains(rays::bishop_lines(from), target) && is_free(position, from, target);
    case queen:
      return contains(rays::rook_lines(from) | rays::bishop_lines(from), target) &&
             is_free(position, from, target);
    default:
      return pawn_attacks(position, from, side, target, base_line_starts);
  }
}

}  // namespace

/// Could a unit of this kind on the square ever capture there? The unit that can be captured en
/// passant may be anywhere.
bool Game::may_reach(const KindInfo& info, Square from, Side side, Square target) const {
  return target == position_.state().ep_victim ||
         contains(info.observers[index(side)][target], from);
}

bool Game::attacks_as(Kind kind, Square from, Side side, Square target) {
  if (kind < first_fairy_kind) {
    return orthodox_attacks(position_, kind, from, side, target, rules_->base_line_starts());
  }
  const KindInfo& info = rules_->kinds()[kind];
  if (!may_reach(info, from, side, target)) return false;
  if (info.attacks != nullptr) return info.attacks(*this, info, from, side, target);
  Reach reach;
  info.reach(*this, info, from, side, reach);
  return reach.attacks(target);
}

Game::Ways Game::ways_of_attack(Kind kind, Square from, Side side, Square target) {
  if (!attacks_as(kind, from, side, target)) return {};
  if (kind < first_fairy_kind) return {.direct = 1};
  const KindInfo& info = rules_->kinds()[kind];
  Reach reach;
  reach.watched = target;
  info.reach(*this, info, from, side, reach);
  const bool plain = reach.ways == 0 && reach.direct_ways == 0;
  return {.numbers = reach.ways, .endings = reach.endings, .direct = plain ? 1 : reach.direct_ways};
}

bool Game::attacks(Square from, Side side, Square target) {
  return attacks_as(position_.at(from).kind, from, side, target);
}

bool Game::observed_plainly(Square target, Side by) {
  const Position& p = position_;
  const auto& t = rays::tables;
  if ((t.knight[target] & p.of(by, knight)) != 0) return true;
  if ((t.king[target] & p.of(by, king)) != 0) return true;
  // A pawn on its own base line observes nothing where it cannot move.
  const Bitboard base = rank_set(by == Side::white ? 0 : 7) & ~rules_->base_line_starts();
  const Bitboard pawns = p.of(by, pawn) & ~base;
  if ((t.pawn[index(opposite(by))][target] & pawns) != 0) return true;
  if (target == p.state().ep_victim && p.at(target).of(opposite(by))) {
    for (Bitboard passed = p.state().ep_squares; passed != 0;) {
      if ((t.pawn[index(opposite(by))][take_first(passed)] & pawns) != 0) return true;
    }
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

/// The units of the side by the kinds as which rules let them observe.
Walkers Game::walkers_of(Side side) const {
  Walkers walkers;
  walkers.kinds = rules_->kinds().count();
  for (int kind = 0; kind < walkers.kinds; ++kind) {
    walkers.as[static_cast<std::size_t>(kind)] = position_.of(side, static_cast<Kind>(kind));
  }
  for (const auto& rule : rules_->walk_changes()) {
    rule.of_all(position_, side, walkers, *rule.arguments);
  }
  return walkers;
}

/// As `observed_plainly`, by the kinds as which rules let units walk.
bool Game::observed_by_walkers(Square target, Side by) {
  const Position& p = position_;
  const auto& t = rays::tables;
  const Walkers walkers = walkers_of(by);
  const auto& as = walkers.as;
  if (((t.knight[target] & as[knight]) | (t.king[target] & as[king])) != 0) return true;
  const Bitboard base = rank_set(by == Side::white ? 0 : 7) & ~rules_->base_line_starts();
  const Bitboard pawns = as[pawn] & ~base;
  if ((t.pawn[index(opposite(by))][target] & pawns) != 0) return true;
  if (target == p.state().ep_victim && p.at(target).of(opposite(by))) {
    for (Bitboard passed = p.state().ep_squares; passed != 0;) {
      if ((t.pawn[index(opposite(by))][take_first(passed)] & pawns) != 0) return true;
    }
  }
  const Bitboard riders = ((as[rook] | as[queen]) & rays::rook_lines(target)) |
                          ((as[bishop] | as[queen]) & rays::bishop_lines(target));
  if (rays::unblocked(riders, target, p.occupied()) != 0) return true;
  for (int number = first_fairy_kind; number < walkers.kinds; ++number) {
    const auto kind = static_cast<Kind>(number);
    for (Bitboard units = as[kind] & ~bit(target); units != 0;) {
      if (attacks_as(kind, take_first(units), by, target)) return true;
    }
  }
  return false;
}

/// The orthodox units that attack the square by their walk, if these squares stand in their way.
Bitboard Game::orthodox_attackers(Square target, Side by, Bitboard occupied) const {
  const Position& p = position_;
  const auto& t = rays::tables;
  const Bitboard base = rank_set(by == Side::white ? 0 : 7) & ~rules_->base_line_starts();
  Bitboard pawns = t.pawn[index(opposite(by))][target];
  if (target == p.state().ep_victim && p.at(target).of(opposite(by))) {
    for (Bitboard passed = p.state().ep_squares; passed != 0;) {
      pawns |= t.pawn[index(opposite(by))][take_first(passed)];
    }
  }
  const Bitboard others = (t.knight[target] & p.of(knight)) | (t.king[target] & p.of(king)) |
                          (pawns & p.of(pawn) & ~base);
  const Bitboard riders = (((p.of(rook) | p.of(queen)) & rays::rook_lines(target)) |
                           ((p.of(bishop) | p.of(queen)) & rays::bishop_lines(target))) &
                          p.of(by);
  return (others & p.of(by)) | rays::unblocked(riders, target, occupied);
}

bool Game::surely_attacks_none(Kind kind, Side by, Bitboard targets) const {
  const bool told = rules_->walk_changes().empty() && rules_->departures().empty() &&
                    rules_->worlds().empty() && position_.state().ep_victim == no_square;
  if (!told || kind >= first_fairy_kind) return false;
  const Bitboard occupied = position_.occupied();
  for (Bitboard units = position_.of(by, kind); units != 0;) {
    const Square at = take_first(units);
    const Bitboard attacked =
        kind == pawn ? rays::tables.pawn[index(by)][at] : rays::officer_attacks(kind, at, occupied);
    if ((attacked & targets) != 0) return false;
  }
  return true;
}

/// Of the units, those that attack the square by their own walk.
Bitboard Game::attackers_among(Bitboard units, Square target, Side by) {
  Bitboard fairy = units;
  for (Kind kind = king; kind < first_fairy_kind; ++kind) fairy &= ~position_.of(kind);
  const Bitboard orthodox = units & ~fairy;
  Bitboard found = 0;
  if ((orthodox & ~position_.of(king)) == 0) {
    found = rays::tables.king[target] & orthodox;
  } else {
    found = orthodox_attackers(target, by, position_.occupied()) & units;
  }
  while (fairy != 0) {
    const Square from = take_first(fairy);
    if (attacks_as(position_.at(from).kind, from, by, target)) found |= bit(from);
  }
  return found;
}

}  // namespace feerie
