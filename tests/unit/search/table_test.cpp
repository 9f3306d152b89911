#include "search/table.h"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "position/hash.h"
#include "support/impatience.h"

namespace feerie {
namespace {

TEST(Table, RemembersWhatWasStored) {
  Table table(1U << 20U);
  table.store(hash::mix(1), 17, 3);
  table.store(hash::mix(1), 18, 3);
  EXPECT_EQ(table.find(hash::mix(1)), 18U);
  EXPECT_EQ(table.find(hash::mix(2)), std::nullopt);
}

TEST(Table, AddsBitsToThoseOfTheKeyAlone) {
  Table table(64);
  table.add(hash::mix(1), 1, 3);
  table.add(hash::mix(1), 8, 2);
  EXPECT_EQ(table.find(hash::mix(1)), 9U);
  // A table of one bucket: the fifth key takes the place of another.
  for (std::uint64_t key = 2; key < 6; ++key) table.add(hash::mix(key), 4, 5);
  EXPECT_EQ(table.find(hash::mix(1)), std::nullopt);
  EXPECT_EQ(table.find(hash::mix(5)), 4U);
}

TEST(Table, WithoutMemoryRemembersNothing) {
  Table table(0);
  table.store(hash::mix(1), 17, 3);
  table.add(hash::mix(1), 17, 3);
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

TEST(Table, AsksWhileItGrowsWhetherThatIsWanted) {
  constexpr std::size_t memory = 1U << 22U;
  constexpr std::uint64_t entries = 100'000;
  test::Impatience patient(1000);
  Table wanted(memory, &patient);
  for (std::uint64_t i = 0; i < entries; ++i) wanted.store(hash::mix(i), 1, 1);
  // The larger of the old sizes are gone through in several pieces.
  EXPECT_GT(patient.asked(), 8);
  EXPECT_EQ(wanted.capacity() * 16, memory);

  test::Impatience impatient(patient.asked());
  Table unwanted(memory, &impatient);
  for (std::uint64_t i = 0; i < entries; ++i) unwanted.store(hash::mix(i), 1, 1);
  EXPECT_EQ(impatient.asked(), patient.asked()) << "once it is not wanted nobody is asked again";
  EXPECT_EQ(unwanted.capacity(), 0U);
  EXPECT_EQ(unwanted.find(hash::mix(entries - 1)), std::nullopt);
}

TEST(Table, GrowsWhileGuestsUseIt) {
  constexpr std::size_t memory = 1U << 22U;
  constexpr std::uint64_t entries = 120'000;
  Table table(memory);
  std::atomic<bool> done = false;
  std::atomic<int> wrong = 0;
  std::thread guest([&] {
    const Table::Guest here(table);
    for (std::uint64_t i = 0; !done; i = (i + 1) % entries) {
      const auto found = table.find(hash::mix(i));
      if (found && *found != static_cast<std::uint32_t>(i)) ++wrong;
      table.store(hash::mix(entries + i), static_cast<std::uint32_t>(entries + i), 1);
    }
  });
  const auto store_all = [&] {
    for (std::uint64_t i = 0; i < entries; ++i) {
      table.store(hash::mix(i), static_cast<std::uint32_t>(i), 1);
    }
  };
  store_all();
  // How often the guest had time to wait depends on the machine; it has some day.
  while (table.capacity() * 16 < memory) store_all();
  done = true;
  guest.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Table, GrowsWhenGuestsHaveTimeAgainAlthoughItIsFull) {
  Table table(1U << 22U);
  const std::size_t before = table.capacity();
  std::atomic<bool> there = false;
  std::atomic<bool> leave = false;
  std::thread guest([&] {
    const Table::Guest here(table);
    there = true;
    there.notify_one();
    leave.wait(false);
  });
  there.wait(false);
  constexpr std::uint64_t entries = 40'000;
  for (std::uint64_t i = 0; i < entries; ++i) table.store(hash::mix(i), 1, 1);
  EXPECT_EQ(table.capacity(), before);
  leave = true;
  leave.notify_one();
  guest.join();
  for (std::uint64_t i = 0; i < before / 32; ++i) table.store(hash::mix(entries + i), 1, 1);
  EXPECT_GT(table.capacity(), before);
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
