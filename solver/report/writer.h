#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/listener.h"
#include "report/moves.h"

namespace feerie::report {

/// The first line of a run, in the form that programs which read the output expect:
/// `feerie Linux-6.1.0-64Bit v0.2.0 (1024 MB)`. `memory` in bytes.
std::string banner(std::size_t memory);

/// Writes problems and solutions as plain text in the language of the problem.
class Writer : public Listener {
 public:
  /// Receives the text, piece by piece.
  using Sink = std::function<void(std::string_view)>;

  struct Settings {
    /// No banner and no times, so that the output of two runs is the same.
    bool regression = false;
    /// Writes behind each phase how many solutions it has: `{no solution}`, `{3 solutions}`.
    bool remarks = false;
    /// Memory for tables in bytes, for the banner.
    std::size_t memory = std::size_t{1} << 30U;
  };

  Writer(Sink sink, const Settings& settings);

  /// Writes the banner, unless that has been done. It also comes in front of the first problem.
  void write_banner();

  void begin_problem(const Problem& problem) override;
  void begin_version(const Version& version) override;
  void begin_phase(const PhaseStart& start) override;
  void tree(const solution::TreeMove& shown) override;
  void line(const solution::Line& line) override;
  void announced(const solution::AnnouncedLine& line) override;
  void announced_tree(const solution::AnnouncedMove& shown) override;
  void move_number(const std::vector<int>& numbers, const Move& move) override;
  void announced_number(const std::vector<int>& numbers,
                        const solution::Announcement& move) override;
  void perft(int depth, std::uint64_t count) override;
  void end_phase(solution::End end) override;
  void omit_phase(const PhaseStart& start, solution::End end) override;
  void notice(const Problem& problem, Notice notice) override;
  void mark(const Marks& marks) override { marks_ = marks; }
  void deduced(const Problem& problem, const Deduction& deduction) override;
  void retracted(const Problem& problem, const WayBack& way) override;
  /// Writes why a position is not solved; notes are told elsewhere.
  void refuse(const Diagnostic& diagnostic) override;
  void end_problem(solution::End end) override;

 private:
  void write(std::string_view text) { sink_(text); }
  void write_tree(const ShownTree& shown);
  void write_line(const ShownLine& line);
  /// Time since the problem was begun, ` Time = 0.010 s`.
  [[nodiscard]] std::string elapsed() const;
  /// `{3 solutions}`; empty where there is nothing to count.
  [[nodiscard]] std::string remark(solution::End end) const;
  /// "not solved: b), d).", ...; empty if all was solved.
  [[nodiscard]] std::string failure() const;

  Sink sink_;
  Settings settings_;
  bool banner_written_ = false;
  Language language_ = Language::english;
  std::chrono::steady_clock::time_point started_;
  const Problem* problem_ = nullptr;
  /// What the next diagram shows of its past.
  Marks marks_;
  std::optional<MoveTeller> moves_;
  int depth_ = 0;
  /// What has been taken back, in front of each line of play from the position reached.
  std::string way_back_;
  bool in_phase_ = false;
  // Of the present phase: has anything been written, and how many solutions?
  bool anything_ = false;
  bool counts_ = false;
  int solutions_ = 0;
  bool refused_ = false;
  // Of the present problem: the positions not solved, by their letters, and whether any phase was.
  std::string letter_;
  std::vector<std::string> unsolved_;
  bool anything_solved_ = false;
  bool reasons_open_ = false;
};

}  // namespace feerie::report
