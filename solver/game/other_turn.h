#pragma once

#include "position/position.h"

namespace feerie {

/// While this object lives, it is the turn of the other side.
class OtherTurn {
 public:
  explicit OtherTurn(Position& position) : position_(position) { change(); }
  ~OtherTurn() { change(); }
  OtherTurn(const OtherTurn&) = delete;
  OtherTurn& operator=(const OtherTurn&) = delete;

 private:
  void change() { position_.set_turn(opposite(position_.turn())); }

  Position& position_;
};

}  // namespace feerie
