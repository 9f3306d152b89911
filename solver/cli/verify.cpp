#include "cli/verify.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/collection_files.h"
#include "cli/colours.h"
#include "cli/interrupt.h"
#include "cli/verify_files.h"
#include "cli/verify_progress.h"
#include "cli/verify_report.h"
#include "cli/verify_table.h"
#include "core/unicode.h"
#include "verify/examine.h"
#include "verify/pool.h"

namespace feerie::cli {
namespace {

using verify::Finding;
using verify::Verdict;
using Clock = std::chrono::steady_clock;

constexpr int standard_output = 1;

/// Verifies a collection problem by problem, several at once, and tells what was found in the order
/// of the problems.
class Verification {
 public:
  Verification(const Invocation& invocation, Output& output)
      : invocation_(invocation),
        output_(output),
        stop_(watch_for_interrupts()),
        table_(takes_colours(standard_output), output.language()),
        report_(invocation, output),
        files_(invocation, output),
        pool_({invocation.jobs, invocation.most_memory, longest(), &stop_}) {
    settings_.limits.memory = invocation.memory;
    settings_.max_time = invocation.max_time;
    settings_.retro_analysis = true;
    // What the memory of its process does not suffice for is a limit, not a fault.
    settings_.want_of_memory_is_thrown = true;
    // Where there are no processes to end, the work itself looks whether it is still wanted.
    if (!verify::Child::has_own_process()) settings_.limits.stop = &stop_;
  }

  int run() {
    if (invocation_.most_memory > 0 && !verify::Child::has_own_process()) {
      output_.report("feerie: " + output_.told("--max-memory has no effect on this system"));
    }
    bool all_read = report_.open();
    if (!all_read) return VerifyTable::unreadable;
    const auto report = [this](const std::string& text) { output_.report(text); };
    std::vector<std::string> files;
    all_read &= find_collections(invocation_.files, files, report, output_.language());
    if (output_.shows_progress()) {
      all_ = problems_in_all(files, invocation_.shard, invocation_.shards);
    }
    all_read &= each_case(
        files, {invocation_.stipulation, &stop_, output_.language()},
        [this](verify::Case wanted) { return take(std::move(wanted)); }, report);
    pool_.finish();
    all_read &= report_.close();
    all_read &= files_.write(table_.summary());
    output_.show_progress({});
    if (!invocation_.json) output_.write(table_.summary());
    return status(all_read);
  }

 private:
  /// A problem that does not come to look at its time is ended by force, some seconds later.
  std::chrono::seconds longest() const {
    constexpr int grace = 10;
    return std::chrono::seconds(invocation_.max_time ? *invocation_.max_time + grace : 0);
  }

  /// Is the play told in the findings, for the page?
  bool with_play() const { return !invocation_.html.empty(); }

  bool take(verify::Case wanted) {
    const int place = ++problems_;
    if (invocation_.shards > 0 && (place - 1) % invocation_.shards != invocation_.shard - 1) {
      return true;
    }
    const int number = begun_++;
    const auto known = report_.known(wanted.file, wanted.item.number, wanted.hash);
    // A run without a page has not told the play, which the page needs.
    const bool play_missing = known && with_play() && known->play.empty();
    if (known && !play_missing) {
      conclude(number, *known, true);
    } else if (!wanted.item.problem) {
      conclude(number, verify::blank_finding(wanted, with_play()), false);
    } else {
      start(number, std::move(wanted));
    }
    // What is known at once must not fill the memory while an earlier problem is solved.
    constexpr std::size_t most_waiting = 1000;
    constexpr std::chrono::milliseconds often{200};
    do {
      pool_.wait_for(waiting_.size() < most_waiting ? std::chrono::milliseconds(0) : often);
    } while (waiting_.size() >= most_waiting && !stop_);
    show_progress();
    // Without a report nobody could go on with the run.
    return !stop_ && !report_.lost();
  }

  void start(int number, verify::Case wanted) {
    Finding blank = verify::blank_finding(wanted, with_play());
    const auto started = Clock::now();
    pool_.add(
        [this, wanted = std::move(wanted)] {
          return verify::to_json(verify::examine(wanted, settings_, with_play()), true);
        },
        [this, number, started, blank = std::move(blank)](const std::string& text,
                                                          verify::ChildEnd end) {
          Finding finding = finding_of(text, end, blank);
          const std::chrono::duration<double> time = Clock::now() - started;
          finding.seconds = time.count();
          conclude(number, finding, false);
        });
  }

  /// What the process has found, or why it has not.
  Finding finding_of(const std::string& text, verify::ChildEnd end, const Finding& blank) const {
    using How = verify::ChildEnd::How;
    if (end.how == How::finished) {
      if (auto finding = verify::finding_from(text)) return *finding;
    }
    Finding finding = blank;
    if (end.how == How::killed || stop_) {
      finding.verdict = stop_ ? Verdict::interrupted : Verdict::limit;
      finding.remarks = {stop_ ? output_.told("the run was ended")
                               : output_.told("the time was over")};
    } else if (end.from_outside()) {
      // Nothing in the process does that: a person did, or the system for want of memory.
      finding.verdict = Verdict::limit;
      finding.remarks = {
          output_.told("its process was killed from outside (signal {}), perhaps because memory "
                       "ran out",
                       end.signal)};
    } else if (end.how == How::out_of_memory) {
      finding.verdict = Verdict::limit;
      finding.remarks = {output_.told("the memory was used up")};
    } else {
      finding.verdict = Verdict::error;
      finding.remarks = {end.signal != 0
                             ? output_.told("the program failed (signal {})", end.signal)
                             : output_.told("the program failed")};
    }
    return finding;
  }

  /// Findings are written to the report as they come, and shown in the order of the problems.
  void conclude(int number, const Finding& finding, bool known) {
    if (!known && finding.verdict != Verdict::interrupted) report_.add(finding);
    if (!known) ++solved_;
    waiting_.emplace(number, finding);
    while (!waiting_.empty() && waiting_.begin()->first == shown_) {
      show(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      ++shown_;
    }
    show_progress();
  }

  void show(const Finding& finding) {
    const std::string line = table_.line(finding);
    files_.add(finding);
    if (invocation_.json) {
      output_.write(verify::to_json(finding, invocation_.times) + '\n');
    } else {
      output_.write(line);
    }
  }

  void show_progress() {
    if (!output_.shows_progress()) return;
    const std::chrono::duration<double> time = Clock::now() - started_;
    output_.show_progress(text_of(VerifyingProgress{.done = shown_,
                                                    .solved = solved_,
                                                    .running = static_cast<int>(pool_.running()),
                                                    .seconds = time.count(),
                                                    .all = all_},
                                  output_.language()));
  }

  int status(bool all_read) const {
    return stop_ || !all_read ? VerifyTable::unreadable : table_.status();
  }

  const Invocation& invocation_;
  Output& output_;
  const std::atomic<bool>& stop_;
  VerifyTable table_;
  VerifyReport report_;
  VerifyFiles files_;
  verify::Pool pool_;
  SolveSettings settings_;
  Clock::time_point started_ = Clock::now();
  /// Problems in all, where it is known and anybody sees it.
  std::optional<int> all_;
  int problems_ = 0;
  int begun_ = 0;
  int shown_ = 0;
  int solved_ = 0;
  /// Findings behind one that is still missing, by their number.
  std::map<int, Finding> waiting_;
};

}  // namespace

int verify_files(const Invocation& invocation, Output& output) {
  return Verification(invocation, output).run();
}

}  // namespace feerie::cli
