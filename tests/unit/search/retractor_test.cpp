#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/fen.h"
#include "problem/quiet_listener.h"
#include "search/solve.h"
#include "support/scene.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Lines = std::vector<std::string>;

/// Hears ways back: plays each forward from its end, and remembers the placements reached.
class Ways : public QuietListener {
 public:
  void begin_phase(const PhaseStart& start) override { diagram_ = start.game->position(); }
  void refuse(const Diagnostic& diagnostic) override { ADD_FAILURE() << diagnostic.message; }
  void retracted(const Problem& /*problem*/, const WayBack& way) override {
    const Kinds& kinds = way.rules->kinds();
    Game game(way.rules, way.moves.back().before);
    for (auto taken = way.moves.rbegin(); taken != way.moves.rend(); ++taken) {
      EXPECT_EQ(fen::placement(game.position(), kinds), fen::placement(taken->before, kinds));
      EXPECT_TRUE(game.play(taken->move));
      if (way.series && game.turn() != diagram_.turn()) ADD_FAILURE() << "sides are mixed up";
      if (way.series) game.pass();
    }
    EXPECT_EQ(fen::placement(game.position(), kinds), fen::placement(diagram_, kinds));
    reached.insert(fen::placement(way.moves.back().before, kinds));
    ++count;
  }

  std::multiset<std::string> reached;
  int count = 0;

 private:
  Position diagram_;
};

Ways ways_of(const Lines& lines) {
  Ways ways;
  solve(problem_of(lines), {}, ways);
  return ways;
}

/// Placements one move before, by trying everything: each unit of the side that has moved, or a
/// pawn instead of it, on each square, with each unit of the other side on each empty square, or
/// none. Only what cannot be is left out: pawns on base lines, and the other side in check.
class Everything {
 public:
  explicit Everything(const std::string& fen) : after_(scene(fen).position()), game_(scene(fen)) {}

  std::multiset<std::string> before() {
    const Side mover = opposite(after_.turn());
    for (Bitboard units = after_.of(mover); units != 0;) {
      const Square to = take_first(units);
      for (const Kind kind : {after_.at(to).kind, pawn}) {
        Piece piece = after_.at(to);
        if (kind == pawn && piece.kind == king) continue;
        if (kind != piece.kind && kind != pawn) continue;
        piece.kind = kind;
        from_anywhere(to, piece, mover);
        if (after_.at(to).kind == pawn) break;
      }
    }
    return found_;
  }

 private:
  void from_anywhere(Square to, const Piece& piece, Side mover) {
    for (Square from = 0; from < square_count; ++from) {
      if (from == to || !after_.at(from).empty()) continue;
      if (piece.kind == pawn && base_line(from)) continue;
      Position before = after_;
      before.take(to);
      before.put(from, piece);
      look_at(before);
      for (Square at = 0; at < square_count; ++at) {
        if (!before.at(at).empty() && at != to) continue;
        if (at == from) continue;
        for (const Kind victim : {queen, rook, bishop, knight, pawn}) {
          if (victim == pawn && base_line(at)) continue;
          Position with = before;
          with.put(at, {victim, only(opposite(mover)), 0, 0});
          look_at(with);
          const bool beside = rank_of(to) == 5 && rank_of(from) == 4 && at == to - 8;
          if (beside && victim == pawn && piece.kind == pawn && after_.at(to + 8).empty()) {
            with.set_en_passant(bit(to), at);
            look_at(with);
          }
        }
      }
    }
  }

  static bool base_line(Square square) { return rank_of(square) == 0 || rank_of(square) == 7; }

  void look_at(Position before) {
    before.set_turn(opposite(after_.turn()));
    before.set_fresh(0);
    game_.begin_from(before);
    if (game_.in_check(opposite(game_.turn()))) return;
    for (const Move& move : legal_moves(game_)) {
      // A capture en passant that is not meant to be one is no other position.
      const bool en_passant = move.candidate.type == MoveType::en_passant;
      if (en_passant != (before.state().ep_squares != 0)) continue;
      game_.play(move);
      const Kinds& kinds = game_.rules().kinds();
      if (fen::placement(game_.position(), kinds) == fen::placement(after_, kinds)) {
        found_.insert(fen::placement(before, kinds));
      }
      game_.undo();
    }
  }

