#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "problem/announcement.h"
#include "search/move_numbers.h"
#include "search/uncertain_battle.h"
#include "search/watch.h"
#include "uncertain/knowledge.h"

namespace feerie {

/// The half-moves of a line of help or series play: who makes them, and what the last one reaches.
struct LineForm {
  std::vector<Side> movers;
  /// A last half-move of `ender` behind them, which reaches the goal.
  enum class Ending : std::uint8_t {
    none,    ///< there is none: the half-moves themselves do
    forced,  ///< whatever it announces reaches the goal (hs)
    reflex,  ///< it can reach the goal, and so must whoever is on move and can (hr)
  };
  Ending ending = Ending::none;
  /// Play ends as soon as `ender` is forced to reach the goal.
  bool ends_when_forced = false;
  Side ender = Side::black;
  uncertain::Aim aim = uncertain::Aim::mate;
  const Goal* goal = nullptr;
  /// Half-moves shown as not made in front of the line.
  int skipped = 0;
  /// The lines are those of full length: their first half-moves are numbered.
  bool numbered = false;
};

/// Lists the lines of play of a form from a diagram with hidden units: those in which each
/// half-move is possible, for all that is known when it is made, and the last one reaches the goal
/// whatever is hidden.
class UncertainLines {
 public:
  using Sink = std::function<void(const solution::AnnouncedLine&)>;

  /// `numbers` may be null: nobody wants to know the numbers of moves.
  UncertainLines(uncertain::Knowledge& knowledge, Watch& watch, MoveNumbers* numbers, Sink sink)
      : knowledge_(knowledge), watch_(watch), numbers_(numbers), sink_(std::move(sink)) {}

  void list(const LineForm& form);

 private:
  void visit(std::size_t ply);
  [[nodiscard]] bool helps_on(Side mover);
  void end_line();
  void play(const uncertain::Saying& saying, std::size_t ply);
  void play_last(const uncertain::Saying& saying);
  bool examine(const uncertain::Saying& saying, std::size_t ply, int number);
  void tell(const std::vector<uncertain::Revealed>& revealed);
  void report();
  [[nodiscard]] bool over() { return watch_.over() || watch_.satisfied(); }

  uncertain::Knowledge& knowledge_;
  Watch& watch_;
  MoveNumbers* numbers_;
  Sink sink_;
  const LineForm* form_ = nullptr;
  /// Judges what is forced, if anything is.
  std::optional<UncertainBattle> battle_;
  std::vector<solution::Announcement> line_;
};

}  // namespace feerie
