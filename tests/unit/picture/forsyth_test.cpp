#include "picture/forsyth.h"

#include <gtest/gtest.h>

#include "unit/picture/read.h"

namespace feerie::picture {
namespace {

std::string forsyth(const std::string& pieces) {
  const auto text = forsyth_of(drawing_of(test::problem_of("stipulation #1\npieces " + pieces)));
  return text.value_or("none");
}

/// The Forsyth of what is read when it is given as Forsyth.
std::string again(const std::string& text) {
  return forsyth_of(drawing_of(test::problem_of("stipulation #1\nforsyth " + text)))
      .value_or("none");
}

TEST(Forsyth, OfOrthodoxUnitsIsThatOfAFen) {
  EXPECT_EQ(forsyth("white Ka1 Sc1 Pe4 black Kh8 Sg8"), "6nk/8/8/8/4P3/8/8/K1N5");
}

TEST(Forsyth, IsReadAsItIsWritten) {
  const std::string all =
      forsyth("white Ka1 Nb1 Sc1 LId1 15e1 black Kh8 Sg8 LIf8 EQe8 15d8 Na8 neutral Qd4 Ge4 LIa4");
  EXPECT_EQ(all, "-n2-.15.eq.lisk/8/8/8/=.LI2=Q=G3/8/8/K+NS.LI+.153");
  EXPECT_EQ(again(all), all);
  const std::string nightrider = forsyth("white Ka1 Nb1 black Kh8");
  EXPECT_EQ(nightrider, "7k/8/8/8/8/8/8/K+N6");
  EXPECT_EQ(again(nightrider), nightrider);
}

TEST(Forsyth, HasNoHunters) {
  EXPECT_EQ(forsyth("white Ka1 R/Nb1 black Kh8"), "none");
}

}  // namespace
}  // namespace feerie::picture
