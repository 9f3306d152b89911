#include "unit/search/mate_outlook_support.h"

namespace feerie::test {
namespace {

/// A position in a corner of the board, where mates and stalemates are near: the king of `loser`
/// and some other units of its side, and few of the other.
std::string cramped_fen(Dice& dice, Side loser, int own, int others) {
  std::array<char, square_count> board;
  board.fill('1');
  const bool right = dice.roll(2) == 1;
  const auto place = [&](char letter, int files, int ranks) {
    for (;;) {
      const int file = dice.roll(files);
      const int rank = dice.roll(ranks);
      const int there = (right ? 7 - file : file) + 8 * (loser == Side::black ? 7 - rank : rank);
      const bool is_pawn = letter == 'p' || letter == 'P';
      if (board[static_cast<std::size_t>(there)] != '1') continue;
      if (is_pawn && (there < 8 || there >= 56)) continue;
      board[static_cast<std::size_t>(there)] = letter;
      return;
    }
  };
  const auto letter = [loser](Side side, char kind) {
    const bool white = (side == Side::white) == (loser == Side::white);
    return white ? kind : static_cast<char>(kind - 'A' + 'a');
  };
  constexpr std::string_view kinds = "PPPPNBRQ";
  const auto any = [&] { return kinds[static_cast<std::size_t>(dice.roll(8))]; };
  std::string rights = "-";
  if (dice.roll(3) == 0) {
    const int rank = loser == Side::black ? 7 : 0;
    board[make_square(4, rank)] = letter(Side::white, 'K');
    board[make_square(right ? 7 : 0, rank)] = letter(Side::white, 'R');
    rights = letter(Side::white, right ? 'K' : 'Q');
  } else {
    place(letter(Side::white, 'K'), 3, 3);
  }
  place(letter(Side::black, 'K'), 5, 5);
  for (int i = 0; i < own; ++i) place(letter(Side::white, any()), 5, 5);
  for (int i = 0; i < others; ++i) place(letter(Side::black, any()), 6, 6);
  std::string fen;
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) fen += board[make_square(file, rank)];
    fen += rank > 0 ? "/" : "";
  }
  return fen + (dice.roll(2) == 1 ? " w " : " b ") + rights + " - 0 1";
}

/// The first line that only one of the searches has found; empty if they agree.
std::string first_difference(const Lines& some, const Lines& others) {
  for (const Lines* lines : {&some, &others}) {
    const Lines& rest = lines == &some ? others : some;
    for (const std::vector<Move>& line : *lines) {
      if (std::ranges::find(rest, line) != rest.end()) continue;
      std::string text = lines == &some ? "missing:" : "extra:";
      for (const Move& move : line)
        text += " " + to_string(move.candidate.from) + to_string(move.candidate.to);
      return text;
    }
  }
  return some == others ? "" : "another order";
}

/// Lines of the task with everything searched; the same must be found with foresight, whether final
/// positions are drawn (with that much work) or not.
std::size_t lines_with_and_without(Game& game, const Task& task, int most_work) {
  const Result plain = solve(game, task, false);
  EXPECT_EQ(first_difference(plain.lines, solve(game, task, true, {1, most_work}).lines), "");
  EXPECT_EQ(first_difference(plain.lines, solve(game, task, true, {100, 1}).lines), "");
  return plain.lines.size();
}

TEST(MateOutlook, FindTheSameWithPictures) {
  Dice dice(6);
  const std::vector<Task> tasks{{Form::help, "#", 5},        {Form::help, "=", 5},
                                {Form::help, "#=", 4},       {Form::series, "#", 4},
                                {Form::series_help, "#", 4}, {Form::series_help, "=", 4}};
  std::size_t lines = 0;
  for (int number = 0; number < 60;) {
    const Side loser = dice.roll(2) == 1 ? Side::white : Side::black;
    const std::string fen = cramped_fen(dice, loser, dice.roll(5), 1 + dice.roll(2));
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    const Task& task = tasks[static_cast<std::size_t>(number) % tasks.size()];
    SCOPED_TRACE(fen + " " + std::string(task.goal) + std::to_string(task.length));
    const Result plain = solve(game, task, false);
    EXPECT_EQ(first_difference(plain.lines, solve(game, task, true, {1, 1 << 30}).lines), "");
    lines += plain.lines.size();
  }
  EXPECT_GT(lines, 100U);
}

