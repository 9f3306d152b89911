#include "report/writer.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "problem/setup.h"
#include "unit/output/build.h"

namespace feerie::report {
namespace {

using solution::End;
using solution::Mark;
using solution::Phase;
using test::goal;
using test::node;
using test::unit;
using test::walk;

/// Reports solutions to a writer as a search would.
class WriterTest : public testing::Test {
 protected:
  WriterTest() {
    problem_.units = {unit(Sides::white, walk(king), "f6"), unit(Sides::white, walk(queen), "g1"),
                      unit(Sides::black, walk(king), "h8")};
    problem_.options.no_board = true;
    settings_.regression = true;
  }

  /// What is written by `report`.
  template <class Report>
  std::string written(Report&& report) {
    std::string text;
    Writer writer([&text](std::string_view piece) { text += piece; }, settings_);
    report(writer);
    return text;
  }

  void phase(Listener& writer, Phase phase, bool trees,
             const std::vector<solution::TreeMove>& roots,
             const std::vector<solution::Line>& lines = {}, End end = End::finished) {
    const Side turn = phase == Phase::actual_play ? Side::white : Side::black;
    auto result = set_up(problem_, turn);
    ASSERT_TRUE(std::holds_alternative<feerie::Setup>(result));
    auto& setup = std::get<feerie::Setup>(result);
    Game game(setup.rules, setup.position);
    Listener::PhaseStart start;
    start.phase = phase;
    start.tree = trees;
    start.game = &game;
    writer.begin_phase(start);
    for (const auto& root : roots) writer.tree(root);
    for (const auto& line : lines) writer.line(line);
    writer.end_phase(end);
  }

  void position(Listener& writer, int number = 0, const Twin* twin = nullptr) {
    writer.begin_version(
        {&problem_, number, twin, !problem_.twins.empty(), twin == nullptr ? nullptr : &problem_});
  }

  [[nodiscard]] Move first_move(std::string_view squares, Side side = Side::white) const {
    auto result = set_up(problem_, side);
    auto& setup = std::get<feerie::Setup>(result);
    Game game(setup.rules, setup.position);
    return test::move_of(game, squares);
  }

  [[nodiscard]] solution::TreeMove key(std::string_view squares) const {
    solution::TreeMove result = node(first_move(squares), {goal("#")});
    result.mark = Mark::key;
    return result;
  }

  Problem problem_;
  Writer::Settings settings_;
};

TEST_F(WriterTest, KeysAreFollowedByAnEmptyLine) {
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, true, {key("g1g7"), key("g1h2")});
              writer.end_problem(End::finished);
            }),
            "\n   1.Qg1-g7 # !\n"
            "\n   1.Qg1-h2 # !\n"
            "\n\nsolution finished.\n\n\n");
}

TEST_F(WriterTest, LinesAreNot) {
  const solution::Line line{{{first_move("g1g7"), false, 1}}, {goal("#")}};
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, false, {}, {line, line});
              writer.end_problem(End::finished);
            }),
            "\n  1.Qg1-g7 #\n  1.Qg1-g7 #\n\nsolution finished.\n\n\n");
}

TEST_F(WriterTest, SetPlayAndActualPlay) {
  const solution::TreeMove defence = node(first_move("h8h7", Side::black));
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::set_play, true, {defence});
              phase(writer, Phase::actual_play, true, {key("g1g7")});
              writer.end_problem(End::finished);
            }),
            "\n      1...Kh8-h7\n\n   1.Qg1-g7 # !\n\n\nsolution finished.\n\n\n");
}

TEST_F(WriterTest, EmptyPhasesLeaveTheirLineFeed) {
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::set_play, false, {});
              phase(writer, Phase::actual_play, false, {});
              writer.end_problem(End::finished);
            }),
            "\n\n\nsolution finished.\n\n\n");
}

TEST_F(WriterTest, RemarkWhereThereIsNoSolution) {
  settings_.remarks = true;
  problem_.language = Language::german;
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, false, {});
              writer.end_problem(End::finished);
            }),
            "\n{keine Loesung}\n\nLoesung beendet.\n\n\n");
}

