#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/game/left_out.h"
#include "unit/search/solved.h"

/// Where a move has to mate, moves are listed only where units go so that they may mate. Whatever
/// is left out does not mate when it is played out.
namespace feerie::test {
namespace {

using Seen = LeftOut;

void try_mates(Game& quick, Seen& seen) {
  compare_with_all(quick, Wanted::mates, seen);
}

Seen try_walk(std::string_view letters, int neutral, std::string_view conditions, Dice& dice) {
  Seen seen;
  for (int i = 0; i < 150; ++i) {
    // Many units, so that there are mates.
    const std::string units = placement_with(letters, neutral, 8 + dice.roll(14), dice);
    for (const char* side : {" w -", " b -"}) {
      Game game = scene(units + side, conditions);
      if (game.in_check(opposite(game.turn()))) continue;
      try_mates(game, seen);
    }
  }
  return seen;
}

TEST(MatingSquares, LeaveNoMateOutByUnitsOfAnyWalk) {
  Dice dice(2210);
  Seen all;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->traits.royal) continue;
    SCOPED_TRACE(walk->letters.english);
    const Seen seen = try_walk(walk->letters.english, 10, "", dice);
    all.dropped += seen.dropped;
    all.wanted += seen.wanted;
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(all.dropped, 10000);
  EXPECT_GT(all.wanted, 300);
}

/// Some moves are left out with these walks together, and some mates are found.
void try_walks(std::initializer_list<const char*> walks, int positions, const char* conditions,
               Dice& dice) {
  Seen all;
  for (const char* letters : walks) {
    const Seen seen = try_walk(letters, positions, conditions, dice);
    all.dropped += seen.dropped;
    all.wanted += seen.wanted;
  }
  EXPECT_GT(all.dropped, 1000) << all.wanted;
  EXPECT_GT(all.wanted, 5);
}

TEST(MatingSquares, LeaveNoMateOutUnderRulesThatActWithCaptures) {
  Dice dice(2211);
  for (const char* conditions :
       {"Circe", "AntiCirce", "Take&MakeChess", "AndernachChess", "KobulKings"}) {
    SCOPED_TRACE(conditions);
    try_walks({"G", "N", "LI", "ZR", "R"}, 20, conditions, dice);
    if (HasFailure()) return;
  }
}

/// The placement with a neutral king in place of the white one, and a neutral knight in place of
/// the black one.
std::string with_neutral_king(std::string text) {
  text.replace(text.find('K'), 1, "=k");
  std::size_t black = text.find('k');
  if (text[black - 1] == '=') black = text.find('k', black + 1);
  return text.replace(black, 1, "=s");
}

TEST(ChecksForBoth, LeaveNoMateOutOfNeutralKings) {
  Dice dice(2212);
  Seen all;
  for (const char* letters : {"Q", "N", "G", "LI", "ZR", "BE", "CA", "LE"}) {
    SCOPED_TRACE(letters);
    for (int i = 0; i < 600; ++i) {
      const std::string units =
          placement_with(letters, 10 + dice.roll(60), 6 + dice.roll(16), dice);
      for (const char* side : {" w -", " b -"}) {
        Game game = scene(with_neutral_king(units) + side);
        if (!game.in_check(opposite(game.turn()))) try_mates(game, all);
      }
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(all.dropped, 10000);
  EXPECT_GT(all.wanted, 100);
}

TEST(ChecksForBoth, LeaveNoMateOutOfNeutralKingsUnderRulesThatAct) {
  Dice dice(2214);
  Seen all;
  for (const char* conditions : {"AndernachChess", "Circe", "EinsteinChess", "VolageChess"}) {
    SCOPED_TRACE(conditions);
    for (int i = 0; i < 300; ++i) {
      const std::string units = placement_with("R", 20 + dice.roll(60), 8 + dice.roll(14), dice);
      for (const char* side : {" w -", " b -"}) {
        Game game = scene(with_neutral_king(units) + side, conditions);
        if (!game.in_check(opposite(game.turn()))) try_mates(game, all);
      }
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(all.wanted, 20);
}

TEST(ChecksForBoth, LeaveNoCheckOutOfNeutralKings) {
  Dice dice(2213);
  Seen all;
  for (int i = 0; i < 400; ++i) {
    const std::string units = placement_with("N", 60, 2 + dice.roll(12), dice);
    for (const char* side : {" w -", " b -"}) {
      Game game = scene(with_neutral_king(units) + side);
      if (!game.in_check(opposite(game.turn()))) compare_with_all(game, Wanted::checks, all);
    }
  }
  EXPECT_GT(all.dropped, 10000);
  EXPECT_GT(all.wanted, 500);
}

TEST(MatingSquares, LeaveNoMateOutUnderRulesThatForbidMovesBySquares) {
  Dice dice(2212);
  for (const char* conditions :
       {"GridChess", "GridChess DiagonalShift", "GridChess GridLine ha34 vd18", "MonochromChess",
        "BichromChess", "BlackEdgeMover", "GridChess, WhiteEdgeMover"}) {
    SCOPED_TRACE(conditions);
    try_walks({"G", "LO", "R", "Q", "P"}, 10, conditions, dice);
    if (HasFailure()) return;
  }
}

bool lists(std::string_view fen, Square from, Square to, Wanted wanted = Wanted::mates,
           std::string_view conditions = "") {
  Game game = scene(fen, conditions);
  Candidates moves;
  game.generate_legal(moves, wanted);
  return std::ranges::any_of(
      moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
}

constexpr Square d1 = 3, c2 = 10, c4 = 26, d5 = 35, f5 = 37, d8 = 59;

bool lists_check(std::string_view fen, Square from, Square to) {
  return lists(fen, from, to, Wanted::checks);
}

TEST(ChecksForBoth, ANeutralOfficerChecksNobodyButMayOpenALine) {
  // The neutral rook attacks the king on d8 for either side; from d5 it opens the line of the white
  // rook on a5, and does not attack the king on h5.
  EXPECT_FALSE(lists_check("8/=k7/8/8/8/8/8/3=R4 w -", d1, d8));
  EXPECT_TRUE(lists_check("8/8/8/R2=R3=k/8/8/8/8 w -", d5, d8));
}

TEST(ChecksForBoth, ANeutralKingGoesWhereAUnitOfOneSideChecksIt) {
  // On c4 the king is attacked by the white rook, or by the neutral pawn as a white one.
  EXPECT_TRUE(lists_check("8/8/8/3=k4/7R/8/8/8 w -", d5, c4));
  EXPECT_TRUE(lists_check("8/8/8/3=k4/8/3=P4/8/8 w -", d5, c4));
  EXPECT_FALSE(lists_check("8/8/8/3=k4/7=R/8/8/8 w -", d5, c4));
}

TEST(ChecksForBoth, ANeutralOfficerMayBecomeOneOfOneSide) {
  // The rook becomes white when it goes to h3, and mates the neutral king as Black's.
  EXPECT_EQ(compare_short_cuts(
                {"stipulation h#0.5", "pieces white rg2 neutral kh8 neutral halfneutral rc3"}),
            1);
}

TEST(ChecksForBoth, AMoveThatMayLeaveItsKingInCheckGivesCheckForBoth) {
  // The rook, the king that goes to one of its lines, or the knight that opens one, leaves the king
  // of either side in check.
  for (const char* fen :
       {"8/=k7/8/8/8/8/8/3=R4 w -", "8/8/8/3=k4/7=R/8/8/8 w -", "8/3=k4/8/3=S4/8/8/8/3=R4 w -"}) {
    Game game = scene(fen);
    const Game::Judging leniently(game, Legality::self_check);
    Candidates all;
    Candidates checks;
    game.generate(all);
    game.generate_legal(checks, Wanted::checks);
    int given = 0;
    for (const Candidate& candidate : all) {
      game.outcomes(candidate, [&](const Move&) {
        const bool check = game.in_check(game.turn());
        given += check ? 1 : 0;
        EXPECT_TRUE(!check || std::ranges::find(checks, candidate) != checks.end())
            << fen << " " << to_string(candidate.from) << to_string(candidate.to);
        return true;
      });
    }
    EXPECT_GE(given, 2);
  }
}

TEST(MatingSquares, TheMoverMayGuardASquareItself) {
  // Behind Rd8 the king finds all squares beside it guarded by the rook or the other one.
  EXPECT_TRUE(lists("7k/R7/8/8/8/8/8/K2R4 w -", d1, d8));
  EXPECT_FALSE(lists("7k/8/R7/8/8/8/8/K2R4 w -", d1, d8));
}

TEST(MatingSquares, TheKingNeedsNoSquareThatIsForbiddenToIt) {
  // All squares beside the king belong to its cell.
  EXPECT_TRUE(lists("k7/8/8/8/8/8/8/K2R4 w -", d1, d8, Wanted::mates, "GridChess"));
  EXPECT_FALSE(lists("k7/8/8/8/8/8/8/K2R4 w -", d1, d8, Wanted::mates, "GridChess VerticalShift"));
}

TEST(MatingSquares, TheMoverMayFillASquareThatMattersToBothItselfAndAnother) {
  // On f5 the grasshopper is the hurdle over which the equihopper guards g5.
  EXPECT_TRUE(lists("2B1R3/5G2/8/3G.EQ3/4pkp1/4ppp1/8/K7 w -", d5, f5));
}

TEST(MatingSquares, WhoeverIsCapturedElsewhereMayHaveStoodInTheWayOfACheck) {
  // The rook locust captures the pawn on c3, and the nightrider checks.
  EXPECT_TRUE(lists("8/8/3pp3/1P1kp3/8/2pP4/2.LR5/1+N5K w -", c2, c4));
}

}  // namespace
}  // namespace feerie::test
