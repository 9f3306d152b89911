#pragma once

#include <bit>
#include <cstdint>

#include "position/position.h"

namespace feerie {

/// Puts a unit on another, empty square for the time of a question. The key is not kept.
class Relocated {
 public:
  Relocated(Position& position, Square from, Square to)
      : position_(position), from_(from), to_(to) {
    if (from_ != to_) position_.put_unhashed(to_, position_.take_unhashed(from_));
  }
  ~Relocated() {
    if (from_ != to_) position_.put_unhashed(from_, position_.take_unhashed(to_));
  }
  Relocated(const Relocated&) = delete;
  Relocated& operator=(const Relocated&) = delete;

 private:
  Position& position_;
  Square from_;
  Square to_;
};

/// Takes the units on a set of squares off the board for the time of a question.
class Lifted {
 public:
  Lifted(Position& position, Bitboard units) : position_(position), units_(units) {
    std::uint64_t* unit = lifted_;
    for (Bitboard rest = units_; rest != 0;) {
      *unit++ = std::bit_cast<std::uint64_t>(position_.take_unhashed(take_first(rest)));
    }
  }
  ~Lifted() {
    const std::uint64_t* unit = lifted_;
    for (Bitboard rest = units_; rest != 0;) {
      position_.put_unhashed(take_first(rest), std::bit_cast<Piece>(*unit++));
    }
  }
  Lifted(const Lifted&) = delete;
  Lifted& operator=(const Lifted&) = delete;

 private:
  Position& position_;
  Bitboard units_;
  /// Units as plain numbers, of which only those that are needed are ever written: nearly always
  /// none.
  std::uint64_t lifted_[square_count];
};

}  // namespace feerie
