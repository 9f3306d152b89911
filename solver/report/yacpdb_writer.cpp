#include "report/yacpdb_writer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/unicode.h"
#include "output/header.h"
#include "output/heading.h"
#include "output/notice_text.h"
#include "report/play_text.h"
#include "report/writer.h"

namespace feerie::report {

using yacpdb::comment;

void YacpdbWriter::write_banner() {
  if (settings_.regression || std::exchange(banner_written_, true)) return;
  write(comment(banner(settings_.memory)) + '\n');
}

void YacpdbWriter::begin_problem(const Problem& problem) {
  write_banner();
  started_ = std::chrono::steady_clock::now();
  heading_.clear();
  waiting_.clear();
  has_moves_ = false;
  std::string text;
  for (const std::string& each : problem.remarks) text += printable(each) + '\n';
  text += covered_units_text(problem) + header_text(problem);
  if (const std::string told = comment(text); !told.empty()) write(told + '\n');
}

void YacpdbWriter::begin_version(const Version& version) {
  end_version();
  problem_ = version.problem;
  has_moves_ = false;
  refused_ = false;
  if (!version.has_twins) return;
  const bool continued = version.twin != nullptr && version.twin->continued;
  heading_ = fmt::format("{}{})", continued ? "+" : "", twin_letter(version.number));
  if (version.twin != nullptr) {
    changes_ = twin_changes(*version.before, *version.twin);
    for (const std::string& each : version.twin->remarks) remark(printable(each));
  }
}

void YacpdbWriter::begin_phase(const PhaseStart& start) {
  Lettering lettering = lettering_of(*problem_, *start.game);
  lettering.language = Language::english;
  moves_.emplace(*start.game, lettering, false);
  const bool behind_key = start.phase != solution::Phase::actual_play;
  depth_ = std::max(start.skipped, behind_key ? 1 : 0);
}

/// Comments wait with the heading of a twin for its first move.
void YacpdbWriter::add(const yacpdb::Play& play) {
  if (!has_moves_ && !heading_.empty() && !play.moves) {
    waiting_ += play.text;
    return;
  }
  if (play.moves && !std::exchange(has_moves_, true) && !heading_.empty()) {
    write(fmt::format("\n{}{}\n", heading_, yacpdb::heading_of(changes_)));
    write(std::exchange(waiting_, {}));
  }
  write(play.text);
}

void YacpdbWriter::remark(std::string_view text) {
  if (const std::string told = comment(text); !told.empty()) add({'\n' + told, false});
}

void YacpdbWriter::end_version() {
  if (!heading_.empty() && !has_moves_) {
    const std::string text = fmt::format("{} {}{}", heading_, changes_, waiting_);
    write('\n' + comment(refused_ ? text : text + " no solution"));
  }
  heading_.clear();
  changes_.clear();
  waiting_.clear();
}

void YacpdbWriter::tree(const solution::TreeMove& shown) {
  // It may end early when there is no time left: then nothing is written.
  add_tree(moves_->tree(shown));
}

void YacpdbWriter::announced_tree(const solution::AnnouncedMove& shown) {
  add_tree(moves_->announced(shown));
}

void YacpdbWriter::add_tree(const ShownTree& shown) {
  add(yacpdb::play_of(shown, depth_));
  using solution::Mark;
  if (shown.mark == Mark::key || shown.mark == Mark::attempt) add({"\n", false});
}

void YacpdbWriter::line(const solution::Line& line) {
  add(yacpdb::play_of(moves_->line(line)));
}

void YacpdbWriter::announced(const solution::AnnouncedLine& line) {
  add(yacpdb::play_of(moves_->announced(line)));
}

void YacpdbWriter::move_number(const std::vector<int>& numbers, const Move& move) {
  remark(text_of(numbers, moves_->move(move), ""));
}

void YacpdbWriter::announced_number(const std::vector<int>& numbers,
                                    const solution::Announcement& move) {
  remark(text_of(numbers, moves_->announced(move), ""));
}

void YacpdbWriter::perft(int depth, std::uint64_t count) {
  remark(fmt::format("perft {}: {}", depth, count));
}

void YacpdbWriter::end_phase(solution::End /*end*/) {
  moves_.reset();
  add({"\n", false});
}

void YacpdbWriter::notice(const Problem& /*problem*/, Notice notice) {
  write_banner();
  remark(notice_text(notice, Language::english));
}

void YacpdbWriter::refuse(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Diagnostic::Severity::error) return;
  refused_ = true;
  remark("not solved: " + printable(diagnostic.message));
}

void YacpdbWriter::end_problem(solution::End end) {
  const bool solved = has_moves_ || refused_ || !heading_.empty();
  end_version();
  std::string text = solved ? "" : "no solution; ";
  switch (end) {
    case solution::End::finished:
      text += refused_ ? "not solved." : "solution finished.";
      break;
    case solution::End::partial:
      text += "Partial solution";
      break;
    case solution::End::interrupted:
      text += "solving interrupted.";
      break;
  }
  if (!settings_.regression) {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - started_;
    text += fmt::format(" Time = {:.3f} s", time.count());
  }
  write('\n' + comment(text) + "\n\n\n");
}

}  // namespace feerie::report
