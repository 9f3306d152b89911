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

/// The units told, such as "d5 bP e8 bQ"; "not told" if only playing the move tells.
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
  std::string text;
  for (std::size_t i = 0; i < foretold.count; ++i) {
    const auto& [at, unit] = foretold.places[i];
    if (!text.empty()) text += ' ';
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
                    Row{"4k1r1/8/8/3n4/8/8/6b1/3RK3 w", "Circe Strict", "d1d5", "not told"},
                    // The player chooses a square, or the unit promotes where it is reborn.
                    Row{officers, "SuperCirce", "d1d5", "not told"},
                    Row{"4k3/8/8/8/8/3p4/8/3RK3 w", "PWC", "d1d3", "not told"}));

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

/// An act that tells nothing of itself may do anything.
TEST(ForetellingOfSeveral, TellsNothingBesideOneThatIsSilent) {
  EXPECT_EQ(told(officers, "DarkSide Masand", "d1d5"), "not told");
}

}  // namespace
}  // namespace feerie::test
