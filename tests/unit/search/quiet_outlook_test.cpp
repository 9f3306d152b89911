#include "search/mates/quiet_outlook.h"

#include <algorithm>
#include <ostream>

#include <gtest/gtest.h>

#include "unit/search/mate_outlook_support.h"

/// Moves that are left out before the last move but one of a helped mate lead to no mate, where all
/// that rules do is that captured units appear elsewhere.
namespace feerie::test {
namespace {

/// Can the side on move mate with its next move?
bool can_mate(Game& game) {
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    const bool mates = game.mated();
    game.undo();
    if (mates) return true;
  }
  return false;
}

struct Tally {
  int positions = 0;
  int quiet = 0;
  int left_out = 0;
  int behind_which_is_mate = 0;
};

/// Plays all moves that are left out, and looks for mates behind them.
void compare(Game& game, Tally& tally) {
  const auto tree = tree_of({Form::help, "#", 1}, game.turn());
  const Plan plan(*tree);
  const auto outlook = mates::QuietOutlook::make(plan, game.rules());
  ASSERT_NE(outlook, nullptr);
  Candidates kept;
  game.generate(kept);
  ASSERT_TRUE(outlook->enter(game.position(), 0, 2));
  outlook->sift(kept);
  ++tally.positions;
  for (const Move& move : legal_moves(game)) {
    const bool is_kept = std::ranges::any_of(kept, [&](const Candidate& other) {
      return other.from == move.candidate.from && other.to == move.candidate.to;
    });
    game.play(move);
    const bool mate = can_mate(game);
    game.undo();
    tally.quiet += move.candidate.captures() ? 0 : 1;
    tally.left_out += is_kept ? 0 : 1;
    tally.behind_which_is_mate += mate ? 1 : 0;
    EXPECT_TRUE(is_kept || !mate) << "lost";
  }
  outlook->leave();
}

struct Rule {
  const char* condition;
  /// Positions looked at; where units choose their squares of rebirth, each takes long.
  int positions = 1'500;
  friend std::ostream& operator<<(std::ostream& out, const Rule& rule) {
    return out << rule.condition;
  }
};

class QuietMoves : public testing::TestWithParam<Rule> {};

TEST_P(QuietMoves, LeadToNoMateIfTheyAreLeftOut) {
  Dice dice(91);
  Tally tally;
  for (int i = 0; i < GetParam().positions && !HasFailure(); ++i) {
    const std::string fen = random_fen(dice, 4 + dice.roll(14));
    SCOPED_TRACE(fen);
    Game game = scene(fen, GetParam().condition);
    if (game.in_check(opposite(game.turn()))) continue;
    compare(game, tally);
  }
  EXPECT_GT(tally.positions, GetParam().positions / 3);
  EXPECT_GT(tally.left_out, tally.quiet / 4);
  EXPECT_GT(tally.behind_which_is_mate, GetParam().positions / 15);
}

INSTANTIATE_TEST_SUITE_P(OfRebirth, QuietMoves,
                         testing::Values(Rule{"Circe"}, Rule{"PWC"}, Rule{"DiagramCirce"},
                                         Rule{"CouscousCirce"}, Rule{"MirrorCirce"},
                                         Rule{"SymmetryCirce"}, Rule{"SuperCirce", 300},
                                         Rule{"CirceTake&Make"}));

bool foreseen(const char* condition, const char* goal = "#") {
  Game game = scene("4k3/8/8/3q4/8/8/1P5P/R3K3 w", condition);
  const auto tree = tree_of({Form::help, goal, 2}, game.turn());
  return mates::QuietOutlook::make(Plan(*tree), game.rules()) != nullptr;
}

TEST(QuietOutlook, IsThereForRebirthsAlone) {
  EXPECT_TRUE(foreseen("Circe"));
  EXPECT_FALSE(foreseen(""));
  EXPECT_FALSE(foreseen("Circe", "="));
  // Attacks, moves or more than the unit captured are changed.
  for (const char* condition : {"AntiCirce", "Madrasi", "Breton", "Kobul", "Andernach", "Take&Make",
                                "Circe Parrain", "Circe Assassin", "Einstein"}) {
    EXPECT_FALSE(foreseen(condition)) << condition;
  }
}

}  // namespace
}  // namespace feerie::test