  Position after_;
  Game game_;
  std::multiset<std::string> found_;
};

/// Few units, so that no limit of numbers is reached and no proof of illegality is there.
TEST(Retractor, ListsWhatTryingEverythingFinds) {
  for (const std::string placement :
       {"7k/8/8/8/8/8/4P3/K7", "Q6k/8/8/8/8/8/8/K7", "7k/8/3P4/8/8/8/8/K7", "8/8/7k/8/2pP4/8/8/K6R",
        "7k/8/8/8/3N4/8/8/K7", "4k3/8/4P3/8/8/8/8/K7"}) {
    const Ways ways =
        ways_of({"stipulation -1w", "option RetroAnalysis off", "forsyth " + placement});
    EXPECT_EQ(ways.reached, Everything(placement + " b - -").before()) << placement;
    EXPECT_GT(ways.count, 0);
  }
}

TEST(Retractor, EachWayBackCanBePlayedForward) {
  EXPECT_GT(ways_of({"stipulation -1(w+b)", "forsyth 7k/7p/8/8/8/8/P7/K7"}).count, 100);
  EXPECT_GT(ways_of({"stipulation -2b", "forsyth 7k/7p/8/8/8/8/P7/K7"}).count, 100);
  EXPECT_GT(ways_of({"stipulation -1w", "condition Circe", "forsyth 7k/7p/8/8/8/8/P7/K7"}).count,
            3);
}

/// C. Pacurar, Julia's Fairies 728, 2015.
TEST(Retractor, PlaysFromThePositionReached) {
  EXPECT_THAT(solution_lines({"stipulation -2b & h=1", "pieces white Kc6 black Kf3 Pf7h4"}),
              ElementsAre("  -1.Kg3*Bf3 -2.Kh3*Bg3 & 1.f7-f5 Bg3-f4 ="));
}

/// E. Angelini, Europe Echecs 1995. The king has come from f5, or Black could not have given these
/// checks before: by f4*g3 ep., after g2-g4.
TEST(Retractor, ListsLastMovesThatHaveAPast) {
  const std::string diagram = "forsyth 8/8/3r4/4K3/8/4kqpb/8/8";
  EXPECT_THAT(solution_lines({"stipulation -1w", diagram}), ElementsAre("  -1.Kf5*Se5"));
  EXPECT_GT(ways_of({"stipulation -1w", "option RetroAnalysis off", diagram}).count, 10);
}

TEST(Retractor, SidesMustFitThePlay) {
  const Lines diagram{"forsyth 7k/7p/8/8/8/8/P7/K7"};
  const auto complaint = [&](const std::string& stipulation) {
    const Solved solved = solve_problem({"stipulation " + stipulation, diagram.front()});
    return solved.complaints.empty() ? "" : solved.complaints.front();
  };
  EXPECT_THAT(complaint("-1w & h#1"), HasSubstr("but the play begins with Black"));
  EXPECT_THAT(complaint("-1b & #1"), HasSubstr("but the play begins with White"));
  EXPECT_EQ(complaint("-1w & h#1.5"), "");
  EXPECT_EQ(complaint("-1(w+b) & h#1"), "");
  EXPECT_EQ(complaint("-1 & h#1"), "");
  EXPECT_EQ(complaint("-1 & #1"), "");
}

TEST(Retractor, RulesThatDoNotTellAreRefused) {
  const Solved solved = solve_problem(
      {"stipulation -1w & #1", "condition Sentinelles", "forsyth 7k/7p/8/8/8/8/P7/K7"});
  EXPECT_FALSE(solved.ok);
  ASSERT_FALSE(solved.complaints.empty());
  EXPECT_THAT(solved.complaints.front(), HasSubstr("how moves are taken back under Sentinelles"));
}

/// So many units can have been blown up that not all of them are tried: that is told.
TEST(Retractor, TellsThatNotAllWasTried) {
  const Solved solved = solve_problem(
      {"stipulation -1w", "condition Atomic Check", "pieces white Ka1 black Kh8 Pg7h7"});
  EXPECT_EQ(solved.end, solution::End::partial);
  const Solved all = solve_problem({"stipulation -1w", "pieces white Ka1 black Kh8 Pg7h7"});
  EXPECT_EQ(all.end, solution::End::finished);
}

}  // namespace
}  // namespace feerie::test
