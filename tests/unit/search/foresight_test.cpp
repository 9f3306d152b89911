#include <algorithm>
#include <array>

#include "unit/search/mate_outlook_support.h"
#include "unit/search/random_problem.h"

/// Help and series play that foresees mates and stalemates finds what it finds without. The random
/// positions lean to what shortens or bends the journeys of units: castling, promotion, captures en
/// passant, captures one after the other, units that go away and come back.
namespace feerie::test {
namespace {

/// A diagram as a FEN, unit by unit.
class Diagram {
 public:
  explicit Diagram(Dice& dice) : dice_(dice) { board_.fill('1'); }

  [[nodiscard]] bool empty(int file, int rank) const { return at(file, rank) == '1'; }
  void put(char letter, int file, int rank) { board_[make_square(file, rank)] = letter; }
  /// On an empty square of these ranks; a pawn on none of the outer ones.
  void put_somewhere(char letter, int first_rank = 0, int last_rank = 7) {
    const bool pawn = letter == 'P' || letter == 'p';
    if (pawn) first_rank = std::max(first_rank, 1);
    if (pawn) last_rank = std::min(last_rank, 6);
    while (true) {
      const int file = dice_.roll(8);
      const int rank = first_rank + dice_.roll(last_rank - first_rank + 1);
      if (!empty(file, rank)) continue;
      return put(letter, file, rank);
    }
  }
  void allow(char castling) { rights_ += castling; }
  void open(int file, int rank) {
    passed_ = {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
  }
  [[nodiscard]] std::string fen(Side turn) const {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
      for (int file = 0; file < 8; ++file) text += at(file, rank);
      if (rank > 0) text += '/';
    }
    return text + (turn == Side::white ? " w " : " b ") + (rights_.empty() ? "-" : rights_) + ' ' +
           passed_;
  }

 private:
  [[nodiscard]] char at(int file, int rank) const { return board_[make_square(file, rank)]; }

