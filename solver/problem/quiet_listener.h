#pragma once

#include "problem/listener.h"

namespace feerie {

/// Hears everything and heeds nothing: for listeners that want to know little of what is found.
class QuietListener : public Listener {
 public:
  void begin_problem(const Problem& /*problem*/) override {}
  void begin_version(const Version& /*version*/) override {}
  void begin_phase(const PhaseStart& /*start*/) override {}
  void tree(const solution::TreeMove& /*shown*/) override {}
  void line(const solution::Line& /*line*/) override {}
  void move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) override {}
  void end_phase(solution::End /*end*/) override {}
  void refuse(const Diagnostic& /*diagnostic*/) override {}
  void end_problem(solution::End /*end*/) override {}
};

}  // namespace feerie
