#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "unit/walks/units.h"

/// What the way tells on which the units of a walk come from square to square
/// (game/mating_squares.cpp).
namespace feerie::test {
namespace {

/// Takes units off the squares and puts others there.
Position stirred(Position position, Bitboard squares, Dice& dice) {
  for (Bitboard rest = squares; rest != 0;) {
    const Square square = take_first(rest);
    if (dice.roll(3) == 0) continue;
    if (!position.at(square).empty()) {
      position.take(square);
    } else {
      const Kind kind = dice.roll(2) == 0 ? knight : queen;
      position.put(square, {kind, dice.roll(2) == 0 ? Sides::white : Sides::black});
    }
  }
  return position;
}

struct Tried {
  int captures = 0;
  int barred = 0;
};

/// Whoever goes straight ahead or over one hurdle captures on the square of arrival only.
void expect_captures_on_arrival(const KindInfo& info, const Reach& reach, Tried& tried) {
  if (info.traits.pawn || (info.traits.track == Track::other && !info.traits.hops_once)) return;
  tried.captures += count_of(reach.hits);
  for (const Reach::Special& special : reach.all_specials()) {
    EXPECT_TRUE(special.capture == no_square || special.capture == special.to);
  }
}

/// Any unit in the way of one that goes straight and needs no hurdle keeps it from the target,
/// whatever stands elsewhere.
void expect_bars(Game& game, const KindInfo& info, Square from, Dice& dice, Tried& tried) {
  if (info.sight == nullptr || info.traits.track != Track::straight || info.traits.hops_once) {
    return;
  }
  const Position& start = game.position();
  const Side side = start.at(from).of(Side::white) ? Side::white : Side::black;
  for (Bitboard targets = start.of(opposite(side)); targets != 0;) {
    const Square target = take_first(targets);
    if (game.attacks(from, side, target)) continue;
    for (Bitboard met = info.sight(info, from, target) & start.occupied() & ~bit(from); met != 0;) {
      const Bitboard kept = bit(take_first(met)) | bit(from) | bit(target);
      Game changed = game;
      changed.begin_from(stirred(start, ~kept, dice));
      EXPECT_FALSE(changed.attacks(from, side, target)) << to_string(target);
      ++tried.barred;
    }
  }
}

void try_walk(std::string_view letters, Dice& dice, Tried& tried) {
  Square from = no_square;
  const std::string units = random_units(dice, letters, from, "wb");
  SCOPED_TRACE(units);
  Game game = board(units, Side::white);
  const Piece unit = game.position().at(from);
  const KindInfo& info = game.rules().kinds()[unit.kind];
  Reach reach;
  info.reach(game, info, from, unit.of(Side::white) ? Side::white : Side::black, reach);
  expect_captures_on_arrival(info, reach, tried);
  expect_bars(game, info, from, dice, tried);
}

TEST(WalkTracks, TellWhereUnitsCaptureAndWhatBarsTheirWay) {
  Dice dice(31);
  Tried tried;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (int i = 0; i < 100; ++i) try_walk(walk->letters.english, dice, tried);
    if (HasFailure()) return;
  }
  EXPECT_GT(tried.captures, 1000);
  EXPECT_GT(tried.barred, 300);
}

}  // namespace
}  // namespace feerie::test
