#include "unit/search/reference.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "problem/translate.h"
#include "search/phases.h"
#include "search/search.h"
#include "support/random_play.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

Aim aim_of(std::string_view symbol) {
  for (const Goal* goal : Catalogue<Goal>::all()) {
    if (goal->symbol == symbol) return {goal, no_square};
  }
  return {};
}

stipulation::ExpressionPtr tree_of(stipulation::Form form, const Aim& aim, int length) {
  stipulation::Stipulation given;
  given.form = form;
  given.goal = {aim.goal, aim.target};
  given.length = length;
  auto result = translate(given, {});
  auto tree = result.value().actual.tree;
  while (tree->type == stipulation::Expression::Type::inversion) tree = tree->left;
  return tree;
}

/// Everything a search needs, on one position.
struct Bench {
  Bench(Game& game, const stipulation::Expression& tree, const Manner& manner, std::size_t memory,
        LineLister::Sink sink = {})
      : plan(tree),
        table(memory),
        watch(Limits{}),
        search(plan, game, manner, table, watch, first_moves, std::move(sink)) {}
  Plan plan;
  Table table;
  Watch watch;
  FirstMoves first_moves;
  Search search;
};

using Lines = std::vector<std::vector<Move>>;

std::vector<Move> keys(Game& game, const stipulation::Expression& tree, std::size_t memory,
                       std::vector<solution::TreeMove>* tries = nullptr) {
  Manner manner;
  manner.refutations = tries != nullptr ? 2 : 0;
  Bench bench(game, tree, manner, memory);
  std::vector<Move> found;
  bench.search.trees().write_keys(0, [&](const solution::TreeMove& node) {
    if (node.mark == solution::Mark::key) found.push_back(node.move);
    if (node.mark == solution::Mark::attempt) tries->push_back(node);
  });
  return found;
}

Lines lines(Game& game, const stipulation::Expression& tree, int length, std::size_t memory) {
  const Manner manner;
  Lines found;
  Bench bench(game, tree, manner, memory, [&](const solution::Line& line) {
    std::vector<Move> moves;
    for (const auto& ply : line.plies) moves.push_back(ply.move);
    found.push_back(moves);
  });
  bench.search.lines().begin(0);
  bench.search.lines().list_length(0, length);
  return found;
}

/// Random positions with few units in which the side that is not on move is not in check.
template <class Test>
void on_random_positions(int count, int units, Test test) {
  Dice dice(4711);
  for (int number = 0; number < count;) {
    const std::string fen = random_fen(dice, units);
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    SCOPED_TRACE(fen);
    test(game);
  }
}

constexpr std::size_t memories[] = {0, 1U << 12U, 1U << 22U};

TEST(Reference, KeysOfDirectPlay) {
  int found = 0;
  for (const std::string_view goal : {"#", "=", "x", "+"}) {
    const Aim aim = aim_of(goal);
    on_random_positions(15, 3, [&](Game& game) {
      for (const int moves : {1, 2, 3}) {
        const auto expected = reference_keys(game, aim, moves);
        found += static_cast<int>(expected.size());
        for (const std::size_t memory : memories) {
          EXPECT_EQ(keys(game, *tree_of(stipulation::Form::direct, aim, moves), memory), expected)
              << goal << moves;
        }
      }
    });
  }
  EXPECT_GT(found, 50);
}

TEST(Reference, TriesAndTheirRefutations) {
  int found = 0;
  const Aim aim = aim_of("x");
  on_random_positions(20, 3, [&](Game& game) {
    std::vector<solution::TreeMove> tries;
    keys(game, *tree_of(stipulation::Form::direct, aim, 2), 1U << 20U, &tries);
    for (const solution::TreeMove& attempt : tries) {
      game.play(attempt.move);
      std::vector<Move> refuting;
      for (const auto& node : attempt.refutations) refuting.push_back(node.move);
      EXPECT_EQ(refuting, reference_refutations(game, aim, 2));
      game.undo();
      ++found;
    }
  });
  EXPECT_GT(found, 10);
}

TEST(Reference, KeysOfSelfPlay) {
  int found = 0;
  for (const std::string_view goal : {"+", "x"}) {
    const Aim aim = aim_of(goal);
    on_random_positions(400, 2, [&](Game& game) {
      for (const int moves : {1, 2}) {
        const auto expected = reference_self_keys(game, aim, moves);
        found += static_cast<int>(expected.size());
        for (const std::size_t memory : memories) {
          EXPECT_EQ(keys(game, *tree_of(stipulation::Form::self, aim, moves), memory), expected)
              << goal << moves;
        }
      }
    });
  }
  EXPECT_GT(found, 20);
}

TEST(Reference, HelpLines) {
  std::size_t found = 0;
  for (const std::string_view goal : {"#", "=", "x", "+"}) {
    const Aim aim = aim_of(goal);
    on_random_positions(10, 3, [&](Game& game) {
      for (const int length : {1, 2, 3}) {
        auto expected = reference_help(game, aim, length);
        found += expected.size();
        for (const std::size_t memory : memories) {
          EXPECT_EQ(lines(game, *tree_of(stipulation::Form::help, aim, length), length, memory),
                    expected)
              << goal << length;
        }
      }
    });
  }
  EXPECT_GT(found, 100U);
}

TEST(Reference, SeriesLines) {
  std::size_t found = 0;
  for (const std::string_view goal : {"#", "x", "+"}) {
    const Aim aim = aim_of(goal);
    on_random_positions(10, 3, [&](Game& game) {
      for (const int length : {1, 2, 3}) {
        auto expected = reference_series(game, aim, length);
        found += expected.size();
        for (const std::size_t memory : memories) {
          EXPECT_EQ(lines(game, *tree_of(stipulation::Form::series, aim, length), length, memory),
                    expected)
              << goal << length;
        }
      }
    });
  }
  EXPECT_GT(found, 100U);
}

}  // namespace
}  // namespace feerie::test
