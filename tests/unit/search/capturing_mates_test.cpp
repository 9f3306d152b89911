#include "search/mates/capturing_mates.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "unit/search/near_mates.h"
#include "unit/search/random_problem.h"

/// Where it is seen without playing that no move without capture mates, playing finds none.
namespace feerie::test {
namespace {

struct Tally {
  int positions = 0;
  int quiet_mates = 0;
  int capturing_mates = 0;
  int narrowed = 0;
};

std::unique_ptr<mates::CapturingMates> seen_by(const Plan& plan, const Game& game) {
  return mates::CapturingMates::make(plan, game, Manner{});
}

/// Is the move in the list of moves that may mate by a capture?
bool listed(Game& game, const Candidate& candidate) {
  Candidates moves;
  game.generate_legal(moves, Wanted::mates_by_capture);
  return std::ranges::find(moves, candidate) != moves.end();
}

void compare(Game& game, Tally& tally) {
  const auto help = tree_of({Form::help, "#", 1}, game.turn());
  const Plan helped(*help);
  const auto battle = tree_of({Form::direct, "#", 2}, game.turn());
  const Plan attacked(*battle);
  const auto seen = seen_by(helped, game);
  ASSERT_NE(seen, nullptr);
  const bool narrows = seen->captures_only(0, Letter::first);
  EXPECT_EQ(seen_by(attacked, game)->captures_only(0, Letter::first), narrows);
  ++tally.positions;
  tally.narrowed += narrows ? 1 : 0;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    const bool mates = game.mated();
    game.undo();
    if (!mates) continue;
    const bool captures = move.candidate.captures();
    ++(captures ? tally.capturing_mates : tally.quiet_mates);
    EXPECT_FALSE(narrows && !captures)
        << to_string(move.candidate.from) << to_string(move.candidate.to);
    EXPECT_TRUE(!captures || listed(game, move.candidate));
  }
}

class CapturingMates : public testing::TestWithParam<const char*> {};

TEST_P(CapturingMates, AreAllThatIsLeft) {
  Dice dice = dice_of(98);
  Tally tally;
  constexpr int trials = 1'000;
  for (int i = 0; i < trials && !HasFailure(); ++i) {
    const Side loser = dice.roll(2) == 0 ? Side::white : Side::black;
    const Side turn = opposite(loser);
    const std::string walk(dice.roll(2) == 0 ? "Q" : "R");
    const std::string fen =
        i % 2 == 0 ? random_fen(dice, 4 + dice.roll(14)) : fen_with(walk, turn, loser, dice);
    SCOPED_TRACE(fen);
    Game game = scene(fen, GetParam());
    if (!game.in_check(opposite(game.turn()))) compare(game, tally);
  }
  EXPECT_GT(tally.positions, trials / 3);
  EXPECT_GT(tally.quiet_mates, trials / 40);
  // Under Andernach Chess a unit that captures changes sides, so that it hardly ever mates.
  const bool changes_sides = std::string_view(GetParam()) == "AndernachChess";
  EXPECT_TRUE(changes_sides || tally.capturing_mates > trials / 200) << tally.capturing_mates;
  EXPECT_GT(tally.narrowed, trials / 10);
}

INSTANTIATE_TEST_SUITE_P(OfCaptures, CapturingMates,
                         testing::Values("AndernachChess", "KobulKings", "Take&MakeChess", "Breton",
                                         "FrankfurtChess", "Circe",
                                         "KobulKings, WhitePromSquares a4 b5 c6 d7 e2 f3 g4 h5"));
INSTANTIATE_TEST_SUITE_P(OfMovers, CapturingMates,
                         testing::Values("EinsteinChess", "ReversalEinsteinChess",
                                         "AntiEinsteinChess", "ChameleonChess"));

bool found(std::string_view condition, const Task& task, const Manner& manner = {}) {
  const Game game = scene("4k3/8/8/3q4/8/8/1P5P/R3K3 w", condition);
  const auto tree = tree_of(task, game.turn());
  return mates::CapturingMates::make(Plan(*tree), game, manner) != nullptr;
}

TEST(CapturingMates, AreLookedForWhereRulesActWithCapturesOnly) {
  EXPECT_TRUE(found("AndernachChess", {Form::direct, "#", 2}));
  EXPECT_TRUE(found("AndernachChess", {Form::help, "#", 2}));
  EXPECT_FALSE(found("AndernachChess", {Form::help, "=", 2}));
  Manner passing;
  passing.null_moves = true;
  EXPECT_FALSE(found("AndernachChess", {Form::help, "#", 2}, passing));
  EXPECT_TRUE(found("EinsteinChess", {Form::help, "#", 2}));
  // Nothing happens; the mover leaves a pawn, or changes sides; a check has to be a capture that
  // can be played; rules object to checks, and to positions.
  for (const char* condition :
       {"", "Sentinelles", "VolageChess", "AntiCirce", "ChecklessChess", "Isardam", "AliceChess"}) {
    EXPECT_FALSE(found(condition, {Form::help, "#", 2})) << condition;
  }
}

TEST(CapturingMates, AreNotAllWhereARookMatesOnTheEdge) {
  const Game mating = scene("6k1/5ppp/8/8/8/8/8/R3K3 w -", "AndernachChess");
  const auto tree = tree_of({Form::help, "#", 1}, Side::white);
  const Plan plan(*tree);
  EXPECT_FALSE(seen_by(plan, mating)->captures_only(0, Letter::first));
  // The king could go to h7.
  const Game in_vain = scene("6k1/5pp1/8/8/8/8/8/R3K3 w -", "AndernachChess");
  EXPECT_TRUE(seen_by(plan, in_vain)->captures_only(0, Letter::first));
}

TEST(CapturingMates, AreNotAllWhereAUnitUncoversCheck) {
  const auto tree = tree_of({Form::help, "#", 1}, Side::white);
  const Plan plan(*tree);
  // The rook checks the king and guards b8 once the bishop, or the knight, has left its line. The
  // knight cannot check by itself, and neither of them can guard b8.
  for (const char* fen : {"k3B2R/pp6/8/8/8/8/8/4K3 w -", "k5NR/pp6/8/8/8/8/8/4K3 w -"}) {
    const Game game = scene(fen, "AndernachChess");
    EXPECT_FALSE(seen_by(plan, game)->captures_only(0, Letter::first)) << fen;
  }
}

TEST(CapturingMates, AreNotAllWhereAPromotedUnitChecksOverItsStart) {
  const auto tree = tree_of({Form::help, "#", 1}, Side::white);
  const Plan plan(*tree);
  // From a8 the new queen looks over a7, which the pawn has left.
  const Game game = scene("8/P7/k7/8/8/8/8/KR6 w -", "AndernachChess");
  EXPECT_FALSE(seen_by(plan, game)->captures_only(0, Letter::first));
}

TEST(CapturingMates, AreNotAllWhereTheMoverBecomesAnotherUnit) {
  // Under Einstein Chess the bishop becomes a knight on f7, and mates.
  const std::string fen = "4B2k/6pp/7N/8/8/8/8/4K3 w -";
  const auto tree = tree_of({Form::help, "#", 1}, Side::white);
  const Plan plan(*tree);
  const Game einstein = scene(fen, "EinsteinChess");
  EXPECT_FALSE(seen_by(plan, einstein)->captures_only(0, Letter::first));
  const Game andernach = scene(fen, "AndernachChess");
  EXPECT_TRUE(seen_by(plan, andernach)->captures_only(0, Letter::first));
}

TEST(CapturingMates, AreNotAllWhereASideMightCastle) {
  // 1.0-0-0 mates, as the king guards c2, and 1.Ra1-d1 does not.
  Game game = scene("8/8/8/8/2ppp3/2pkp3/8/R3K1N1 w Q", "AndernachChess");
  const auto tree = tree_of({Form::help, "#", 1}, Side::white);
  const Plan plan(*tree);
  EXPECT_FALSE(seen_by(plan, game)->captures_only(0, Letter::first));
  const Game moved = scene("8/8/8/8/2ppp3/2pkp3/8/R3K1N1 w -", "AndernachChess");
  EXPECT_TRUE(seen_by(plan, moved)->captures_only(0, Letter::first));
}

}  // namespace
}  // namespace feerie::test