/// The FEN with units that do not move instead of bishops and knights. In Forsyth two digits are
/// one number.
std::string with_motionless(const std::string& fen) {
  std::string text;
  int empty = 0;
  const auto squares = fen.find(' ');
  for (const char letter : fen.substr(0, squares)) {
    if (letter == '1') {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    const bool minor = std::string_view("BNbn").find(letter) < 4;
    if (minor) {
      text += letter == 'B' || letter == 'N' ? ".DU" : ".du";
    } else {
      text += letter;
    }
  }
  if (empty > 0) text += std::to_string(empty);
  return text + fen.substr(squares);
}

TEST(MateOutlook, FindTheSameWithUnitsThatDoNotMove) {
  Dice dice(9);
  const std::vector<Task> tasks{{Form::help, "#", 5},        {Form::help, "=", 5},
                                {Form::help, "#=", 4},       {Form::help, "=", 4},
                                {Form::series_help, "#", 4}, {Form::series_help, "=", 4}};
  std::size_t lines = 0;
  for (int number = 0; number < 40;) {
    const Side loser = dice.roll(2) == 1 ? Side::white : Side::black;
    const std::string fen =
        with_motionless(cramped_fen(dice, loser, 1 + dice.roll(5), 1 + dice.roll(3)));
    Game game = scene(fen, "PromOnly q s du");
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    const Task& task = tasks[static_cast<std::size_t>(number) % tasks.size()];
    SCOPED_TRACE(fen + " " + std::string(task.goal) + std::to_string(task.length));
    lines += lines_with_and_without(game, task, 1 << 30);
  }
  EXPECT_GT(lines, 100U);
}

TEST(MateOutlook, FindTheSameWhereRulesSelectAmongLegalMoves) {
  Dice dice(10);
  const std::vector<Task> tasks{{Form::help, "#", 5},        {Form::help, "=", 4},
                                {Form::help, "#=", 4},       {Form::series, "#", 4},
                                {Form::series_help, "#", 4}, {Form::series_help, "=", 4}};
  const std::vector<std::string_view> rules{"BlackMaximummer", "WhiteMinimummer",
                                            "BlackMustCapture", "AlphabeticChess"};
  std::size_t lines = 0;
  for (std::size_t number = 0; number < 72;) {
    const Side loser = dice.roll(2) == 1 ? Side::white : Side::black;
    const std::string fen = cramped_fen(dice, loser, dice.roll(5), 1 + dice.roll(3));
    const std::string_view rule = rules[number % rules.size()];
    Game game = scene(fen, rule);
    if (game.in_check(opposite(game.turn()))) continue;
    const Task& task = tasks[number / rules.size() % tasks.size()];
    ++number;
    SCOPED_TRACE(fen + " " + std::string(rule) + " " + std::string(task.goal));
    lines += lines_with_and_without(game, task, 1 << 20);
  }
  EXPECT_GT(lines, 100U);
}

TEST(MateOutlook, FindTheSameReciprocalPlayWithPictures) {
  Dice dice(1);
  std::size_t lines = 0;
  for (int number = 0; number < 100;) {
    const Side loser = dice.roll(2) == 1 ? Side::white : Side::black;
    const std::string fen = cramped_fen(dice, loser, 1 + dice.roll(3), 1 + dice.roll(3));
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    const Task task = number % 3 == 0 ? Task{Form::series_reciprocal_help, "#", 3}
                                      : Task{Form::reciprocal_help, "#", 4 + number % 2};
    SCOPED_TRACE(fen + " " + std::to_string(task.length));
    const Result plain = solve(game, task, false);
    EXPECT_EQ(
        first_difference(plain.lines, solve(game, task, true, {1, 1 << 22, nullptr, 0}).lines), "");
    lines += plain.lines.size();
  }
  EXPECT_GT(lines, 0U);
}

TEST(MateOutlook, FollowPicturesOnceTheyAreDrawn) {
  Game game = scene("8/8/8/8/8/1K6/7R/k7 b - - 0 1");
  const auto tree = tree_of({Form::help, "#", 3}, game.turn());
  const Plan plan(*tree);
  for (const bool drawn : {true, false}) {
    const mates::MateOutlook::Sketching sketching{drawn ? 1 : 100, 1 << 20, nullptr, 0};
    const auto outlook = mates::MateOutlook::make(plan, game.rules(), game.position(), sketching);
    ASSERT_NE(outlook, nullptr);
    EXPECT_FALSE(outlook->follows());
    ASSERT_TRUE(outlook->enter(game.position(), 0, 6));
    EXPECT_EQ(outlook->follows(), drawn);
    outlook->leave();
    EXPECT_FALSE(outlook->follows());
  }
}

TEST(MateOutlook, DrawsPicturesLateWherePlayIsShort) {
  Game game = scene("8/8/8/8/8/1K6/7R/k7 b - - 0 1");
  const auto tree = tree_of({Form::help, "#", 3}, game.turn());
  const Plan plan(*tree);
  const mates::MateOutlook::Sketching sketching{1, 1 << 20, nullptr, 8, 1};
  const auto outlook = mates::MateOutlook::make(plan, game.rules(), game.position(), sketching);
  ASSERT_NE(outlook, nullptr);
  ASSERT_TRUE(outlook->enter(game.position(), 0, 6));
  EXPECT_FALSE(outlook->follows());
  Candidates moves;
  game.generate(moves);
  int entered = 0;
  bool followed = false;
  while (!followed && entered < 100'000) {
    game.outcomes(moves.front(), [&](const Move&) {
      ++entered;
      if (outlook->enter(game.position(), 0, 5)) {
        followed = outlook->follows();
        outlook->leave();
      }
      return true;
    });
  }
  EXPECT_TRUE(followed);
  EXPECT_GT(entered, 1);
}

}  // namespace
}  // namespace feerie::test
