#include <algorithm>
#include <array>
#include <cctype>

#include "unit/search/mate_outlook_support.h"
#include "unit/search/random_problem.h"

/// Help and series play with fairy units finds what it finds without foresight. A king stands among
/// its own units and near the edge, so that few moves mate it, and those of the other side that can
/// do so are mostly of one walk.
namespace feerie::test {
namespace {

/// The letters of a unit as Forsyth notation writes them.
std::string unit_of(Side side, std::string_view letters) {
  std::string text;
  for (const char c : letters) {
    text += static_cast<char>(side == Side::white ? c : std::tolower(c));
  }
  if (letters == "N") return (side == Side::white ? "+" : "-") + text;
  if (letters == "S") return side == Side::white ? "N" : "n";
  return letters.size() == 2 ? "." + text : text;
}

/// A board of units, which are put on random empty squares.
class Diagram {
 public:
  explicit Diagram(Dice& dice) : dice_(dice) {}

  void put(Side side, std::string_view letters, Square at) {
    if (at != no_square && units_[at].empty()) units_[at] = unit_of(side, letters);
  }
  void put_somewhere(Side side, std::string_view letters, int first_rank = 0, int last_rank = 7) {
    Square at = no_square;
    do {
      at = make_square(dice_.roll(8), first_rank + dice_.roll(last_rank - first_rank + 1));
    } while (!units_[at].empty());
    put(side, letters, at);
  }
  [[nodiscard]] std::string fen(Side turn) const {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
      int empty = 0;
      for (int file = 0; file < 8; ++file) {
        const std::string& unit = units_[make_square(file, rank)];
        empty += unit.empty() ? 1 : 0;
        if (!unit.empty() && empty > 0) text += std::to_string(std::exchange(empty, 0));
        text += unit;
      }
      if (empty > 0) text += std::to_string(empty);
      if (rank > 0) text += '/';
    }
    return text + (turn == Side::white ? " w - -" : " b - -");
  }

 private:
  Dice& dice_;
  std::array<std::string, square_count> units_;
};

/// Walks whose units are no kings, and move.
std::vector<std::string> letters_of_movers() {
  std::vector<std::string> letters;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const bool king_or_pawn = walk->traits.royal || walk->letters.english == "P";
    if (!king_or_pawn && !walk->traits.motionless) letters.emplace_back(walk->letters.english);
  }
  return letters;
}

/// The side to be mated has its king near the edge with some units beside it.
std::string fen_with(std::string_view walk, Side turn, Side loser, Dice& dice) {
  Diagram diagram(dice);
  const Square king_at = make_square(dice.roll(8), dice.roll(3) == 0 ? 1 : 0);
  diagram.put(loser, "K", king_at);
  for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
    if (dice.roll(5) > 1) continue;
    const Square at = mates::neighbour(king_at, direction);
    const bool officer = at != no_square && (rank_of(at) == 0 || dice.roll(3) == 0);
    diagram.put(loser, officer ? (dice.roll(2) == 0 ? "S" : "B") : "P", at);
  }
  const Side winner = opposite(loser);
  diagram.put_somewhere(winner, "K", 2, 7);
  for (int left = 2 + dice.roll(2); left > 0; --left) {
    // Pawns of some walks may not stand on the outer ranks.
    diagram.put_somewhere(winner, walk, 1, 6);
  }
  if (dice.roll(2) == 0) diagram.put_somewhere(winner, dice.roll(2) == 0 ? "R" : "S");
  if (dice.roll(3) == 0) {
    const int rank = winner == Side::white ? 6 : 1;
    diagram.put_somewhere(winner, "P", rank, rank);
  }
  if (dice.roll(3) == 0) diagram.put_somewhere(loser, walk, 1, 6);
  return diagram.fen(turn);
}

