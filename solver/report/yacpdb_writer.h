#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "problem/listener.h"
#include "report/moves.h"
#include "report/yacpdb_text.h"

namespace feerie::report {

/// Writes problems and solutions as plain text that the grammar of YACPDB and Olive accepts: all
/// but the play itself stands in comments, in English whatever the language of the problem is.
class YacpdbWriter : public Listener {
 public:
  using Sink = std::function<void(std::string_view)>;

  struct Settings {
    /// No banner and no times, so that the output of two runs is the same.
    bool regression = false;
    /// Memory for tables in bytes, for the banner.
    std::size_t memory = std::size_t{1} << 30U;
  };

  YacpdbWriter(Sink sink, const Settings& settings) : sink_(std::move(sink)), settings_(settings) {}

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
  void notice(const Problem& problem, Notice notice) override;
  void refuse(const Diagnostic& diagnostic) override;
  void end_problem(solution::End end) override;

 private:
  void write(std::string_view text) { sink_(text); }
  void add(const yacpdb::Play& play);
  void add_tree(const ShownTree& shown);
  void remark(std::string_view text);
  void end_version();

  Sink sink_;
  Settings settings_;
  bool banner_written_ = false;
  std::chrono::steady_clock::time_point started_;
  const Problem* problem_ = nullptr;
  std::optional<MoveTeller> moves_;
  int depth_ = 0;
  // Of the present version: a twin without any move is no twin for the grammar, so that its heading
  // waits for the first one.
  std::string heading_, changes_, waiting_;
  bool has_moves_ = false;
  bool refused_ = false;
};

}  // namespace feerie::report
