#include "position/journal.h"

#include <gtest/gtest.h>

#include "position/position.h"

namespace feerie {
namespace {

constexpr Reason why{"test", Style::silent};
constexpr Square a1 = 0;
constexpr Square e4 = 28;
constexpr Square h8 = 63;

Position two_units() {
  Position position;
  position.put(a1, {.kind = rook, .sides = Sides::white, .id = 1});
  position.put(e4, {.kind = king, .sides = Sides::black, .id = 2, .traits = royal_bit});
  return position;
}

TEST(Journal, UndoRestoresUnitsAfterEachKindOfEffect) {
  Position position = two_units();
  const Position before = position;
  const State state = position.state();
  Journal journal;

  journal.move(position, a1, h8, why);
  journal.swap(position, h8, e4, why);
  journal.alter(position, h8, {.kind = bishop, .sides = Sides::neutral, .id = 2}, why);
  journal.remove(position, e4, why);
  journal.add(position, a1, {.kind = pawn, .sides = Sides::white, .id = 3}, why);
  EXPECT_EQ(position.key(), position.computed_key());
  EXPECT_EQ(position.of(Side::white), bit(a1) | bit(h8));
  EXPECT_EQ(position.royals(Side::black), 0U);
  ASSERT_EQ(journal.size(), 5U);

  journal.undo(position, 0);
  position.restore(state);
  EXPECT_EQ(position, before);
  EXPECT_EQ(position.key(), position.computed_key());
}

TEST(Journal, UndoStopsAtTheGivenEffect) {
  Position position = two_units();
  Journal journal;
  journal.move(position, a1, h8, why);
  const std::size_t mark = journal.size();
  journal.remove(position, h8, why);
  journal.undo(position, mark);
  EXPECT_EQ(position.at(h8).id, 1);
  EXPECT_TRUE(position.at(a1).empty());
  ASSERT_EQ(journal.since(0).size(), 1U);
  EXPECT_EQ(journal.since(0)[0].op, Effect::Op::move);
}

TEST(Position, KeyFollowsEverythingThatDecidesThePlay) {
  Position position = two_units();
  const auto key = position.key();
  position.set_turn(Side::black);
  EXPECT_NE(position.key(), key);
  position.set_turn(Side::white);
  EXPECT_EQ(position.key(), key);
  position.set_fresh(bit(a1));
  position.set_en_passant(bit(40), 32);
  position.set_memory(2, 7);
  const auto without_holes = position.key();
  position.set_holes(bit(h8) | bit(17));
  EXPECT_NE(position.key(), without_holes);
  EXPECT_NE(position.key(), key);
  EXPECT_EQ(position.key(), position.computed_key());
  position.set_holes(0);
  position.set_memory(2, 0);
  position.set_en_passant(0, no_square);
  position.set_fresh(0);
  EXPECT_EQ(position.key(), key);
}

TEST(Position, NumberOfTheUnitIsNotPartOfTheKey) {
  Position first;
  Position second;
  first.put(e4, {.kind = queen, .sides = Sides::white, .id = 1});
  second.put(e4, {.kind = queen, .sides = Sides::white, .id = 9});
  EXPECT_EQ(first.key(), second.key());
}

}  // namespace
}  // namespace feerie
