#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/square.h"
#include "game/play.h"
#include "support/random_play.h"
#include "unit/game/one_rule.h"
#include "unit/search/solved.h"

/// Last moves are left out behind which the other side has a reply that they leave as it is. What
/// is left out must not stalemate.
namespace feerie::test {
namespace {

/// Units put on squares at random, none on top of another.
class Setting {
 public:
  explicit Setting(Dice& dice) : dice_(dice) {}

  void put(const std::string& unit, int first_rank, int last_rank) {
    Square square = no_square;
    while (square == no_square || contains(taken_, square)) {
      square = make_square(dice_.roll(8), first_rank + dice_.roll(last_rank - first_rank + 1));
    }
    taken_ |= bit(square);
    text_ += " " + unit + static_cast<char>('a' + file_of(square)) +
             static_cast<char>('1' + rank_of(square));
  }
  [[nodiscard]] std::string take() { return std::exchange(text_, ""); }

 private:
  Dice& dice_;
  Bitboard taken_ = 0;
  std::string text_;
};

/// A rule, and how many last moves stalemate in random positions at least.
struct Rule {
  const char* condition;
  int solutions;
};

std::ostream& operator<<(std::ostream& out, const Rule& rule) {
  return out << (rule.condition[0] == 0 ? "none" : rule.condition);
}

class StandingReplies : public testing::TestWithParam<Rule> {};

/// A king with one or two units, in the corner and in front of it, against many that can shut it
/// in. A unit that is no officer keeps the game from taking orthodox ways.
TEST_P(StandingReplies, LoseNoStalemate) {
  Dice dice(2026);
  int solutions = 0;
  for (int number = 0; number < 600; ++number) {
    Setting setting(dice);
    setting.put("k", 7, 7);
    const std::vector<std::string> others{"p", "s", "b", "r", "g"};
    for (int count = dice.roll(3); count > 0; --count)
      setting.put(others[static_cast<std::size_t>(dice.roll(5))], 1, 6);
    const std::string black = setting.take();
    for (const char* unit : {"k", "q", "r", "g", "n"}) setting.put(unit, 0, 7);
    setting.put("p", 4, 6);
    const std::string white = setting.take();
    std::vector<std::string> lines{"stipulation h=0.5",
                                   fmt::format("pieces white{} black{}", white, black)};
    if (GetParam().condition[0] != 0) {
      lines.push_back(std::string("condition ") + GetParam().condition);
    }
    solutions += compare_short_cuts(lines);
  }
  EXPECT_GT(solutions, GetParam().solutions);
}

INSTANTIATE_TEST_SUITE_P(Under, StandingReplies,
                         testing::Values(Rule{"", 300}, Rule{"ChecklessChess", 300},
                                         Rule{"Circe", 300}, Rule{"AntiCirce", 300},
                                         Rule{"ChameleonChess", 300}, Rule{"Madrasi", 300}));

/// Units come up from below the squares that are left, and neutral ones move for both sides. Checks
/// are no stalemates.
TEST(StandingReplies, LoseNoStalemateWhereUnitsWaitBelow) {
  Dice dice(2027);
  int solutions = 0;
  for (int number = 0; number < 150 && !HasFailure(); ++number) {
    Setting setting(dice);
    for (const char* unit : {"k", "p"}) setting.put(unit, 6, 6);
    const std::string black = setting.take();
    for (const char* unit : {"k", "q", "r"}) setting.put(unit, 0, 7);
    const std::string white = setting.take();
    const std::vector<std::string> others{"p", "s", "r", "g"};
    setting.put(others[static_cast<std::size_t>(dice.roll(4))], 1, 6);
    const std::string neutral = setting.take();
    for (const char* condition : {"Circe Volcanic", "HauntedChess", "Circe Parrain"}) {
      for (const char* task : {"h=1.5", "ser-h=2"}) {
        solutions += compare_short_cuts(
            {std::string("stipulation ") + task,
             fmt::format("pieces white{} black{} neutral{}", white, black, neutral),
             std::string("condition ") + condition});
      }
    }
  }
  EXPECT_GT(solutions, 20);
}

int solutions_of(const std::string& pieces, const std::string& condition) {
  std::vector<std::string> lines{"stipulation h=0.5", "pieces " + pieces};
  if (!condition.empty()) lines.push_back("condition " + condition);
  return compare_short_cuts(lines);
}

TEST(StandingReplies, AreShutInByWhoeverStandsInTheWay) {
  // The bishop could go to h1 before the knight comes to b7. It may not capture the knight, which
  // could not be reborn on b1.
  EXPECT_EQ(solutions_of("white kf7 pg6 sc5 gb1 black kh8 ba8", "Circe Strict"), 1);
}

TEST(StandingReplies, AreForbiddenWhereTheyCheckAKingThatHasMoved) {
  // The pawn would check the king on b1.
  EXPECT_EQ(solutions_of("white kc1 ra7 sf6a1 gh1 black kh8 pa3", "ChecklessChess"), 1);
}

TEST(StandingReplies, AreForbiddenWhereTheyCheckAKingThatStays) {
  // Where the king leaves b1 the pawn may go, and nowhere else.
  EXPECT_GT(solutions_of("white kb1 ra7 sf6a1 gh1 black kh8 pa3", "ChecklessChess"), 3);
}

TEST(StandingReplies, AreForbiddenWhereTheyOpenALineToAKing) {
  // If the knight goes, the bishop checks as soon as the pawn goes.
  EXPECT_EQ(solutions_of("white ke1 sd2 pb5g6h6 bd5 black kh8 ba5 pb4b6", "ChecklessChess"), 7);
}

TEST(StandingReplies, DoNotMatterBehindAMoveThatEndsPlay) {
  // The rook comes to b2 with its second move, whether Black could avoid a check then or not.
  EXPECT_GT(compare_short_cuts({"sstip white 4a[zb2]d[#]", "pieces white ka8 rc7 gh3 black kh8"}),
            0);
}

TEST(StandingReplies, AreShutInByWhatAPawnBecomes) {
  // Queen and rook take the last rank from the king.
  EXPECT_EQ(solutions_of("white kf5 pa7f6g5 gb1 black kh7", ""), 2);
}

/// Says that it does nothing while nobody stands on the square, and rejects all moves while
/// somebody does.
constexpr Square h5 = 39;
void enrol_warden(Rulebook& book, Arguments& /*arguments*/) {
  const auto idle = [](const Game& game, const Candidate&, const Arguments&) {
    return !contains(game.position().occupied(), h5);
  };
  book.during(Step::before,
              [](Play& play, const Arguments&) {
                if (contains(play.position().occupied(), h5)) play.reject();
              },
              {.idle = idle});
}

TEST(StandingReplies, DoNotStandWhereRulesWakeBehindTheMove) {
  constexpr Square e1 = 4, g3 = 22, e8 = 60;
  Position position;
  position.put(e1, {king, Sides::white, 1, royal_bit});
  position.put(e8, {king, Sides::black, 2, royal_bit});
  position.put(g3, {knight, Sides::white, 3, 0});
  Game game = game_with(enrol_warden, position);
  Candidates blocks;
  game.generate_legal(blocks, Wanted::blocks);
  // Behind the other moves the black king goes where it went behind the first one.
  EXPECT_EQ(blocks, Candidates({{g3, h5}}));
  Move move;
  move.candidate = {g3, h5};
  ASSERT_TRUE(game.play(move));
  EXPECT_TRUE(game.stalemated());
}

}  // namespace
}  // namespace feerie::test
