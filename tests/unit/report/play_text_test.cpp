#include "report/play_text.h"

#include <gtest/gtest.h>

#include "report/moves.h"
#include "unit/output/build.h"

namespace feerie::report {
namespace {

using solution::Aim;
using solution::Mark;
using solution::Ply;
using solution::TreeMove;
using test::goal;
using test::node;

/// Plays on the moves given by two squares each, with all of them taken back at the end.
Move after(Game game, const std::vector<std::string_view>& before, std::string_view wanted,
           int pick = 0) {
  for (const std::string_view squares : before) {
    if (squares == "pass") {
      game.pass();
    } else {
      test::play(game, squares);
    }
  }
  return test::move_of(game, wanted, pick);
}

class PlayTextTest : public testing::Test {
 protected:
  /// White: Kf6 Qg1; Black: Kh8 Pa7. White mates in two.
  Game game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 w");
  Language language_ = Language::english;

  [[nodiscard]] MoveTeller teller() { return {game_, {language_, 0}, false}; }
  [[nodiscard]] std::string tree(const TreeMove& root, int depth = 0) {
    const std::string before = test::placement(game_);
    std::string text = text_of(teller().tree(root), depth, language_);
    EXPECT_EQ(test::placement(game_), before);
    return text;
  }
  [[nodiscard]] std::string line(const std::vector<Ply>& plies,
                                 std::vector<const Goal*> reached = {}, Mark mark = Mark::none) {
    return text_of(teller().line({plies, std::move(reached), mark}));
  }
  [[nodiscard]] Move move(const std::vector<std::string_view>& before, std::string_view wanted,
                          int pick = 0) const {
    return after(game_, before, wanted, pick);
  }

