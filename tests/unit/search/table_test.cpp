#include "search/table.h"

#include <gtest/gtest.h>

#include "position/hash.h"

namespace feerie {
namespace {

TEST(Table, RemembersWhatWasStored) {
  Table table(1U << 20U);
  table.store(hash::mix(1), 17, 3);
  table.store(hash::mix(1), 18, 3);
  EXPECT_EQ(table.find(hash::mix(1)), 18U);
  EXPECT_EQ(table.find(hash::mix(2)), std::nullopt);
}

TEST(Table, WithoutMemoryRemembersNothing) {
  Table table(0);
  table.store(hash::mix(1), 17, 3);
  EXPECT_EQ(table.find(hash::mix(1)), std::nullopt);
  EXPECT_EQ(table.capacity(), 0U);
}

TEST(Table, GrowsUpToItsLimitAndKeepsMostEntries) {
  constexpr std::size_t memory = 1U << 20U;
  Table table(memory);
  const std::size_t before = table.capacity();
  for (std::uint64_t i = 0; i < 30'000; ++i) table.store(hash::mix(i), 1, 1);
  EXPECT_GT(table.capacity(), before);
  EXPECT_LE(table.capacity() * 16, memory);
  int found = 0;
  for (std::uint64_t i = 0; i < 30'000; ++i) found += table.find(hash::mix(i)).has_value() ? 1 : 0;
  EXPECT_GT(found, 25'000);
}

TEST(Table, GivesUpTheShallowestEntryOfAFullBucket) {
  Table table(64);  // one bucket of four entries
  ASSERT_EQ(table.capacity(), 4U);
  for (std::uint64_t i = 0; i < 4; ++i) table.store(hash::mix(i), 1, static_cast<int>(10 - i));
  table.store(hash::mix(9), 1, 5);
  EXPECT_EQ(table.find(hash::mix(3)), std::nullopt);
  EXPECT_TRUE(table.find(hash::mix(0)));
  EXPECT_TRUE(table.find(hash::mix(9)));
}

}  // namespace
}  // namespace feerie
