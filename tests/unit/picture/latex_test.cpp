#include "picture/latex.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/picture/read.h"

namespace feerie::picture {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string latex(const std::string& text) {
  return latex_of(drawing_of(test::problem_of(text)));
}

TEST(Latex, EscapesWhatMeansSomethingToIt) {
  EXPECT_EQ(latex_text("h#2 & 50% {a_b} \\input $ ^ ~"),
            "h\\#2 \\& 50\\% \\{a\\_b\\} \\textbackslash{}input \\$ \\textasciicircum{} "
            "\\textasciitilde{}");
  EXPECT_EQ(latex_text("wKa1-->b1"), "wKa1$\\rightarrow$b1");
  EXPECT_EQ(latex_text("Qa1<-->Rb1 <b>"), "Qa1$\\leftrightarrow$Rb1 $<$b$>$");
}

TEST(Latex, WritesTheEnvironment) {
  EXPECT_EQ(latex("author A. Composer\norigin A Magazine\nstipulation h#2\n"
                  "pieces white Ka1 Rb1 Rb2 black Kh8 Sg8 Pa7\ntwin move a1 a2"),
            "\\begin{diagram}\n"
            "  \\author{Composer, A.}\n"
            "  \\source{A Magazine}\n"
            "  \\pieces{wKa1, wTb1b2, sBa7, sSg8, sKh8}\n"
            "  \\stipulation{h\\#2}\n"
            "  \\twins{b) wKa1$\\rightarrow$a2}\n"
            "\\end{diagram}\n");
}

TEST(Latex, TurnsFairyUnits) {
  const std::string text = latex("stipulation #2\npieces white Ka1 Gb1 black Kh8 Gg8 neutral Nc3");
  EXPECT_THAT(text, HasSubstr("wDUb1"));
  EXPECT_THAT(text, HasSubstr("nSUc3"));
  EXPECT_THAT(text, HasSubstr("\\piecedefs{{ws}{DU}{grasshopper}; {n}{SU}{nightrider}}"));
}

TEST(Latex, ExplainsCirclesAndAttributes) {
  const std::string text =
      latex("stipulation #2\npieces white Ka1 EQb1 black Kh8 CAg8 neutral royal Qc3");
  EXPECT_THAT(text, HasSubstr("wCb1"));
  EXPECT_THAT(text, HasSubstr("sCg8"));
  EXPECT_THAT(text, HasSubstr("\\remark{Royal c3; camel g8; equihopper b1}"));
  EXPECT_THAT(text, Not(HasSubstr("piecedefs")));
}

TEST(Latex, TakesTheSymbolsThatAreGiven) {
  const std::string text = latex(
      "stipulation #2\npieces white Ka1 EQb1 black Kh8\n"
      "LaTeX out.tex\n EQ E equihopper");
  EXPECT_THAT(text, HasSubstr("wEb1"));
}

TEST(Latex, DrawsGridsAndHoles) {
  const std::string grid = latex("condition GridChess\nstipulation #2\npieces white Ka1 black Kh8");
  EXPECT_THAT(grid, HasSubstr("\\gridlines{v208, v408, v608, h028, h048, h068}"));
  const std::string holes =
      latex("condition Hole c4 d4\nstipulation #2\npieces white Ka1 black Kh8");
  EXPECT_THAT(holes, HasSubstr("\\nofields{c4, d4}"));
}

}  // namespace
}  // namespace feerie::picture
