#pragma once

#include <optional>

#include "picture/drawing.h"
#include "problem/listener.h"

namespace feerie::picture {

/// Hears what solving yields and draws the position in which a solution ends. Solutions are the
/// lines and keys of the actual play, in the order in which they are shown; set play and tries are
/// none. Of battle play the first variation is followed to its end, the threat where nothing else
/// is shown.
class Ending : public Listener {
 public:
  /// `wanted`: which solution, from 1. `version`: the number of the twin, 0 for the diagram.
  Ending(int wanted, int version) : wanted_(wanted), version_(version) {}

  /// Nothing if there are fewer solutions.
  [[nodiscard]] const std::optional<Drawing>& drawing() const { return drawing_; }
  [[nodiscard]] int solutions() const { return count_; }
  /// Why it is not solved.
  [[nodiscard]] const Diagnostics& refusals() const { return refusals_; }

  void begin_problem(const Problem& /*problem*/) override {}
  void begin_version(const Version& version) override;
  void begin_phase(const PhaseStart& start) override;
  void tree(const solution::TreeMove& shown) override;
  void line(const solution::Line& line) override;
  void move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) override {}
  void end_phase(solution::End /*end*/) override {}
  void refuse(const Diagnostic& diagnostic) override { refusals_.push_back(diagnostic); }
  void end_problem(solution::End /*end*/) override {}

 private:
  /// Is this the solution that is wanted?
  bool counts();
  void follow(const solution::TreeMove& shown);
  void follow(const solution::Line& line, std::size_t next);
  void draw();

  int wanted_;
  int version_;
  bool here_ = false;
  int count_ = 0;
  PhaseStart start_;
  const Problem* problem_ = nullptr;
  Lettering lettering_;
  std::optional<Drawing> drawing_;
  Diagnostics refusals_;
};

}  // namespace feerie::picture
