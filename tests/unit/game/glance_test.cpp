#include "game/glance.h"

#include <gtest/gtest.h>

#include "game/perft.h"
#include "game/replies.h"
#include "support/random_play.h"
#include "support/scene.h"

/// What is seen at a glance agrees with what playing moves out gives.
namespace feerie {
namespace {

using test::Dice;
using test::scene;

/// The moves that the game visits from its own list of legal moves.
std::vector<Move> visited(Game& game, Wanted wanted) {
  Candidates moves;
  const bool known = game.generate_legal(moves, wanted);
  std::vector<Move> found;
  for (const Candidate& candidate : moves) {
    const bool sure = known && candidate.type != MoveType::castling;
    const auto visit = [&](const Move& move) {
      const bool wrong = (wanted == Wanted::checks && !game.in_check(game.turn())) ||
                         (wanted == Wanted::mates && !game.mated());
      if (!wrong) found.push_back(move);
      return true;
    };
    game.outcomes(candidate, visit, sure);
  }
  return found;
}

/// The same by playing everything out.
std::vector<Move> played_out(Game& game, Wanted wanted) {
  std::vector<Move> found;
  game.each_move([&](const Move& move) {
    if (wanted == Wanted::all || (wanted == Wanted::checks && game.in_check(game.turn())) ||
        (wanted == Wanted::mates && game.mated())) {
      found.push_back(move);
    }
    return true;
  });
  return found;
}

struct Seen {
  int positions = 0;
  int mates = 0;
  int immobile = 0;
  int avoiding = 0;
};

void compare(Game& quick, Game& slow, Seen& seen) {
  ++seen.positions;
  ASSERT_EQ(quick.key(), slow.key());
  ASSERT_EQ(quick.key(), quick.position().computed_key());
  EXPECT_EQ(quick.in_check(Side::white), slow.in_check(Side::white));
  EXPECT_EQ(quick.in_check(Side::black), slow.in_check(Side::black));
  EXPECT_EQ(quick.immobile(), slow.immobile());
  seen.immobile += slow.immobile() ? 1 : 0;
  for (const Wanted wanted : {Wanted::all, Wanted::checks, Wanted::mates}) {
    const auto expected = played_out(slow, wanted);
    EXPECT_EQ(visited(quick, wanted), expected);
    if (wanted == Wanted::mates) seen.mates += static_cast<int>(expected.size());
    if (wanted == Wanted::checks) {
      const int avoiding = quick.moves_avoiding_check(square_count);
      seen.avoiding += avoiding > 0 ? 1 : 0;
      EXPECT_LE(expected.size() + static_cast<std::size_t>(avoiding),
                played_out(slow, Wanted::all).size());
    }
  }
  Candidates room;
  Candidates listed;
  quick.generate_legal(listed);
  EXPECT_EQ(count_replies(quick, room), static_cast<int>(listed.size()));
  const Position before = quick.position();
  quick.each_move([](const Move&) { return true; });
  EXPECT_TRUE(quick.position() == before);
}

/// Compares along a random game.
void follow(Game quick, int plies, Dice& dice, Seen& seen) {
  Game slow = quick;
  slow.take_short_cuts(false);
  for (int ply = 0; ply < plies; ++ply) {
    compare(quick, slow, seen);
    const auto moves = test::legal_moves(slow);
    if (moves.empty() || testing::Test::HasFailure()) return;
    const Move& move = moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))];
    ASSERT_TRUE(slow.play(move));
    ASSERT_TRUE(quick.play(move));
  }
}

TEST(Glance, AgreesWithPlayingOutInRandomGames) {
  Dice dice(31);
  Seen seen;
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    const std::string fen = test::random_fen(dice, 1 + dice.roll(16));
    SCOPED_TRACE(fen);
    Game game = scene(fen);
    EXPECT_TRUE(game.orthodox());
    follow(game, 5, dice, seen);
  }
  EXPECT_GT(seen.positions, 10'000);
  EXPECT_GT(seen.mates, 100);
  EXPECT_GT(seen.immobile, 10);
  EXPECT_GT(seen.avoiding, 5'000);
}

TEST(Glance, AgreesWithPlayingOutWherePawnsPromoteAndKingsCastle) {
  Dice dice(32);
  Seen seen;
  for (const char* fen :
       {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -",
        "4k3/P6P/8/8/8/8/p6p/4K3 w - -", "3R4/PPPP4/1k6/8/8/1K6/pppp4/3r4 b - -",
        "8/8/8/1k1pP2R/8/8/8/K7 w - d6", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq -"}) {
    SCOPED_TRACE(fen);
    for (int i = 0; i < 60 && !testing::Test::HasFailure(); ++i) {
      follow(scene(fen), 12, dice, seen);
    }
  }
  EXPECT_GT(seen.positions, 3'000);
}

/// The user may name every square that the pawn has passed.
TEST(Glance, KnowsSeveralSquaresThatWerePassed) {
  Dice dice(33);
  Seen seen;
  for (const char* fen : {"4k3/8/2P1P3/2PpP3/8/8/8/4K3 w -", "8/8/2P1P3/K1Pp3r/8/8/8/4k3 w -",
                          "4k3/8/2P1P3/3p4/8/5K2/8/8 w -", "8/2P5/2P5/3p4/8/8/8/3KR2k w -"}) {
    SCOPED_TRACE(fen);
    Game game = test::scene_with(fen, {"option EnPassant d8d7d6d5"});
    ASSERT_TRUE(game.orthodox());
    follow(game, 3, dice, seen);
  }
  EXPECT_GT(seen.positions, 8);
}

TEST(Glance, IsNotAskedWhereMoreThanGeometryCounts) {
  const std::string_view fen = "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - -";
  EXPECT_TRUE(scene(fen).orthodox());
  EXPECT_FALSE(scene(fen, "Circe").orthodox());
  EXPECT_FALSE(scene(fen, "Madrasi").orthodox());
  EXPECT_FALSE(scene("4k3/pppp4/8/8/8/8/4PPPG/4K3 w - -").orthodox());
  Game game = scene(fen);
  game.take_short_cuts(false);
  EXPECT_FALSE(game.orthodox());
}

TEST(Glance, ACastlingIsFoundThatMates) {
  Game game = scene("8/8/8/8/8/7p/5PpP/2k1K2R w K -");
  Seen seen;
  Dice dice(1);
  follow(game, 1, dice, seen);
  Game long_way = scene("3k4/2p1p3/2B1B3/8/8/8/8/R3K3 w Q -");
  EXPECT_EQ(visited(long_way, Wanted::mates).size(), played_out(long_way, Wanted::mates).size());
}

// A count of moves without playing them is that of the moves that can be played.
TEST(Glance, CountsAsManyMovesAsCanBePlayed) {
  Dice dice(20261125);
  Candidates room;
  for (int number = 0; number < 3000; ++number) {
    Game game = scene(test::random_fen(dice, dice.roll(14)));
    if (game.in_check(opposite(game.turn()))) continue;
    SCOPED_TRACE(test::placement(game));
    std::uint64_t played = 0;
    game.each_move([&](const Move& /*move*/) {
      ++played;
      return true;
    });
    EXPECT_EQ(count_moves(game, room), played);
  }
}

}  // namespace
}  // namespace feerie
