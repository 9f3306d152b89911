#include "cli/solve.h"

#include <memory>
#include <utility>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/protocol.h"
#include "core/message.h"
#include "core/unicode.h"
#include "output/json_writer.h"
#include "output/writer.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

/// A writer that also reports on standard error why a position is not solved, and remembers whether
/// the search of a problem was ended early.
template <class Base>
class Reporting : public Base {
 public:
  template <class... Arguments>
  explicit Reporting(Output& output, bool& interrupted, Arguments&&... arguments)
      : Base([&output](std::string_view text) { output.write(text); },
             std::forward<Arguments>(arguments)...),
        output_(output),
        interrupted_(interrupted) {}

  void refuse(const Diagnostic& diagnostic) override {
    output_.report(to_string(diagnostic));
    Base::refuse(diagnostic);
  }
  void end_problem(solution::End end) override {
    if (end == solution::End::interrupted) interrupted_ = true;
    Base::end_problem(end);
  }

 private:
  Output& output_;
  bool& interrupted_;
};

std::unique_ptr<Listener> make_writer(const Invocation& invocation, Output& output,
                                      bool& interrupted) {
  if (invocation.json) return std::make_unique<Reporting<JsonWriter>>(output, interrupted);
  auto writer =
      std::make_unique<Reporting<Writer>>(output, interrupted,
                                          Writer::Settings{.regression = invocation.regression,
                                                           .remarks = invocation.remarks,
                                                           .memory = invocation.memory});
  // Programs wait for the banner before they write their first problem.
  writer->write_banner();
  output.flush();
  return writer;
}

/// Solves what is read, one problem after the other.
class Run {
 public:
  Run(const Invocation& invocation, Output& output)
      : invocation_(invocation),
        output_(output),
        protocols_({.anywhere = invocation.protocol_anywhere, .renew = invocation.regression},
                   invocation.files),
        progress_(output_, invocation.heartbeat),
        writer_(make_writer(invocation, output_, interrupted_)),
        stop_(watch_for_interrupts()) {
    settings_.limits.memory = invocation.memory;
    settings_.limits.stop = &stop_;
    settings_.max_time = invocation.max_time;
    settings_.progress = [this](const SearchProgress& progress) { progress_.tell(progress); };
    settings_.progress_interval = Progress::interval;
    output_.on_loss(interrupt);
  }

  int all() {
    const bool all_read = each_item(
        invocation_.files, &stop_, [this](const ReadItem& item) { return take(item); },
        [this](const std::string& text) { tell_unreadable(text); });
    if (!all_read || !all_solved_ || stop_) return not_all_solved;
    // Nobody asked for the end but a limit of time.
    return interrupted_ && !invocation_.lenient_limits ? cut_off : success;
  }

 private:
  /// Returns false when there is no use in going on.
  bool take(const ReadItem& item) {
    write_files(item);
    if (item.problem || item.has_errors()) name_file(item);
    if (item.problem) {
      for (const Diagnostic& diagnostic : item.diagnostics) writer_->refuse(diagnostic);
      progress_.begin({item.problem->file, item.number});
      all_solved_ &= solve(*item.problem, settings_, *writer_);
      output_.show_progress({});
    } else if (item.has_errors()) {
      all_solved_ = false;
      refuse(item);
    } else {
      for (const Diagnostic& diagnostic : item.diagnostics) output_.report(to_string(diagnostic));
    }
    output_.flush();
    return !stop_;
  }

  void write_files(const ReadItem& item) {
    if (item.protocol) {
      ProtocolFiles::Opened opened = protocols_.open(item.protocol->name);
      if (!opened.stream) all_solved_ = false;
      tell(*item.protocol, opened.stream ? Diagnostic::Severity::note : Diagnostic::Severity::error,
           opened.remark);
      output_.copy_to(std::move(opened.stream));
    }
    if (item.latex) {
      all_solved_ = false;
      tell(*item.latex, Diagnostic::Severity::error,
           "not supported yet: LaTeX; the file is not written");
    }
  }

  void tell(const WantedFile& file, Diagnostic::Severity severity, const std::string& message) {
    if (message.empty()) return;
    Diagnostic diagnostic = file.place;
    diagnostic.severity = severity;
    diagnostic.message = message;
    output_.report(to_string(diagnostic));
  }

  /// What could be read of a problem with errors is shown with them.
  void refuse(const ReadItem& item) {
    Problem nothing;
    nothing.options.no_board = true;
    const Problem& draft = item.draft ? *item.draft : nothing;
    writer_->begin_problem(draft);
    writer_->begin_version({.problem = &draft});
    for (const Diagnostic& diagnostic : item.diagnostics) writer_->refuse(diagnostic);
    writer_->end_problem(solution::End::finished);
  }

  void tell_unreadable(const std::string& text) {
    output_.report(text);
    if (invocation_.json) output_.write(unreadable_row(text));
  }

  /// Of several files it is said which one is being solved.
  void name_file(const ReadItem& item) {
    if (invocation_.json || invocation_.files.size() < 2) return;
    const std::optional<Problem>& read = item.problem ? item.problem : item.draft;
    const std::string& file = read ? read->file : item.diagnostics.front().file;
    if (file == named_file_) return;
    named_file_ = file;
    constexpr Message<std::string_view> solving{"File: {}", "Datei: {}", "Fichier : {}"};
    const Language language = read ? read->language : Language::english;
    output_.write(solving.in(language, printable(file)) + '\n');
  }

  const Invocation& invocation_;
  Output& output_;
  ProtocolFiles protocols_;
  Progress progress_;
  bool interrupted_ = false;
  std::unique_ptr<Listener> writer_;
  const std::atomic<bool>& stop_;
  SolveSettings settings_;
  bool all_solved_ = true;
  std::string named_file_;
};

}  // namespace

int solve_files(const Invocation& invocation, Output& output) {
  return Run(invocation, output).all();
}

}  // namespace feerie::cli
