#include "position/position.h"

#include <algorithm>
#include <cassert>

namespace feerie {
namespace {

bool same_memory(const Position& a, const Position& b) {
  if (a.memory_slots() != b.memory_slots()) return false;
  for (int slot = 0; slot < a.memory_slots(); ++slot) {
    if (a.memory(slot) != b.memory(slot)) return false;
  }
  return true;
}

}  // namespace

Position::Position() = default;

std::int8_t Position::keep(Kept kept, bool below) {
  bool first = true;
  for (const Kept& other : kept_) {
    if (other.store != kept.store || other.square != kept.square) continue;
    const auto next = static_cast<std::int8_t>(other.level + (below ? -1 : 1));
    if (first || (below ? next < kept.level : next > kept.level)) kept.level = next;
    first = false;
  }
  if (first) kept.level = 0;
  state_.key ^= hash::kept(kept.store, kept.level, kept.square, kept.piece);
  keep_unhashed(kept);
  return kept.level;
}

Piece Position::release_unhashed(std::uint8_t store, Square square, std::int8_t level) {
  const auto found = std::ranges::find_if(kept_, [&](const Kept& kept) {
    return kept.store == store && kept.square == square && kept.level == level;
  });
  assert(found != kept_.end());
  const Piece piece = found->piece;
  kept_.erase(found);
  return piece;
}

Piece Position::release(const Kept& kept) {
  const Kept taken = kept;
  state_.key ^= hash::kept(taken.store, taken.level, taken.square, taken.piece);
  return release_unhashed(taken.store, taken.square, taken.level);
}

const Kept* Position::uppermost(std::uint8_t store, Square square) const {
  const Kept* found = nullptr;
  for (const Kept& kept : kept_) {
    if (kept.store != store || kept.square != square) continue;
    if (found == nullptr || kept.level > found->level) found = &kept;
  }
  return found;
}

void Position::tell_units_apart() {
  units_apart_ = true;
  state_.key = computed_key();
}

void Position::set_fresh(Bitboard fresh) {
  state_.key ^= hash::fresh(state_.fresh) ^ hash::fresh(fresh);
  state_.fresh = fresh;
}

void Position::set_en_passant(Bitboard squares, Square victim) {
  state_.key ^=
      hash::en_passant(state_.ep_squares, state_.ep_victim) ^ hash::en_passant(squares, victim);
  state_.ep_squares = squares;
  state_.ep_victim = victim;
}

void Position::set_holes(Bitboard holes) {
  state_.key ^= hash::holes(state_.holes) ^ hash::holes(holes);
  state_.holes = holes;
}

void Position::provide_memory(int slots) {
  far_slots_ = static_cast<std::size_t>(std::max(0, slots - near_slots));
  far_memory_.assign(far_slots_, 0);
  state_.far_record = 0;
}

void Position::set_memory(int slot, std::uint16_t value) {
  assert(slot < memory_slots());
  const auto at = static_cast<std::size_t>(slot);
  state_.key ^= hash::memory(slot, memory(slot)) ^ hash::memory(slot, value);
  if (slot < near_slots) {
    state_.near_memory[at] = value;
    return;
  }
  const auto place = [this](std::size_t index) {
    return far_memory_.begin() + static_cast<std::ptrdiff_t>(index);
  };
  // Records behind the present one belong to moves that have been taken back.
  const std::size_t before = first_far();
  ++state_.far_record;
  far_memory_.resize(first_far() + far_slots_);
  std::copy_n(place(before), far_slots_, place(first_far()));
  far_memory_[first_far() + at - near_slots] = value;
}

std::uint64_t Position::computed_key() const {
  std::uint64_t key = hash::turn(state_.turn) ^ hash::fresh(state_.fresh) ^
                      hash::en_passant(state_.ep_squares, state_.ep_victim) ^
                      hash::holes(state_.holes);
  for (Square square = 0; square < square_count; ++square) {
    if (!board_[square].empty()) key ^= hash_of(square, board_[square]);
  }
  for (const Kept& kept : kept_) {
    key ^= hash::kept(kept.store, kept.level, kept.square, kept.piece);
  }
  for (int slot = 0; slot < memory_slots(); ++slot) key ^= hash::memory(slot, memory(slot));
  return key;
}

bool operator==(const Position& a, const Position& b) {
  return a.board_ == b.board_ && a.side_ == b.side_ && a.kind_ == b.kind_ &&
         a.royals_ == b.royals_ && a.state_.holes == b.state_.holes &&
         a.state_.key == b.state_.key && a.state_.fresh == b.state_.fresh &&
         a.state_.ep_squares == b.state_.ep_squares && a.state_.ep_victim == b.state_.ep_victim &&
         a.state_.turn == b.state_.turn && same_memory(a, b);
}

}  // namespace feerie
