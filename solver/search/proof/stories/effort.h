#pragma once

#include <cstdint>
#include <exception>

#include "core/patience.h"

namespace feerie::stories {

/// Thrown where more work would be needed than was granted.
class TooMuchWork : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "more work than was granted"; }
};

/// Work that is granted in steps, so that what is found out does not depend on the machine. A step
/// takes about as long as looking at a position.
class Effort {
 public:
  /// `patience` may be null.
  Effort(std::uint64_t steps, Patience* patience) : left_(steps), work_(patience) {}

  /// Throws TooMuchWork if not so much is left, OutOfPatience if nobody waits any more.
  void spend(std::uint64_t steps) {
    if (steps > left_) throw TooMuchWork();
    left_ -= steps;
    work_.step();
  }
  [[nodiscard]] std::uint64_t left() const { return left_; }

 private:
  std::uint64_t left_;
  Work work_;
};

}  // namespace feerie::stories
