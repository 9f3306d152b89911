#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "unit/walks/units.h"

namespace feerie::test {
namespace {

/// Check is given exactly where a capture can be made: the masks that spare most questions must
/// leave none out.
void expect_that_captures_are_observed(Dice& dice, std::string_view walk) {
  Square from = no_square;
  const std::string units = random_units(dice, walk, from, "wbn");
  for (const Side side : {Side::white, Side::black}) {
    Game game = board(units, side);
    if (!game.position().at(from).of(side)) continue;
    SCOPED_TRACE(units);
    Candidates candidates;
    game.generate(candidates);
    Bitboard captured = 0;
    for (const Candidate& candidate : candidates) {
      if (candidate.from == from && candidate.captures()) captured |= bit(candidate.capture);
    }
    Bitboard targets = game.position().of(opposite(side));
    while (targets != 0) {
      const Square target = take_first(targets);
      EXPECT_EQ(game.attacks(from, side, target), contains(captured, target)) << to_string(target);
    }
  }
}

TEST(WalkObservation, EqualsCapture) {
  Dice dice(1);
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (int i = 0; i < 12; ++i) expect_that_captures_are_observed(dice, walk->letters.english);
  }
}

TEST(WalkObservation, OfHuntersEqualsCapture) {
  Dice dice(2);
  const auto& walks = Catalogue<Walk>::all();
  const auto any = [&] {
    return std::string(walks[static_cast<std::size_t>(dice.roll(static_cast<int>(walks.size())))]
                           ->letters.english);
  };
  for (int i = 0; i < 500; ++i) expect_that_captures_are_observed(dice, any() + "/" + any());
}

}  // namespace
}  // namespace feerie::test
