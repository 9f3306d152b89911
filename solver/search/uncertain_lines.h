#pragma once

#include <functional>
#include <vector>

#include "problem/announcement.h"
#include "search/watch.h"
#include "uncertain/knowledge.h"

namespace feerie {

/// The half-moves of a line of help or series play: who makes them, and what the last one reaches.
struct LineForm {
  std::vector<Side> movers;
  uncertain::Aim aim = uncertain::Aim::mate;
  const Goal* goal = nullptr;
  /// Half-moves shown as not made in front of the line.
  int skipped = 0;
};

/// Lists the lines of play of a form from a diagram with hidden units: those in which each
/// half-move is possible, for all that is known when it is made, and the last one reaches the goal
/// whatever is hidden.
class UncertainLines {
 public:
  using Sink = std::function<void(const solution::AnnouncedLine&)>;

  UncertainLines(uncertain::Knowledge& knowledge, Watch& watch, Sink sink)
      : knowledge_(knowledge), watch_(watch), sink_(std::move(sink)) {}

  void list(const LineForm& form);

 private:
  void visit(std::size_t ply);
  void play(const uncertain::Saying& saying, std::size_t ply);
  void play_last(const uncertain::Saying& saying);
  void push(const uncertain::Saying& saying, std::size_t ply, bool arrived);
  void tell(const std::vector<uncertain::Revealed>& revealed);
  void report();
  [[nodiscard]] bool over() { return watch_.over() || watch_.satisfied(); }

  uncertain::Knowledge& knowledge_;
  Watch& watch_;
  Sink sink_;
  const LineForm* form_ = nullptr;
  std::vector<solution::Announcement> line_;
};

}  // namespace feerie
