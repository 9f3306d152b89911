#include "report/json_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "game/catalogue.h"
#include "problem/setup.h"
#include "support/impatience.h"
#include "unit/output/build.h"

namespace feerie::report {
namespace {

using nlohmann::json;
using solution::Mark;
using test::goal;
using test::node;
using test::unit;
using test::walk;

class JsonWriterTest : public testing::Test {
 protected:
  JsonWriterTest() : writer_([this](std::string_view text) { text_ += text; }) {
    problem_.units = {unit(Sides::white, walk(king), "f6"), unit(Sides::white, walk(queen), "g1"),
                      unit(Sides::black, walk(king), "h8")};
    problem_.stipulation.form = stipulation::Form::direct;
    problem_.stipulation.length = 2;
  }

  /// The objects written so far, one a line.
  [[nodiscard]] std::vector<json> rows() const {
    std::vector<json> list;
    std::size_t start = 0;
    while (start < text_.size()) {
      const std::size_t end = text_.find('\n', start);
      list.push_back(json::parse(text_.substr(start, end - start)));
      start = end + 1;
    }
    return list;
  }

  Game& game(Side turn = Side::white) {
    auto result = set_up(problem_, turn);
    auto& setup = std::get<feerie::Setup>(result);
    game_ = std::make_unique<Game>(setup.rules, setup.position);
    return *game_;
  }

  void begin(bool trees, Side turn = Side::white, bool second_side = false) {
    Listener::PhaseStart start;
    start.tree = trees;
    start.game = &game(turn);
    start.second_side = second_side;
    writer_.begin_phase(start);
  }

  void position(int number = 0) {
    writer_.begin_version({&problem_, number, nullptr, !problem_.twins.empty(), &problem_});
  }

