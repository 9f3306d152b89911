#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "search/prove/lean/escapes.h"
#include "search/prove/lean/helped_mates.h"
#include "search/prove/lean/mating.h"
#include "search/prove/lean/preparations.h"
#include "search/prove/lean/replies.h"
#include "search/prove/lean/witness.h"
#include "support/random_play.h"
#include "support/scene.h"

/// The board for forced mates must say what playing on the general kernel without short cuts says.
namespace feerie::test {
namespace {

/// Start, end, what the unit becomes, and of a castling or a capture en passant which it is.
using Told = std::tuple<Square, Square, Kind, MoveType>;

const lean::Customs usual{{{{queen, rook, bishop, knight}, {queen, rook, bishop, knight}}}, true};

/// What came to be in random positions.
struct Seen {
  int positions = 0;
  int mates = 0;
  int mates_in_one = 0;
  int special = 0;
  int witnessed = 0;
  int near_counts = 0;
  int counts = 0;
  int hopeless = 0;
  int unprepared = 0;
  int prepared_mates = 0;
  int avoidable_checks = 0;
  int avoided_checks = 0;
};

Told told(const lean::Move& move) {
  return {move.from, move.to, move.becomes, move.type};
}

/// Calls `visit(Told)` with each legal move on the board.
template <class Visit>
void each_played(Game& game, Visit&& visit) {
  game.each_move([&](const Move& move) {
    const Candidate& c = move.candidate;
    const Square to = c.type == MoveType::castling ? c.via : c.to;
    const bool castles = c.type == MoveType::castling;
    visit(Told{c.from, to, castles ? king : game.position().at(c.to).kind, c.type});
    return true;
  });
}

bool mates_in_one(Game& game) {
  bool found = false;
  each_played(game, [&](const Told&) { found |= game.mated(); });
  return found;
}

/// Units and turn are those of the position, and the key is that of the units.
void expect_same(const lean::Board& board, const Position& position) {
  for (const Side side : {Side::white, Side::black}) {
    for (Kind kind = 0; kind < first_fairy_kind; ++kind) {
      EXPECT_EQ(board.of(side, kind), position.of(side, kind));
    }
  }
  EXPECT_EQ(board.turn(), position.turn());
  EXPECT_EQ(board.fresh(), position.state().fresh);
  EXPECT_EQ(board.computed_key(), board.key());
  if (board.ep_squares() == position.state().ep_squares) {
    EXPECT_EQ(board.key(), position.key());
  }
}

/// Does the defender, who is on move, have a legal move that does not mate?
bool can_go_on(Game& game) {
  bool found = false;
  each_played(game, [&](const Told&) { found |= !game.mated(); });
  return found;
}

/// A move that is seen to avoid check is legal and gives none.
void compare_escapes(Game& game, const lean::Board& board, Seen& seen) {
  std::vector<Told> quiet;
  each_played(game, [&](const Told& move) {
    if (!game.in_check(game.turn())) quiet.push_back(move);
  });
  seen.avoidable_checks += quiet.empty() ? 0 : 1;
  const lean::Move escape = lean::any_without_check(board);
  if (escape == lean::no_move) return;
  ++seen.avoided_checks;
  EXPECT_NE(std::ranges::find(quiet, told(escape)), quiet.end());
}

bool is_listed(const lean::Move& move, lean::MoveList& moves) {
  return std::ranges::find(moves, move) != moves.end();
}

/// Moves that are dropped as hopeless allow no mate.
void compare_hopes(const lean::Board& board, lean::MoveList& listed, Seen& seen) {
  if (board.king_of(board.turn()) == no_square) return;
  lean::MoveList hopeful = listed;
  lean::drop_hopeless(board, usual, hopeful);
  for (const lean::Move& move : listed) {
    if (is_listed(move, hopeful)) continue;
    ++seen.hopeless;
    EXPECT_FALSE(lean::mate_in_one(board.after(move), usual));
  }
}

/// Behind moves that are said to prepare no mate, and that give no check, none is possible if the
/// other side passes.
void compare_preparations(const lean::Board& board, lean::MoveList& listed, Seen& seen) {
  if (board.king_of(opposite(board.turn())) == no_square) return;
  const lean::Preparations preparations(board, usual);
  lean::MoveList preparing;
  lean::list_legal(board, usual, preparing, &preparations.aims());
  for (const lean::Move& move : listed) {
    lean::Board next = board.after(move);
    if (next.in_check(next.turn())) continue;
    next.pass();
    const bool mates = lean::mate_in_one(next, usual);
    const bool prepares = is_listed(move, preparing);
    seen.unprepared += prepares ? 0 : 1;
    seen.prepared_mates += mates ? 1 : 0;
    EXPECT_TRUE(prepares || !mates) << "from " << int{move.from} << " to " << int{move.to};
  }
}

void compare(Game& game, Seen& seen) {
  const lean::Board board(game.position());
  ++seen.positions;
  lean::MoveList listed;
  lean::list_legal(board, usual, listed);
  for (const lean::Move& move : listed) {
    if (move.type != MoveType::normal) continue;
    EXPECT_EQ(board.expected_key(move), board.after(move).key());
  }
  std::vector<Told> found;
  for (const lean::Move& move : listed) found.push_back(told(move));
  const lean::Witnesses witnesses(board);
  lean::MoveList unrefuted;
  lean::list_legal(board, usual, unrefuted, &witnesses.aims());
  const bool has_replies = !game.in_check(game.turn());
  std::vector<Told> expected;
  each_played(game, [&](const Told& move) {
    expected.push_back(move);
    seen.special += std::get<3>(move) > MoveType::double_step ? 1 : 0;
    const auto* same = std::ranges::find(listed, move, told);
    if (same == listed.end()) return;
    const lean::Board next = board.after(*same);
    expect_same(next, game.position());
    EXPECT_EQ(lean::mated(next), game.mated());
    EXPECT_EQ(lean::any_legal(next), !game.immobile());
    seen.mates += game.mated() ? 1 : 0;
    if (std::ranges::find(unrefuted, *same) == unrefuted.end()) {
      ++seen.witnessed;
      EXPECT_TRUE(can_go_on(game));
    }
  });
  std::ranges::sort(found);
  std::ranges::sort(expected);
  EXPECT_EQ(found, expected);
  EXPECT_EQ(lean::mate_in_one(board, usual), mates_in_one(game));
  seen.mates_in_one += lean::mate_in_one(board, usual) ? 1 : 0;
  compare_escapes(game, board, seen);
  compare_hopes(board, listed, seen);
  compare_preparations(board, listed, seen);
  if (!has_replies) return;
  const lean::Replies replies(board);
  for (const lean::Move& move : listed) {
    const int exactly = lean::count_legal(board.glimpse(move));
    ++seen.counts;
    seen.near_counts += std::abs(replies.after(move) - exactly) <= 3 ? 1 : 0;
  }
}

void follow(Game game, int plies, Dice& dice, Seen& seen) {
  game.take_short_cuts(false);
  for (int ply = 0; ply < plies && !testing::Test::HasFailure(); ++ply) {
    compare(game, seen);
    if (!play_random(game, dice)) return;
  }
}

TEST(LeanBoard, AgreesWithPlayingOutInRandomGames) {
  Dice dice(71);
  Seen seen;
  for (int i = 0; i < 1200 && !HasFailure(); ++i) {
    const std::string fen = random_fen(dice, 1 + dice.roll(16));
    SCOPED_TRACE(fen);
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    follow(game, 4, dice, seen);
  }
  EXPECT_GT(seen.positions, 1'500);
  EXPECT_GT(seen.mates, 100);
  EXPECT_GT(seen.mates_in_one, 80);
  EXPECT_GT(seen.witnessed, 10'000);
  EXPECT_GT(seen.hopeless, 10'000);
  EXPECT_GT(seen.unprepared, 10'000);
  EXPECT_GT(seen.prepared_mates, 1'000);
  // About as many replies as there are, nearly always.
  EXPECT_GT(seen.near_counts * 10, seen.counts * 9);
  // A move without check is mostly seen where there is one.
  EXPECT_GT(seen.avoided_checks * 10, seen.avoidable_checks * 9);
}

TEST(LeanBoard, AgreesWithPlayingOutWherePawnsPromoteAndKingsCastle) {
  Dice dice(72);
  Seen seen;
  for (const std::string& fen : rich_positions()) {
    SCOPED_TRACE(fen);
    for (int game = 0; game < 40 && !HasFailure(); ++game) follow(scene(fen), 12, dice, seen);
  }
  EXPECT_GT(seen.special, 100);
  EXPECT_GT(seen.mates, 1);
}

TEST(LeanBoard, KnowsHolesAndSidesWithoutKing) {
  Dice dice(73);
  Seen seen;
  for (const char* fen : {"4k3/8/8/3q4/8/2S5/1P5P/R7 w", "8/2p5/8/3r4/6Q1/8/1K6/8 b"}) {
    SCOPED_TRACE(fen);
    for (int game = 0; game < 20 && !HasFailure(); ++game) {
      follow(scene_with(fen, {"condition hole c5 f4 e6"}), 6, dice, seen);
    }
  }
  EXPECT_GT(seen.positions, 100);
}

bool can_mate(const std::string& fen) {
  return lean::mate_in_one(lean::Board(scene(fen).position()), usual);
}

TEST(LeanBoard, MatesByOpeningALineToAFlight) {
  EXPECT_TRUE(can_mate("7k/7p/8/6N1/8/8/8/K5R1 w"));
}

/// A unit that leaves a line lets another one guard there what it has guarded itself.
TEST(LeanBoard, MatesWhereAnotherUnitTakesOverTheGuard) {
  EXPECT_TRUE(can_mate("7k/8/8/8/8/6R1/8/K5R1 w"));
}

TEST(LeanBoard, MatesByLeavingALineToTheKing) {
  EXPECT_TRUE(can_mate("7k/8/8/8/8/7N/8/K5RR w"));
}

/// The rook would open a line to the king, so that the bishop is moved.
TEST(LeanBoard, AvoidsCheckOnlyByUnitsThatOpenNoLine) {
  const Game game = scene("7k/8/8/8/3R4/8/1B6/K7 w");
  const lean::Move escape = lean::any_without_check(lean::Board(game.position()));
  EXPECT_EQ(escape.kind, bishop);
}

}  // namespace
}  // namespace feerie::test
