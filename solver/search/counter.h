#pragma once

#include "problem/listener.h"

namespace feerie {

/// Hears whether there is a solution.
class Counter : public Listener {
 public:
  [[nodiscard]] bool any() const { return any_; }

  void begin_problem(const Problem& /*problem*/) override {}
  void begin_version(const Version& /*version*/) override {}
  void begin_phase(const PhaseStart& /*start*/) override {}
  void tree(const solution::TreeMove& shown) override { any_ |= shown.mark == solution::Mark::key; }
  void line(const solution::Line& line) override { any_ |= line.mark == solution::Mark::none; }
  void move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) override {}
  void end_phase(solution::End /*end*/) override {}
  void refuse(const Diagnostic& /*diagnostic*/) override {}
  void end_problem(solution::End /*end*/) override {}

 private:
  bool any_ = false;
};

}  // namespace feerie
