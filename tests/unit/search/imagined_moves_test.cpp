#include <algorithm>
#include <memory>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/rulebook.h"
#include "support/scene.h"
#include "unit/game/one_rule.h"
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

TEST(ImaginedMoves, TellHowManyMovesAvoidCheck) {
  // The pawn has two, the grasshopper none.
  Game game = scene("6k1/8/8/8/7G/8/4P3/K7 w -");
  EXPECT_EQ(game.moves_avoiding_check(1), 1);
  EXPECT_EQ(game.moves_avoiding_check(2), 2);
  EXPECT_EQ(game.moves_avoiding_check(3), 2);
  // One of the pawn's two moves checks.
  EXPECT_EQ(scene("8/8/5k2/8/8/8/4P3/K6G w -").moves_avoiding_check(2), 2);
  EXPECT_EQ(scene("8/8/8/5k2/8/8/4P3/K6G w -").moves_avoiding_check(2), 1);
  // Orthodox units are counted at a glance: the king has three moves, the pawn two.
  EXPECT_EQ(scene("6k1/8/8/8/8/8/4P3/K7 w -").moves_avoiding_check(9), 5);
  EXPECT_EQ(scene("6k1/8/8/8/8/8/4P3/K7 w -").moves_avoiding_check(4), 4);
  // The rook checks on six of its squares, and not on the others.
  EXPECT_EQ(scene("7k/8/8/8/8/8/8/K1R5 w -").moves_avoiding_check(99), 14);
  EXPECT_EQ(scene("r5k1/8/8/8/8/8/4P3/K7 w -").moves_avoiding_check(9), 2);
}

TEST(ImaginedMoves, AreNotTakenWithoutShortCuts) {
  Game game = scene("6k1/5pp1/8/8/7G/8/8/R5K1 w -");
  game.take_short_cuts(false);
  EXPECT_TRUE(lists(game, a1, a8, Wanted::mates));
}

TEST(ImaginedMoves, ThatLeaveTheOtherSideAMoveBlockNobody) {
  constexpr Square c1 = 2, d1 = 3, c4 = 26, c8 = 58;
  Game bare = scene("7k/8/6K1/8/8/8/8/G1Q5 w -");
  EXPECT_TRUE(lists(bare, c1, c4, Wanted::blocks));
  // This one mates.
  EXPECT_FALSE(lists(bare, c1, c8, Wanted::blocks));
  EXPECT_FALSE(lists(bare, c1, d1, Wanted::blocks));
  Game mobile = scene("7k/p7/6K1/8/8/8/8/G1Q5 w -");
  EXPECT_FALSE(lists(mobile, c1, c4, Wanted::blocks));
  mobile.take_short_cuts(false);
  EXPECT_TRUE(lists(mobile, c1, c4, Wanted::blocks));
}

TEST(ImaginedMoves, BlockNobodyWhoIsPinned) {
  // The knight on g8 stands between its king and the rook.
  constexpr Square b1 = 1, c8 = 58;
  Game pinned = scene("6nk/8/6K1/8/8/8/8/GR6 w -");
  EXPECT_TRUE(lists(pinned, b1, 57, Wanted::blocks));
  EXPECT_FALSE(lists(pinned, b1, 49, Wanted::blocks));
  EXPECT_FALSE(lists(pinned, a1, c8, Wanted::blocks));
}

/// Whoever does not stand in check is stalemated.
void enrol_rest(Rulebook& book, Arguments& /*arguments*/) {
  book.judge_stalemate(
      [](Game& game, Side side, bool, const Arguments&) { return !game.in_check(side); });
}

TEST(ImaginedMoves, AreNotTakenWhereARuleJudgesStalemates) {
  Game game = game_with(enrol_rest, scene("7k/p7/6K1/8/8/8/8/2Q5 w -").position());
  EXPECT_TRUE(lists(game, 2, 3, Wanted::blocks));
}

/// Only the unit that has just moved gives check, says a rule that does not tell what it looks at.
void enrol_fresh_checks(Rulebook& book, Arguments& /*arguments*/) {
  book.judge_check([](Game& game, Side side, bool ordinary, const Arguments&) {
    return ordinary && game.ply() > 0 &&
           game.position().at(game.last_mover_at()).of(opposite(side));
  });
}

/// Units on the a-file give no check, says a rule that looks at units alone.
void enrol_checks_from_inside(Rulebook& book, Arguments& /*arguments*/) {
  book.judge_check(
      [](Game& game, Side side, bool, const Arguments&) {
        const Bitboard royals = game.position().royals(side);
        return (game.observers(first_of(royals), opposite(side), Purpose::observing) &
                ~file_set(0)) != 0;
      },
      LooksAt::units);
}

TEST(ImaginedMoves, AreTakenWhereChecksLieInUnits) {
  constexpr Square a4 = 24, e4 = 28;
  const Position start = scene("4k3/8/8/8/R7/8/8/4K3 w -").position();
  Game anyhow = game_with(enrol_fresh_checks, start);
  EXPECT_TRUE(lists(anyhow, a4, e4, Wanted::checks));
  EXPECT_TRUE(lists(anyhow, a4, a8, Wanted::checks));
  Game inside = game_with(enrol_checks_from_inside, start);
  EXPECT_TRUE(lists(inside, a4, e4, Wanted::checks));
  EXPECT_FALSE(lists(inside, a4, a8, Wanted::checks));
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
  Game game = game_with(enrol_freshness, scene("4k3/8/8/8/R7/8/8/4K3 w -").position());
  constexpr Square a4 = 24, e4 = 28;
  EXPECT_TRUE(lists(game, a4, e4, Wanted::checks));
}

