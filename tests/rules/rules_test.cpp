// Tests of rules as tables: what a problemist would write down to explain a rule. The words of the
// tables are described in CONTRIBUTING.md.
#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "output/notation.h"
#include "support/scene.h"
#include "support/table.h"
#include "support/table_tests.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

/// Knights may be written N or S, except where a prefix makes the letter that of a fairy walk.
std::string with_n_for_knights(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i > 0 && std::string_view("+-=.").find(text[i - 1]) != std::string_view::npos) continue;
    if (text[i] == 'S') text[i] = 'N';
    if (text[i] == 's') text[i] = 'n';
  }
  return text;
}

/// "from-to" or "from*to": the squares. Throws std::runtime_error if they are none.
std::pair<Square, Square> squares_of(const std::string& text) {
  const Square from = parse_square(text.substr(0, 2));
  const Square to = text.size() == 5 ? parse_square(text.substr(3)) : no_square;
  if (from == no_square || to == no_square) {
    throw std::runtime_error("expected a move by its squares, such as e2-e4: " + text);
  }
  return {from, to};
}

class RulesTest : public testing::Test {
 public:
  explicit RulesTest(TableCase table_case)
      : case_(std::move(table_case)), game_(scene_with(case_.diagram, case_.setting)) {}

  void TestBody() override {
    for (const TableLine& line : case_.expectations) {
      SCOPED_TRACE(fmt::format("{}: {} {}", place_of(case_, line), line.word, line.rest));
      ASSERT_NO_THROW(expect(line));
    }
  }

 private:
  using Check = void (RulesTest::*)(const std::string& rest);

  void expect(const TableLine& line) {
    static const std::map<std::string, Check> checks = {{"move", &RulesTest::expect_move},
                                                        {"illegal", &RulesTest::expect_illegal},
                                                        {"moves", &RulesTest::expect_moves},
                                                        {"squares", &RulesTest::expect_squares},
                                                        {"count", &RulesTest::expect_count},
                                                        {"is", &RulesTest::expect_status},
                                                        {"play", &RulesTest::play_on},
                                                        {"pass", &RulesTest::pass_on},
                                                        {"position", &RulesTest::expect_position},
                                                        {"outcome", &RulesTest::expect_outcome},
                                                        {"reaches", &RulesTest::expect_goal},
                                                        {"fails", &RulesTest::expect_no_goal}};
    const auto found = checks.find(line.word);
    if (found == checks.end()) throw std::runtime_error("unknown word " + line.word);
    (this->*found->second)(line.rest);
  }

  /// The text of a legal move, played and taken back.
  std::string text_of(const Move& move) {
    if (!game_.play(move)) throw std::logic_error("a legal move cannot be played again");
    std::string text(trimmed(notate_last(game_, lettering())));
    game_.undo();
    return text;
  }

  /// Attributes are told only if units are given with them: rules may use them for themselves.
  [[nodiscard]] Lettering lettering() const {
    const bool told = std::ranges::any_of(
        case_.setting, [](const std::string& line) { return line.starts_with("pieces "); });
    return {Language::english, told ? 0 : ~royal_bit};
  }

  /// The legal moves with this text; several if they differ in what cannot be seen.
  std::vector<Move> moves_called(const std::string& text) {
    std::vector<Move> moves;
    for (const Move& move : legal_moves(game_)) {
      if (text_of(move) == text) moves.push_back(move);
    }
    return moves;
  }

  std::string all_texts() {
    std::vector<std::string> texts;
    for (const Move& move : legal_moves(game_)) texts.push_back(text_of(move));
    return fmt::format("{}", fmt::join(texts, ", "));
  }

  /// TEXT => PLACEMENT
  void expect_move(const std::string& rest) {
    const auto arrow = rest.find("=>");
    const std::string text(trimmed(rest.substr(0, arrow)));
    if (arrow == std::string::npos) throw std::runtime_error("expected => and a placement");
    const std::vector<Move> moves = moves_called(text);
    EXPECT_FALSE(moves.empty()) << "legal are: " << all_texts();
    for (const Move& move : moves) {
      game_.play(move);
      expect_position(rest.substr(arrow + 2));
      game_.undo();
    }
  }

