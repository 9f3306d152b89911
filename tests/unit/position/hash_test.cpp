#include "position/hash.h"

#include <unordered_set>

#include <gtest/gtest.h>

namespace feerie::test {
namespace {

TEST(Hash, TellsQuestionsFromUnits) {
  const std::unordered_set<std::uint64_t> units(hash::units.begin(), hash::units.end());
  for (std::uint64_t number = 0; number < 10'000; ++number) {
    EXPECT_FALSE(units.contains(hash::question(number))) << number;
  }
}

}  // namespace
}  // namespace feerie::test
