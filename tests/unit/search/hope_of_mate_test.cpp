#include "search/mates/hope_of_mate.h"

#include <algorithm>
#include <ostream>

#include <gtest/gtest.h>

#include "unit/search/near_mates.h"
#include "unit/search/random_problem.h"

/// Where it is seen without playing that there is no mate in one, or that the defender can avoid
/// it, playing finds the same.
namespace feerie::test {
namespace {

/// Can the side on move mate with its next move?
bool can_mate(Game& game) {
  const auto moves = legal_moves(game);
  return std::ranges::any_of(moves, [&game](const Move& move) {
    game.play(move);
    const bool mates = game.mated();
    game.undo();
    return mates;
  });
}

/// Has the side on move a move behind which there is no mate?
bool can_avoid_mate(Game& game) {
  const auto moves = legal_moves(game);
  return std::ranges::any_of(moves, [&game](const Move& move) {
    game.play(move);
    const bool avoids = !can_mate(game);
    game.undo();
    return avoids;
  });
}

struct Tally {
  int positions = 0;
  int mates = 0;
  int mates_denied = 0;
  int defences_found = 0;
};

std::unique_ptr<mates::HopeOfMate> hope_of(const Plan& plan, const Game& game) {
  return mates::HopeOfMate::make(plan, game, Manner{});
}

void compare(Game& game, Tally& tally) {
  const auto battle = tree_of({Form::direct, "#", 2}, game.turn());
  const Plan plan(*battle);
  const auto hope = hope_of(plan, game);
  ASSERT_NE(hope, nullptr);
  ++tally.positions;
  const bool mate = can_mate(game);
  tally.mates += mate ? 1 : 0;
  if (const auto answer = hope->attack(0, 1)) {
    ++tally.mates_denied;
    EXPECT_EQ(*answer, mate) << "mate in one";
  }
  if (const auto answer = hope->each_answered(0, 2)) {
    ++tally.defences_found;
    EXPECT_FALSE(*answer);
    EXPECT_TRUE(can_avoid_mate(game)) << "defence";
  }
  const auto help = tree_of({Form::help, "#", 1}, game.turn());
  const Plan helped(*help);
  if (const auto answer = hope_of(helped, game)->can_end(0, Letter::first, 1, all_squares)) {
    EXPECT_EQ(*answer, mate) << "end of help play";
  }
}

class HopeOfMate : public testing::TestWithParam<const char*> {};

TEST_P(HopeOfMate, IsGivenUpOnlyInVain) {
  Dice dice = dice_of(97);
  Tally tally;
  constexpr int trials = 1'200;
  for (int i = 0; i < trials && !HasFailure(); ++i) {
    const Side loser = dice.roll(2) == 0 ? Side::white : Side::black;
    const Side turn = dice.roll(2) == 0 ? Side::white : Side::black;
    const std::string walk(dice.roll(2) == 0 ? "Q" : "R");
    const std::string fen =
        i % 2 == 0 ? random_fen(dice, 4 + dice.roll(14)) : fen_with(walk, turn, loser, dice);
    SCOPED_TRACE(fen);
    Game game = scene(fen, GetParam());
    if (!game.in_check(opposite(game.turn()))) compare(game, tally);
  }
  EXPECT_GT(tally.positions, trials / 3);
  EXPECT_GT(tally.mates, trials / 40);
  EXPECT_GT(tally.mates_denied, trials / 10);
  EXPECT_GT(tally.defences_found, trials / 20);
}

INSTANTIATE_TEST_SUITE_P(OfRebirth, HopeOfMate,
                         testing::Values("Circe", "PWC", "DiagramCirce", "CouscousCirce",
                                         "MirrorCirce", "SymmetryCirce", "CirceTake&Make"));

TEST(HopeOfMate, IsThereIfAPawnCanBeCapturedEnPassant) {
  // 1.e5*d6 ep.[+d7] #: nothing else could open both lines.
  Game game = scene("7k/8/7K/3pP3/8/1B6/8/B7 w - d6", "Circe");
  EXPECT_TRUE(can_mate(game));
  const auto tree = tree_of({Form::direct, "#", 2}, Side::white);
  const Plan plan(*tree);
  EXPECT_EQ(hope_of(plan, game)->attack(0, 1), std::nullopt);
}

TEST(HopeOfMate, IsThereForRebirthsAlone) {
  const auto found = [](std::string_view condition, const Task& task, const Manner& manner) {
    const Game game = scene("4k3/8/8/3q4/8/8/1P5P/R3K3 w", condition);
    const auto tree = tree_of(task, game.turn());
    return mates::HopeOfMate::make(Plan(*tree), game, manner) != nullptr;
  };
  EXPECT_TRUE(found("Circe", {Form::direct, "#", 2}, {}));
  EXPECT_TRUE(found("Circe", {Form::help, "#", 2}, {}));
  EXPECT_FALSE(found("Circe", {Form::direct, "=", 2}, {}));
  EXPECT_FALSE(found("", {Form::direct, "#", 2}, {}));
  EXPECT_FALSE(found("AntiCirce", {Form::direct, "#", 2}, {}));
  Manner passing;
  passing.null_moves = true;
  EXPECT_FALSE(found("Circe", {Form::direct, "#", 2}, passing));
}

TEST(HopeOfMate, LooksForNoDefenceWhereMovesArePreferred) {
  const auto answer = [](std::string_view conditions) {
    Game game = scene("k7/7R/8/8/8/3b4/8/2K5 b - -", conditions);
    const auto tree = tree_of({Form::direct, "#", 2}, Side::white);
    const Plan plan(*tree);
    return hope_of(plan, game)->each_answered(0, 2);
  };
  EXPECT_EQ(answer("Circe"), false);
  // The bishop may not be free to move.
  EXPECT_EQ(answer("Circe BlackMaximummer"), std::nullopt);
}

}  // namespace
}  // namespace feerie::test
