#include "cli/solve.h"

#include <memory>
#include <utility>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "core/unicode.h"
#include "output/json_writer.h"
#include "output/writer.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

/// A writer that also reports on standard error why a position is not solved.
template <class Base>
class Reporting : public Base {
 public:
  template <class... Arguments>
  explicit Reporting(Output& output, Arguments&&... arguments)
      : Base([&output](std::string_view text) { output.write(text); },
             std::forward<Arguments>(arguments)...),
        output_(output) {}

  void refuse(const Diagnostic& diagnostic) override {
    output_.report(to_string(diagnostic));
    Base::refuse(diagnostic);
  }

 private:
  Output& output_;
};

std::unique_ptr<Listener> make_writer(const Invocation& invocation, Output& output) {
  if (invocation.json) return std::make_unique<Reporting<JsonWriter>>(output);
  return std::make_unique<Reporting<Writer>>(
      output, Writer::Settings{.regression = invocation.regression, .memory = invocation.memory});
}

/// Solves what is read, one problem after the other.
class Run {
 public:
  explicit Run(const Invocation& invocation)
      : invocation_(invocation),
        output_(invocation.regression),
        progress_(output_, invocation.heartbeat),
        writer_(make_writer(invocation, output_)),
        stop_(watch_for_interrupts()) {
    settings_.limits.memory = invocation.memory;
    settings_.limits.stop = &stop_;
    settings_.max_time = invocation.max_time;
    settings_.progress = [this](int number, int total) { progress_.tell(number, total); };
  }

  int all() {
    const bool all_read = each_item(
        invocation_.files, [this](const ReadItem& item) { return take(item); },
        [this](const std::string& text) { output_.report(text); });
    return all_read && all_solved_ && !stop_ ? success : not_all_solved;
  }

 private:
  /// Returns false when there is no use in going on.
  bool take(const ReadItem& item) {
    if (item.protocol) all_solved_ &= output_.open_protocol(*item.protocol);
    if (item.problem) {
      for (const Diagnostic& diagnostic : item.diagnostics) writer_->refuse(diagnostic);
      progress_.restart();
      Problem problem = *item.problem;
      // Programs are given every line of play, also after defences that do not meet a threat.
      if (invocation_.json) problem.options.no_threat = true;
      all_solved_ &= solve(problem, settings_, *writer_);
      output_.show_progress({});
    } else {
      all_solved_ = false;
      refuse(item);
    }
    output_.flush();
    return !stop_;
  }

  /// What is left of a problem that could not be read: its errors, and in text its remarks.
  void refuse(const ReadItem& item) {
    if (!invocation_.json) {
      for (const std::string& remark : item.remarks) output_.write(printable(remark) + '\n');
      for (const Diagnostic& diagnostic : item.diagnostics) writer_->refuse(diagnostic);
      return;
    }
    const Problem nothing;
    writer_->begin_problem(nothing);
    writer_->begin_position({.problem = &nothing});
    for (const Diagnostic& diagnostic : item.diagnostics) writer_->refuse(diagnostic);
    writer_->end_problem(solution::End::finished);
  }

  const Invocation& invocation_;
  Output output_;
  Progress progress_;
  std::unique_ptr<Listener> writer_;
  const std::atomic<bool>& stop_;
  SolveSettings settings_;
  bool all_solved_ = true;
};

}  // namespace

int solve_files(const Invocation& invocation) {
  return Run(invocation).all();
}

}  // namespace feerie::cli
