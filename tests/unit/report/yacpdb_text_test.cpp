#include "report/yacpdb_text.h"

#include <gtest/gtest.h>

/// What the grammar of YACPDB has no words for stands in comments.
namespace feerie::test {
namespace {

using report::ShownLine;
using report::ShownMove;
using report::ShownPly;
using report::ShownTree;
using report::yacpdb::comment;
using report::yacpdb::heading_of;
using report::yacpdb::play_of;

ShownMove move(const std::string& played, const std::string& signs = "") {
  ShownMove shown;
  shown.text = played + signs;
  shown.played = played;
  return shown;
}

ShownTree tree(const std::string& played, solution::Mark mark = solution::Mark::none,
               const std::string& signs = "") {
  ShownTree shown;
  shown.move = move(played, signs);
  shown.mark = mark;
  return shown;
}

std::string line_of(const ShownMove& only) {
  ShownLine line;
  line.plies.push_back(ShownPly{only, 1, false});
  return play_of(line).text;
}

TEST(YacpdbText, KeepsWhatTheGrammarKnows) {
  EXPECT_EQ(line_of(move("Ka1-b2", " #")), "\n  1.Ka1-b2 #");
  EXPECT_EQ(line_of(move("e5*d6 ep.[+wPd2]", " +")), "\n  1.e5*d6 ep.[+wPd2] +");
  EXPECT_EQ(line_of(move("e7-e8=nQ[e8=w]", " =")), "\n  1.e7-e8=nQ[e8=w] =");
  EXPECT_EQ(line_of(move("0-0-0")), "\n  1.0-0-0");
  EXPECT_EQ(line_of(move("LEa1*b2-c3[bPa5->a1=Q]")), "\n  1.LEa1*b2-c3[bPa5->a1=Q]");
}

TEST(YacpdbText, PutsTheRestIntoComments) {
  EXPECT_EQ(line_of(move("Ka1-b2", " z")), "\n  1.Ka1-b2 {z}");
  EXPECT_EQ(line_of(move("Ka1-b2[=n]", " ##")), "\n  1.Ka1-b2 {[=n]} {##}");
  EXPECT_EQ(line_of(move("R/Na1-b2")), "\n{1.R/Na1-b2}");
  EXPECT_EQ(comment(" a {b}\n"), "{a (b)}");
  EXPECT_EQ(comment(" \n"), "");
}

TEST(YacpdbText, LeavesOutSubtreesThatItCannotTell) {
  ShownTree key = tree("Qa1-a2", solution::Mark::key);
  key.aim = solution::Aim::zugzwang;
  key.replies = {tree("R/Na1-b2")};
  EXPECT_EQ(play_of(key, 0).text, "\n   1.Qa1-a2 ! {1...R/Na1-b2}");
  key.replies.push_back(tree("Kh8-h7"));
  EXPECT_EQ(play_of(key, 0).text, "\n   1.Qa1-a2 ! {1...R/Na1-b2} zugzwang.\n      1...Kh8-h7");
  EXPECT_FALSE(play_of(tree("R/Na1-b2"), 0).moves);
}

TEST(YacpdbText, ToldTwinsAreTwinsByUnits) {
  EXPECT_EQ(heading_of("wKa1-->b2  -bPa7  "), " wKa1-->b2  -bPa7");
  EXPECT_EQ(heading_of("h#3  wKa1-->b2"), " wKa1-->b2 {h#3}");
  EXPECT_EQ(heading_of("Q ==> G"), " {Q ==> G}");
  EXPECT_EQ(heading_of(""), "");
}

}  // namespace
}  // namespace feerie::test
