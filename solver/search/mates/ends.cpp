#include "search/mates/ends.h"

#include <algorithm>
#include <iterator>

namespace feerie::mates {
namespace {

/// Walks through the plan, counting moves. Every result is what `Ends::ways` is; an empty set in it
/// stands for a way that is not foreseen.
class Foresight {
 public:
  Foresight(const Plan& plan, Ends& ends) : plan_(plan), ends_(ends) {}

  /// `turn` plays on in the branch, or begins it: only then is it known whose move is the last.
  std::vector<EndSet> of_branch(int node, Side turn, int length, const MovesLeft& played,
                                bool begins = false) {
    const Plan::Node& branch = plan_[node];
    const bool series = branch.play == Plan::Play::series;
    const Side last = series || length % 2 == 1 ? turn : opposite(turn);
    MovesLeft moves = played;
    moves[index(turn)] += series ? length : (length + 1) / 2;
    if (!series) moves[index(opposite(turn))] += length / 2;
    std::vector<EndSet> ways;
    const Letter not_last = length % 2 == 0 ? Letter::first : Letter::second;
    for (const Letter letter : {Letter::first, Letter::second}) {
      if (series ? letter == Letter::second : begins && letter == not_last) continue;
      const Plan::Behind& behind = branch.after(letter);
      for (const auto* links : {&behind.leaves, &behind.forks}) {
        for (const Plan::Link& link : *links) add(ways, of(link.node, opposite(last), moves));
      }
    }
    return ways;
  }

 private:
  static void add(std::vector<EndSet>& ways, const std::vector<EndSet>& more) {
    for (const EndSet way : more) {
      if (std::ranges::find(ways, way) == ways.end()) ways.push_back(way);
    }
  }

  /// What a node asks where `turn` is on move.
  std::vector<EndSet> of(int node, Side turn, const MovesLeft& played) {
    const Plan::Node& asked = plan_[node];
    switch (asked.type) {
      case Plan::Type::goal:
        return of_goal(*asked.goal, turn, played);
      case Plan::Type::negation:
        return {EndSet{}};
      case Plan::Type::inversion:
        return of(asked.left, opposite(turn), played);
      case Plan::Type::disjunction: {
        auto ways = of(asked.left, turn, played);
        add(ways, of(asked.right, turn, played));
        return ways;
      }
      case Plan::Type::conjunction: {
        const auto left = of(asked.left, turn, played);
        const auto right = of(asked.right, turn, played);
        std::vector<EndSet> ways;
        for (const EndSet one : left) {
          for (const EndSet other : right) add(ways, {one.with(other)});
        }
        return ways;
      }
      case Plan::Type::branch:
        break;
    }
    // Whatever is forced can also be reached with the help of both sides. Of two lengths of one
    // parity the longer one allows more.
    std::vector<EndSet> ways;
    for (int length = std::max(asked.maximum - 1, 1); length <= asked.maximum; ++length) {
      add(ways, of_branch(node, turn, length, played, true));
    }
    return ways;
  }

  std::vector<EndSet> of_goal(const Goal& goal, Side turn, const MovesLeft& played) {
    if (!goal.requires_immobility || goal.allows_self_check) return {EndSet{}};
    std::vector<EndSet> ways;
    if (!goal.excludes_check) ways.push_back(entered(Finale::mate, turn, played));
    if (!goal.requires_check) ways.push_back(entered(Finale::stalemate, turn, played));
    return ways;
  }

  EndSet entered(Finale finale, Side loser, const MovesLeft& played) {
    const End end{finale, loser};
    MovesLeft& most = ends_.moves[end];
    for (std::size_t side = 0; side < 2; ++side) most[side] = std::max(most[side], played[side]);
    EndSet set;
    set.insert(end);
    ends_.all.insert(end);
    return set;
  }

  const Plan& plan_;
  Ends& ends_;
};

/// The two ends that a set consists of, if they are two.
std::optional<std::array<End, 2>> pair_of(EndSet set) {
  std::vector<End> found;
  std::ranges::copy_if(all_ends, std::back_inserter(found),
                       [set](End end) { return set.contains(end); });
  if (found.size() != 2) return std::nullopt;
  return std::array{found[0], found[1]};
}

}  // namespace

void Ends::ignore(Finale finale) {
  for (const Side loser : {Side::white, Side::black}) {
    all.erase({finale, loser});
    for (EndSet& way : ways) way.erase({finale, loser});
  }
  open = open || std::ranges::find(ways, EndSet{}) != ways.end();
  pair.reset();
}

Ends ends_of(const Plan& plan, int node, Side turn, int length) {
  Ends ends;
  ends.ways = Foresight(plan, ends).of_branch(node, turn, length, {0, 0});
  ends.open = std::ranges::find(ends.ways, EndSet{}) != ends.ways.end();
  if (ends.ways.size() == 1) ends.pair = pair_of(ends.ways[0]);
  return ends;
}

}  // namespace feerie::mates
