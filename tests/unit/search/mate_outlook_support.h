#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "problem/translate.h"
#include "search/mates/mate_outlook.h"
#include "search/search.h"
#include "support/random_play.h"
#include "support/scene.h"

/// Searches with and without foresight of final positions.
namespace feerie::test {

using Form = stipulation::Form;
using Lines = std::vector<std::vector<Move>>;

/// What is asked of a position.
struct Task {
  Form form;
  std::string_view goal;
  int length;
};

inline stipulation::ExpressionPtr tree_of(const Task& task, Side turn) {
  stipulation::Stipulation given;
  given.form = task.form;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    if (goal->symbol == task.goal) given.goal = {goal, no_square};
  }
  given.length = task.length;
  given.starts = turn;
  auto result = translate(given, {});
  auto tree = result.value().actual.tree;
  while (tree->type == stipulation::Expression::Type::inversion) tree = tree->left;
  return tree;
}

/// Passes all questions on, and counts them.
class Counter : public Outlook {
 public:
  explicit Counter(Outlook* inner) : inner_(inner) {}
  bool enter(const Position& position, int node, int length) override {
    ++count_;
    return inner_ == nullptr || inner_->enter(position, node, length);
  }
  void leave() override {
    if (inner_ != nullptr) inner_->leave();
  }
  [[nodiscard]] bool follows() const override { return inner_ != nullptr && inner_->follows(); }
  void sift(Candidates& moves) override {
    if (inner_ != nullptr) inner_->sift(moves);
  }
  [[nodiscard]] int count() const { return count_; }

 private:
  Outlook* inner_;
  int count_ = 0;
};

struct Result {
  Lines lines;
  int positions = 0;
};

inline Result solve(Game& game, const Task& task, bool foresee,
                    const mates::MateOutlook::Sketching& sketching = {}) {
  const auto tree = tree_of(task, game.turn());
  const Plan plan(*tree);
  const Manner manner;
  Table table(1U << 22U);
  Watch watch(Limits{});
  const FirstMoves first_moves;
  Result result;
  Search search(plan, game, manner, table, watch, first_moves, [&](const solution::Line& line) {
    std::vector<Move> moves;
    for (const auto& ply : line.plies) moves.push_back(ply.move);
    result.lines.push_back(moves);
  });
  const auto outlook = mates::MateOutlook::make(plan, game.rules(), game.position(), sketching);
  EXPECT_NE(outlook, nullptr);
  Counter counter(foresee ? outlook.get() : nullptr);
  search.prover().set_outlook(&counter);
  search.lines().begin(0);
  for (int length = 1; length <= plan[0].maximum; ++length) search.lines().list_length(0, length);
  result.positions = counter.count();
  return result;
}

}  // namespace feerie::test
