#include "search/trust.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

/// How often is an outlook of this price asked at so many positions if it spares this part of the
/// moves?
int asked(double price, double spared, int positions) {
  Trust trust;
  int count = 0;
  for (int i = 0; i < positions; ++i) {
    if (!trust.asks(price)) continue;
    trust.note(spared);
    ++count;
  }
  return count;
}

TEST(Trust, AsksAlwaysWhereItSparesMuch) {
  EXPECT_EQ(asked(0.5, 0.6, 10000), 10000);
  EXPECT_EQ(asked(0.05, 0.1, 10000), 10000);
}

TEST(Trust, AsksNowAndThenWhereItSparesLittle) {
  EXPECT_GT(asked(0.5, 0.2, 10000), 300);
  EXPECT_LT(asked(0.5, 0.2, 10000), 600);
}

TEST(Trust, SeesSoonThatNothingIsSpared) {
  EXPECT_EQ(asked(0.5, 0, 64), 33);
  EXPECT_GT(asked(0.5, 0, 10000), 150);
  EXPECT_LT(asked(0.5, 0, 10000), 250);
}

TEST(Trust, IsKeptForEachBranchAndLength) {
  Experiences experiences;
  Experience& first = experiences.of(0, 3);
  EXPECT_NE(&first, &experiences.of(0, 4));
  EXPECT_NE(&first, &experiences.of(2, 3));
  EXPECT_EQ(&first, &experiences.of(0, 3));
}

/// Is the outlook asked first after so many answers of the table, and so many of the outlook?
bool outlook_first(int known, int closed) {
  AskingOrder order;
  for (int i = 0; i < known; ++i) order.note_known();
  for (int i = 0; i < closed; ++i) order.note_closed();
  return order.outlook_first();
}

TEST(AskingOrder, BeginsWithTheTable) {
  EXPECT_FALSE(outlook_first(0, 0));
}

TEST(AskingOrder, PutsFirstWhoeverKnowsMoreForItsPrice) {
  EXPECT_TRUE(outlook_first(10, 900));
  EXPECT_FALSE(outlook_first(10, 20));
  EXPECT_FALSE(outlook_first(900, 900));
}

/// How many of so many positions are remembered if one in `known` of these is known?
int remembered(Recurrence& recurrence, unsigned worth, int known, int positions) {
  int count = 0;
  for (int i = 0; i < positions; ++i) {
    if (!recurrence.remembers(worth)) continue;
    ++count;
    if (known != 0 && count % known == 0) recurrence.note_known();
  }
  return count;
}

TEST(Recurrence, RemembersWhatComesAboutAgain) {
  Recurrence recurrence;
  EXPECT_EQ(remembered(recurrence, 32, 30, 100'000), 100'000);
  EXPECT_TRUE(recurrence.pays());
}

TEST(Recurrence, DoesNotPayBeforeItIsKnown) {
  Recurrence recurrence;
  EXPECT_EQ(remembered(recurrence, 32, 1, 1000), 1000);
  EXPECT_FALSE(recurrence.pays());
}

TEST(Recurrence, TriesLessAndLessWhereTooFewComeAboutAgain) {
  for (const int known : {0, 40}) {
    Recurrence recurrence;
    EXPECT_LT(remembered(recurrence, 32, known, 1'000'000), 80'000);
    EXPECT_FALSE(recurrence.pays());
    EXPECT_GT(remembered(recurrence, 32, known, 5'000'000), 8'000);
  }
}

TEST(Recurrence, FindsOutLaterThatItPays) {
  Recurrence recurrence;
  remembered(recurrence, 32, 0, 100'000);
  EXPECT_GT(remembered(recurrence, 32, 10, 1'000'000), 800'000);
  EXPECT_TRUE(recurrence.pays());
}

TEST(Recurrence, HearsOfPositionsThatNobodyAsksAbout) {
  Recurrence recurrence;
  for (int i = 0; i < 20'000; ++i) {
    recurrence.remembers(2);
    recurrence.note_left_out();
  }
  EXPECT_TRUE(recurrence.pays());
  EXPECT_TRUE(recurrence.remembers(2));
}

}  // namespace
}  // namespace feerie
