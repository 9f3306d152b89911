#include "search/prove/defences.h"

#include <gtest/gtest.h>

#include "core/square.h"

namespace feerie {
namespace {

constexpr Square a1 = 0;
constexpr Square b3 = 17;
constexpr Square h8 = 63;

const Candidate far{a1, h8};
const Candidate near{a1, b3};
const Candidate nowhere{};

TEST(Defences, KnowNothingInTheBeginning) {
  Candidates moves{far};
  const Defences known(0);
  EXPECT_FALSE(known.all_answered(255));
  EXPECT_FALSE(known.one_holds_out(1));
  EXPECT_EQ(known.refutation(moves), moves.end());
}

TEST(Defences, HoldOutWithFewerHalfMovesLeft) {
  Defences known(0);
  known.enter(false, 6, far);
  EXPECT_TRUE(known.one_holds_out(4));
  EXPECT_TRUE(known.one_holds_out(6));
  EXPECT_FALSE(known.one_holds_out(8));
  EXPECT_FALSE(known.all_answered(8));
}

TEST(Defences, AreAnsweredWithMoreHalfMovesLeft) {
  Defences known(0);
  known.enter(false, 4, far);
  known.enter(true, 6, nowhere);
  EXPECT_TRUE(known.one_holds_out(4));
  EXPECT_FALSE(known.one_holds_out(6));
  EXPECT_FALSE(known.all_answered(4));
  EXPECT_TRUE(known.all_answered(6));
  EXPECT_TRUE(known.all_answered(8));
}

TEST(Defences, RememberTheMoveThatHeldOutLast) {
  Candidates moves{far, near};
  Defences known(0);
  known.enter(false, 4, far);
  EXPECT_EQ(known.refutation(moves), moves.begin());
  known.enter(false, 6, near);
  EXPECT_EQ(*Defences(known.data()).refutation(moves), near);
  EXPECT_TRUE(Defences(known.data()).one_holds_out(6));
}

TEST(Defences, DoNotInventAMove) {
  Candidates moves{far, near};
  Defences known(0);
  // Nothing moves where a side passes, or where too many moves are granted.
  known.enter(false, 4, nowhere);
  EXPECT_EQ(known.refutation(moves), moves.end());
  known.enter(false, 6, far);
  moves = {near};
  EXPECT_EQ(known.refutation(moves), moves.end());
}

TEST(Defences, CountHalfMovesUpTo255) {
  EXPECT_TRUE(Defences::fits(255));
  EXPECT_FALSE(Defences::fits(256));
  Defences known(0);
  known.enter(false, 253, far);
  known.enter(true, 255, nowhere);
  EXPECT_TRUE(known.one_holds_out(253));
  EXPECT_FALSE(known.one_holds_out(254));
  EXPECT_TRUE(known.all_answered(255));
}

}  // namespace
}  // namespace feerie