  /// 1.Kf7 threatens mate; a7-a5 does not help.
  [[nodiscard]] TreeMove key_with_threat() const {
    TreeMove key = node(move({}, "f6f7"));
    key.mark = Mark::key;
    key.aim = Aim::threat;
    key.threats = {node(move({"f6f7", "pass"}, "g1g8"), {goal("#")})};
    key.replies = {node(move({"f6f7"}, "a7a5"))};
    key.replies[0].replies = {node(move({"f6f7", "a7a5"}, "g1g7"), {goal("#")})};
    return key;
  }
};

TEST_F(PlayTextTest, MateInOneAsKey) {
  TreeMove key = node(move({}, "g1g7"), {goal("#")});
  key.mark = Mark::key;
  EXPECT_EQ(tree(key), "\n   1.Qg1-g7 # !");
}

TEST_F(PlayTextTest, CheckIsShownUnlessTheGoalTellsIt) {
  game_ = test::scene("7k/p7/7K/8/8/8/8/6Q1 w");
  TreeMove key = node(move({}, "g1a1"), {goal("z")});
  key.mark = Mark::key;
  EXPECT_EQ(tree(key), "\n   1.Qg1-a1 + z !");
}

TEST_F(PlayTextTest, ThreatAndVariation) {
  EXPECT_EQ(tree(key_with_threat()),
            "\n   1.Kf6-f7 ! threat:"
            "\n          2.Qg1-g8 #"
            "\n      1...a7-a5"
            "\n          2.Qg1-g7 #");
}

TEST_F(PlayTextTest, WordsOfTheOtherLanguages) {
  language_ = Language::german;
  EXPECT_EQ(tree(key_with_threat()),
            "\n   1.Kf6-f7 ! Drohung:"
            "\n          2.Dg1-g8 #"
            "\n      1...a7-a5"
            "\n          2.Dg1-g7 #");
  language_ = Language::french;
  TreeMove key = key_with_threat();
  key.threats.clear();
  key.aim = Aim::zugzwang;
  EXPECT_EQ(tree(key),
            "\n   1.Rf6-f7 ! blocus."
            "\n      1...a7-a5"
            "\n          2.Dg1-g7 #");
}

TEST_F(PlayTextTest, TryWithRefutations) {
  TreeMove attempt = key_with_threat();
  attempt.mark = Mark::attempt;
  attempt.refutations = {node(move({"f6f7"}, "a7a6")), node(move({"f6f7"}, "h8h7"))};
  attempt.refutations[1].mark = Mark::refutation;
  EXPECT_EQ(tree(attempt),
            "\n   1.Kf6-f7 ? threat:"
            "\n          2.Qg1-g8 #"
            "\n      1...a7-a5"
            "\n          2.Qg1-g7 #"
            "\n    but"
            "\n      1...a7-a6 !"
            "\n      1...Kh8-h7 !");
  language_ = Language::german;
  EXPECT_NE(tree(attempt).find("\n    Aber\n"), std::string::npos);
}

TEST_F(PlayTextTest, SetPlayBeginsWithTheDefence) {
  game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 b");
  TreeMove defence = node(move({}, "a7a6"));
  defence.replies = {node(move({"a7a6"}, "g1g7"), {goal("#")})};
  EXPECT_EQ(tree(defence, 1), "\n      1...a7-a6\n          2.Qg1-g7 #");
}

TEST_F(PlayTextTest, PostKeyPlayOpensWithWhatTheMoveWouldHave) {
  game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 b");
  TreeMove opening;
  opening.move.candidate.type = MoveType::null;
  opening.move.candidate.extra = static_cast<std::uint16_t>(Pass::imagined);
  opening.aim = Aim::threat;
  opening.threats = {node(move({"pass"}, "g1g7"), {goal("#")})};
  opening.replies = {node(move({}, "h8h7"))};
  opening.replies[0].unanswered = true;
  EXPECT_EQ(tree(opening, 1),
            "\n threat:"
            "\n          2.Qg1-g7 #"
            "\n      1...Kh8-h7"
            "\n        refutes.");
}

TEST_F(PlayTextTest, PostKeyPlayInCheck) {
  game_ = test::scene("7k/p7/7K/8/8/8/8/Q7 b");
  TreeMove opening;
  opening.move.candidate.type = MoveType::null;
  opening.move.candidate.extra = static_cast<std::uint16_t>(Pass::imagined);
  opening.replies = {node(move({}, "h8g8"))};
  EXPECT_EQ(tree(opening, 1), " +\n      1...Kh8-g8");
  EXPECT_EQ(tree(opening, 0), " +\n   1.Kh8-g8");
}

TEST_F(PlayTextTest, ViolationOfTheReflexCondition) {
  TreeMove violation = node(move({}, "g1g7"), {goal("#")});
  violation.mark = Mark::violation;
  EXPECT_EQ(tree(violation), "\n   1.Qg1-g7 # ?!?");
}

TEST_F(PlayTextTest, NumbersAreRightAlignedToTheDepth) {
  EXPECT_EQ(tree(node(move({}, "g1g7")), 18), "\n" + std::string(72, ' ') + " 10.Qg1-g7 +");
  game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 b");
  EXPECT_EQ(tree(node(move({}, "a7a6")), 3), "\n              2...a7-a6");
}

TEST_F(PlayTextTest, HelpLine) {
  game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 b");
  EXPECT_EQ(line({{move({}, "a7a6"), false, 1},
                  {move({"a7a6"}, "g1h1"), false, 0},
                  {move({"a7a6", "g1h1"}, "h8g8"), false, 2},
                  {move({"a7a6", "g1h1", "h8g8"}, "h1g1"), false, 0}},
                 {goal("z")}),
            "\n  1.a7-a6 Qg1-h1 +   2.Kh8-g8 Qh1-g1 + z");
}

TEST_F(PlayTextTest, MovesThatAreLeftOut) {
  const Ply black_first{{}, true, 1};
  EXPECT_EQ(line({black_first, {move({}, "g1g7"), false, 0}}, {goal("#")}), "\n  1...Qg1-g7 #");
  game_ = test::scene("7k/p7/5K2/8/8/8/8/6Q1 b");
  EXPECT_EQ(line({black_first, {{}, true, 0}, {move({}, "a7a6"), false, 2}}),
            "\n  1...  ...  2.a7-a6");
}

TEST_F(PlayTextTest, SeriesLineKeepsTheSide) {
  const Move second = move({"f6f7", "pass"}, "g1g8");
  EXPECT_EQ(line({{move({}, "f6f7"), false, 1}, {second, false, 2}}, {goal("#")}),
            "\n  1.Kf6-f7   2.Qg1-g8 #");
  EXPECT_EQ(line({{move({}, "f6f7"), false, 1, Side::white}, {second, false, 2, Side::white}}),
            "\n  1.Kf6-f7   2.Qg1-g8 +");
}

TEST_F(PlayTextTest, ViolationInALine) {
  EXPECT_EQ(line({{move({}, "g1g7"), false, 1}}, {goal("#")}, Mark::violation),
            "\n  1.Qg1-g7 # ?!?");
}

TEST_F(PlayTextTest, MoveNumber) {
  const ShownMove quiet = teller().move(move({}, "g1g7"));
  EXPECT_EQ(text_of({7}, teller().move(move({}, "g1a7")), ""), "\n  7  (Qg1*a7 )");
  EXPECT_EQ(text_of({123}, quiet, "Time = 0.010 s"), "\n123  (Qg1-g7 + Time = 0.010 s)");
  EXPECT_EQ(text_of({1, 20, 3}, quiet, ""), "\n  1:20:3  (Qg1-g7 + )");
}

}  // namespace
}  // namespace feerie::report
