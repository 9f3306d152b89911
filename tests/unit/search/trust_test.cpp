#include "search/trust.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

/// How often is an outlook asked at so many positions if it spares this part of the moves?
int asked(double spared, int positions) {
  Trust trust;
  int count = 0;
  for (int i = 0; i < positions; ++i) {
    if (!trust.asks()) continue;
    trust.note(spared);
    ++count;
  }
  return count;
}

TEST(Trust, AsksAlwaysWhereItSparesMuch) {
  EXPECT_EQ(asked(0.6, 10000), 10000);
}

TEST(Trust, AsksNowAndThenWhereItSparesLittle) {
  EXPECT_GT(asked(0.1, 10000), 300);
  EXPECT_LT(asked(0.1, 10000), 600);
}

TEST(Trust, IsKeptForEachBranchAndLength) {
  Trusts trusts;
  Trust& first = trusts.of(0, 3);
  EXPECT_NE(&first, &trusts.of(0, 4));
  EXPECT_NE(&first, &trusts.of(2, 3));
  EXPECT_EQ(&first, &trusts.of(0, 3));
}

}  // namespace
}  // namespace feerie