TEST_F(WriterTest, EndsOfSolving) {
  const auto end = [&](End how, Language language) {
    problem_.language = language;
    return written([&](Writer& writer) {
      writer.begin_problem(problem_);
      writer.end_problem(how);
    });
  };
  EXPECT_EQ(end(End::partial, Language::english), "Partial solution\n\n\n");
  EXPECT_EQ(end(End::interrupted, Language::english), "solving interrupted.\n\n\n");
  EXPECT_EQ(end(End::finished, Language::french), "\nsolution terminee.\n\n\n");
  EXPECT_EQ(end(End::partial, Language::german), "Partielle Loesung\n\n\n");
  EXPECT_EQ(end(End::interrupted, Language::french), "solution interrompue.\n\n\n");
}

TEST_F(WriterTest, RemarksComeFirst) {
  problem_.remarks = {"one", "two"};
  problem_.options.no_board = false;
  const std::string text = written([&](Writer& writer) { writer.begin_problem(problem_); });
  EXPECT_EQ(text.substr(0, 14), "one\ntwo\n\n\n+---");
}

TEST_F(WriterTest, HeadingsOfTwins) {
  Twin twin;
  twin.continued = true;
  twin.edits = {twin::MoveUnit{parse_square("g1"), parse_square("g2")}};
  twin.remarks = {"remark"};
  problem_.twins = {twin};
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, false, {});
              position(writer, 1, &twin);
              phase(writer, Phase::actual_play, false, {});
              writer.end_problem(End::finished);
            }),
            "\na) \n\nremark\n\n+b) wQg1-->g2  \n\n\nsolution finished.\n\n\n");
}

TEST_F(WriterTest, ZeroPosition) {
  problem_.zero_position = true;
  Twin twin;
  twin.edits = {twin::MoveUnit{parse_square("g1"), parse_square("g2")}};
  problem_.twins = {twin};
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer, 0, &twin);
            }),
            "\nzeroposition\n\n\na) wQg1-->g2  \n");
}

TEST_F(WriterTest, CountsSolutionsInRemarks) {
  settings_.remarks = true;
  const solution::Line line{{{first_move("g1g7"), false, 1}}, {goal("#")}};
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, true, {key("g1g7")});
              phase(writer, Phase::actual_play, false, {}, {line, line});
              phase(writer, Phase::actual_play, false, {}, {line, line}, End::partial);
            }),
            "\n   1.Qg1-g7 # !\n\n{1 solution}\n"
            "\n  1.Qg1-g7 #\n  1.Qg1-g7 #\n{2 solutions}\n"
            "\n  1.Qg1-g7 #\n  1.Qg1-g7 #\n{at least 2 solutions}\n");
}

TEST_F(WriterTest, TriesAndSetPlayAreNoSolutions) {
  settings_.remarks = true;
  problem_.language = Language::french;
  solution::TreeMove attempt = key("g1g7");
  attempt.mark = Mark::attempt;
  const solution::TreeMove defence = node(first_move("h8h7", Side::black));
  const std::string text = written([&](Writer& writer) {
    writer.begin_problem(problem_);
    position(writer);
    phase(writer, Phase::set_play, true, {defence});
    phase(writer, Phase::actual_play, true, {attempt});
    phase(writer, Phase::actual_play, true, {}, {}, End::interrupted);
  });
  EXPECT_THAT(text, testing::HasSubstr("h7\n\n   1"));
  EXPECT_THAT(text, testing::EndsWith("?\n\n{pas de solution}\n\n"));
}

/// An error on line 3, column 5.
Diagnostic error_at_3_5(std::string message) {
  Diagnostic diagnostic;
  diagnostic.place.line = 3;
  diagnostic.place.column = 5;
  diagnostic.message = std::move(message);
  return diagnostic;
}

TEST_F(WriterTest, ProblemsThatAreNotSolvedDoNotLookSolved) {
  const auto refused = [&](Language language) {
    problem_.language = language;
    return written([&](Writer& writer) {
      writer.begin_problem(problem_);
      position(writer);
      writer.refuse(error_at_3_5("one reason"));
      writer.refuse(error_at_3_5("another\x1b reason"));
      Diagnostic note;
      note.severity = Diagnostic::Severity::note;
      writer.refuse(note);
      writer.end_problem(End::finished);
    });
  };
  EXPECT_EQ(refused(Language::english),
            "\n3:5: one reason\n3:5: another\\x1b reason\n\nnot solved.\n\n\n");
  EXPECT_THAT(refused(Language::german), testing::EndsWith("\n\nnicht geloest.\n\n\n"));
  EXPECT_THAT(refused(Language::french), testing::EndsWith("\n\nnon resolu.\n\n\n"));
}

