#include "report/writer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/unicode.h"
#include "output/header.h"
#include "output/heading.h"
#include "output/notice_text.h"
#include "output/words.h"
#include "platform/system.h"
#include "report/play_text.h"

namespace feerie::report {
namespace {

/// "0.010 s", "1:02.345 m:s", "1:02:03 h:m:s".
std::string duration_text(std::chrono::milliseconds time) {
  const auto all = time.count();
  const auto millis = all % 1000;
  const auto seconds = all / 1000 % 60;
  const auto minutes = all / 60'000 % 60;
  const auto hours = all / 3'600'000;
  if (hours > 0) return fmt::format("{}:{:02}:{:02} h:m:s", hours, minutes, seconds);
  if (minutes > 0) return fmt::format("{}:{:02}.{:03} m:s", minutes, seconds, millis);
  return fmt::format("{}.{:03} s", seconds, millis);
}

/// "1024 MB"; from 10 MB up in MB, from 10 GB up in GB, else in KB.
std::string memory_text(std::size_t bytes) {
  const std::size_t kilobytes = bytes >> 10U;
  if (kilobytes >= 10U << 20U) return fmt::format("{} GB", kilobytes >> 20U);
  if (kilobytes >= 10U << 10U) return fmt::format("{} MB", kilobytes >> 10U);
  return fmt::format("{} KB", kilobytes);
}

}  // namespace

std::string banner(std::size_t memory) {
  return fmt::format("feerie {}-{}Bit v{} ({})\n", platform::system_name(), 8 * sizeof(void*),
                     FEERIE_VERSION, memory_text(memory));
}

Writer::Writer(Sink sink, const Settings& settings) : sink_(std::move(sink)), settings_(settings) {}

void Writer::write_banner() {
  if (!settings_.regression && !std::exchange(banner_written_, true)) {
    write(banner(settings_.memory));
  }
}

void Writer::begin_problem(const Problem& problem) {
  write_banner();
  language_ = problem.language;
  started_ = std::chrono::steady_clock::now();
  letter_.clear();
  unsolved_.clear();
  anything_solved_ = reasons_open_ = false;
  for (const std::string& remark : problem.remarks) write(printable(remark) + '\n');
  write(covered_units_text(problem));
  write(header_text(problem, std::exchange(marks_, {})));
  if (problem.zero_position) write(fmt::format("\n{}\n\n", words::zero_position.in(language_)));
}

void Writer::begin_version(const Version& version) {
  problem_ = version.problem;
  reasons_open_ = false;
  way_back_.clear();
  if (!version.has_twins) return;
  letter_ = twin_letter(version.number) + ')';
  std::string heading;
  if (version.twin != nullptr) {
    for (const std::string& remark : version.twin->remarks) write(printable(remark) + '\n');
    if (version.twin->continued) heading += '+';
  }
  heading += letter_ + ' ';
  if (version.twin != nullptr) heading += twin_changes(*version.before, *version.twin);
  write('\n' + heading + '\n');
}

void Writer::begin_phase(const PhaseStart& start) {
  moves_.emplace(*start.game, lettering_of(*problem_, *start.game), false);
  const bool behind_key = start.phase != solution::Phase::actual_play;
  depth_ = std::max(start.skipped, behind_key ? 1 : 0);
  anything_ = refused_ = reasons_open_ = false;
  // Set play and play behind a key have no keys.
  counts_ = !start.tree || !behind_key;
  solutions_ = 0;
  in_phase_ = true;
  // Behind it stand trees; lines have it in front of each.
  if (start.tree && !way_back_.empty())
    write("\n  " + way_back_.substr(0, way_back_.size() - 1) + "\n");
}

void Writer::tree(const solution::TreeMove& shown) {
  // It may end early when there is no time left: then nothing is written.
  write_tree(moves_->tree(shown));
}

void Writer::announced_tree(const solution::AnnouncedMove& shown) {
  write_tree(moves_->announced(shown));
}

void Writer::write_tree(const ShownTree& shown) {
  using solution::Mark;
  anything_ = true;
  if (shown.mark == Mark::key) ++solutions_;
  write(text_of(shown, depth_, language_));
  if (shown.mark == Mark::key || shown.mark == Mark::attempt) write("\n");
}

void Writer::line(const solution::Line& line) {
  write_line(moves_->line(line));
}

void Writer::announced(const solution::AnnouncedLine& line) {
  write_line(moves_->announced(line));
}

void Writer::write_line(const ShownLine& line) {
  std::string text = text_of(line);
  if (!way_back_.empty()) text.insert(text.find_first_not_of("\n "), way_back_);
  anything_ = true;
  if (line.mark == solution::Mark::none) ++solutions_;
  write(text);
}

void Writer::move_number(const std::vector<int>& numbers, const Move& move) {
  const std::string time = settings_.regression ? "" : elapsed().substr(1);
  write(text_of(numbers, moves_->move(move), time));
}

void Writer::announced_number(const std::vector<int>& numbers, const solution::Announcement& move) {
  const std::string time = settings_.regression ? "" : elapsed().substr(1);
  write(text_of(numbers, moves_->announced(move), time));
}

void Writer::perft(int depth, std::uint64_t count) {
  anything_ = true;
  counts_ = false;
  write(fmt::format("\nperft {}: {}", depth, count));
}

void Writer::end_phase(solution::End end) {
  moves_.reset();
  in_phase_ = false;
  if (refused_) return;
  anything_solved_ = true;
  if (settings_.remarks) write(remark(end));
  write("\n");
}

void Writer::omit_phase(const PhaseStart& /*start*/, solution::End end) {
  if (end != solution::End::interrupted) anything_solved_ = true;
  if (!settings_.remarks || end != solution::End::finished) return;
  write(fmt::format("\n{{{}}}\n", words::no_solution.in(language_)));
}

std::string Writer::remark(solution::End end) const {
  if (anything_ && !counts_) return {};
  const bool all = end == solution::End::finished;
  if (solutions_ == 0 && !all) return {};
  const std::string text = solutions_ == 0   ? std::string(words::no_solution.in(language_))
                           : !all            ? words::so_many_at_least.in(language_, solutions_)
                           : solutions_ == 1 ? std::string(words::one_solution.in(language_))
                                             : words::solutions.in(language_, solutions_);
  return fmt::format("\n{{{}}}", text);
}

void Writer::notice(const Problem& problem, Notice notice) {
  write_banner();
  write(notice_text(notice, problem.language) + '\n');
}

void Writer::deduced(const Problem& problem, const Deduction& deduction) {
  const bool heading = deduction.kind == Deduction::Kind::part;
  write((heading ? "\n" : "") + deduction.text.in(problem.language) + '\n');
}

void Writer::retracted(const Problem& problem, const WayBack& way) {
  const Lettering lettering = lettering_of(problem, Game(way.rules, way.moves.front().before));
  const std::string text = text_of(told(way, lettering));
  if (!in_phase_) {
    way_back_ = text + " & ";
    return;
  }
  anything_ = true;
  ++solutions_;
  write("\n  " + text);
}

void Writer::refuse(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Diagnostic::Severity::error) return;
  refused_ = true;
  if (unsolved_.empty() || unsolved_.back() != letter_) unsolved_.push_back(letter_);
  std::string text = std::exchange(reasons_open_, true) ? "" : "\n";
  if (diagnostic.place.known()) {
    text += fmt::format("{}:{}: ", diagnostic.place.line, diagnostic.place.column);
  }
  write(text + printable(diagnostic.message) + '\n');
}

std::string Writer::failure() const {
  if (unsolved_.empty()) return {};
  if (!anything_solved_) return fmt::format("{}.", words::not_solved.in(language_));
  if (letter_.empty()) return fmt::format("{}.", words::partly_not_solved.in(language_));
  return fmt::format("{}: {}.", words::not_solved.in(language_), fmt::join(unsolved_, ", "));
}

void Writer::end_problem(solution::End end) {
  std::string text = failure();
  if (!text.empty()) text = '\n' + text;
  switch (end) {
    case solution::End::finished:
      if (text.empty()) text = fmt::format("\n{}", words::finished.in(language_));
      break;
    case solution::End::partial:
      text += (text.empty() ? "" : "\n");
      text += words::partial.in(language_);
      break;
    case solution::End::interrupted:
      text += (text.empty() ? "" : "\n");
      text += words::interrupted.in(language_);
      break;
  }
  if (!settings_.regression) text += elapsed();
  write(text + "\n\n\n");
}

std::string Writer::elapsed() const {
  const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - started_);
  return fmt::format(" {} = {}", words::time.in(language_), duration_text(time));
}

}  // namespace feerie::report
