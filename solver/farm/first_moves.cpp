#include "farm/first_moves.h"

#include <algorithm>

#include "farm/naming.h"
#include "problem/quiet_listener.h"
#include "search/division.h"
#include "search/solve.h"

namespace feerie::farm {
namespace {

/// Goes into no move, but writes down which there are.
class FirstMoveList final : public Division {
 public:
  FirstMoveList(Outlines& found, int depth) : found_(found), depth_(depth) {}

  void begin_version(const Listener::Version& version) override {
    version_ = version.number;
    problem_ = version.problem;
  }
  int begin_phase(const Phase& phase) override {
    if (phase.several_parts) {
      found_.reasons.push_back(texts::told("the stipulation consists of several parts"));
      return -1;
    }
    found_.phases.push_back({{version_, phase.phase, phase.second_side}, phase.levels, {}});
    // A phase that cannot be cut is not entered at all.
    return phase.levels == 0 ? -1 : std::min(depth_, phase.levels);
  }
  std::string end_phase(bool /*whole*/) override { return {}; }
  [[nodiscard]] bool wants_solution() const override { return false; }

 private:
  bool wants(const FirstMove& first, Game& before) override {
    if (!first.counts) return false;
    const std::string name = farm::name_of(first.move, before, *problem_);
    Outline& outline = found_.phases.back();
    auto& firsts = outline.firsts;
    if (first.level == 0) {
      present_ = std::ranges::find(firsts, name, &Outline::First::move) - firsts.begin();
      if (present_ == std::ssize(firsts)) firsts.push_back({name, {}});
      return std::min(depth_, outline.levels) > 1;
    }
    auto& seconds = firsts[static_cast<std::size_t>(present_)].seconds;
    if (std::ranges::find(seconds, name) == seconds.end()) seconds.push_back(name);
    return false;
  }

  Outlines& found_;
  int depth_;
  int version_ = 0;
  const Problem* problem_ = nullptr;
  std::ptrdiff_t present_ = 0;
};

/// Hears why a problem is not solved.
class Reasons final : public QuietListener {
 public:
  explicit Reasons(Outlines& found) : found_(found) {}
  void refuse(const Diagnostic& diagnostic) override {
    if (diagnostic.severity == Diagnostic::Severity::error) {
      found_.reasons.push_back(texts::Told::as_it_is(to_string(diagnostic)));
    }
  }

 private:
  Outlines& found_;
};

}  // namespace

Outlines outlines_of(const Problem& problem, int depth) {
  Outlines found;
  FirstMoveList division(found, depth);
  Reasons reasons(found);
  SolveSettings settings;
  settings.limits.memory = 0;
  // What is known of the end of play is of no use here, and takes time.
  settings.short_cuts = false;
  settings.retro_analysis = true;
  settings.division = &division;
  solve(problem, settings, reasons);
  return found;
}

}  // namespace feerie::farm
