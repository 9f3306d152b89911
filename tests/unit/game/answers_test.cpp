#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/game/left_out.h"
#include "unit/search/solved.h"

/// Moves that leave the own king in check are dropped before they are played, and nothing else is;
/// what may check beside orphans, and captures that go on, are told apart without playing them.
namespace feerie::test {
namespace {

/// Drops moves, and plays those without short cuts: what is expected must be so of each. Returns
/// how many were dropped.
template <class Drop, class Expected>
int try_dropped(Game& game, Drop&& drop, Expected&& expected) {
  Game slow = game;
  slow.take_short_cuts(false);
  Candidates all;
  game.generate(all);
  Candidates left = all;
  drop(left);
  int dropped = 0;
  for (const Candidate& candidate : all) {
    if (std::ranges::find(left, candidate) != left.end()) continue;
    ++dropped;
    EXPECT_TRUE(expected(slow, candidate))
        << placement(game) << " " << to_string(candidate.from) << to_string(candidate.to);
  }
  return dropped;
}

/// What is dropped must leave the king in check.
int try_answers(Game& game) {
  const auto drop = [&](Candidates& moves) { game.drop_unanswered(moves, game.own_danger()); };
  return try_dropped(game, drop, [](Game& slow, const Candidate& move) {
    return slow.outcomes(move, [](const Move&) { return false; });
  });
}

TEST(Unanswered, MovesThatAreDroppedLeaveTheKingInCheck) {
  Dice dice(3011);
  for (const char* conditions :
       {"", "Circe", "AndernachChess", "EinsteinChess", "KobulKings", "ChameleonChess",
        "SuperAndernachChess", "Volage", "OWU", "BlackUltraSchachZwang"}) {
    SCOPED_TRACE(conditions);
    int dropped = 0;
    for (const char* letters : {"G", "N", "LI", "ZR", "LO", "O", "EA", "R"}) {
      for (int i = 0; i < 60 && !HasFailure(); ++i) {
        const std::string units = placement_with(letters, 10, 8 + dice.roll(14), dice);
        for (const char* side : {" w -", " b -"}) {
          Game game = scene(units + side, conditions);
          dropped += try_answers(game);
        }
      }
    }
    EXPECT_GT(dropped, 200);
    if (HasFailure()) return;
  }
}

TEST(Unanswered, WherePromotionsAloneAreForbidden) {
  Dice dice(3014);
  int dropped = 0;
  for (int i = 0; i < 600 && !HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 3 + dice.roll(8)), "SingleBox");
    dropped += try_answers(game);
  }
  EXPECT_GT(dropped, 200);
}

TEST(Unanswered, WhereARuleTellsHowItsChecksAreMet) {
  Dice dice(3016);
  int dropped = 0;
  for (const char* conditions : {"SAT", "SAT SuperAndernachChess"}) {
    for (int i = 0; i < 400 && !HasFailure(); ++i) {
      Game game = scene(random_fen(dice, 3 + dice.roll(12)), conditions);
      dropped += try_answers(game);
    }
  }
  EXPECT_GT(dropped, 200);
}

TEST(Unanswered, ACheckOfOnesOwnMayTurnTheOneThatChecks) {
  // Under Masand a unit that gives check makes others that it observes change sides.
  Dice dice(3017);
  for (int i = 0; i < 400 && !HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 3 + dice.roll(12)), "Masand");
    try_answers(game);
  }
}

