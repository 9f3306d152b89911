#include "web/solving.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "collections/definition.h"
#include "core/version.h"
#include "input/reader.h"
#include "input/refusal.h"
#include "report/json_rows.h"
#include "report/recorder.h"
#include "report/writer.h"
#include "search/solve.h"
#include "web/progress_row.h"

namespace feerie::web {
namespace {

constexpr int refused = 1;
/// Of the tables: well below what a module can have.
constexpr std::size_t memory = std::size_t{1} << 29U;
constexpr std::size_t most_memory = std::size_t{1} << 31U;
constexpr std::chrono::milliseconds progress_interval{250};

using Tell = std::function<void(const Diagnostic&)>;

/// Writes problems as plain text, and tells what is wrong or remarkable with them.
class TellingWriter : public report::Writer {
 public:
  TellingWriter(Sink sink, const Settings& settings, Tell tell)
      : Writer(std::move(sink), settings), tell_(std::move(tell)) {}

  void refuse(const Diagnostic& diagnostic) override {
    tell_(diagnostic);
    Writer::refuse(diagnostic);
  }

 private:
  Tell tell_;
};

/// Solves one problem after the other. `tell` hears of what stands outside of them, `expect` before
/// each whether it is a draft only.
template <class Expect>
int solve_all(const std::string& text, std::string_view name, const SolveSettings& settings,
              Listener& listener, const Tell& tell, const Expect& expect) {
  int status = 0;
  Reader reader(text, std::string{name});
  while (const auto item = reader.next()) {
    expect(!item->problem);
    if (item->problem) {
      for (const Diagnostic& diagnostic : item->diagnostics) listener.refuse(diagnostic);
      if (!solve(*item->problem, settings, listener)) status = refused;
    } else if (item->has_errors()) {
      status = refused;
      tell_refusal(*item, listener);
    } else {
      for (const Diagnostic& diagnostic : item->diagnostics) tell(diagnostic);
    }
  }
  return status;
}

}  // namespace

int solve_as_rows(const std::string& text, const Answers& answers) {
  SolveSettings settings;
  settings.limits.memory = memory;
  settings.retro_analysis = true;
  settings.progress_interval = progress_interval;
  settings.progress = [&](const SearchProgress& progress) {
    answers.write(progress_row(progress));
  };
  report::JsonRows rows(answers.write, "feerie " FEERIE_VERSION_TEXT);
  bool draft = false;
  report::Recorder recorder(rows, {.boards = true, .define = [&](const Problem& problem) {
                                     return draft ? "" : collections::definition_text(problem);
                                   }});
  return solve_all(
      text, "problem", settings, recorder,
      [&](const Diagnostic& diagnostic) { answers.report(to_string(diagnostic)); },
      [&](bool only_a_draft) { draft = only_a_draft; });
}

int solve_as_text(const std::string& text, const Print& print, const Answers& answers) {
  SolveSettings settings;
  settings.limits.memory = std::min(print.memory.value_or(memory), most_memory);
  const Tell tell = [&](const Diagnostic& diagnostic) {
    const bool aside = !print.memory || diagnostic.severity == Diagnostic::Severity::error;
    if (aside) {
      answers.report(to_string(diagnostic));
    } else {
      answers.write(to_string(diagnostic) + '\n');
    }
  };
  TellingWriter writer(answers.write,
                       {.regression = !print.memory, .memory = settings.limits.memory}, tell);
  writer.write_banner();
  return solve_all(text, print.name, settings, writer, tell, [](bool /*draft*/) {});
}

}  // namespace feerie::web