  Dice& dice_;
  std::array<char, square_count> board_{};
  std::string rights_;
  std::string passed_ = "-";
};

char letter(Side side, char kind) {
  return side == Side::white ? kind : static_cast<char>(kind - 'A' + 'a');
}

char any_letter(std::string_view letters, Dice& dice) {
  return letters[static_cast<std::size_t>(dice.roll(static_cast<int>(letters.size())))];
}

/// A king at home with a rook, and some of its units around them: it may castle into a mate.
void add_castle(Diagram& diagram, Side side, int defenders, Dice& dice) {
  const int base = side == Side::white ? 0 : 7;
  const int ahead = side == Side::white ? 1 : -1;
  const bool right = dice.roll(3) != 0;
  diagram.put(letter(side, 'K'), 4, base);
  diagram.put(letter(side, 'R'), right ? 7 : 0, base);
  diagram.allow(letter(side, right ? 'K' : 'Q'));
  for (int i = 0; i < defenders; ++i) {
    const int file = right ? 5 + dice.roll(3) : dice.roll(4);
    const char kind = any_letter("PPPN", dice);
    if (diagram.empty(file, base + ahead)) diagram.put(letter(side, kind), file, base + ahead);
  }
}

/// Pawns that are about to promote, or to make a double step.
void add_pawns(Diagram& diagram, Side side, int count, Dice& dice) {
  for (int i = 0; i < count; ++i) {
    const int rank = dice.roll(2) == 0 ? 6 : dice.roll(2) == 0 ? 5 : 1;
    const int on = side == Side::white ? rank : 7 - rank;
    diagram.put_somewhere(letter(side, 'P'), on, on);
  }
}

/// A pawn that has just made a double step beside one of the side on move.
void add_passing_pawn(Diagram& diagram, Side turn, Dice& dice) {
  const int file = dice.roll(8);
  const int beside = file == 0 ? 1 : file == 7 ? 6 : file + 1 - 2 * dice.roll(2);
  const int rank = turn == Side::white ? 4 : 3;
  const int back = turn == Side::white ? 1 : -1;
  const bool open = diagram.empty(file, rank) && diagram.empty(beside, rank) &&
                    diagram.empty(file, rank + back) && diagram.empty(file, rank + 2 * back);
  if (!open) return;
  diagram.put(letter(opposite(turn), 'P'), file, rank);
  diagram.put(letter(turn, 'P'), beside, rank);
  diagram.open(file, rank + back);
}

/// `units`: officers of each side at most.
std::string leaning_fen(Side turn, int units, Dice& dice) {
  Diagram diagram(dice);
  const Side loser = dice.roll(4) == 0 ? turn : opposite(turn);
  for (const Side side : {Side::white, Side::black}) {
    if (dice.roll(2) == 0) add_castle(diagram, side, side == loser ? dice.roll(4) : 0, dice);
  }
  const std::string so_far = diagram.fen(turn);
  for (const Side side : {Side::white, Side::black}) {
    const char king = letter(side, 'K');
    if (so_far.substr(0, so_far.find(' ')).find(king) == std::string::npos) {
      diagram.put_somewhere(king);
    }
    add_pawns(diagram, side, dice.roll(2), dice);
    for (int i = dice.roll(units + 1); i > 0; --i) {
      diagram.put_somewhere(letter(side, any_letter("QRRBBNN", dice)));
    }
  }
  // Last, so that nobody comes to stand where the pawn has gone.
  if (dice.roll(4) == 0) add_passing_pawn(diagram, turn, dice);
  return diagram.fen(turn);
}

/// The first line that only one of the searches has found; empty if they agree.
std::string first_difference(const Lines& some, const Lines& others) {
  if (some == others) return "";
  for (const Lines* lines : {&some, &others}) {
    const Lines& rest = lines == &some ? others : some;
    for (const std::vector<Move>& line : *lines) {
      if (std::ranges::find(rest, line) != rest.end()) continue;
      std::string text = lines == &some ? "missing:" : "extra:";
      for (const Move& move : line) {
        text += ' ' + to_string(move.candidate.from) + to_string(move.candidate.to);
      }
      return text;
    }
  }
  return "another order";
}

/// Solves with and without foresight; returns the number of lines. `least_moves`: as in
/// `MateOutlook::Sketching`.
std::size_t compare(const std::string& fen, const Task& task, int least_moves) {
  SCOPED_TRACE(fen + " form " + std::to_string(static_cast<int>(task.form)) + " " +
               std::string(task.goal) + std::to_string(task.length));
  Game game = scene(fen);
  if (game.in_check(opposite(game.turn()))) return 0;
  const Result plain = solve(game, task, false);
  const Result foreseen = solve(game, task, true, {least_moves, 1 << 22, nullptr, 0});
  EXPECT_EQ(first_difference(plain.lines, foreseen.lines), "");
  // Drawn when play is under way.
  for (const int positions : {1, 20}) {
    const Result late = solve(game, task, true, {least_moves, 1 << 22, nullptr, 100, positions});
    EXPECT_EQ(first_difference(plain.lines, late.lines), "");
    if (least_moves > 1) break;
  }
  return plain.lines.size();
}

std::size_t compare_many(const std::vector<Task>& tasks, int count, int units, Dice& dice) {
  std::size_t lines = 0;
  for (int number = 0; number < count && !testing::Test::HasFailure(); ++number) {
    const Task& task = tasks[static_cast<std::size_t>(number) % tasks.size()];
    const Side turn = dice.roll(2) == 0 ? Side::white : Side::black;
    const std::string fen = leaning_fen(turn, units, dice);
    // Pictures are drawn in some, in others only distances are asked.
    lines += compare(fen, task, dice.roll(2) == 0 ? 1 : 100);
  }
  return lines;
}

TEST(Foresight, LosesNoShortHelpPlay) {
  Dice dice = dice_of(31);
  EXPECT_GT(compare_many({{Form::help, "#", 2},
                          {Form::help, "#", 3},
                          {Form::help, "=", 3},
                          {Form::help, "#", 4},
                          {Form::help, "#=", 3},
                          {Form::help, "=", 4}},
                         300, 2, dice),
            500U);
}

TEST(Foresight, LosesNoSeries) {
  Dice dice = dice_of(32);
  EXPECT_GT(compare_many({{Form::series, "#", 3},
                          {Form::series, "=", 4},
                          {Form::series_help, "#", 3},
                          {Form::series_help, "=", 3},
                          {Form::series_self, "#", 2},
                          {Form::series_help, "#", 4}},
                         150, 2, dice),
            200U);
}

TEST(Foresight, LosesNoPlayWithTwoEndsOrMoreBehind) {
  Dice dice = dice_of(33);
  EXPECT_GT(compare_many({{Form::reciprocal_help, "#", 3},
                          {Form::help_self, "#", 2},
                          {Form::help_self, "#", 3},
                          {Form::series_reciprocal_help, "#", 2},
                          {Form::reciprocal_help, "=", 3}},
                         1200, 3, dice),
            0U);
}

/// Deep play behind a wall of pawns, which leaves units little room until somebody captures one.
std::string walled_fen(Side turn, bool castle, Dice& dice) {
  Diagram diagram(dice);
  for (int file = 0; file < 8; ++file) {
    diagram.put('P', file, 3);
    diagram.put('p', file, 4);
  }
  if (castle) {
    add_castle(diagram, Side::white, 0, dice);
  } else {
    diagram.put_somewhere('K', 0, 2);
    diagram.put_somewhere(any_letter("RBN", dice), 0, 2);
  }
  diagram.put_somewhere('k', 5, 7);
  return diagram.fen(turn);
}

TEST(Foresight, LosesNoDeepHelpPlay) {
  Dice dice = dice_of(34);
  // Without foresight each half-move more takes several times as long.
  const int longest = looks_further() ? 9 : 6;
  for (int number = 0; number < 6 && !HasFailure(); ++number) {
    const Side turn = number % 2 == 0 ? Side::black : Side::white;
    const int length = 5 + number % (longest - 4);
    compare(walled_fen(turn, number % 3 == 0, dice), {Form::help, "#", length},
            dice.roll(2) == 0 ? 1 : 100);
  }
}

TEST(Foresight, KnowsThatACastlingKingArrivesWithOneMove) {
  // 1.0-0 Qh6*g7 # and 1.0-0-0 Qa7-a8 #: walking takes the king two moves.
  for (const char* fen : {"4k2r/5ppp/5P1Q/8/8/8/8/K7 b k -", "r3k3/Qppp4/8/8/8/8/8/K7 b q -"}) {
    for (const int least_moves : {1, 100}) {
      EXPECT_GT(compare(fen, {Form::help, "#", 2}, least_moves), 0U);
    }
  }
}

TEST(Foresight, KnowsThatAUnitLeavesAndComesBackToCheck) {
  // 1...Sd6-c4 2.Kf8-e8 Ka1-a2 3.Rg8-f8 Sc4-d6 #: only from d6 the knight guards f7, and where it
  // stands it would check too early.
  for (const int least_moves : {1, 100}) {
    EXPECT_GT(compare("3r1kr1/3pn3/3N4/8/8/8/8/K7 w - -", {Form::help, "#", 5}, least_moves), 0U);
  }
}

TEST(Foresight, KnowsThatTheKingCanGoWhereItsUnitsGetPinned) {
  // 1.Kg7-h8 Ra1*a8 =: the rook captures one knight and stops the other without coming near it.
  for (const int least_moves : {1, 100}) {
    EXPECT_EQ(compare("n2n4/5Pkp/7P/8/8/8/4K3/R7 b - -", {Form::help, "=", 2}, least_moves), 1U);
  }
}

}  // namespace
}  // namespace feerie::test