TEST_F(WriterTest, TellsWhichPositionsWereNotSolved) {
  problem_.twins.resize(3);
  const auto solved = [&](std::vector<int> refused, End end) {
    return written([&](Writer& writer) {
      writer.begin_problem(problem_);
      for (int number = 0; number < 4; ++number) {
        position(writer, number);
        if (std::ranges::find(refused, number) != refused.end()) {
          writer.refuse({});
        } else {
          phase(writer, Phase::actual_play, false, {});
        }
      }
      writer.end_problem(end);
    });
  };
  EXPECT_THAT(solved({}, End::finished), testing::EndsWith("\n\nsolution finished.\n\n\n"));
  EXPECT_THAT(solved({1, 3}, End::finished), testing::EndsWith("\nnot solved: b), d).\n\n\n"));
  EXPECT_THAT(solved({1}, End::interrupted),
              testing::EndsWith("\nnot solved: b).\nsolving interrupted.\n\n\n"));
  EXPECT_THAT(solved({0, 1, 2, 3}, End::finished), testing::EndsWith("\nnot solved.\n\n\n"));
}

TEST_F(WriterTest, OneSideOfADuplexCanBeRefused) {
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              phase(writer, Phase::actual_play, false, {});
              writer.refuse(error_at_3_5("reason"));
              writer.end_problem(End::finished);
            }),
            "\n\n3:5: reason\n\npartly not solved.\n\n\n");
}

TEST_F(WriterTest, RefusedPhaseHasNoLineFeed) {
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              auto result = set_up(problem_, Side::white);
              auto& setup = std::get<feerie::Setup>(result);
              Game game(setup.rules, setup.position);
              Listener::PhaseStart start;
              start.game = &game;
              writer.begin_phase(start);
              writer.refuse({});
              writer.end_phase(End::finished);
              writer.end_problem(End::finished);
            }),
            "\n\n\nnot solved.\n\n\n");
}

TEST_F(WriterTest, MoveNumbersAndPerft) {
  EXPECT_EQ(written([&](Writer& writer) {
              writer.begin_problem(problem_);
              position(writer);
              auto result = set_up(problem_, Side::white);
              auto& setup = std::get<feerie::Setup>(result);
              Game game(setup.rules, setup.position);
              Listener::PhaseStart start;
              start.game = &game;
              writer.begin_phase(start);
              writer.move_number({1}, first_move("g1g7"));
              writer.perft(3, 4711);
              writer.end_phase(End::finished);
            }),
            "\n  1  (Qg1-g7 + )\nperft 3: 4711\n");
}

TEST_F(WriterTest, BannerAndTimesOutsideRegression) {
  settings_.regression = false;
  settings_.memory = std::size_t{20} << 20U;
  const std::string text = written([&](Writer& writer) {
    for (int i = 0; i < 2; ++i) {
      writer.begin_problem(problem_);
      writer.end_problem(End::finished);
    }
  });
  const std::string end = "\nsolution finished\\. Time = [0-9]+\\.[0-9]{3} s\n\n\n";
  const std::string begin = "feerie [^ ]+-[0-9]+Bit v[0-9]+\\.[0-9]+\\.[0-9]+ \\(20 MB\\)\n";
  EXPECT_THAT(text, testing::MatchesRegex(begin + end + end));
}

TEST(Banner, Memory) {
  const auto memory = [](std::size_t bytes) {
    const std::string text = banner(bytes);
    return text.substr(text.find('('));
  };
  EXPECT_EQ(memory(std::size_t{1} << 30U), "(1024 MB)\n");
  EXPECT_EQ(memory(std::size_t{9} << 20U), "(9216 KB)\n");
  EXPECT_EQ(memory(std::size_t{16} << 30U), "(16 GB)\n");
}

}  // namespace
}  // namespace feerie::report
