#pragma once

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

}  // namespace feerie
