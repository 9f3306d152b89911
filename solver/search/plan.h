#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/game.h"
#include "problem/stipulation.h"

namespace feerie {

/// One of the two letters of a branch, as `a` and `d` in `3ad[#]`: the side that begins it moves at
/// the first, the other side at the second. In series play there is only the first.
enum class Letter : std::uint8_t { first, second };
constexpr Letter other(Letter letter) {
  return letter == Letter::first ? Letter::second : Letter::first;
}

/// A tree of what is asked, numbered and with everything worked out that the search asks at every
/// move. Node 0 is the root.
class Plan {
 public:
  using Type = stipulation::Expression::Type;
  using Play = stipulation::PlayKind;

  /// An expression behind a letter.
  struct Link {
    int node = 0;
    /// Play must end there if the expression holds.
    bool forced = false;
    /// The moves by which it holds are not shown.
    bool hidden = false;
  };
  /// What is asked in the position behind one of the two letters of a branch.
  struct Behind {
    std::vector<Link> leaves;  ///< single goals: play ends where one is reached
    std::vector<Link> forks;   ///< everything else that may end play
    std::vector<int> constraints;
    /// Constraints on the move itself, asked when it has just been made. Where a branch begins
    /// they are asked of the last move of the play before.
    std::vector<int> move_constraints;
    bool self_check = false;      ///< some leaf may leave the own king attacked
    bool captures_only = false;   ///< no fork, and only a capture can reach a leaf
    bool castlings_only = false;  ///< no fork, and only a castling can reach a leaf
    /// No fork, and only a move that leaves the own king attacked can reach a leaf.
    bool own_mates_only = false;
    /// Can a leaf be reached while further moves of the branch are to come?
    bool ends_early = false;
    /// Help play: while further moves are to come nothing is asked behind a move, and the other
    /// side moves next.
    bool goes_straight_on = false;
    /// No fork, and only such moves can reach a leaf.
    Wanted wanted = Wanted::all;
    /// Does it take more than a look at the last move to find out whether play has ended?
    [[nodiscard]] bool asks_further() const { return !forks.empty(); }
    /// Is anything more asked of the play so far than that its moves are legal?
    [[nodiscard]] bool is_bound() const {
      return !constraints.empty() || !move_constraints.empty();
    }
    [[nodiscard]] bool may_end() const { return !leaves.empty() || !forks.empty(); }
  };
  struct Node {
    Type type = Type::goal;
    const Goal* goal = nullptr;
    Square target = no_square;
    int left = -1;
    int right = -1;

    // branch
    Play play = Play::attack;
    int minimum = 0;
    int maximum = 0;
    bool parry = false;
    std::array<Behind, 2> behind;
    /// Half-moves needed at least to end play when it is the turn of a letter.
    std::array<int, 2> needed{};
    /// Lengths that make a difference are `step` half-moves apart.
    int step = 2;
    [[nodiscard]] const Behind& after(Letter letter) const {
      return behind[static_cast<std::size_t>(letter)];
    }
    [[nodiscard]] int needed_by(Letter letter) const {
      return needed[static_cast<std::size_t>(letter)];
    }
    /// The letters of the attacking and of the defending side.
    [[nodiscard]] Letter attacker() const {
      return play == Play::defence ? Letter::second : Letter::first;
    }
    [[nodiscard]] Letter defender() const { return other(attacker()); }
    [[nodiscard]] bool battle() const {
      return type == Type::branch && (play == Play::attack || play == Play::defence);
    }
    /// Half-moves of the longest line with which help and series play can end: in `2h[#]h` only the
    /// first one can.
    [[nodiscard]] int longest_line() const {
      const Letter last = maximum % 2 == 1 ? Letter::first : Letter::second;
      return step == 1 || needed_by(last) == 1 ? maximum : maximum - 1;
    }
    /// Half-moves that an attack of so many moves takes at most.
    [[nodiscard]] int half_moves_of(int moves) const {
      const bool ends_with_it = step == 2 && needed_by(attacker()) == 1;
      return 2 * moves - (ends_with_it ? 1 : 0);
    }
    [[nodiscard]] bool help_or_series() const {
      return type == Type::branch && (play == Play::help || play == Play::series);
    }
  };

  explicit Plan(const stipulation::Expression& tree);

  [[nodiscard]] const Node& operator[](int node) const {
    return nodes_[static_cast<std::size_t>(node)];
  }
  [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }

 private:
  int enter(const stipulation::Expression& tree);
  void enter_branch(int number, const stipulation::Expression& tree);
  [[nodiscard]] bool has_moves(int node) const;
  void measure(Node& node) const;

  std::vector<Node> nodes_;
};

}  // namespace feerie