/// Returns the number of lines, which are the same with foresight.
int compare_walk(std::string_view walk, const Task& task, Dice& dice) {
  const Side loser = dice.roll(2) == 0 ? Side::white : Side::black;
  // Whoever makes the last move mates, but for the series in which the other side answers.
  const bool series = task.form == Form::series;
  const bool winner_begins = series || (task.form == Form::help && task.length % 2 == 1);
  const Side turn = winner_begins ? opposite(loser) : loser;
  const std::string fen = fen_with(walk, turn, loser, dice);
  SCOPED_TRACE(fen + " form " + std::to_string(static_cast<int>(task.form)) + " " +
               std::string(task.goal) + std::to_string(task.length));
  Game game = scene(fen);
  if (game.in_check(opposite(game.turn()))) return 0;
  const Result plain = solve(game, task, false);
  const Result foreseen = solve(game, task, true);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return static_cast<int>(plain.lines.size());
}

/// What is asked, and of how many positions with units of each walk.
struct Trial {
  Task task;
  int positions;
};

std::ostream& operator<<(std::ostream& out, const Trial& trial) {
  return out << trial.task.goal << trial.task.length;
}

class FairyForesight : public testing::TestWithParam<Trial> {};

TEST_P(FairyForesight, LosesNoLines) {
  Dice dice = dice_of(51);
  const Trial& trial = GetParam();
  int solved = 0;
  for (const std::string& walk : letters_of_movers()) {
    SCOPED_TRACE(walk);
    int lines = 0;
    for (int i = 0; i < trial.positions && !HasFailure(); ++i) {
      lines += compare_walk(walk, trial.task, dice);
    }
    solved += lines > 0 ? 1 : 0;
  }
  EXPECT_GT(solved, 20);
}

INSTANTIATE_TEST_SUITE_P(AllWalks, FairyForesight,
                         testing::Values(Trial{{Form::help, "#", 3}, 5},
                                         Trial{{Form::help, "#=", 3}, 2},
                                         Trial{{Form::help, "#", 4}, 1},
                                         Trial{{Form::series, "#", 3}, 2},
                                         Trial{{Form::series_help, "#", 2}, 4},
                                         Trial{{Form::parry_series_help, "#", 2}, 2}),
                         [](const auto& instance) {
                           const Task& task = instance.param.task;
                           return "Form" + std::to_string(static_cast<int>(task.form)) + "Goals" +
                                  std::to_string(task.goal.size()) + "Length" +
                                  std::to_string(task.length);
                         });

/// What the foresight spares of the positions of a problem.
double spared(std::string_view fen, const Task& task) {
  Game game = scene(fen);
  const Result plain = solve(game, task, false);
  const Result foreseen = solve(game, task, true);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return 1 - static_cast<double>(foreseen.positions) / plain.positions;
}

TEST(FairyForesight, SparesMostOfTheSearch) {
  // Zebras and camels come near slowly, and guard little.
  EXPECT_GT(spared("8/8/8/4k3/8/8/1.CA6/KZ6 b - -", {Form::help, "#", 6}), 0.9);
  // A hurdle checks: 1.Ka8 Rb7?? is not needed, as any grasshopper may be guarded by any unit.
  EXPECT_GT(spared("k7/8/8/8/8/8/8/K6G b - -", {Form::help, "#", 4}), 0.9);
}

TEST(FairyForesight, KnowsThatAHurdleChecks) {
  // 1...Rg1-d1 #: the rook comes to where the grasshopper hops over it, which has not moved.
  Game game = scene("8/8/8/8/8/1K6/8/k1R3G1 w - -");
  EXPECT_NE(solve(game, {Form::help, "#", 1}, true).lines.size(), 0U);
}

TEST(FairyForesight, LeavesOutWhatItCannotForesee) {
  const Plan plan(*tree_of({Form::help, "#", 3}, Side::black));
  const auto foreseen = [&](std::string_view fen, std::string_view conditions) {
    const Game game = scene(fen, conditions);
    return mates::MateOutlook::make(plan, game.rules(), game.position()) != nullptr;
  };
  EXPECT_TRUE(foreseen("k7/8/8/8/8/8/8/K5GG b - -", ""));
  // Neutral and royal fairy units, and the walks of a board whose edges are joined.
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/K5G=g b - -", ""));
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/.PO5GG b - -", ""));
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/K5.ROG b - -", "Cylinder"));
}

}  // namespace
}  // namespace feerie::test
