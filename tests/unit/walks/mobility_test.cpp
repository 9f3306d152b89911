#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/walks/units.h"

namespace feerie::test {
namespace {

/// A king in the corner with a unit of the walk, among enemies that leave it few moves.
std::string besieged_king(Dice& dice, std::string_view walk) {
  constexpr std::string_view enemies[] = {"Q", "R", "S", "B", "K", "G", "N"};
  std::string text = "bKa8 ";
  Bitboard used = bit(make_square(0, 7));
  const auto free_square = [&] {
    for (;;) {
      const auto square = static_cast<Square>(dice.roll(square_count));
      if (contains(used, square)) continue;
      used |= bit(square);
      return to_string(square);
    }
  };
  text += "b" + std::string(walk) + free_square() + " ";
  for (int left = 2 + dice.roll(4); left >= 0; --left) {
    const std::size_t which = static_cast<std::size_t>(dice.roll(std::size(enemies)));
    if (enemies[which] == "K" && text.find("wK") != std::string::npos) continue;
    text += "w" + std::string(enemies[which]) + free_square() + " ";
  }
  return text;
}

/// Whether a side can move is seen by looking at few moves, such as those that meet a check; some
/// units meet two checks in one move, by capturing elsewhere than they arrive.
TEST(WalkMobility, AgreesWithTheLegalMoves) {
  Dice dice(3);
  int mates = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (int i = 0; i < 150; ++i) {
      const std::string units = besieged_king(dice, walk->letters.english);
      Game game = board(units, Side::black);
      const bool expected = legal_moves(game).empty();
      EXPECT_EQ(game.immobile(), expected) << units;
      if (expected) ++mates;
    }
  }
  EXPECT_GT(mates, 500);
}

TEST(WalkMobility, ALocustMeetsTwoChecks) {
  Game game = board("bKa8 bMSe8 wKc6 wS3g4 wQa3 wSc7", Side::black);
  EXPECT_TRUE(game.in_check(Side::black));
  EXPECT_FALSE(game.immobile());
}

TEST(WalkMobility, AHurdleThatGoesAwayEndsACheck) {
  // The black rook is the hurdle of the grasshopper. The king itself cannot move.
  Game game = board("bKa8 bRa7 wGa6 wRb1 wKh1", Side::black);
  EXPECT_TRUE(game.in_check(Side::black));
  EXPECT_FALSE(game.immobile());
}

TEST(WalkMobility, AUnitEndsTwoChecksByGoingAndByComing) {
  // The grasshopper checks over the black rook, the bishop along the diagonal: Ra7-b7 is the only
  // legal move.
  Game game = board("bKa8 bRa7 wGa6 wBh1 wRb1 wKg3", Side::black);
  EXPECT_EQ(legal_moves(game).size(), 1U);
  EXPECT_FALSE(game.immobile());
}

}  // namespace
}  // namespace feerie::test
