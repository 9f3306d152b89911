#include <algorithm>
#include <memory>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/rulebook.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Moves are judged by imagining the units where they would stand. What is left out must be
/// illegal, no check, or no mate; grasshoppers keep the game from taking orthodox ways.
namespace feerie::test {
namespace {

bool lists(Game& game, Square from, Square to, Wanted wanted) {
  Candidates moves;
  game.generate_legal(moves, wanted);
  return std::ranges::any_of(
      moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
}

constexpr Square a1 = 0, e2 = 12, a2 = 8, e3 = 20, a8 = 56;

TEST(ImaginedMoves, ChecksThatLeaveTheKingASquareAreNoMates) {
  Game open = scene("6k1/5pp1/8/8/7G/8/8/R5K1 w -");
  EXPECT_TRUE(lists(open, a1, a8, Wanted::checks));
  EXPECT_FALSE(lists(open, a1, a8, Wanted::mates));
  Game closed = scene("6k1/5ppp/8/8/7G/8/8/R5K1 w -");
  EXPECT_TRUE(lists(closed, a1, a8, Wanted::mates));
}

TEST(ImaginedMoves, APinnedUnitDoesNotCheckFromElsewhere) {
  Game game = scene("4r2G/8/8/8/8/k7/4R3/4K3 w -");
  EXPECT_TRUE(lists(game, e2, e3, Wanted::checks));
  EXPECT_FALSE(lists(game, e2, a2, Wanted::checks));
}

TEST(ImaginedMoves, TellThatACheckCanBeAvoided) {
  EXPECT_TRUE(scene("6k1/8/8/8/7G/8/7P/K7 w -").can_avoid_check());
  // Whether a king's move is safe is not seen so, and the pawn's only move checks.
  EXPECT_FALSE(scene("8/8/6k1/8/7P/8/8/K6g w -").can_avoid_check());
  // The own king is in check.
  EXPECT_FALSE(scene("r5k1/8/8/8/7G/8/7P/K7 w -").can_avoid_check());
}

TEST(ImaginedMoves, AreNotTakenWithoutShortCuts) {
  Game game = scene("6k1/5pp1/8/8/7G/8/8/R5K1 w -");
  game.take_short_cuts(false);
  EXPECT_TRUE(lists(game, a1, a8, Wanted::mates));
}

/// Only the unit that has just moved gives check.
void enrol_freshness(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.path_dependent = true});
  book.restrict_piece(
      [](Game& game, Square from, Side, const Arguments&) {
        return game.ply() > 0 && game.last_mover_at() == from;
      },
      checks_only);
}

TEST(ImaginedMoves, AreNotTakenWhereTheWayCounts) {
  const Condition freshness{.names = {"Test", "Test", "Test"}, .enrol = enrol_freshness};
  auto book = std::make_shared<Rulebook>();
  book->enrol(freshness, {});
  book->compile();
  const Game start = scene("4k3/8/8/8/R7/8/8/4K3 w -");
  Game game(book, start.position());
  constexpr Square a4 = 24, e4 = 28;
  EXPECT_TRUE(lists(game, a4, e4, Wanted::checks));
}

struct Mate {
  const char* pieces;
  const char* condition;
  int solutions;
};

std::ostream& operator<<(std::ostream& out, const Mate& mate) {
  return out << mate.pieces << ' ' << mate.condition;
}

class MatesImagined : public testing::TestWithParam<Mate> {};

TEST_P(MatesImagined, Stay) {
  const Mate& mate = GetParam();
  std::vector<std::string> lines{"stipulation h#0.5", std::string("pieces ") + mate.pieces};
  if (mate.condition[0] != 0) lines.push_back(std::string("condition ") + mate.condition);
  EXPECT_EQ(compare_short_cuts(lines), mate.solutions);
}

INSTANTIATE_TEST_SUITE_P(WhereAFlightSeemsToBe, MatesImagined,
                         testing::Values(
                             // The king cannot go on along the line of the checker.
                             Mate{"white kg1 ra1 gh4 black kg8 pf7g7h7", "", 1},
                             // It cannot take the queen, which is guarded.
                             Mate{"white kb6 qh7 gh1 black ka8", "", 4},
                             // A rule forbids its only step.
                             Mate{"white kg1 ra1 gh4 black kg8 pf7g7", "GridChess", 1},
                             // The bishop checks as the rook into which it turns.
                             Mate{"white kg1 white chameleon bd5 black kg8 pf7g7h7", "", 1},
                             Mate{"white kg1 bd5 black kg8 pf7g7h7", "ChameleonChess", 1},
                             // The pawn mates as queen and as rook.
                             Mate{"white kg1 pa7 gh4 black kg8 pf7g7h7", "", 2},
                             // The rook on g5 would be reborn on h8, and so gives no check.
                             Mate{"white kg1 ra1 black kg8 sh8 rg5 pf7g7h7", "AntiCirce", 1},
                             Mate{"white kg1 ra1 black kg8 sa8 rg5 pf7g7h7", "AntiCirce", 0},
                             // A king in check also walks as an equihopper: to e6 and g6.
                             Mate{"white kg1 ra1 black kg8 pf7g7h7", "VaultingKings", 0},
                             Mate{"white kg1 ra1 sf4 black kg8 pf7g7h7", "VaultingKings", 1}));

TEST(MatesImagined, AreNoneWhereACaptureEnPassantLapses) {
  // The pawn, which is royal to both sides, could be captured en passant by White alone, whose
  // turn it is not.
  EXPECT_EQ(compare_short_cuts({"stipulation #1", "pieces white pd2 gh4 black ga8 pa7",
                                "pieces neutral royal pe2"}),
            0);
}

TEST(MatesImagined, OfANeutralKingStay) {
  EXPECT_EQ(compare_short_cuts(
                {"stipulation h#0.5", "pieces white gb4 ra1 rb1 neutral kg8 black pf7g7h7"}),
            1);
}

TEST(ChecksForeseen, OfPawnsThatComeBackAsKings) {
  // The pawn captured on e5 comes back on e7, where it becomes a king that the rook attacks.
  EXPECT_EQ(compare_short_cuts({"stipulation h+0.5", "pieces white kc8 re1 black kg8 pe5",
                                "condition Circe, PromOnly k, BlackPromSquares e7"}),
            2);
}

TEST(MatesImagined, StayWhereARuleTakesOwnMovesAway) {
  // The king that White has put on g8 has squares to go to, but Black moves white units only.
  EXPECT_EQ(compare_short_cuts({"stipulation h#1", "pieces white kf6 rg1 bd3 black kh8 pa7",
                                "condition HalfInChess"}),
            1);
}

}  // namespace
}  // namespace feerie::test