TEST(Unanswered, AHurdleThatGoesAwayMeetsTheCheck) {
  // The grasshopper checks over the pawn, which may go; so may the bishop come between.
  Game game = scene("8/8/8/8/3g4/2P5/1K6/5B2 w -");
  Candidates moves;
  game.generate(moves);
  game.drop_unanswered(moves, game.own_danger());
  const auto has = [&](Square from, Square to) {
    return std::ranges::any_of(
        moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
  };
  EXPECT_TRUE(has(make_square(2, 2), make_square(2, 3)));
  EXPECT_FALSE(has(make_square(5, 0), make_square(4, 1)));
}

TEST(Unanswered, NothingIsDroppedOutOfCheck) {
  Game game = scene("8/8/8/8/3g4/8/1K6/5B2 w -");
  EXPECT_EQ(try_answers(game), 0);
}

/// Behind what is dropped the other side must have a move that gives no check.
int try_forcing(Game& game) {
  const auto drop = [&](Candidates& moves) { game.drop_unforcing(moves); };
  return try_dropped(game, drop, [](Game& slow, const Candidate& move) {
    return slow.outcomes(move, [&](const Move&) { return can_be_quiet(slow); });
  });
}

TEST(Unforcing, MovesThatAreDroppedLeaveAReplyWithoutCheck) {
  Dice dice(3015);
  for (const char* conditions :
       {"", "Circe", "ChameleonChess", "SnekCircleChess", "KobulKings", "Pepo"}) {
    SCOPED_TRACE(conditions);
    int dropped = 0;
    for (const char* letters : {"G", "N", "LI", "O", "R"}) {
      for (int i = 0; i < 80 && !HasFailure(); ++i) {
        const std::string units = placement_with(letters, 5 * (i % 3), 2 + dice.roll(10), dice);
        for (const char* side : {" w -", " b -"}) {
          Game game = scene(units + side, conditions);
          if (!game.in_check(opposite(game.turn()))) dropped += try_forcing(game);
        }
      }
    }
    EXPECT_GT(dropped, 500);
    if (HasFailure()) return;
  }
}

TEST(Unforcing, WhoMustCheckIsLeftAlone) {
  // Under these rules Black plays only moves that check.
  for (const char* condition : {"BlackUltraSchachZwang", "BlackChecks"}) {
    Game game = scene("k7/8/8/8/8/8/g6p/K1R5 w -", condition);
    EXPECT_EQ(try_forcing(game), 0) << condition;
  }
  Game other = scene("k7/8/8/8/8/8/g6p/K1R5 w -");
  EXPECT_GT(try_forcing(other), 0);
}

TEST(SightOfOrphans, LeavesNoCheckOut) {
  Dice dice(3012);
  LeftOut seen;
  for (int i = 0; i < 4000 && !HasFailure(); ++i) {
    const int neutral = i % 4 == 0 ? 10 : 0;
    const std::string units = placement_with("O", neutral, 3 + dice.roll(16), dice);
    for (const char* side : {" w -", " b -"}) {
      Game game = scene(units + side);
      if (!game.in_check(opposite(game.turn()))) compare_with_all(game, Wanted::checks, seen);
    }
  }
  EXPECT_GT(seen.dropped, 10000);
  EXPECT_GT(seen.wanted, 1000);
}

TEST(SightOfOrphans, ALenderThatIsCapturedLendsNoMore) {
  // The rook lends to the orphan on a4 what would attack the king, but stands in its way itself.
  Game game = scene("8/8/8/8/O2r2k1/8/8/3RK3 w -");
  LeftOut seen;
  compare_with_all(game, Wanted::checks, seen);
  EXPECT_GT(seen.wanted, 0);
}

TEST(EndsOfCaptures, LeaveNoCheckAndNoMateOut) {
  Dice dice(3013);
  for (const char* conditions :
       {"Take&MakeChess", "Take&MakeChess Absolute", "Take&MakeChess Circe",
        "Take&MakeChess Madrasi", "Take&MakeChess AntiKings", "AntiSuperCirce", "AntiCirce"}) {
    SCOPED_TRACE(conditions);
    LeftOut checks;
    LeftOut mates;
    compare_at_random(dice, conditions, 2000, checks, mates);
    EXPECT_GT(checks.dropped, 1000);
    EXPECT_GT(checks.wanted, 1000);
    EXPECT_GT(mates.wanted, 10);
    if (HasFailure()) return;
  }
}

TEST(EndsOfCaptures, APawnThatGoesOnPromotes) {
  // It captures the rook, goes on as one to the last rank, and checks as a queen.
  Game game = scene("7k/3r4/2P5/8/8/8/8/K7 w -", "Take&MakeChess");
  LeftOut seen;
  compare_with_all(game, Wanted::checks, seen);
  EXPECT_GT(seen.wanted, 0);
}

}  // namespace
}  // namespace feerie::test
