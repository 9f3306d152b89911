#include <algorithm>

#include <gtest/gtest.h>

#include "core/rays.h"
#include "game/catalogue.h"
#include "unit/walks/units.h"

/// The traits of a walk say what its moves show: for walks simple enough to be recognised by their
/// moves, which are those that are most likely to be added.
namespace feerie::test {
namespace {

/// In the middle, in a corner and at the edge: many walks differ from plain ones only there.
constexpr Square starts[] = {make_square(3, 3), make_square(0, 0), make_square(1, 0)};

Square beyond(Square from, const Vector& v, int steps) {
  const int file = file_of(from) + v.file * steps;
  const int rank = rank_of(from) + v.rank * steps;
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

using Moves = std::set<std::string>;

Moves moves_among(const Walk& walk, Square from, const std::string& others) {
  Game game =
      board("w" + std::string(walk.letters.english) + to_string(from) + " " + others, Side::white);
  return moves_from(game, from);
}

/// One leap along each of the vectors.
Moves leaps(const Walk& walk, Square from) {
  Moves found;
  for (const Vector& v : walk.vectors) {
    const Square to = beyond(from, v, 1);
    if (to != no_square) found.insert("-" + to_string(to));
  }
  return found;
}

/// Leaps along its vectors, and captures as it moves.
bool leaps_from(const Walk& walk, Square from) {
  if (moves_among(walk, from, "") != leaps(walk, from)) return false;
  return std::ranges::all_of(walk.vectors, [&walk, from](const Vector& v) {
    const Square to = beyond(from, v, 1);
    return to == no_square ||
           moves_among(walk, from, "bP" + to_string(to)).contains("*" + to_string(to));
  });
}

/// Hops over a unit right beside it, wherever that stands, and then only.
bool hops_from(const Walk& walk, Square from) {
  if (!moves_among(walk, from, "").empty()) return false;
  bool any = false;
  for (const Vector& v : walk.vectors) {
    const Square hurdle = beyond(from, v, 1);
    const Square to = beyond(from, v, 2);
    if (hurdle == no_square || to == no_square) continue;
    if (moves_among(walk, from, "bP" + to_string(hurdle)) != Moves{"-" + to_string(to)})
      return false;
    any = true;
  }
  return any;
}

using FromSquare = bool (*)(const Walk&, Square);
bool does_everywhere(const Walk& walk, FromSquare does) {
  return !walk.vectors.empty() &&
         std::ranges::all_of(starts, [&](Square from) { return does(walk, from); });
}

bool has_plain_reach(const Walk& walk) {
  return walk.reach != nullptr && !walk.traits.pawn && !walk.traits.motionless &&
         walk.letters.english != "K";
}

TEST(WalkTraits, LeapersAndHoppersGoStraight) {
  int leapers = 0;
  int hoppers = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (!has_plain_reach(*walk) || walk->place < 6) continue;
    if (does_everywhere(*walk, leaps_from)) {
      ++leapers;
      EXPECT_EQ(walk->traits.track, Track::straight) << walk->names.english;
    }
    if (does_everywhere(*walk, hops_from)) {
      ++hoppers;
      EXPECT_TRUE(walk->traits.hops_once) << walk->names.english;
      EXPECT_EQ(walk->traits.track, Track::straight) << walk->names.english;
    }
  }
  EXPECT_GT(leapers, 15);
  EXPECT_GT(hoppers, 5);
}

TEST(WalkTraits, WhoTurnsOrBalancesHops) {
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const Track track = walk->traits.track;
    if (track != Track::turning && track != Track::balanced) continue;
    EXPECT_TRUE(walk->traits.hops_once) << walk->names.english;
    EXPECT_EQ(moves_among(*walk, starts[0], ""), Moves{}) << walk->names.english;
  }
}

}  // namespace
}  // namespace feerie::test
