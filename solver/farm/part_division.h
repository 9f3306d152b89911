#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "farm/part.h"
#include "search/division.h"

namespace feerie::farm {

/// Lets only the ways of one job be searched. What the job names and the position does not have is
/// a fault: then the text belongs to another problem, or to another version of the program.
class PartDivision final : public Division {
 public:
  explicit PartDivision(Part part) : part_(std::move(part)), begun_(part_.plays.size(), false) {}

  void begin_version(const Listener::Version& version) override {
    version_ = version.number;
    problem_ = version.problem;
  }
  int begin_phase(const Phase& phase) override;
  std::string end_phase(bool whole) override;
  [[nodiscard]] bool wants_solution() const override;

  /// Phases that are named and did not begin.
  [[nodiscard]] bool all_begun() const;

 private:
  bool wants(const FirstMove& first, Game& before) override;
  bool meet(std::size_t number, const FirstMove& first);

  Part part_;
  /// Which of the plays have begun.
  std::vector<bool> begun_;
  int version_ = 0;
  const Problem* problem_ = nullptr;

  // Of the present phase.
  const Play* play_ = nullptr;
  bool too_deep_ = false;
  /// Which of its ways have been met.
  std::vector<bool> met_;
  /// The ways that begin with the present first move.
  std::vector<std::size_t> present_;
};

}  // namespace feerie::farm
