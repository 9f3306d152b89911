#include "search/deeds/deeds.h"

#include <algorithm>
#include <utility>

#include "problem/stipulation_words.h"

namespace feerie::deeds {
namespace {

using Moves = std::array<int, 2>;

/// Walks through the plan, counting moves. Each function is false if play may end otherwise.
class Finder {
 public:
  explicit Finder(const Plan& plan) : plan_(plan) {}

  /// `turn` plays on in the branch, or begins it: only then is it known whose move is the last.
  bool of_branch(int node, Side turn, int length, const Moves& played, bool begins = false) {
    const Plan::Node& branch = plan_[node];
    if (!branch.help_or_series()) return false;
    const bool series = branch.play == Plan::Play::series;
    const Side last = series || length % 2 == 1 ? turn : opposite(turn);
    Moves moves = played;
    moves[index(turn)] += series ? length : (length + 1) / 2;
    if (!series) moves[index(opposite(turn))] += length / 2;
    const Letter not_last = length % 2 == 0 ? Letter::first : Letter::second;
    for (const Letter letter : {Letter::first, Letter::second}) {
      if (series ? letter == Letter::second : begins && letter == not_last) continue;
      const Plan::Behind& behind = branch.after(letter);
      for (const auto* links : {&behind.leaves, &behind.forks}) {
        for (const Plan::Link& link : *links) {
          if (!of(link.node, opposite(last), moves)) return false;
        }
      }
    }
    return true;
  }

  std::vector<Aim> aims;

 private:
  /// What a node asks where `turn` is on move.
  bool of(int node, Side turn, const Moves& played) {
    const Plan::Node& asked = plan_[node];
    if (asked.type == Plan::Type::goal) {
      const bool castles = stipulation::is_castling(*asked.goal);
      if (!castles && !stipulation::is_arrival(*asked.goal)) return false;
      const Deed deed = castles ? Deed::castling : Deed::arrival;
      add({deed, asked.target, opposite(turn), played});
      return true;
    }
    if (asked.type == Plan::Type::disjunction) {
      return of(asked.left, turn, played) && of(asked.right, turn, played);
    }
    if (asked.type != Plan::Type::branch) return false;
    // Of two lengths of one parity the longer one allows more.
    for (int length = std::max(asked.maximum - 1, 1); length <= asked.maximum; ++length) {
      if (!of_branch(node, turn, length, played, true)) return false;
    }
    return true;
  }

  void add(const Aim& aim) {
    for (Aim& known : aims) {
      if (known.deed != aim.deed || known.target != aim.target || known.side != aim.side) continue;
      for (std::size_t side = 0; side < 2; ++side) {
        known.moves[side] = std::max(known.moves[side], aim.moves[side]);
      }
      return;
    }
    aims.push_back(aim);
  }

  const Plan& plan_;
};

}  // namespace

std::optional<std::vector<Aim>> aims_of(const Plan& plan, int node, Side turn, int length) {
  Finder finder(plan);
  if (!finder.of_branch(node, turn, length, {0, 0})) return std::nullopt;
  return std::move(finder.aims);
}

}  // namespace feerie::deeds
