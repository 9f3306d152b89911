#pragma once

#include "problem/quiet_listener.h"

namespace feerie {

/// Hears whether there is a solution.
class Counter : public QuietListener {
 public:
  [[nodiscard]] bool any() const { return any_; }

  void tree(const solution::TreeMove& shown) override { any_ |= shown.mark == solution::Mark::key; }
  void line(const solution::Line& line) override { any_ |= line.mark == solution::Mark::none; }

 private:
  bool any_ = false;
};

}  // namespace feerie
