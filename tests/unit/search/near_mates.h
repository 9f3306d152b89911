#pragma once

#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

#include "core/rays.h"
#include "search/mates/ring.h"
#include "unit/search/mate_outlook_support.h"

/// Random diagrams that are near to a mate.
namespace feerie::test {

/// The letters of a unit as Forsyth notation writes them.
inline std::string unit_of(Side side, std::string_view letters) {
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

/// A diagram in which few moves mate: a king stands near the edge with some units beside it, and
/// those of the other side are mostly of one walk.
inline std::string fen_with(std::string_view walk, Side turn, Side loser, Dice& dice) {
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
inline int compare_near_mate(std::string_view walk, std::string_view conditions, const Task& task,
                             Dice& dice, const mates::MateOutlook::Sketching& sketching = {}) {
  const Side loser = dice.roll(2) == 0 ? Side::white : Side::black;
  // Whoever makes the last move mates, but for the series in which the other side answers.
  const bool series = task.form == Form::series;
  const bool winner_begins = series || (task.form == Form::help && task.length % 2 == 1);
  const Side turn = winner_begins ? opposite(loser) : loser;
  const std::string fen = fen_with(walk, turn, loser, dice);
  SCOPED_TRACE(fen + " " + std::string(conditions) + " form " +
               std::to_string(static_cast<int>(task.form)) + " " + std::string(task.goal) +
               std::to_string(task.length));
  Game game = scene(fen, conditions);
  if (game.in_check(opposite(game.turn()))) return 0;
  const Result plain = solve(game, task, false, sketching);
  const Result foreseen = solve(game, task, true, sketching);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return static_cast<int>(plain.lines.size());
}

}  // namespace feerie::test
