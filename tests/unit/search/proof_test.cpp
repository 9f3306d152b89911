#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Play to a given position. The outlook that shortens the search must not lose a line: lines are
/// counted again by trying all moves.
namespace feerie::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

using Lines = std::vector<std::string>;

std::string placement_of(const std::string& fen) {
  return fen.substr(0, fen.find(' '));
}

/// Lines of exactly so many half-moves to the placement, none of which reaches it with an earlier
/// move of the side that makes the last one.
int count_lines(Game& game, const std::string& aim, int length, bool series) {
  int count = 0;
  game.each_move([&](const Move&) {
    const bool same_side = series || length % 2 != 0;
    if (same_side && placement(game) == aim) {
      count += length == 1 ? 1 : 0;
    } else if (length > 1 && !series) {
      count += count_lines(game, aim, length - 1, false);
    } else if (length > 1 && !game.in_check(game.turn())) {
      game.pass();
      count += count_lines(game, aim, length - 1, true);
      game.undo();
    }
    return true;
  });
  return count;
}

/// The same found by the search.
int solved_lines(const std::string& start, const std::string& aim, const std::string& stipulation,
                 bool white, const Lines& more) {
  Lines lines{"forsyth " + start, "stipulation " + stipulation, "forsyth " + aim};
  if (white) lines.emplace_back("option WhiteToPlay");
  lines.insert(lines.end(), more.begin(), more.end());
  return solve_problem(lines).solutions;
}

/// Plays random games and asks how their ends can be reached. Returns the number of lines found.
int compare(const std::vector<std::string>& starts, int half_moves, int rounds,
            const std::string& condition) {
  Dice dice(static_cast<std::uint64_t>(half_moves));
  int found = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::string fen = starts.empty()
                                ? random_fen(dice, 3 + dice.roll(5))
                                : starts[static_cast<std::size_t>(round) % starts.size()];
    Game game = scene(fen, condition);
    if (game.in_check(opposite(game.turn()))) continue;
    const bool white = game.turn() == Side::white;
    Game played = game;
    bool stuck = false;
    for (int i = 0; i < half_moves && !stuck; ++i) stuck = !play_random(played, dice);
    if (stuck) continue;
    const std::string aim = placement(played);
    const std::string length = std::to_string(half_moves / 2) + (half_moves % 2 == 0 ? "" : ".5");
    const Lines more = condition.empty() ? Lines{} : Lines{"condition " + condition};
    const int lines = count_lines(game, aim, half_moves, false);
    EXPECT_EQ(solved_lines(placement_of(fen), aim, "exact-a=>b" + length, white, more), lines)
        << fen << " to " << aim << " in " << length;
    found += lines;
  }
  return found;
}

TEST(FromPositionToPosition, FindsAllLinesFromRandomPositions) {
  EXPECT_GT(compare({}, 2, 60, ""), 30);
  EXPECT_GT(compare({}, 3, 40, ""), 30);
  EXPECT_GT(compare({}, 4, 6, ""), 3);
}

TEST(FromPositionToPosition, FindsAllLinesWithSpecialMoves) {
  EXPECT_GT(compare(rich_positions(), 2, 48, ""), 30);
  EXPECT_GT(compare(rich_positions(), 3, 32, ""), 30);
}

TEST(FromPositionToPosition, AssumesNothingThatAConditionChanges) {
  EXPECT_GT(compare(rich_positions(), 2, 16, "Circe"), 8);
  EXPECT_GT(compare(rich_positions(), 3, 16, "AntiCirce"), 8);
  EXPECT_GT(compare(rich_positions(), 2, 16, "Wandelschach"), 5);
}

TEST(FromPositionToPosition, SeriesPlayMovesOneSide) {
  const std::string start = "4k3/8/8/3p4/8/8/4P3/R3K2R";
  const std::string aim = "4k3/8/8/3P4/8/8/8/R4RK1";
  Game game = scene(start + " w");
  const int lines = count_lines(game, aim, 4, true);
  EXPECT_GT(lines, 0);
  EXPECT_EQ(solved_lines(start, aim, "exact-ser-a=>b4", false, {}), lines);
}

