#include "search/proof/stories/detours.h"

#include <gtest/gtest.h>

#include "search/proof/stories/pricing.h"
#include "support/scene.h"

/// Squares on the way must be those that the prices of the legs allow.
namespace feerie::test {
namespace {

using stories::Detours;
using stories::Pricing;
using stories::Stop;

/// Units in the way, and squares that a king does not enter but may leave.
Journeys::Ground ground() {
  Journeys::Ground ground;
  ground.obstacles = bit(make_square(1, 1)) | bit(make_square(2, 2)) | bit(make_square(5, 4));
  ground.guarded[index(Side::white)] = bit(make_square(3, 3)) | bit(make_square(4, 3));
  return ground;
}

Bitboard by_prices(const Journeys& journeys, Side side, Kind kind, Square from, const Stop* next,
                   int moves) {
  const Pricing pricing(journeys);
  Bitboard found = 0;
  for (int number = 0; number < square_count; ++number) {
    const auto at = static_cast<Square>(number);
    int all = pricing.leg(side, kind, from, {at, kind, 0, false, false}).moves;
    if (next != nullptr) all += pricing.leg(side, kind, at, *next).moves;
    if (all <= moves) found |= bit(at);
  }
  return found;
}

TEST(Detours, AreWhatThePricesOfTheLegsAllow) {
  const Game game = scene("4k3/8/8/8/8/8/8/4K3 w");
  const Journeys journeys(game.rules(), ground());
  const Detours detours(journeys);
  int found = 0;
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (int number = 0; number < square_count * square_count; number += 5) {
      const auto from = static_cast<Square>(number % square_count);
      const auto to = static_cast<Square>(number / square_count);
      const Stop plain{to, kind, -1, false, false};
      const Stop capturing{to, kind, 1, false, false};
      for (const Stop* next : {static_cast<const Stop*>(nullptr), &plain, &capturing}) {
        for (const int moves : {-1, 0, 1, 2, 3, 5, 9}) {
          const Bitboard squares = detours.captures(Side::white, kind, from, next, moves);
          EXPECT_EQ(squares, by_prices(journeys, Side::white, kind, from, next, moves))
              << int{kind} << ' ' << int{from} << ' ' << int{to} << ' ' << moves;
          found += count_of(squares);
        }
      }
    }
  }
  EXPECT_GT(found, 10'000);
}

TEST(Detours, KnowWhereAnOfficerGets) {
  const Game game = scene("4k3/8/8/8/8/8/8/4K3 w");
  const Journeys journeys(game.rules(), ground());
  const Detours detours(journeys);
  const Square from = make_square(0, 0);
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (int moves = 0; moves < 12; ++moves) {
      Bitboard expected = 0;
      for (int at = 0; at < square_count; ++at) {
        const auto square = static_cast<Square>(at);
        if (journeys.officer(Side::white, kind, from)[square] <= moves) expected |= bit(square);
      }
      EXPECT_EQ(detours.within(Side::white, kind, from, moves), expected);
    }
  }
}

}  // namespace
}  // namespace feerie::test