/// The diagram before a last move, and how many there are.
struct LastMove {
  const char* pieces;
  const char* condition;
  int solutions;
};

std::ostream& operator<<(std::ostream& out, const LastMove& mate) {
  return out << mate.pieces << ' ' << mate.condition;
}

class MatesImagined : public testing::TestWithParam<LastMove> {};

/// Solves the diagram with and without short cuts.
int solutions_of(const std::string& stipulation, const LastMove& last) {
  std::vector<std::string> lines{"stipulation " + stipulation,
                                 std::string("pieces ") + last.pieces};
  if (last.condition[0] != 0) lines.push_back(std::string("condition ") + last.condition);
  return compare_short_cuts(lines);
}

TEST_P(MatesImagined, Stay) {
  EXPECT_EQ(solutions_of("h#0.5", GetParam()), GetParam().solutions);
}

INSTANTIATE_TEST_SUITE_P(WhereAFlightSeemsToBe, MatesImagined,
                         testing::Values(
                             // The king cannot go on along the line of the checker.
                             LastMove{"white kg1 ra1 gh4 black kg8 pf7g7h7", "", 1},
                             // It cannot take the queen, which is guarded.
                             LastMove{"white kb6 qh7 gh1 black ka8", "", 4},
                             // A rule forbids its only step.
                             LastMove{"white kg1 ra1 gh4 black kg8 pf7g7", "GridChess", 1},
                             // The bishop checks as the rook into which it turns.
                             LastMove{"white kg1 white chameleon bd5 black kg8 pf7g7h7", "", 1},
                             LastMove{"white kg1 bd5 black kg8 pf7g7h7", "ChameleonChess", 1},
                             // The pawn mates as queen and as rook.
                             LastMove{"white kg1 pa7 gh4 black kg8 pf7g7h7", "", 2},
                             // The rook on g5 would be reborn on h8, and so gives no check.
                             LastMove{"white kg1 ra1 black kg8 sh8 rg5 pf7g7h7", "AntiCirce", 1},
                             LastMove{"white kg1 ra1 black kg8 sa8 rg5 pf7g7h7", "AntiCirce", 0},
                             // A king in check also walks as an equihopper: to e6 and g6.
                             LastMove{"white kg1 ra1 black kg8 pf7g7h7", "VaultingKings", 0},
                             LastMove{"white kg1 ra1 sf4 black kg8 pf7g7h7", "VaultingKings", 1}));

class StalematesImagined : public testing::TestWithParam<LastMove> {};

TEST_P(StalematesImagined, Stay) {
  EXPECT_EQ(solutions_of("h=0.5", GetParam()), GetParam().solutions);
}

INSTANTIATE_TEST_SUITE_P(
    WhereAMoveSeemsToBeLeft, StalematesImagined,
    testing::Values(LastMove{"white kg6 qc1 ga1 black kh8", "", 1},
                    // The knight is pinned by the move.
                    LastMove{"white kg6 rb1 ga1 black kh8 sg8", "", 1},
                    // The pawn could only capture en passant, which exposes its king.
                    LastMove{"white kg6 rb4 pe2 ga1 black kh8", "", 0},
                    // Within its cell the king has no move from the beginning.
                    LastMove{"white kc1 gd1 black kh8", "GridChess", 3},
                    // The knight, which attacks two units, may capture neither.
                    LastMove{"white kg6 rb1 black kh8 sg8", "CASTChess", 1},
                    // Black has moves, but none of greatest length that are legal.
                    LastMove{"white kg6 qc1 black kh8 pa7", "BlackMaximummer exact", 0},
                    // The king in the corner may not check by going to b1.
                    LastMove{"white kc3 rh8 black ka1 ba2", "ChecklessChess", 0},
                    // A single rook gives no check, but keeps the king from moving.
                    LastMove{"white kg6 rc1 rb2 black kh8", "Pepo", 6}));

TEST(StalematesImagined, StayWhereARightToCaptureEnPassantLapses) {
  // Black makes the double step. White alone could then capture the pawn en passant, as Black could
  // if it were on move at once.
  EXPECT_EQ(compare_short_cuts({"stipulation h=1", "pieces white kf7 be2 pd4e6",
                                "pieces black kh8 pe7 neutral pd7"}),
            1);
}

TEST(ChecksImagined, StayWhereARuleSaysWhatACheckIs) {
  EXPECT_EQ(compare_short_cuts(
                {"stipulation h#2", "condition SAT", "forsyth 6RK/6PR/4p3/8/4p3/8/bp6/kq6"}),
            4);
  EXPECT_EQ(compare_short_cuts(
                {"stipulation h#1.5", "condition Pepo", "pieces white kc2 rh3 qh8 black ka1 pb3"}),
            2);
}

/// Where a king put on the board has a flight, it is not mated; a unit of the other side beside it
/// may be guarded, and an empty square beside it attacked through the king.
TEST(KingsPutOnTheBoard, AreMatedWhereTheyHaveNoSafeSquare) {
  EXPECT_EQ(compare_short_cuts(
                {"stipulation h#1", "condition RepublicanChess", "pieces white qf6 rc7 black pa7"}),
            38);
  EXPECT_EQ(compare_short_cuts({"stipulation #1", "condition RepublicanChess",
                                "pieces white qf5 rc1 bb1 sd4 black pa7 rh7 sg8"}),
            34);
}

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
