#include "game/idle.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/play.h"
#include "game/rulebook.h"
#include "support/scene.h"
#include "unit/game/one_rule.h"

/// What rules tell of their acts for single moves, and what the kernel makes of it.
namespace feerie::test {
namespace {

constexpr Square a4 = 24, a5 = 32, e4 = 28, e6 = 44;
constexpr Square e1 = 4, e8 = 60;
constexpr Reason sent{"sent elsewhere", Style::transfer};

/// Two kings, a white rook on a4, and a black pawn on e4.
Position rook_and_pawn() {
  Position position;
  position.put(e1, {king, Sides::white, 1, royal_bit});
  position.put(e8, {king, Sides::black, 2, royal_bit});
  position.put(a4, {rook, Sides::white, 3, 0});
  position.put(e4, {pawn, Sides::black, 4, 0});
  return position;
}

/// Rejects each move in which it is asked, and says that it is idle in moves to a5.
void enrol_deceiver(Rulebook& book, Arguments& /*arguments*/) {
  const auto idle = [](const Game&, const Candidate& move, const Arguments&) {
    return move.to == a5;
  };
  book.during(Step::landing, [](Play& play, const Arguments&) { play.reject(); }, {.idle = idle});
}

/// Rejects each move, and says that it only does what other rules make it do.
void enrol_follower(Rulebook& book, Arguments& /*arguments*/) {
  book.during(Step::landing, [](Play& play, const Arguments&) { play.reject(); },
              {.follows_others = true});
}

bool playable(Game& game, Square from, Square to, bool captures = false) {
  Move move;
  move.candidate = {from, to, captures ? to : no_square};
  const bool legal = game.play(move);
  if (legal) game.undo();
  return legal;
}

TEST(IdleRules, AreNotAsked) {
  Game game = game_with(enrol_deceiver, rook_and_pawn());
  EXPECT_TRUE(playable(game, a4, a5));
  EXPECT_FALSE(playable(game, a4, e4, true));
  game.take_short_cuts(false);
  EXPECT_FALSE(playable(game, a4, a5));
}

TEST(IdleRules, ThatFollowOthersAreNotAskedAlone) {
  Game game = game_with(enrol_follower, rook_and_pawn());
  EXPECT_TRUE(playable(game, a4, a5));
  game.take_short_cuts(false);
  EXPECT_FALSE(playable(game, a4, a5));
}

TEST(IdleRules, ThatFollowOthersAreAskedBesideThem) {
  Game game = game_with(
      [](Rulebook& book, Arguments& arguments) {
        enrol_deceiver(book, arguments);
        enrol_follower(book, arguments);
      },
      rook_and_pawn());
  EXPECT_TRUE(playable(game, a4, a5));
  EXPECT_FALSE(playable(game, a4, e4, true));
}

TEST(IdleRules, UsualAnswers) {
  Game game = scene("4k3/P7/8/8/8/8/8/R3K3 w -");
  constexpr Square a1 = 0, a2 = 8, a7 = 48, a8 = 56;
  const Arguments none;
  EXPECT_TRUE(idle::unless_special(game, {a1, a2}, none));
  EXPECT_TRUE(idle::unless_captures(game, {a1, a2}, none));
  EXPECT_FALSE(idle::unless_captures(game, {a1, a2, a2}, none));
  EXPECT_TRUE(idle::unless_promotes(game, {a1, a8}, none));
  EXPECT_FALSE(idle::unless_promotes(game, {a7, a8}, none));
  Arguments marked;
  marked.trait = royal_bit;
  EXPECT_TRUE(idle::unless_marked(game, {a1, a2}, marked));
  EXPECT_FALSE(idle::unless_marked(game, {e1, a2}, marked));
}

bool lists(Game& game, Square from, Square to, Wanted wanted) {
  Candidates moves;
  game.generate_legal(moves, wanted);
  return std::ranges::any_of(
      moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
}

/// A unit that captures goes to the square.
template <Square end>
void enrol_sending(Rulebook& book, Arguments& /*arguments*/) {
  book.during(Step::mover_rebirth,
              [](Play& play, const Arguments&) {
                if (play.captures()) play.move(play.mover_at(), end, sent);
              },
              {.captures_only = true,
               .units = Extent::Units::mover,
               .ends = [](Game&, const Candidate&, const Arguments&) { return bit(end); }});
}

constexpr Square h5 = 39, h8 = 63;

TEST(EndsOfMoves, DecideWhetherTheMoverChecks) {
  Game away = game_with(enrol_sending<h5>, rook_and_pawn());
  EXPECT_FALSE(lists(away, a4, e4, Wanted::checks));
  Game there = game_with(enrol_sending<h8>, rook_and_pawn());
  EXPECT_TRUE(lists(there, a4, e4, Wanted::checks));
}

TEST(EndsOfMoves, DecideWhatIsOpened) {
  // Behind the pawn that is captured on e4 stands a queen.
  Position position = rook_and_pawn();
  constexpr Square e2 = 12, c3 = 18;
  position.put(e2, {queen, Sides::white, 5, 0});
  position.put(c3, {knight, Sides::white, 6, 0});
  Game away = game_with(enrol_sending<h5>, position);
  EXPECT_TRUE(lists(away, c3, e4, Wanted::checks));
  Game between = game_with(enrol_sending<e6>, position);
  EXPECT_FALSE(lists(between, c3, e4, Wanted::checks));
}

TEST(EndsOfMoves, OfTwoRulesAreNotTold) {
  Game game = game_with(
      [](Rulebook& book, Arguments& arguments) {
        enrol_sending<h8>(book, arguments);
        enrol_sending<h5>(book, arguments);
      },
      rook_and_pawn());
  EXPECT_TRUE(game.rules().changes(true).anything);
}

}  // namespace
}  // namespace feerie::test
