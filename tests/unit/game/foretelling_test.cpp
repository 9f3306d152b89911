#include <algorithm>
#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "game/entries.h"
#include "support/scene.h"

/// What acts of rules tell that they do in single moves.
namespace feerie::test {
namespace {

std::string letter_of(Sides sides) {
  return sides == Sides::white ? "w" : sides == Sides::black ? "b" : "n";
}

/// The units told, such as "d5 - e8 bQ"; "fails" if the move cannot be made, "not told" if only
/// playing it tells.
std::string told(std::string_view fen, std::string_view conditions, std::string_view move) {
  const Game game = scene(fen, conditions);
  Candidates moves;
  Game(game).generate(moves);
  const auto found = std::ranges::find_if(moves, [&](const Candidate& each) {
    return to_string(each.from) + to_string(each.to) == move;
  });
  if (found == moves.end()) return "no such move";
  Foretold foretold;
  if (!game.foretell(*found, foretold)) return "not told";
  if (foretold.fails) return "fails";
  std::string text;
  for (std::size_t i = 0; i < foretold.count; ++i) {
    const auto& [at, unit] = foretold.places[i];
    if (!text.empty()) text += ' ';
    if (unit.empty()) {
      text += to_string(at) + " -";
      continue;
    }
    const Walk* walk = game.rules().kinds()[unit.kind].walk.away;
    text += to_string(at) + ' ' + letter_of(unit.sides) + std::string(walk->letters.english);
  }
  return text;
}

struct Row {
  const char* fen;
  const char* conditions;
  const char* move;
  const char* told;
};

std::ostream& operator<<(std::ostream& out, const Row& row) {
  return out << row.conditions << ' ' << row.move;
}

class Foretelling : public testing::TestWithParam<Row> {};

TEST_P(Foretelling, TellsWhatTheActDoes) {
  const Row& row = GetParam();
  EXPECT_EQ(told(row.fen, row.conditions, row.move), row.told) << row.conditions << ' ' << row.move;
}

constexpr const char* officers = "4k3/8/8/3n4/8/8/6b1/3RK3 w";

INSTANTIATE_TEST_SUITE_P(OfTheMover, Foretelling,
                         testing::Values(Row{officers, "AndernachChess", "d1d5", "d5 bR"},
                                         Row{officers, "AntiAndernachChess", "d1d4", "d4 bR"},
                                         Row{officers, "DoubleTibet", "d1d5", "d5 bR"},
                                         Row{officers, "DarkSide", "d1d5", "d5 bR"},
                                         Row{officers, "DarkSide", "d1d4", ""},
                                         Row{"4k3/8/8/3n4/8/8/6b1/3RK3 b", "TraitorChess", "d5b4",
                                             "b4 wS"},
                                         Row{officers, "EinsteinChess", "d1d5", "d5 wQ"},
                                         Row{officers, "EinsteinChess", "d1d4", "d4 wB"},
                                         Row{officers, "ChameleonChess", "d1d4", "d4 wQ"},
                                         Row{officers, "LineChameleonChess", "d1c1", "c1 wB"},
                                         Row{officers, "NorskSjakk", "d1d4", "d4 wB"},
                                         Row{officers, "FrankfurtChess", "d1d5", "d5 wS"},
                                         Row{officers, "Hypervolage", "d1d2", "d2 bR"},
                                         Row{officers, "MagicSquares d4", "d1d4", "d4 bR"}));

INSTANTIATE_TEST_SUITE_P(
    OfCapturedUnits, Foretelling,
    testing::Values(Row{officers, "Circe", "d1d5", "g8 bS"},
                    Row{officers, "Circe Turncoats", "d1d5", "g8 wS"},
                    Row{officers, "Circe Clone", "d1d5", "a8 bR"},
                    Row{officers, "PWC", "d1d5", "d1 bS"},
                    // The square is occupied.
                    Row{"4k1r1/8/8/3n4/8/8/6b1/3RK3 w", "Circe", "d1d5", ""},
                    Row{"4k1r1/8/8/3n4/8/8/6b1/3RK3 w", "Circe Strict", "d1d5", "fails"},
                    // The player chooses a square, or the unit promotes where it is reborn.
                    Row{officers, "SuperCirce", "d1d5", "not told"},
                    Row{"4k3/8/8/8/8/3p4/8/3RK3 w", "PWC", "d1d3", "not told"}));

constexpr const char* bishops = "4k3/8/8/3n4/8/1B1B4/8/4Kn2 w";

INSTANTIATE_TEST_SUITE_P(
    OfCapturingUnits, Foretelling,
    testing::Values(Row{"4k3/8/8/3n4/8/1B6/8/4K3 w", "AntiCirce", "b3d5", "d5 - f1 wB"},
                    Row{"4k3/8/8/3n4/8/1B6/8/4K3 w", "AntiCirce Clone", "b3d5", "not told"},
                    // The square is occupied, or becomes free with the move.
                    Row{bishops, "AntiCirce", "b3d5", "fails"},
                    Row{"4k3/8/8/8/2n5/8/8/4KB2 w", "AntiCirce", "f1c4", "c4 - f1 wB"},
                    // The unit captures on its own square.
                    Row{bishops, "AntiCirce", "d3f1", ""},
                    Row{bishops, "AntiCirce Cheylan", "d3f1", "fails"},
                    Row{officers, "AntiCirce", "d1d5", "d5 - h1 wR"},
                    // A rook might have a right to castle, and a rule asks for it.
                    Row{officers, "AntiCirce, UltramarineChess", "d1d5", "not told"}));

INSTANTIATE_TEST_SUITE_P(OfSquaresLeft, Foretelling,
                         testing::Values(Row{"4k3/8/8/3n4/8/3R4/8/4K3 w", "Sentinelles", "d3d4",
                                             "d3 wP"},
                                         Row{officers, "Sentinelles", "d1d4", ""}));

/// What two acts do may depend on their order.
TEST(ForetellingOfSeveral, TellsNothing) {
  EXPECT_EQ(told(officers, "Circe AndernachChess", "d1d5"), "not told");
  EXPECT_EQ(told(officers, "Circe DarkSide", "d1d4"), "");
  // A rule that finds nothing to do in the move may find something in what another one does.
  EXPECT_EQ(told(officers, "EinsteinChess ReversalEinsteinChess", "d1d4"), "not told");
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/3QK3 w", "EinsteinChess ReversalEinsteinChess", "d1d4"),
            "not told");
}

/// Whether a king could be captured is told, too.
TEST(ForetellingOfChecks, TellsWhoCouldCaptureTheKing) {
  Game free = scene("4k3/8/8/8/B7/8/8/4K3 b", "AntiCirce");
  EXPECT_TRUE(free.in_check(Side::black));
  Game occupied = scene("4k3/8/8/8/B7/8/8/4KB2 b", "AntiCirce");
  EXPECT_FALSE(occupied.in_check(Side::black));
  Game circe = scene("4k3/8/8/8/B7/8/8/4K3 b", "Circe");
  EXPECT_TRUE(circe.in_check(Side::black));
  Game reborn = scene("8/8/8/8/2k5/8/B7/4K3 b", "Circe RexInclusive");
  EXPECT_FALSE(reborn.in_check(Side::black));
}

/// An act that tells nothing of itself may do anything.
TEST(ForetellingOfSeveral, TellsNothingBesideOneThatIsSilent) {
  EXPECT_EQ(told(officers, "DarkSide Masand", "d1d5"), "not told");
}

}  // namespace
}  // namespace feerie::test
