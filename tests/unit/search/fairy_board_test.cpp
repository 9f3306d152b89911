#include "search/mates/fairy_board.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/geometry.h"
#include "game/orthodox_walks.h"
#include "game/rulebook.h"
#include "support/text_file.h"
#include "unit/walks/units.h"

/// Fairy units go and attack no further than the tables of the outlook for mates say. This holds of
/// every walk there is: one that is entered later and told wrongly is found here.
namespace feerie::test {
namespace {

/// Expects of the unit on the square what the tables say; returns the number of its moves.
int expect_within_tables(Game& game, Square from) {
  const Kind kind = game.position().at(from).kind;
  const Side side = game.turn();
  mates::FairyBoard board(game.rules(), KindSet{1} << kind, game.position().holes());
  const mates::Distances moves = board.moves(kind, side, from);
  Candidates candidates;
  game.generate(candidates);
  int count = 0;
  for (const Candidate& candidate : candidates) {
    if (candidate.from != from) continue;
    ++count;
    EXPECT_LE(moves[candidate.to], 1) << to_string(candidate.to);
    if (!candidate.captures()) continue;
    const Square victim = candidate.capture;
    if (captures_on_arrival(game.rules().kinds()[kind].traits)) {
      EXPECT_EQ(victim, candidate.to);
    }
    EXPECT_TRUE(contains(board.attacks(kind, side, from), victim)) << to_string(victim);
    EXPECT_TRUE(contains(board.attackers(kind, side, victim), from)) << to_string(victim);
  }
  for (Bitboard rest = game.position().of(opposite(side)); rest != 0;) {
    const Square target = take_first(rest);
    if (!game.attacks(from, side, target)) continue;
    EXPECT_TRUE(contains(board.attacks(kind, side, from), target)) << to_string(target);
  }
  return count;
}

int expect_of_walk(std::string_view letters, int positions, Dice& dice) {
  int count = 0;
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    Square from = no_square;
    const std::string units = random_units(dice, letters, from, "wb");
    for (const Side side : {Side::white, Side::black}) {
      SCOPED_TRACE(units);
      Game game = board(units, side);
      if (game.position().at(from).of(side)) count += expect_within_tables(game, from);
    }
  }
  return count;
}

TEST(FairyBoard, KnowsAllMovesAndAttacksOfEveryWalk) {
  Dice dice(41);
  int walks = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (std::ranges::find(orthodox_walks(), walk) != orthodox_walks().end()) continue;
    SCOPED_TRACE(std::string(walk->names.english));
    const int moves = expect_of_walk(walk->letters.english, 100, dice);
    EXPECT_EQ(moves == 0, walk->traits.motionless);
    ++walks;
  }
  EXPECT_GT(walks, 150);
}

TEST(FairyBoard, KnowsAllMovesAndAttacksOfHunters) {
  Dice dice(42);
  const auto& walks = Catalogue<Walk>::all();
  const auto any = [&] {
    return std::string(walks[static_cast<std::size_t>(dice.roll(static_cast<int>(walks.size())))]
                           ->letters.english);
  };
  int moves = 0;
  for (int i = 0; i < 400; ++i) {
    const std::string letters = any() + "/" + any();
    SCOPED_TRACE(letters);
    moves += expect_of_walk(letters, 5, dice);
  }
  EXPECT_GT(moves, 1000);
}

/// The squares on which the unit would attack a king that goes there from `centre`, or is there.
Bitboard attacked_kings(std::string_view unit, const std::string& others, Square centre,
                        Bitboard squares) {
  const Square from = parse_square(unit.substr(unit.size() - 2));
  Bitboard attacked = 0;
  while (squares != 0) {
    const Square at = take_first(squares);
    std::string text = std::string(unit) + " bK" + to_string(at) + " ";
    for (const std::string& other : words_of(others)) {
      const Square square = parse_square(other.substr(other.size() - 2));
      // Whoever stands there is captured.
      if (square != at && square != centre && square != from) text += other + " ";
    }
    Game game = board(text, Side::white);
    if (game.attacks(from, Side::white, at)) attacked |= bit(at);
  }
  return attacked;
}

TEST(FairyBoard, KnowsThatHoppersLandOnOneSquareOfALine) {
  Dice dice(43);
  int walks = 0;
  int attacks = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (!walk->lands_once) continue;
    ++walks;
    for (int i = 0; i < 12; ++i) {
      Square from = no_square;
      const std::string others = random_units(dice, "DU", from, "wb");
      const std::string unit = "w" + std::string(walk->letters.english) + to_string(from);
      const auto centre = static_cast<Square>(dice.roll(square_count));
      if (centre == from) continue;
      SCOPED_TRACE(unit);
      SCOPED_TRACE(others);
      SCOPED_TRACE(to_string(centre));
      Bitboard lines = 0;
      for (const Vector& v : walk->vectors) lines |= geometry::line(from, v);
      const Bitboard attacked = attacked_kings(unit, others, centre, ~bit(from));
      EXPECT_EQ(attacked & ~lines, 0U);
      attacks += count_of(attacked);
      for (const Vector& v : walk->vectors) {
        EXPECT_LE(count_of(attacked & geometry::line(from, v)), 1);
      }
    }
  }
  EXPECT_GT(walks, 8);
  EXPECT_GT(attacks, 100);
}

/// The number of squares that a unit gets to from the middle of the board within so many moves.
int within(std::string_view letters, int moves) {
  Game game = board("w" + std::string(letters) + "d4", Side::white);
  const Kind kind = game.position().at(parse_square("d4")).kind;
  const mates::FairyBoard tables(game.rules(), KindSet{1} << kind, 0);
  const mates::Distances ways = tables.moves(kind, Side::white, parse_square("d4"));
  return static_cast<int>(std::ranges::count_if(ways, [=](int way) { return way <= moves; }));
}

TEST(FairyBoard, KnowsThatMostWalksDoNotGoAnywhere) {
  EXPECT_EQ(within("Z", 1), 9);
  EXPECT_EQ(within("G", 1), 20);
  EXPECT_EQ(within("LE", 1), 28);
  EXPECT_EQ(within("MS", 1), 13);
  EXPECT_EQ(within("BP", 1), 4);
  EXPECT_EQ(within("R/B", 1), 4 + 1 + 6);
  EXPECT_EQ(within("O", 1), 64);
  EXPECT_EQ(within("DU", 5), 1);
  EXPECT_EQ(within("SC", 1), 25);
  int everywhere = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    everywhere += within(walk->letters.english, 1) == 64 ? 1 : 0;
  }
  EXPECT_LT(everywhere, 30);
}

TEST(FairyBoard, KnowsNothingOfWalksThatComposersDefine) {
  // Even if it has the name of another one.
  Walk walk;
  walk.names = {"grasshopper", "grasshopper", "grasshopper"};
  Rulebook rules;
  const Kind kind = rules.kinds().enter({&walk, nullptr});
  EXPECT_EQ(strides_of(rules.kinds(), kind)[0][0], all_squares);
}

}  // namespace
}  // namespace feerie::test
