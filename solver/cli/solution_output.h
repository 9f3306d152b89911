#pragma once

#include <memory>
#include <string>

#include "cli/options.h"
#include "cli/output.h"
#include "farm/part.h"
#include "problem/listener.h"
#include "search/division.h"

namespace feerie::report {
class JsonRows;
}

namespace feerie::cli {

/// Where solutions go, as text or as JSON. Reasons why something is not solved are also reported on
/// standard error.
class SolutionOutput {
 public:
  /// Writes the banner at once if there is one: programs wait for it before they write a problem.
  SolutionOutput(const Invocation& invocation, Output& output);
  ~SolutionOutput();

  Listener& listener() { return *listener_; }
  /// Who hears of the solutions of a part of a split problem, which may be the one from before.
  Listener& listener_of(const farm::Part& part, const Division* division);
  /// What comes next is a problem of which only a part could be read: it is not told as a whole.
  void expect_draft() { draft_ = true; }
  /// What comes next could be read.
  void expect_problem() { draft_ = false; }
  /// A file could not be read to its end.
  void tell_unreadable(const std::string& message);
  /// Was the search of any problem ended early?
  [[nodiscard]] bool any_interrupted() const { return interrupted_; }

 private:
  const Invocation& invocation_;
  Output& output_;
  bool interrupted_ = false;
  bool draft_ = false;
  std::unique_ptr<report::JsonRows> rows_;
  std::unique_ptr<Listener> listener_;
  /// Of the part that was begun last.
  std::unique_ptr<Listener> record_;
};

}  // namespace feerie::cli
