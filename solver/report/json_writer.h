#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "problem/listener.h"

namespace feerie::report {

/// Writes one JSON object a phase and line, with the fields - `file` and `problem` (its number
/// among all problems), `phase` ("" for the diagram, "a", "b" ...   for twins, "duplex", "set play"
/// ...), `end` ("finished", "partial", "interrupted", "refused"); - `fen`, `fresh` (squares of
/// kings and rooks that have not moved), `status` of the side to move,   `moves` (its legal moves);
/// - `solutions`, `short`: lines of play; of battle play the keys, and in `lines` the ways from key
/// to end; `tries` likewise; `perft`: a number; - `text`, `short_text`, `lines_text`: what these
/// lists hold, as text; - `threats`, `try_threats`: the ways from key or try through a threat to
/// its end; - `error`: why it is not solved; `errors`: each of the reasons with `message`, `line`,
/// `column`,   `token` and `hint`; `notes`: remarks that do not keep it from being solved. Every
/// phase has an object, also one for which no time was left. A move is [from, to, placement after
/// it]; castling has the squares of the king.
class JsonWriter : public Listener {
 public:
  using Sink = std::function<void(std::string_view)>;

  explicit JsonWriter(Sink sink);
  ~JsonWriter() override;

  void begin_problem(const Problem& problem) override;
  void begin_version(const Version& version) override;
  void begin_phase(const PhaseStart& start) override;
  void tree(const solution::TreeMove& shown) override;
  void line(const solution::Line& line) override;
  void announced(const solution::AnnouncedLine& line) override;
  void announced_tree(const solution::AnnouncedMove& shown) override;
  void move_number(const std::vector<int>& numbers, const Move& move) override;
  void perft(int depth, std::uint64_t count) override;
  void end_phase(solution::End end) override;
  void omit_phase(const PhaseStart& start, solution::End end) override;
  void omit_version(const Version& version) override;
  void notice(const Problem& problem, Notice notice) override;
  void deduced(const Problem& problem, const Deduction& deduction) override;
  void refuse(const Diagnostic& diagnostic) override;
  void end_problem(solution::End end) override;

 private:
  struct Row;

  void begin_row(solution::Phase phase, bool second_side);
  void write_row();
  void describe_position();
  [[nodiscard]] std::string phase_name(solution::Phase phase, bool second_side) const;

  Sink sink_;
  int problem_number_ = 0;
  std::string twin_;
  const Problem* problem_ = nullptr;
  Game* game_ = nullptr;
  std::unique_ptr<Row> row_;
  std::vector<std::string> notes_;
  /// A position has begun and none of its phases yet.
  bool position_open_ = false;
};

/// What takes the place of the objects of a file that cannot be read, with a line end.
std::string unreadable_row(std::string_view message);

}  // namespace feerie::report
