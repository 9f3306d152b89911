#pragma once

#include "position/position.h"

namespace feerie {

/// Puts a unit on an empty square for the time of a question about the square.
class Visitor {
 public:
  Visitor(Position& position, Square square, Side side, TraitSet traits)
      : position_(position), square_(square), needed_(position.at(square).empty()) {
    if (needed_) position_.put_unhashed(square, {knight, only(side), 0, traits});
  }
  ~Visitor() {
    if (needed_) position_.take_unhashed(square_);
  }
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;

 private:
  Position& position_;
  Square square_;
  bool needed_;
};

}  // namespace feerie
