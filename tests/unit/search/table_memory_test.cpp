#include "search/table_memory.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <new>

#include <gtest/gtest.h>
#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace feerie {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20U;

bool all_are(const TableMemory& memory, std::size_t from, std::size_t to, char value) {
  const char* bytes = static_cast<const char*>(memory.begin());
  return std::all_of(bytes + from, bytes + to, [value](char each) { return each == value; });
}

/// Grows from 1 to 16 MiB, and is asked each time for what must be there.
void expect_growth_without_loss() {
  TableMemory memory(mebibyte, 16 * mebibyte);
  EXPECT_TRUE(all_are(memory, 0, mebibyte, 0));
  for (std::size_t size = mebibyte; size < 16 * mebibyte; size *= 2) {
    std::memset(memory.begin(), 7, size);
    ASSERT_TRUE(memory.grow(2 * size));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory.begin()) % 64, 0U);
    EXPECT_TRUE(all_are(memory, 0, size, 7)) << size;
    EXPECT_TRUE(all_are(memory, size, 2 * size, 0)) << size;
  }
}

TEST(TableMemory, GrowsWithoutLossAndIsZeroBehindWhatWasThere) {
  expect_growth_without_loss();
}

TEST(TableMemory, StaysInItsPlaceOnceItIsLarge) {
  TableMemory memory(4 * mebibyte, 64 * mebibyte);
  const void* const begin = memory.begin();
  ASSERT_TRUE(memory.grow(64 * mebibyte));
  EXPECT_EQ(memory.begin(), begin);
}

#ifndef _WIN32
TEST(TableMemory, GrowsWhereAddressesAreCounted) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  rlimit counted = before;
  counted.rlim_cur = std::min(before.rlim_cur, RLIM_INFINITY - 1);
  ASSERT_EQ(setrlimit(RLIMIT_AS, &counted), 0);
  EXPECT_EQ(platform::Room(mebibyte).begin(), nullptr);
  expect_growth_without_loss();
  setrlimit(RLIMIT_AS, &before);
}
#endif

// Sanitizers end a program that asks for so much.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST(TableMemory, TellsThatThereIsNotSoMuch) {
  EXPECT_THROW(TableMemory(SIZE_MAX / 2, SIZE_MAX / 2), std::bad_alloc);
  TableMemory memory(mebibyte, SIZE_MAX / 2);
  std::memset(memory.begin(), 7, mebibyte);
  EXPECT_FALSE(memory.grow(SIZE_MAX / 2));
  EXPECT_TRUE(all_are(memory, 0, mebibyte, 7));
}
#endif

}  // namespace
}  // namespace feerie
