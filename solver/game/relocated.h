#pragma once

#include <vector>

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
    if (units_ != 0) lifted_.reserve(static_cast<std::size_t>(count_of(units_)));
    for (Bitboard rest = units_; rest != 0;) {
      lifted_.push_back(position_.take_unhashed(take_first(rest)));
    }
  }
  ~Lifted() {
    const Piece* unit = lifted_.data();
    for (Bitboard rest = units_; rest != 0; ++unit) position_.put_unhashed(take_first(rest), *unit);
  }
  Lifted(const Lifted&) = delete;
  Lifted& operator=(const Lifted&) = delete;

 private:
  Position& position_;
  Bitboard units_;
  /// Nearly always empty, and costs nothing then.
  std::vector<Piece> lifted_;
};

}  // namespace feerie
