#include "cli/solve.h"

#include <utility>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "cli/interrupt.h"
#include "cli/latex_file.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/protocol.h"
#include "cli/solution_output.h"
#include "core/message.h"
#include "core/unicode.h"
#include "farm/solve_part.h"
#include "input/refusal.h"
#include "problem/complaint.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

/// Solves what is read, one problem after the other.
class Run {
 public:
  Run(const Invocation& invocation, Output& output)
      : invocation_(invocation),
        output_(output),
        files_({.anywhere = invocation.protocol_anywhere, .renew = invocation.regression},
               invocation.files),
        progress_(output_, invocation.heartbeat),
        solutions_(invocation, output),
        stop_(watch_for_interrupts()) {
    settings_.limits.memory = invocation.memory;
    settings_.limits.stop = &stop_;
    settings_.max_time = invocation.max_time;
    settings_.threads = invocation.threads;
    // Outputs are compared with those of programs that deduce nothing.
    settings_.retro_analysis = !invocation.regression;
    settings_.progress = [this](const SearchProgress& progress) { progress_.tell(progress); };
    settings_.progress_interval = Progress::interval;
    output_.on_loss(interrupt);
  }

  int all() {
    const bool all_read = each_item(
        invocation_.files, &stop_, [this](const ReadItem& item) { return take(item); },
        [this](const std::string& text) { solutions_.tell_unreadable(text); }, output_.language());
    tell_loss(latex_.end());
    if (!all_read || !all_solved_ || stop_) return not_all_solved;
    // Nobody asked for the end but a limit of time.
    return solutions_.any_interrupted() && !invocation_.lenient_limits ? cut_off : success;
  }

 private:
  /// Returns false when there is no use in going on.
  bool take(const ReadItem& item) {
    write_files(item);
    if (item.problem || item.has_errors()) name_file(item);
    if (item.problem) {
      for (const Diagnostic& diagnostic : item.diagnostics)
        solutions_.listener().refuse(diagnostic);
      progress_.begin({item.problem->file, item.number});
      solutions_.expect_problem();
      all_solved_ &= solve_problem(*item.problem);
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

  bool solve_problem(const Problem& problem) {
    if (problem.part) {
      return farm::solve_part(
          problem, settings_,
          [this](const farm::Part& part, const Division* division) -> Listener& {
            return solutions_.listener_of(part, division);
          });
    }
    if (!invocation_.record) return solve(problem, settings_, solutions_.listener());
    tell(problem, texts::told("--record is for the jobs that feerie split has made"));
    return false;
  }

  /// That of the problem, as far as it could be read.
  [[nodiscard]] Language language_of(const ReadItem& item) const {
    const std::optional<Problem>& read = item.problem ? item.problem : item.draft;
    return read ? read->language : output_.language();
  }

  void write_files(const ReadItem& item) {
    if (item.protocol) {
      output_.copy_to(opened(*item.protocol, texts::told("the protocol"), language_of(item)));
    }
    if (item.latex) {
      tell_loss(latex_.end());
      latex_ = LatexFile(opened(*item.latex, texts::told("the LaTeX file"), language_of(item)));
    }
    if (item.problem) tell_loss(latex_.add(*item.problem));
  }

  std::optional<Stream> opened(const WantedFile& file, const texts::Told& what, Language language) {
    ProtocolFiles::Opened opened = files_.open(file.name, what);
    if (!opened.stream) all_solved_ = false;
    tell(file, opened.stream ? Diagnostic::Severity::note : Diagnostic::Severity::error,
         opened.remark.in(language));
    return std::move(opened.stream);
  }

  /// What could not be written is an error; nothing is told where nothing was lost.
  void tell_loss(const texts::Told& complaint) {
    if (complaint.empty()) return;
    all_solved_ = false;
    output_.report("error: " + complaint.in(output_.language()));
  }

  void tell(const Problem& problem, const texts::Told& message) {
    output_.report(to_string(complaint(problem, problem.place, message.in(problem.language))));
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
    solutions_.expect_draft();
    tell_refusal(item, solutions_.listener());
  }

  /// Of several files it is said which one is being solved.
  void name_file(const ReadItem& item) {
    if (invocation_.json || invocation_.record || invocation_.files.size() < 2) return;
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
  ProtocolFiles files_;
  LatexFile latex_;
  Progress progress_;
  SolutionOutput solutions_;
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
