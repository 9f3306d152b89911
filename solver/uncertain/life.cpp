#include "uncertain/life.h"

#include <array>

namespace feerie::uncertain {
namespace {

constexpr std::array<Kind, 4> promotions{queen, rook, bishop, knight};

Bitboard pawn_steps(Side side, Square from, Bitboard occupied) {
  const int forward = side == Side::white ? 8 : -8;
  const auto one = static_cast<Square>(from + forward);
  if (contains(occupied, one)) return 0;
  Bitboard steps = bit(one);
  if (relative_rank(from, side) == 1) {
    const auto two = static_cast<Square>(one + forward);
    if (!contains(occupied, two)) steps |= bit(two);
  }
  return steps;
}

/// The squares from which a pawn can have stepped there.
Bitboard pawn_steps_back(Side side, Square to, Bitboard occupied) {
  const int backward = side == Side::white ? -8 : 8;
  if (relative_rank(to, side) < 2) return 0;
  const auto one = static_cast<Square>(to + backward);
  if (contains(occupied, one)) return 0;
  Bitboard steps = bit(one);
  if (relative_rank(to, side) == 3) {
    const auto two = static_cast<Square>(one + backward);
    if (!contains(occupied, two)) steps |= bit(two);
  }
  return steps;
}

}  // namespace

Square passed_by(const Life& life, int moment) {
  if (moment == 0 || life.kind(moment) != pawn) return no_square;
  const Square from = life.at(moment - 1);
  const Square to = life.at(moment);
  const int step = rank_of(to) - rank_of(from);
  if (step != 2 && step != -2) return no_square;
  return make_square(file_of(to), rank_of(from) + step / 2);
}

bool agrees(const Life& life, const Handover& handover) {
  if (handover.unmoved && life.moves != 0) return false;
  return !handover.stepped || passed_by(life, handover.moment) != no_square;
}

bool LifeFinder::through(int moment, Square square, Side side, Kind kind) {
  const int rank = rank_of(square);
  if (contains(scene_.holes(), square) || (kind == pawn && (rank == 0 || rank == 7))) return false;
  life_ = Life{};
  life_.side = side;
  life_.end = scene_.length() + 1;
  life_.stand(moment, square, kind);
  const bool visible = contains(scene_.at(moment).visible.all(), square);
  if (visible && !scene_.at(moment).visible.stands(square, side, kind)) return false;
  // A unit that has just become visible was hidden up to then.
  anchor_ = moment;
  return has_future() && back(moment);
}

/// Ways to come to a square are many, and nearly all questions fail behind it: so that is looked at
/// once, and not for each of them.
bool LifeFinder::has_future() {
  if (anchor_ == 0) return true;
  probing_ = true;
  const bool found = arrive(anchor_);
  probing_ = false;
  return found;
}

bool LifeFinder::onwards(const Life& life, int moment) {
  life_ = life;
  life_.end = scene_.length() + 1;
  return arrive(moment);
}

bool LifeFinder::back(int moment) {
  if (!belongs(moment)) return false;
  // What comes before the square that was given is complete: go on from there.
  if (moment == 0) return arrive(anchor_);
  const int ply = moment - 1;
  const Moment& before = scene_.at(ply);
  const Square square = life_.at(moment);
  const Kind kind = life_.kind(moment);
  if (!must(ply)) {
    const Bitboard barred = scene_.blocked(ply) | before.clear;
    if (!contains(barred, square) && before.taken != square) {
      life_.stand(ply, square, kind);
      if (back(ply)) return true;
    }
  }
  if (may(ply) && before.saying.side == life_.side) return back_by_move(ply);
  return false;
}

bool LifeFinder::back_by_move(int ply) {
  const Moment& before = scene_.at(ply);
  const Saying& saying = before.saying;
  const Square to = life_.at(ply + 1);
  const Kind kind = life_.kind(ply + 1);
  const Bitboard blocked = scene_.blocked(ply);
  const bool captures = saying.type == Saying::Type::hidden_capture;
  if (captures ? to != saying.to : contains(blocked, to)) return false;
  const Bitboard pawn_sources = captures ? rays::tables.pawn[index(opposite(life_.side))][to]
                                         : pawn_steps_back(life_.side, to, blocked);
  Bitboard as_officer = 0;
  Bitboard as_pawn = 0;
  if (kind == pawn) {
    as_pawn = pawn_sources;
  } else {
    if (!saying.en_passant) as_officer = reach(kind, life_.side, to, blocked);
    if (kind != king && relative_rank(to, life_.side) == 7) as_pawn = pawn_sources;
  }
  as_officer &= haunts(ply, kind) & ~blocked;
  as_pawn &= haunts(ply, pawn) & ~blocked;
  if ((as_officer | as_pawn) == 0) return false;
  const Life saved = life_;
  for (Bitboard sources = as_officer; sources != 0;) {
    life_ = saved;
    if (back_from(ply, take_first(sources), kind)) return true;
  }
  for (Bitboard sources = as_pawn; sources != 0;) {
    const Square from = take_first(sources);
    if (relative_rank(from, life_.side) == 0) continue;
    life_ = saved;
    if (back_from(ply, from, pawn)) return true;
  }
  life_ = saved;
  return false;
}

bool LifeFinder::back_from(int ply, Square from, Kind kind) {
  life_.stand(ply, from, kind);
  life_.moves |= Plies{1} << ply;
  return back(ply);
}

bool LifeFinder::arrive(int moment) {
  if (!belongs(moment)) return false;
  const Square square = life_.at(moment);
  if (!contains(scene_.at(moment).visible.all(), square)) return forward(moment);
  const auto& handovers = scene_.handovers();
  for (std::size_t i = 0; i < handovers.size(); ++i) {
    const Handover& handover = handovers[i];
    if (handover.moment != moment || handover.square != square) continue;
    if (handover.side != life_.side || handover.kind != life_.kind(moment)) return false;
    if (!(probing_ && moment == anchor_) && !agrees(life_, handover)) return false;
    life_.handed = static_cast<int>(i);
    const bool enough = end_life(moment);
    life_.handed = -1;
    life_.end = scene_.length() + 1;
    return enough;
  }
  return false;
}

bool LifeFinder::end_life(int moment) {
  // What it has to do it must have done.
  const Plies known = probing_ ? ~((Plies{1} << anchor_) - 1) : ~Plies{0};
  if ((forced_ & known & ~life_.moves) != 0) return false;
  if (haunts_ != nullptr && haunts_->last >= moment) return false;
  if (probing_) return true;
  life_.end = moment;
  return found_(life_);
}

bool LifeFinder::forward(int moment) {
  if (moment == scene_.length()) return end_life(moment + 1);
  return (!must(moment) && stay(moment)) || (may(moment) && move(moment));
}

bool LifeFinder::may_be_taken(int ply) const {
  const Saying& saying = scene_.at(ply).saying;
  if (saying.side == life_.side || life_.kind(ply) == king) return false;
  return !saying.en_passant || (probing_ && ply == anchor_) || passed_by(life_, ply) != no_square;
}

bool LifeFinder::stay(int ply) {
  const Moment& now = scene_.at(ply);
  const Square square = life_.at(ply);
  if (contains(now.clear, square)) return false;
  if (now.taken == square) {
    if (!may_be_taken(ply)) return false;
    life_.taken = ply;
    const bool enough = end_life(ply + 1);
    life_.taken = -1;
    life_.end = scene_.length() + 1;
    return enough;
  }
  life_.stand(ply + 1, square, life_.kind(ply));
  return arrive(ply + 1);
}

bool LifeFinder::move(int ply) {
  const Saying& saying = scene_.at(ply).saying;
  if (saying.side != life_.side) return false;
  if (life_.kind(ply) == pawn) return move_pawn(ply);
  if (saying.en_passant) return false;
  const Bitboard blocked = scene_.blocked(ply);
  const Bitboard reached = reach(life_.kind(ply), life_.side, life_.at(ply), blocked);
  if (saying.type == Saying::Type::hidden_capture) {
    return contains(reached, saying.to) && move_to(ply, saying.to, life_.kind(ply));
  }
  const Kind kind = life_.kind(ply);
  for (Bitboard targets = reached & ~blocked & haunts(ply + 1, kind); targets != 0;) {
    if (move_to(ply, take_first(targets), kind)) return true;
  }
  return false;
}

bool LifeFinder::move_pawn(int ply) {
  const Saying& saying = scene_.at(ply).saying;
  const Square from = life_.at(ply);
  const Bitboard blocked = scene_.blocked(ply);
  Bitboard targets = saying.type == Saying::Type::hidden_capture
                         ? rays::tables.pawn[index(life_.side)][from] & bit(saying.to)
                         : pawn_steps(life_.side, from, blocked);
  while (targets != 0) {
    const Square to = take_first(targets);
    if (relative_rank(to, life_.side) < 7) {
      if (move_to(ply, to, pawn)) return true;
      continue;
    }
    for (const Kind kind : promotions) {
      if (move_to(ply, to, kind)) return true;
    }
  }
  return false;
}

bool LifeFinder::move_to(int ply, Square to, Kind kind) {
  const Plies moves = life_.moves;
  life_.moves |= Plies{1} << ply;
  life_.stand(ply + 1, to, kind);
  const bool enough = arrive(ply + 1);
  life_.moves = moves;
  return enough;
}

namespace {

/// Squares that the unit passes and enters in the half-move.
Bitboard way_of(const Life& life, int ply) {
  if ((life.moves >> ply & 1U) == 0) return 0;
  const Square from = life.at(ply);
  const Square to = life.at(ply + 1);
  const Bitboard passed = life.kind(ply) == knight ? 0 : rays::between(from, to);
  return passed | bit(to);
}

}  // namespace

bool compatible(const Life& one, const Life& other, int length, int from) {
  for (int moment = from; moment <= length; ++moment) {
    if (!one.here(moment) || !other.here(moment)) return true;
    if (one.at(moment) == other.at(moment)) return false;
    if (moment == length) return true;
    if (contains(way_of(one, moment), other.at(moment)) ||
        contains(way_of(other, moment), one.at(moment))) {
      return false;
    }
  }
  return true;
}

}  // namespace feerie::uncertain