TEST(FromPositionToPosition, BlackBeginsUnlessWhiteIsToPlay) {
  const Lines position{"forsyth 7k/8/8/8/8/8/8/K7", "stipulation a=>b1",
                       "forsyth 8/7k/8/8/8/8/K7/8"};
  EXPECT_THAT(solution_lines(position), ElementsAre("  1.Kh8-h7 Ka1-a2 a=>b"));
  Lines white = position;
  white.emplace_back("option WhiteToPlay");
  EXPECT_THAT(solution_lines(white), ElementsAre("  1.Ka1-a2 Kh8-h7 a=>b"));
  Lines odd = position;
  odd[1] = "stipulation a=>b0.5";
  odd[2] = "forsyth 8/7k/8/8/8/8/8/K7";
  EXPECT_THAT(solution_lines(odd), ElementsAre("  1.Kh8-h7 a=>b"));
}

TEST(FromPositionToPosition, TwinsEditThePositionToBeReached) {
  EXPECT_THAT(solution_lines({"forsyth 7k/8/8/8/8/8/8/K7", "stipulation a=>b1",
                              "forsyth 8/7k/8/8/8/8/K7/8", "twin move a2 b1"}),
              AllOf(Contains("  1.Kh8-h7 Ka1-a2 a=>b"), Contains("  1.Kh8-h7 Ka1-b1 a=>b")));
}

TEST(ProofGames, BeginWithTheGameArray) {
  EXPECT_THAT(
      solution_lines(
          {"stipulation dia1.5", "forsyth rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"}),
      UnorderedElementsAre("  1.e2-e4 e7-e5   2.Sg1-f3 dia", "  1.Sg1-f3 e7-e5   2.e2-e4 dia"));
}

/// Shorter games count too, unless the length is exact; a game ends where the position is reached.
TEST(ProofGames, MayLoseMoves) {
  const std::string opened = "forsyth rnbqkbnr/pppp1ppp/8/4p3/8/4P3/PPPP1PPP/RNBQKBNR";
  const Lines all = solution_lines({"stipulation dia2", opened});
  EXPECT_THAT(all, AllOf(Contains("  1.e2-e3 e7-e5 dia"), SizeIs(1)));
  EXPECT_THAT(solution_lines({"stipulation exact-dia2", opened}), IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation exact-dia3",
                              "forsyth rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR"}),
              AllOf(Contains("  1.Sb1-a3 e7-e6   2.e2-e3 Ke8-e7   3.Sa3-b1 Ke7-e8 dia"),
                    Not(Contains("  1.e2-e3 e7-e6   2.Bf1-a6 Bf8-a3   3.Ba6-f1 Ba3-f8 dia"))));
}

TEST(ProofGames, KnowCastlingPromotionAndCaptures) {
  EXPECT_THAT(solution_lines({"stipulation dia3.5",
                              "forsyth rnbqkbnr/pppp3p/8/4ppp1/8/4PN2/PPPPBPPP/RNBQ1RK1"}),
              Contains("  1.e2-e3 e7-e5   2.Bf1-e2 f7-f5   3.Sg1-f3 g7-g5   4.0-0 dia"));
  EXPECT_THAT(
      solution_lines({"stipulation dia4.5", "forsyth rnbqkbnQ/ppppp3/8/8/7p/8/PPPPPP1P/RNBQKBNR"}),
      Contains("  1.g2-g4 f7-f5   2.g4*f5 g7-g6   3.f5*g6 h7-h5   4.g6-g7 h5-h4   "
               "5.g7*h8=Q dia"));
}

TEST(ProofGames, SeriesMoveOneSide) {
  EXPECT_THAT(solution_lines({"stipulation ser-dia2",
                              "forsyth rnbqkbnr/pppppppp/8/8/8/4P3/PPPPBPPP/RNBQK1NR"}),
              ElementsAre("  1.e2-e3   2.Bf1-e2 dia"));
  EXPECT_THAT(solution_lines({"stipulation ser-hdia1",
                              "forsyth rnbqkbnr/pppp1ppp/8/4p3/8/4P3/PPPP1PPP/RNBQKBNR"}),
              ElementsAre("  1.e2-e3 e7-e5 dia"));
}

TEST(Proof, CavalierMajeurBeginsWithNightriders) {
  EXPECT_THAT(solution_lines({"stipulation dia0.5", "condition CavalierMajeur",
                              "pieces white Ke1 Qd1 Ra1h1 Bc1f1 Na3g1 Pa2b2c2d2e2f2g2h2",
                              "black Ke8 Qd8 Ra8h8 Bc8f8 Nb8g8 Pa7b7c7d7e7f7g7h7"}),
              ElementsAre("  1.Nb1-a3 dia"));
}

}  // namespace
}  // namespace feerie::test
