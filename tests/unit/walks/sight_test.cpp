#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "unit/walks/units.h"

/// The squares whose contents decide whether a unit attacks another one.
namespace feerie::test {
namespace {

/// Takes units off some of the squares and puts others on them.
Position stirred(Position position, Bitboard squares, Dice& dice) {
  while (squares != 0) {
    const Square square = take_first(squares);
    if (dice.roll(2) == 0) continue;
    if (!position.at(square).empty()) {
      position.take(square);
    } else {
      position.put(square, {knight, dice.roll(2) == 0 ? Sides::white : Sides::black});
    }
  }
  return position;
}

/// Whatever changes on other squares than those makes no difference to an attack.
void try_walk(std::string_view letters, Dice& dice, int& tried) {
  Square from = no_square;
  const std::string units = random_units(dice, letters, from, "wb");
  SCOPED_TRACE(units);
  Game game = board(units, Side::white);
  const Position& start = game.position();
  const KindInfo& info = game.rules().kinds()[start.at(from).kind];
  if (info.sight == nullptr) return;
  const Side side = start.at(from).of(Side::white) ? Side::white : Side::black;
  for (Bitboard targets = start.of(opposite(side)); targets != 0;) {
    const Square target = take_first(targets);
    const Bitboard seen = info.sight(info, from, target) | bit(from) | bit(target);
    Game changed = game;
    changed.begin_from(stirred(start, ~seen, dice));
    EXPECT_EQ(changed.attacks(from, side, target), game.attacks(from, side, target))
        << to_string(target);
    ++tried;
  }
}

TEST(WalkSight, HoldsAllThatMattersToAnAttack) {
  Dice dice(47);
  int tried = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (int i = 0; i < 60; ++i) try_walk(walk->letters.english, dice, tried);
    if (HasFailure()) return;
  }
  EXPECT_GT(tried, 20'000);
}

}  // namespace
}  // namespace feerie::test