  Problem problem_;
  std::string text_;
  std::unique_ptr<Game> game_;
  JsonWriter writer_;
};

TEST_F(JsonWriterTest, DescribesThePosition) {
  writer_.begin_problem(problem_);
  position();
  begin(true);
  writer_.end_phase(solution::End::finished);
  writer_.end_problem(solution::End::finished);
  ASSERT_EQ(rows().size(), 1U);
  const json row = rows().front();
  EXPECT_EQ(row["problem"], 1);
  EXPECT_EQ(row["phase"], "");
  EXPECT_EQ(row["end"], "finished");
  EXPECT_EQ(row["fen"], "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
  EXPECT_EQ(row["fresh"], json::array());
  EXPECT_EQ(row["status"], (json{{"check", false}, {"mate", false}, {"stalemate", false}}));
  EXPECT_EQ(row["moves"].size(), 21U + 7U);
  EXPECT_EQ(row["solutions"], json::array());
  EXPECT_FALSE(row.contains("error"));
  EXPECT_FALSE(row.contains("short"));
}

TEST_F(JsonWriterTest, KeysAndTheWaysBehindThem) {
  problem_.options.variations = true;
  writer_.begin_problem(problem_);
  position();
  begin(true);
  solution::TreeMove key = node(test::move_of(*game_, "f6f7"));
  key.mark = Mark::key;
  const Move first = key.move;
  Game played = *game_;
  ASSERT_TRUE(played.play(first));
  key.replies = {node(test::move_of(played, "h8h7"))};
  ASSERT_TRUE(played.play(key.replies[0].move));
  key.replies[0].replies = {node(test::move_of(played, "g1g7"), {goal("#")}),
                            node(test::move_of(played, "g1h1"), {goal("#")})};
  writer_.tree(key);
  writer_.end_phase(solution::End::finished);
  const json row = rows().at(0);
  const json key_move{"f6", "f7", "7k/5K2/8/8/8/8/8/6Q1"};
  const json defence{"h8", "h7", "8/5K1k/8/8/8/8/8/6Q1"};
  EXPECT_EQ(row["solutions"], (json::array({json::array({key_move})})));
  EXPECT_EQ(row["text"], (json::array({"1.Kf6-f7 !"})));
  EXPECT_EQ(row["lines"],
            (json::array({json::array({key_move, defence, {"g1", "g7", "8/5KQk/8/8/8/8/8/8"}}),
                          json::array({key_move, defence, {"g1", "h1", "8/5K1k/8/8/8/8/8/7Q"}})})));
  EXPECT_EQ(row["lines_text"],
            (json::array({"1.Kf6-f7 ! Kh8-h7 2.Qg1-g7 #", "1.Kf6-f7 ! Kh8-h7 2.Qg1-h1 #"})));
}

TEST_F(JsonWriterTest, OfATreeThatIsCutOffNothingIsShown) {
  problem_.options.variations = true;
  for (int moves_before = 0; moves_before < 8; ++moves_before) {
    text_.clear();
    writer_.begin_problem(problem_);
    position();
    begin(true);
    solution::TreeMove key = node(test::move_of(*game_, "f6f7"));
    key.mark = Mark::key;
    Game played = *game_;
    ASSERT_TRUE(played.play(key.move));
    key.replies = {node(test::move_of(played, "h8h7"))};
    test::Impatience impatience(1);
    game_->wait_with(&impatience);
    for (int i = 0; i < moves_before; ++i) {
      ASSERT_TRUE(game_->play(key.move));
      game_->undo();
    }
    std::size_t shown = 0;
    const auto show_many = [&] {
      for (; shown < 300; ++shown) writer_.tree(key);
    };
    EXPECT_THROW(show_many(), OutOfPatience);
    writer_.end_phase(solution::End::interrupted);
    writer_.end_problem(solution::End::interrupted);
    const json row = rows().at(0);
    EXPECT_GT(shown, 0U);
    for (const char* list : {"solutions", "text", "lines", "lines_text"}) {
      EXPECT_EQ(row[list].size(), shown) << list;
    }
  }
}

TEST_F(JsonWriterTest, TriesStandApart) {
  problem_.options.variations = true;
  writer_.begin_problem(problem_);
  position();
  begin(true);
  solution::TreeMove attempt = node(test::move_of(*game_, "f6f7"));
  attempt.mark = Mark::attempt;
  Game played = *game_;
  ASSERT_TRUE(played.play(attempt.move));
  attempt.refutations = {node(test::move_of(played, "h8h7"))};
  attempt.refutations[0].mark = Mark::refutation;
  writer_.tree(attempt);
  writer_.end_phase(solution::End::finished);
  const json row = rows().at(0);
  EXPECT_EQ(row["solutions"], json::array());
  EXPECT_EQ(row["tries_text"], (json::array({"1.Kf6-f7 ?"})));
  EXPECT_EQ(row["try_lines_text"], (json::array({"1.Kf6-f7 ? Kh8-h7 !"})));
  EXPECT_EQ(row["lines"], json::array());
}

TEST_F(JsonWriterTest, ShortLinesStandApart) {
  problem_.stipulation.form = stipulation::Form::series;
  writer_.begin_problem(problem_);
  position();
  begin(false);
  const Move mate = test::move_of(*game_, "g1g7");
  Game played = *game_;
  const Move quiet = test::move_of(played, "f6f7");
  ASSERT_TRUE(played.play(quiet));
  played.pass();
  writer_.line({{{mate, false, 1}}, {goal("#")}});
  writer_.line({{{quiet, false, 1}, {test::move_of(played, "g1g8"), false, 2}}, {goal("#")}});
  writer_.end_phase(solution::End::partial);
  const json row = rows().at(0);
  EXPECT_EQ(row["end"], "partial");
  EXPECT_EQ(row["short_text"], (json::array({"1.Qg1-g7 #"})));
  EXPECT_EQ(row["text"], (json::array({"1.Kf6-f7   2.Qg1-g8 #"})));
  EXPECT_EQ(row["short"], (json::array({json::array({{"g1", "g7", "7k/6Q1/5K2/8/8/8/8/8"}})})));
  EXPECT_EQ(row["solutions"][0].size(), 2U);
}

TEST_F(JsonWriterTest, CastlingHasTheSquaresOfTheKing) {
  problem_.units = {unit(Sides::white, walk(king), "e1"), unit(Sides::white, walk(rook), "h1"),
                    unit(Sides::black, walk(king), "a8")};
  writer_.begin_problem(problem_);
  position();
  begin(false);
  writer_.line({{{test::move_of(*game_, "e1g1"), false, 1}}, {}});
  writer_.end_phase(solution::End::finished);
  const json row = rows().at(0);
  EXPECT_EQ(row["solutions"][0][0], (json{"e1", "g1", "k7/8/8/8/8/8/8/5RK1"}));
  EXPECT_EQ(row["fresh"], (json{"e1", "h1"}));
}

/// Whether the king is in check is asked by playing captures, by which the moves that the game
/// keeps can go to another place in memory. Sanitizers tell of a reference to the old one.
TEST_F(JsonWriterTest, TellsOfAMoveThoughQuestionsPlayOthers) {
  problem_.units = {unit(Sides::white, walk(king), "a1"), unit(Sides::white, walk(rook), "b7"),
                    unit(Sides::black, walk(king), "h8")};
  problem_.conditions = {{Catalogue<Condition>::named("AntiCirce"), {}}};
  writer_.begin_problem(problem_);
  position();
  begin(false);
  writer_.line({{{test::move_of(*game_, "b7b8"), false, 1}}, {}});
  writer_.end_phase(solution::End::finished);
  EXPECT_EQ(rows().at(0)["solutions"][0][0], (json{"b7", "b8", "1R5k/8/8/8/8/8/8/K7"}));
}

TEST_F(JsonWriterTest, Perft) {
  writer_.begin_problem(problem_);
  position();
  begin(false);
  writer_.perft(2, 4711);
  writer_.end_phase(solution::End::finished);
  EXPECT_EQ(rows().at(0)["perft"], 4711);
  EXPECT_EQ(rows().at(0)["text"], (json::array({"perft 2: 4711"})));
}

TEST_F(JsonWriterTest, NamesOfPhases) {
  problem_.twins.resize(1);
  writer_.begin_problem(problem_);
  for (const int number : {0, 1}) {
    position(number);
    begin(true);
    writer_.end_phase(solution::End::finished);
    begin(true, Side::black, true);
    writer_.end_phase(solution::End::finished);
  }
  writer_.end_problem(solution::End::finished);
  std::vector<std::string> names;
  for (const json& row : rows()) names.push_back(row["phase"]);
  EXPECT_EQ(names, (std::vector<std::string>{"a", "a duplex", "b", "b duplex"}));
}

TEST_F(JsonWriterTest, ErrorsAndNotes) {
  Diagnostic error;
  error.message = "reason";
  Diagnostic note;
  note.severity = Diagnostic::Severity::note;
  note.message = "remark";
  writer_.begin_problem(problem_);
  position();
  writer_.refuse(note);
  writer_.refuse(error);
  writer_.end_problem(solution::End::finished);
  writer_.begin_problem(problem_);
  position();
  writer_.refuse(note);
  begin(true);
  writer_.refuse(error);
  writer_.end_phase(solution::End::finished);
  writer_.end_problem(solution::End::finished);
  ASSERT_EQ(rows().size(), 2U);
  for (const json& row : rows()) {
    EXPECT_EQ(row["error"], "reason");
    EXPECT_EQ(row["notes"], (json{"remark"}));
  }
  EXPECT_EQ(rows().at(1)["problem"], 2);
}

TEST_F(JsonWriterTest, ARefusedTwinHasARowOfItsOwn) {
  problem_.twins.resize(2);
  Diagnostic error;
  error.message = "a1: square is empty";
  writer_.begin_problem(problem_);
  position(0);
  begin(true);
  writer_.end_phase(solution::End::finished);
  position(1);
  writer_.refuse(error);
  position(2);
  begin(true);
  writer_.end_phase(solution::End::finished);
  ASSERT_EQ(rows().size(), 3U);
  EXPECT_EQ(rows().at(1)["phase"], "b");
  EXPECT_EQ(rows().at(1)["error"], "a1: square is empty");
  EXPECT_FALSE(rows().at(2).contains("error"));
}

}  // namespace
}  // namespace feerie::report
