#include "farm/moves_json.h"

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"

/// Solutions that go through JSON lose nothing.
namespace feerie::test {
namespace {

using farm::json_of;
using nlohmann::json;
using solution::Line;
using solution::TreeMove;

Move some_move(int seed) {
  Move move;
  move.candidate = {
      static_cast<Square>(seed % square_count), no_square, 5, 6, 7, MoveType::castling, 0xfffe};
  move.choices.set(seed, 200);
  move.choices.set(0, 3);
  return move;
}

TreeMove tree_of(const Move& move, solution::Mark mark) {
  TreeMove tree;
  tree.move = move;
  tree.mark = mark;
  return tree;
}

const Goal* mate() {
  for (const Goal* goal : Catalogue<Goal>::all()) {
    if (goal->symbol == "#") return goal;
  }
  return nullptr;
}

TEST(MovesInJson, TreesComeBackWhole) {
  TreeMove key;
  key.move = some_move(1);
  key.mark = solution::Mark::key;
  key.aim = solution::Aim::threat;
  key.threats.push_back(tree_of(some_move(2), solution::Mark::none));
  key.threats.back().reached = {mate()};
  key.replies.push_back(tree_of(some_move(3), solution::Mark::none));
  key.replies.back().unanswered = true;
  key.refutations.push_back(tree_of(some_move(71), solution::Mark::refutation));
  const TreeMove again = farm::tree_from(json::parse(json_of(key).dump()));
  EXPECT_EQ(again.move, key.move);
  EXPECT_EQ(again.mark, key.mark);
  EXPECT_EQ(again.aim, key.aim);
  ASSERT_EQ(again.threats.size(), 1U);
  EXPECT_EQ(again.threats[0].move, key.threats[0].move);
  EXPECT_EQ(again.threats[0].reached, key.threats[0].reached);
  ASSERT_EQ(again.replies.size(), 1U);
  EXPECT_TRUE(again.replies[0].unanswered);
  EXPECT_EQ(again.refutations.at(0).move, key.refutations[0].move);
  EXPECT_EQ(again.refutations.at(0).mark, solution::Mark::refutation);
}

TEST(MovesInJson, LinesComeBackWhole) {
  const Line line{{{{}, true, 1, {}}, {some_move(4), false, 0, Side::black}},
                  {mate()},
                  solution::Mark::violation};
  const Line again = farm::line_from(json::parse(json_of(line).dump()));
  ASSERT_EQ(again.plies.size(), 2U);
  EXPECT_TRUE(again.plies[0].skipped);
  EXPECT_EQ(again.plies[0].number, 1);
  EXPECT_EQ(again.plies[1].move, line.plies[1].move);
  EXPECT_EQ(again.plies[1].side, Side::black);
  EXPECT_EQ(again.reached, line.reached);
  EXPECT_EQ(again.mark, line.mark);
}

class NoTree : public testing::TestWithParam<const char*> {};

TEST_P(NoTree, IsRefused) {
  EXPECT_ANY_THROW(farm::tree_from(json::parse(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(
    Rows, NoTree,
    testing::Values("{}", R"({"move":[1,2]})", R"({"move":[1,65,64,64,64,0,0]})",
                    R"({"move":[1,2,64,64,64,99,0]})", R"({"move":[1,-2,64,64,64,0,0]})",
                    R"({"move":[1,2,64,64,64,0,0,256]})", R"({"move":[1,2,64,64,64,0,0],"mark":9})",
                    R"({"move":[1,2,64,64,64,0,0],"goals":["?!"]})", R"({"move":"e4"})"));

}  // namespace
}  // namespace feerie::test
