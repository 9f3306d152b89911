#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "problem/translate.h"
#include "search/prove/engine_prover.h"
#include "search/search.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/plain_engine.h"

/// A prover on another engine than the general kernel must answer as the one on the kernel does,
/// and those who list lines and write trees must need no more of it.
namespace feerie::test {
namespace {

using stipulation::Form;

struct Asked {
  Form form;
  std::string_view goal;
  int length;
};

stipulation::ExpressionPtr tree_of(const Asked& asked, Side turn) {
  stipulation::Stipulation given;
  given.form = asked.form;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    if (goal->symbol == asked.goal) given.goal = {goal, no_square};
  }
  given.length = asked.length;
  given.starts = turn;
  auto result = translate(given, {});
  auto tree = result.value().actual.tree;
  while (tree->type == stipulation::Expression::Type::inversion) tree = tree->left;
  return tree;
}

/// What was found: first moves of battle play, moves of lines.
struct Found {
  std::vector<Move> keys;
  std::vector<std::vector<Move>> lines;
  bool holds = false;
  bool operator==(const Found&) const = default;
};

Manner showing_tries() {
  Manner manner;
  manner.variations = true;
  manner.refutations = 2;
  return manner;
}

/// Everything of one search but the prover.
struct Scene {
  Scene(Game& kernel, const Asked& asked) : plan(*tree_of(asked, kernel.turn())), game(kernel) {}

  Found search(Prover& prover) {
    Found found;
    found.holds = prover.holds(0);
    if (plan[0].battle()) {
      TreeWriter trees(plan, game, manner, watch, course, prover, first_moves);
      trees.write_keys(0, [&](const solution::TreeMove& node) { found.keys.push_back(node.move); });
      return found;
    }
    LineLister lines(plan, game, manner, watch, course, prover, first_moves,
                     [&](const solution::Line& line) {
                       auto& moves = found.lines.emplace_back();
                       for (const auto& ply : line.plies) moves.push_back(ply.move);
                     });
    lines.begin(0);
    lines.list(0);
    return found;
  }

  Plan plan;
  Game& game;
  Manner manner = showing_tries();
  Table table{1U << 16U};
  Watch watch{Limits{}};
  Course course;
  FirstMoves first_moves;
};

Found search_on_kernel(Game& game, const Asked& asked) {
  Scene scene(game, asked);
  return scene.search(
      *make_prover(scene.plan, game, scene.manner, scene.table, scene.watch, scene.course));
}

Found search_on_plain_engine(Game& game, const Asked& asked, int& moves_made) {
  Scene scene(game, asked);
  PlainEngine engine(game);
  EngineProver<PlainEngine> prover(scene.plan, engine, scene.manner, scene.table, scene.watch,
                                   scene.course);
  Found found = scene.search(prover);
  moves_made += engine.moves_made();
  return found;
}

TEST(Prover, AnswersTheSameOnAnEngineThatHasOnlyWhatIsAskedFor) {
  const Asked all[] = {{Form::direct, "#", 2},      {Form::direct, "=", 2},
                       {Form::direct, "x", 2},      {Form::self, "x", 2},
                       {Form::reflex, "+", 2},      {Form::help, "#", 2},
                       {Form::help, "=", 2},        {Form::help_self, "x", 2},
                       {Form::series_help, "#", 3}, {Form::series, "+", 2}};
  Dice dice(20261124);
  std::size_t shown = 0;
  int moves_made = 0;
  for (int number = 0; number < 40;) {
    const std::string fen = random_fen(dice, 4);
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    for (const Asked& asked : all) {
      SCOPED_TRACE(fen + " " + std::string(asked.goal) + std::to_string(asked.length));
      const Found expected = search_on_kernel(game, asked);
      EXPECT_EQ(search_on_plain_engine(game, asked, moves_made), expected);
      shown += expected.keys.size() + expected.lines.size();
    }
  }
  EXPECT_GT(shown, 100U);
  EXPECT_GT(moves_made, 1000);
}

/// Battle play for mate is judged on a board of its own, with cuts of its own.
TEST(Prover, JudgesForcedMatesAsOnAnEngineWithoutThem) {
  const Asked all[] = {{Form::direct, "#", 3},        {Form::self, "#", 2},
                       {Form::self, "#", 1},          {Form::reflex, "#", 2},
                       {Form::semi_reflex, "#", 2},   {Form::help_self, "#", 2},
                       {Form::series_self, "#", 2},   {Form::parry_series, "#", 3},
                       {Form::series_reflex, "#", 2}, {Form::parry_series_self, "#", 2}};
  Dice dice(20261125);
  std::size_t shown = 0;
  int moves_made = 0;
  for (int number = 0; number < 60;) {
    const std::string fen = random_fen(dice, 3 + dice.roll(4));
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    for (const Asked& asked : all) {
      SCOPED_TRACE(fen + " " + std::string(asked.goal) + std::to_string(asked.length));
      const Found expected = search_on_plain_engine(game, asked, moves_made);
      EXPECT_EQ(search_on_kernel(game, asked), expected);
      shown += expected.keys.size() + expected.lines.size();
    }
  }
  EXPECT_GT(shown, 200U);
}

}  // namespace
}  // namespace feerie::test