  /// Squares, or 0-0, 0-0-0.
  void expect_illegal(const std::string& rest) {
    if (rest.starts_with("0-0")) {
      EXPECT_TRUE(moves_called(rest).empty());
      return;
    }
    const auto [from, to] = squares_of(rest);
    EXPECT_TRUE(game_.position().at(from).of(game_.turn())) << "no unit that could move";
    for (const Move& move : legal_moves(game_)) {
      const bool found = move.candidate.from == from && move.candidate.to == to;
      EXPECT_FALSE(found) << "legal: " << text_of(move);
    }
  }

  /// SQUARE: TEXT, TEXT, ... or all moves without SQUARE.
  void expect_moves(const std::string& rest) {
    const auto [square, list] = split(rest);
    std::vector<std::string> expected;
    for (std::size_t begin = 0; begin < list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      expected.emplace_back(trimmed(std::string_view(list).substr(begin, end - begin)));
      begin = end + 1;
    }
    std::vector<std::string> found;
    for (const Move& move : legal_moves(game_)) {
      if (square == no_square || move.candidate.from == square) found.push_back(text_of(move));
    }
    expect_same(expected, found);
  }

  /// SQUARE: the squares to which the unit can go.
  void expect_squares(const std::string& rest) {
    const auto [square, list] = split(rest);
    std::vector<std::string> found;
    for (const Move& move : legal_moves(game_)) {
      if (move.candidate.from == square) found.push_back(to_string(move.candidate.to));
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    expect_same(words_of(list), found);
  }

  void expect_count(const std::string& rest) {
    EXPECT_EQ(legal_moves(game_).size(), std::stoull(rest)) << "legal are: " << all_texts();
  }

  /// check, mate, stalemate: whether each of them holds, and none of the others.
  void expect_status(const std::string& rest) {
    const std::string found = game_.mated()                  ? "mate"
                              : game_.stalemated()           ? "stalemate"
                              : game_.in_check(game_.turn()) ? "check"
                                                             : "quiet";
    EXPECT_EQ(found, rest);
  }

  /// open, white, black (who has won) or drawn.
  void expect_outcome(const std::string& rest) {
    constexpr std::array<std::string_view, 4> names = {"open", "white", "black", "drawn"};
    EXPECT_EQ(names.at(static_cast<std::size_t>(game_.outcome())), rest);
  }

  /// A goal, by its symbol: the move just played reaches it.
  void expect_goal(const std::string& rest) {
    EXPECT_TRUE(game_.reached(goal_of(rest), no_square));
  }
  void expect_no_goal(const std::string& rest) {
    EXPECT_FALSE(game_.reached(goal_of(rest), no_square));
  }

  static const Goal& goal_of(const std::string& symbol) {
    for (const Goal* goal : Catalogue<Goal>::all()) {
      if (goal->symbol == trimmed(symbol)) return *goal;
    }
    throw std::runtime_error("unknown goal " + symbol);
  }

  void expect_position(const std::string& rest) {
    EXPECT_EQ(with_n_for_knights(placement(game_)), with_n_for_knights(std::string(trimmed(rest))));
  }

  void play_on(const std::string& rest) {
    const std::vector<Move> moves = moves_called(rest);
    if (moves.empty()) throw std::runtime_error("not legal; legal are: " + all_texts());
    game_.play(moves.front());
  }

  void pass_on(const std::string&) { game_.pass(); }

  /// The square in front of the colon, if any, and what stands behind it.
  static std::pair<Square, std::string> split(const std::string& rest) {
    const auto colon = rest.find(':');
    if (colon == std::string::npos) throw std::runtime_error("expected a colon");
    return {parse_square(trimmed(rest.substr(0, colon))), rest.substr(colon + 1)};
  }

  static void expect_same(std::vector<std::string> expected, std::vector<std::string> found) {
    std::ranges::sort(expected);
    std::ranges::sort(found);
    EXPECT_EQ(expected, found);
  }

  TableCase case_;
  Game game_;
};

}  // namespace
}  // namespace feerie::test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  feerie::test::register_tables<feerie::test::RulesTest>(argc, argv);
  return RUN_ALL_TESTS();
}
