#include "published/move_text.h"

#include <gtest/gtest.h>

/// Which moves a written one can mean.
namespace feerie::test {
namespace {

using published::Fit;

struct Row {
  std::string written, known;
  Fit fit;
};
std::ostream& operator<<(std::ostream& out, const Row& row) {
  return out << row.written << " as " << row.known;
}

class Fits : public testing::TestWithParam<Row> {};

TEST_P(Fits, AreAsExpected) {
  const Row& row = GetParam();
  EXPECT_EQ(published::fit(published::normalised(row.written), published::normalised(row.known)),
            row.fit);
}

INSTANTIATE_TEST_SUITE_P(
    Table, Fits,
    testing::Values(Row{"Sg1-f3", "Sg1-f3", Fit::exact}, Row{"Sf3", "Sg1-f3", Fit::whole},
                    Row{"Sgf3", "Sg1-f3", Fit::whole}, Row{"S1f3", "Sg1-f3", Fit::whole},
                    Row{"Shf3", "Sg1-f3", Fit::none}, Row{"Bf3", "Sg1-f3", Fit::none},
                    Row{"Sxf3", "Sg1-f3", Fit::none}, Row{"Sxf3", "Sg1*f3", Fit::whole},
                    Row{"S:f3", "Sg1*f3", Fit::whole}, Row{"Sf3", "Sg1*f3", Fit::whole},
                    Row{"Sg1-f3", "Sg1*f3", Fit::none}, Row{"f3", "Sg1-f3", Fit::none},
                    Row{"e4", "e2-e4", Fit::whole}, Row{"Pe4", "e2-e4", Fit::whole},
                    Row{"exd5", "e4*d5", Fit::whole}, Row{"cxd5", "e4*d5", Fit::none},
                    Row{"exd6 e.p.", "e5*d6 ep.", Fit::whole}, Row{"O-O", "0-0", Fit::exact},
                    Row{"0-0-0", "0-0", Fit::none}, Row{"e8Q", "e7-e8=Q", Fit::whole},
                    Row{"e8=Q+", "e7-e8=Q", Fit::whole}, Row{"e8(Q)", "e7-e8=Q", Fit::whole},
                    Row{"e8", "e7-e8=Q", Fit::loose}, Row{"e8S", "e7-e8=Q", Fit::none},
                    Row{"nGa3", "nGa1-a3", Fit::whole}, Row{"Ga3", "nGa1-a3", Fit::none},
                    Row{"Sxf3", "Sg1*f3[+bSb8]", Fit::plain},
                    Row{"Sxf3[+bSb8]", "Sg1*f3[+bSb8]", Fit::whole},
                    Row{"Sxf3[+bSg8]", "Sg1*f3[+bSb8]", Fit::none},
                    Row{"Sg1*f3[b][a]", "Sg1*f3[a][b]", Fit::whole},
                    Row{"f8[If5]=Q", "f7-f8[If5]=Q", Fit::whole},
                    Row{"f8[If5]=S", "f7-f8[If5]=Q", Fit::none},
                    Row{"Sxf3-h5", "Sg1*f3-h5", Fit::whole}, Row{"Sxf3", "Sg1*f3-h5", Fit::none},
                    Row{"Kf6\u2013g6", "Kf6-g6", Fit::exact}));

TEST(Figurines, BecomeLetters) {
  const published::Letters german{"K", "D", "T", "L", "S", "B"};
  EXPECT_EQ(published::with_letters("\u2655a1", german), "Da1");
  EXPECT_EQ(published::with_letters("\u265Ee4", german), "Se4");
  EXPECT_EQ(published::with_letters("\u2659e4", german), "e4");
}

}  // namespace
}  // namespace feerie::test
