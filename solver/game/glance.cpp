#include "game/glance.h"

#include "core/reach.h"

namespace feerie {
namespace {

Square only_royal(const Position& position, Side side) {
  const Bitboard royals = position.royals(side);
  return royals == 0 ? no_square : first_of(royals);
}

/// Where the king of the side on this square could go if nobody attacked anything, castling aside.
Bitboard king_steps(const Position& position, Side side, Square at) {
  return rays::tables.king[at] & ~position.of(side) & ~position.holes() &
         ~position.royals(opposite(side));
}

constexpr Square ahead(Square square, Side side) {
  return static_cast<Square>(side == Side::white ? square + 8 : square - 8);
}

}  // namespace

Glance::Glance(const Position& position, Side side)
    : position_(position),
      side_(side),
      king_(only_royal(position, side)),
      enemy_king_(only_royal(position, opposite(side))),
      occupied_(position.occupied()),
      own_(position.of(side)),
      enemies_(position.of(opposite(side))),
      ours_(units_of(position, side)),
      theirs_(units_of(position, opposite(side))) {
  if (king_ != no_square) {
    checkers_ = (rays::tables.knight[king_] & theirs_.knights) |
                (rays::tables.king[king_] & theirs_.kings) |
                (rays::tables.pawn[index(side)][king_] & theirs_.pawns);
    for (Bitboard riders = lined_up(king_, theirs_); riders != 0;) {
      const Square rider = take_first(riders);
      const Bitboard between = rays::between(king_, rider) & occupied_;
      if (between == 0) checkers_ |= bit(rider);
      if ((between & (between - 1)) == 0) pinned_ |= between & own_;
    }
    for (Bitboard rest = checkers_; rest != 0;) {
      const Square checker = take_first(rest);
      answers_ &= rays::between(king_, checker) | bit(checker);
    }
  }
  if (enemy_king_ != no_square) {
    enemy_in_check_ = (rays::tables.knight[enemy_king_] & ours_.knights) != 0 ||
                      (rays::tables.king[enemy_king_] & ours_.kings) != 0 ||
                      (rays::tables.pawn[index(opposite(side))][enemy_king_] & ours_.pawns) != 0;
    for (Bitboard riders = lined_up(enemy_king_, ours_); riders != 0;) {
      const Bitboard between = rays::between(enemy_king_, take_first(riders)) & occupied_;
      enemy_in_check_ |= between == 0;
      if ((between & (between - 1)) == 0) masks_ |= between & own_;
    }
  }
}

Glance::Units Glance::units_of(const Position& position, Side side) {
  const Bitboard units = position.of(side);
  const Bitboard base_line = rank_set(side == Side::white ? 0 : 7);
  return {units & position.of(knight), units & position.of(king),
          units & position.of(pawn) & ~base_line, units & (position.of(rook) | position.of(queen)),
          units & (position.of(bishop) | position.of(queen))};
}

/// The riders on lines with the square, whatever stands between.
Bitboard Glance::lined_up(Square target, const Units& units) {
  return (rays::rook_lines(target) & units.straight) |
         (rays::bishop_lines(target) & units.diagonal);
}

bool Glance::attacked(Square target, const Units& by, Side side, Bitboard occupied) {
  const auto& t = rays::tables;
  if ((t.knight[target] & by.knights) != 0 || (t.king[target] & by.kings) != 0 ||
      (t.pawn[index(opposite(side))][target] & by.pawns) != 0) {
    return true;
  }
  Bitboard riders =
      (rays::rook_lines(target) & by.straight) | (rays::bishop_lines(target) & by.diagonal);
  while (riders != 0) {
    if ((rays::between(take_first(riders), target) & occupied) == 0) return true;
  }
  return false;
}

Bitboard Glance::reach(Kind kind, Square from) const {
  return rays::officer_attacks(kind, from, occupied_);
}

/// Squares to which a unit other than the king may go without exposing the king.
Bitboard Glance::allowed(Square from) const {
  return contains(pinned_, from) ? answers_ & rays::through(king_, from) : answers_;
}

/// Of the squares, those on which the king would not be attacked.
Bitboard Glance::safe_steps(Bitboard steps) const {
  Bitboard safe = 0;
  while (steps != 0) {
    const Square to = take_first(steps);
    if (!attacked(to, theirs_, opposite(side_), occupied_ & ~bit(king_))) safe |= bit(to);
  }
  return safe;
}

bool Glance::has_flights(const Position& position, Side side, int needed) {
  const Square at = only_royal(position, side);
  const Units enemies = units_of(position, opposite(side));
  const Bitboard occupied = position.occupied() & ~bit(at);
  Bitboard steps = king_steps(position, side, at);
  while (steps != 0 && needed > 0) {
    if (!attacked(take_first(steps), enemies, opposite(side), occupied)) --needed;
  }
  return needed <= 0;
}

Bitboard Glance::flights(const Position& position, Side side) {
  const Square at = only_royal(position, side);
  const Units enemies = units_of(position, opposite(side));
  const Bitboard occupied = position.occupied() & ~bit(at);
  Bitboard found = 0;
  for (Bitboard steps = king_steps(position, side, at); steps != 0;) {
    const Square step = take_first(steps);
    if (!attacked(step, enemies, opposite(side), occupied)) found |= bit(step);
  }
  return found;
}

Bitboard Glance::screens(const Position& position, Side side, Bitboard squares) {
  const Units enemies = units_of(position, opposite(side));
  const Bitboard occupied = position.occupied() & ~bit(only_royal(position, side));
  Bitboard found = 0;
  while (squares != 0) {
    const Square square = take_first(squares);
    for (Bitboard riders = lined_up(square, enemies); riders != 0;) {
      const Bitboard between = rays::between(square, take_first(riders)) & occupied;
      if ((between & (between - 1)) == 0) found |= between & position.of(side);
    }
  }
  return found;
}

bool Glance::legal_en_passant(Square from, Square to) const {
  if (king_ == no_square) return true;
  const Bitboard victim = bit(position_.state().ep_victim);
  Units left = theirs_;
  left.pawns &= ~victim;
  const Bitboard after = (occupied_ & ~(victim | bit(from))) | bit(to);
  return !attacked(king_, left, opposite(side_), after);
}

Glance::Targets Glance::pawn_targets(Square from) const {
  Targets targets;
  const int rank = relative_rank(from, side_);
  if (rank == 7 || rank == 0) return targets;
  const Bitboard may = allowed(from);
  const Bitboard attacked = rays::tables.pawn[index(side_)][from];
  targets.captures = attacked & enemies_ & may;
  const Square next = ahead(from, side_);
  if (!contains(occupied_, next)) {
    targets.quiet = bit(next) & may;
    const Square second = ahead(next, side_);
    if (rank == 1 && !contains(occupied_, second) && contains(may, second)) {
      targets.double_step = second;
    }
  }
  const State& state = position_.state();
  if (state.ep_squares == 0 || !contains(enemies_, state.ep_victim)) return targets;
  for (Bitboard passed = attacked & state.ep_squares & ~occupied_; passed != 0;) {
    const Square to = take_first(passed);
    if (legal_en_passant(from, to)) targets.en_passant |= bit(to);
  }
  return targets;
}

/// The legal moves of an officer or king to the squares wanted, all of a pawn.
Glance::Targets Glance::targets(Square from, Kind kind, Bitboard wanted) const {
  if (kind == pawn) return pawn_targets(from);
  Bitboard reached = reach(kind, from) & ~own_ & wanted & (~occupied_ | enemies_);
  reached = from == king_ ? safe_steps(reached) : reached & allowed(from);
  return {reached & enemies_, reached & ~enemies_};
}

void Glance::add(Square from, const Targets& targets, Candidates& out) const {
  for (Bitboard captures = targets.captures; captures != 0;) {
    const Square to = take_first(captures);
    out.push_back({from, to, to});
  }
  for (Bitboard quiet = targets.quiet; quiet != 0;) out.push_back({from, take_first(quiet)});
  if (targets.double_step != no_square) {
    out.push_back({from, targets.double_step, no_square, no_square, ahead(from, side_),
                   MoveType::double_step});
  }
  for (Bitboard passed = targets.en_passant; passed != 0;) {
    out.push_back({from, take_first(passed), position_.state().ep_victim, no_square, no_square,
                   MoveType::en_passant});
  }
}

void Glance::add_legal(Candidates& out) const {
  for (Bitboard units = own_; units != 0;) {
    const Square from = take_first(units);
    add(from, targets(from, position_.at(from).kind, all_squares), out);
  }
}

bool Glance::any_legal() const {
  // In a double check only the king can move.
  Bitboard units = answers_ == 0 ? ours_.kings : own_;
  while (units != 0) {
    const Square from = take_first(units);
    if (targets(from, position_.at(from).kind, all_squares).any()) return true;
  }
  return false;
}

}  // namespace feerie
