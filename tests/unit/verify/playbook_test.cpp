#include "verify/playbook.h"

#include <gtest/gtest.h>

#include "unit/picture/read.h"
#include "verify/examine.h"
#include "verify/play_nodes.h"

namespace feerie::verify {
namespace {

using Json = nlohmann::json;

/// What a page is told of the problem.
Json play_of(const std::string& text, const std::string& solution = "") {
  Case wanted;
  wanted.file = "test.inp";
  wanted.item.number = 1;
  wanted.item.problem = test::problem_of(text);
  wanted.published.text = solution;
  return Json::parse(examine(wanted, {}, true).play);
}

const std::string castling =
    "author A. Composer\ncondition Wandelschach\nstipulation h#1\n"
    "pieces white Ke1 Rb4 Ph2 black Kh3 Bd5";

TEST(Changes, LeadFromBoardToBoard) {
  EXPECT_EQ(changes("a1wK e2wP", "a1wK e4wP"), "e2 e4wP");
  EXPECT_EQ(changes("a1wK d5bB:k", "a1wK d5bB"), "d5bB");
  EXPECT_EQ(changes("a1wK", "a1wK"), "");
}

TEST(Playbook, HasTheDiagramAndTheMoves) {
  const Json play = play_of(castling);
  EXPECT_EQ(play["authors"][0], "A. Composer");
  const Json& version = play["versions"][0];
  EXPECT_EQ(version["board"], "e1wK h2wP h3bK b4wR d5bB");
  EXPECT_EQ(version["stipulation"], "h#1");
  EXPECT_EQ(version["verdict"], "sound");
  const Json& move = version["phases"][0]["found"][0];
  EXPECT_EQ(move["t"], "Bd5-h1=wR");
  EXPECT_EQ(move["n"], "1.");
  EXPECT_EQ(move["d"], "d5 h1wR");
  EXPECT_EQ(move["k"][0]["t"], "0-0[f1=wB] #");
  EXPECT_EQ(move["k"][0]["d"], "e1 h1 f1wB g1wK");
  EXPECT_FALSE(move.contains("x"));
}

TEST(Playbook, MarksWhatDiffersFromThePublishedSolution) {
  const Json agreed = play_of(castling, "1.Bd5-h1=wR 0-0[f1=wB] #")["versions"][0]["phases"][0];
  EXPECT_FALSE(agreed["found"][0].contains("x"));
  EXPECT_FALSE(agreed["published"][0].contains("x"));
  EXPECT_EQ(agreed["published"][0]["d"], "d5 h1wR");
  const Json other = play_of(castling, "1.Bd5-a8=bR Rb4-b3 #")["versions"][0]["phases"][0];
  EXPECT_EQ(other["found"][0]["x"], 1);
  EXPECT_EQ(other["published"][0]["x"], 1);
  const Json impossible = play_of(castling, "1.Bd5-d6 Rb4-b3 #")["versions"][0]["phases"][0];
  EXPECT_EQ(impossible["found"][0]["x"], 1);
  EXPECT_FALSE(impossible.contains("published"));
}

TEST(Playbook, OfBattlePlayHasKeysTriesAndThreats) {
  const std::string problem = "stipulation #2\nforsyth 7k/p7/5K2/8/8/8/8/1R6";
  const Json phase = play_of(
      problem, "1.Rh1+? Kg8!\n1.Kg6! (2.Rb8#)\n1.Kf7! (2.Rh1#)")["versions"][0]["phases"][0];
  EXPECT_TRUE(phase["tree"]);
  for (const Json& first : phase["found"]) {
    EXPECT_FALSE(first.contains("x")) << first["t"];
    EXPECT_EQ(first["n"], "1.");
    if (first["m"] == "!") {
      EXPECT_EQ(first["th"][0]["n"], "2.");
    } else {
      EXPECT_EQ(first["rf"][0]["n"], "1...");
    }
  }
  EXPECT_EQ(phase["published"].size(), 3U);
  // One of the two keys is not published.
  const Json one = play_of(problem, "1.Kg6! (2.Rb8#)")["versions"][0]["phases"][0];
  int marked = 0;
  for (const Json& first : one["found"]) marked += first.value("x", 0);
  EXPECT_EQ(marked, 1);
}

TEST(Playbook, HasAVersionForEachTwin) {
  const Json play =
      play_of("stipulation h#1\npieces white Kf7 Ra1 black Kh8 Ph7 Pg7\ntwin move a1 b1");
  ASSERT_EQ(play["versions"].size(), 2U);
  EXPECT_EQ(play["versions"][1]["twin"], "b");
  EXPECT_EQ(play["versions"][1]["board"], "b1wR f7wK g7bP h7bP h8bK");
}

TEST(Playbook, IsBounded) {
  const Json play = play_of("stipulation h~1\npieces white Ka1 Qd4 black Kh7 Qe6");
  const Json& phase = play["versions"][0]["phases"][0];
  std::size_t moves = 0;
  const std::function<void(const Json&)> count = [&](const Json& nodes) {
    for (const Json& node : nodes) {
      ++moves;
      for (const char* list : {"k", "th", "rf"}) {
        if (node.contains(list)) count(node[list]);
      }
    }
  };
  count(phase["found"]);
  EXPECT_EQ(moves, std::size_t{Playbook::most_moves});
  EXPECT_TRUE(phase["cut"]);
}

TEST(Playbook, TellsOfGridsHolesAndAttributes) {
  const Json version = play_of(
      "stipulation #1\ncondition GridChess Hole c4\n"
      "pieces white Ka1 white royal Nc3 black Kh8")["versions"][0];
  EXPECT_EQ(version["holes"], "c4");
  EXPECT_EQ(version["left"].get<std::string>().substr(0, 8), "c1 e1 g1");
  EXPECT_EQ(version["board"], "a1wK c3wN:r h8bK");
  EXPECT_EQ(version["attributes"][0], "Royal c3");
}

TEST(Playbook, OfWhatIsNotSolvedHasTheDiagram) {
  Case wanted;
  wanted.item.draft = test::problem_of("stipulation #1\npieces white Ka1 black Kh8");
  EXPECT_EQ(Json::parse(blank_finding(wanted, true).play)["versions"][0]["board"], "a1wK h8bK");
  EXPECT_TRUE(blank_finding(wanted).play.empty());
}

TEST(Finding, KeepsThePlay) {
  Finding finding;
  finding.file = "a.inp";
  finding.play = R"({"versions":[]})";
  EXPECT_EQ(finding_from(to_json(finding, false))->play, finding.play);
}

TEST(Playbook, TellsWhatFollowsFromThePast) {
  // L. Polgar, Chess: 5334 Problems, 1994: Black has moved last, with king or rook.
  const Json past = play_of(
      "option RetroAnalysis on\nstipulation #2\n"
      "forsyth r3k3/p1p5/Q3K3/8/8/8/8/8")["versions"][0]["past"];
  ASSERT_EQ(past.size(), 1U);
  EXPECT_EQ(past[0].get<std::string>().substr(0, 16), "castling with a8");
}

}  // namespace
}  // namespace feerie::verify
