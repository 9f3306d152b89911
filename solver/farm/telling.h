#pragma once

#include <string>

#include "farm/results.h"
#include "search/division.h"
#include "texts/texts.h"

namespace feerie::farm {

/// Tells the solutions that the jobs of a split have found, in the order in which a single run
/// finds them.
class Telling final : public Division {
 public:
  /// `results` must be complete.
  explicit Telling(Results& results) : results_(results) {}

  void begin_version(const Listener::Version& version) override {
    version_ = version.number;
    if (version.problem != nullptr) language_ = version.problem->language;
  }
  int begin_phase(const Phase& phase) override {
    phase_ = {version_, phase.phase, phase.second_side};
    return 0;
  }
  std::string end_phase(bool /*whole*/) override {
    if (results_.has(phase_)) return {};
    return std::string(texts::translate(language_, "no job was to examine this phase"));
  }
  [[nodiscard]] bool wants_solution() const override { return true; }

  [[nodiscard]] bool tells() const override { return true; }
  void tell_trees(const HearTree& hear) override {
    if (!results_.has(phase_)) return;
    for (const Results::Entry& entry : results_.of(phase_)) {
      if (!hear(results_.tree(entry))) return;
    }
  }
  void tell_lines(const HearLine& hear) override {
    if (!results_.has(phase_)) return;
    for (const Results::Entry& entry : results_.of(phase_)) {
      if (entry.length == length() && !hear(results_.line(entry))) return;
    }
  }

 private:
  bool wants(const FirstMove& /*first*/, Game& /*before*/) override { return true; }

  Results& results_;
  int version_ = 0;
  Language language_ = Language::english;
  PhaseName phase_;
};

}  // namespace feerie::farm
