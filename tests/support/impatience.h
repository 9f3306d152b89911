#pragma once

#include "core/patience.h"

namespace feerie::test {

/// Waits until it has been asked so many times; counts how often it was asked.
class Impatience : public Patience {
 public:
  explicit Impatience(int most) : most_(most) {}

  bool ended(unsigned /*steps*/) override { return ++asked_ >= most_; }
  [[nodiscard]] int asked() const { return asked_; }

 private:
  int most_;
  int asked_ = 0;
};

}  // namespace feerie::test
