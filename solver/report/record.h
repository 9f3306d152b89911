#pragma once

#include <vector>

#include "report/result.h"

namespace feerie::report {

/// All results of one problem, kept.
struct Record {
  struct Phase {
    PhaseHead head;
    std::vector<ShownTree> trees;
    std::vector<ShownLine> lines;
    PhaseTail tail;
    /// What was taken back before it; empty if nothing.
    ShownWayBack way_back = {};
  };
  struct Version {
    VersionHead head;
    std::vector<Phase> phases;
    Diagnostics messages;
    std::vector<ShownDeduction> deductions = {};
    /// Where only last moves are asked for.
    std::vector<ShownWayBack> ways_back = {};
  };
  ProblemHead head;
  std::vector<Version> versions;
  /// About the problem as a whole.
  Diagnostics messages;
  ProblemTail tail;
};

/// Keeps what it gets of the problem that was begun last.
class Collector : public Rows {
 public:
  /// `most_solutions`: more trees and lines of a phase are counted and not kept.
  explicit Collector(std::size_t most_solutions) : most_solutions_(most_solutions) {}

  [[nodiscard]] const Record& record() const { return record_; }

  void begin_problem(const ProblemHead& head) override { record_ = {head, {}, {}, {}}; }
  void begin_version(const VersionHead& head) override {
    record_.versions.push_back({head, {}, {}});
    way_back_ = {};
    in_phase_ = false;
  }
  void begin_phase(const PhaseHead& head) override {
    phases().push_back({head, {}, {}, {}, way_back_});
    in_phase_ = true;
  }
  void retracted(const ShownWayBack& way) override {
    if (in_phase_) {
      keep(record_.versions.back().ways_back, way);
    } else {
      way_back_ = way;
    }
  }
  void tree(const ShownTree& tree) override { keep(phases().back().trees, tree); }
  void line(const ShownLine& line) override { keep(phases().back().lines, line); }
  void end_phase(const PhaseTail& tail) override {
    phases().back().tail = tail;
    in_phase_ = false;
  }
  void tell(const Diagnostic& diagnostic) override {
    Diagnostics& messages =
        record_.versions.empty() ? record_.messages : record_.versions.back().messages;
    messages.push_back(diagnostic);
  }
  void deduced(const ShownDeduction& deduction) override {
    if (!record_.versions.empty()) record_.versions.back().deductions.push_back(deduction);
  }
  void end_problem(const ProblemTail& tail) override { record_.tail = tail; }

 private:
  std::vector<Record::Phase>& phases() { return record_.versions.back().phases; }
  template <class Solution>
  void keep(std::vector<Solution>& solutions, const Solution& solution) const {
    if (solutions.size() < most_solutions_) solutions.push_back(solution);
  }

  std::size_t most_solutions_;
  Record record_;
  ShownWayBack way_back_;
  bool in_phase_ = false;
};

}  // namespace feerie::report
