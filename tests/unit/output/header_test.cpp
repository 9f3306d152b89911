#include "output/header.h"

#include <gtest/gtest.h>

#include "output/condition_text.h"
#include "problem/stipulation_text.h"
#include "unit/output/build.h"

namespace feerie {
namespace {

using test::unit;
using test::walk;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = text.find('\n', start);
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

/// Lines above and below the first diagram.
constexpr std::string_view frame = "+---a---b---c---d---e---f---g---h---+";
std::vector<std::string> below_board(const Problem& problem) {
  const auto lines = lines_of(header_text(problem));
  const auto last = std::find(lines.rbegin(), lines.rend(), frame).base();
  return {last, lines.end()};
}
std::vector<std::string> above_board(const Problem& problem) {
  const auto lines = lines_of(header_text(problem));
  return {lines.begin(), std::ranges::find(lines, frame)};
}

Problem helpmate(int half_moves) {
  Problem problem;
  problem.units = {unit(Sides::white, walk(king), "g6"), unit(Sides::white, walk(queen), "g1"),
                   unit(Sides::black, walk(king), "g8")};
  problem.stipulation.form = stipulation::Form::help;
  problem.stipulation.goal.goal = test::goal("#");
  problem.stipulation.length = half_moves;
  problem.stipulation.starts = half_moves % 2 == 0 ? Side::black : Side::white;
  return problem;
}

using Lines = std::vector<std::string>;

TEST(Header, MetaLinesHaveAFixedOrder) {
  Problem problem = helpmate(4);
  problem.titles = {"T"};
  problem.award = "W";
  problem.origins = {"O1", "O2"};
  problem.authors = {"A"};
  const std::string margin(18, ' ');
  EXPECT_EQ(above_board(problem), (Lines{"", margin + "A", margin.substr(1) + "O1",
                                         margin.substr(1) + "O2", margin + "W", margin + "T", ""}));
}

TEST(Header, WithoutMetaLinesTwoEmptyLines) {
  EXPECT_EQ(above_board(helpmate(4)), (Lines{"", ""}));
}

TEST(Header, NoBoardLeavesAllOut) {
  Problem problem = helpmate(4);
  problem.authors = {"A"};
  problem.options.no_board = true;
  EXPECT_EQ(header_text(problem), "");
}

TEST(Header, StipulationAndCounts) {
  EXPECT_EQ(below_board(helpmate(5)), (Lines{"  h#2.5                       2 + 1"}));
}

TEST(Header, CountsOfNeutralUnitsAndInvisibles) {
  Problem problem = helpmate(4);
  problem.units.push_back(unit(Sides::neutral, walk(rook), "a1"));
  EXPECT_EQ(below_board(problem), (Lines{"  h#2                    2 + 1 + 1n"}));
  problem.invisibles = 12;
  EXPECT_EQ(below_board(problem), (Lines{"  h#2                 2 + 1 + 12 TI"}));
  problem.language = Language::german;
  EXPECT_EQ(below_board(problem), (Lines{"  h#2                 2 + 1 + 12 TU"}));
}

TEST(Header, OneUnitOfASquareCounts) {
  Problem problem = helpmate(4);
  problem.units.push_back(unit(Sides::black, walk(rook), "g1"));
  EXPECT_EQ(below_board(problem), (Lines{"  h#2                         1 + 2"}));
}

TEST(Header, OptionsBehindTheStipulation) {
  Problem problem = helpmate(4);
  problem.options.threat = 2;
  EXPECT_EQ(stipulation_text(problem), "h#2/2");
  problem.options.max_flight_squares = 3;
  EXPECT_EQ(stipulation_text(problem), "h#2/2/3");
  problem.options.non_trivial = {1, 2};
  EXPECT_EQ(stipulation_text(problem), "h#2/2/3;1,2");
  problem.options.threat.reset();
  EXPECT_EQ(stipulation_text(problem), "h#2//3;1,2");
}

TEST(Header, OptionsChangeStructuredStipulations) {
  Problem problem;
  const auto read = stipulation::parse_structured("white 4ad[x]", Language::english);
  problem.stipulation = std::get<stipulation::Parsed>(read).stipulation;
  problem.options.half_duplex = true;
  EXPECT_EQ(stipulation_text(problem), "Black 4ad[x]");
  problem.options.white_to_play = true;
  EXPECT_EQ(stipulation_text(problem), "Black 4ad[x]");
  problem.options.goal_is_end = true;
  EXPECT_EQ(stipulation_text(problem), "Black 4a{!x}d[x]");
  problem.options.quodlibet = true;
  EXPECT_EQ(stipulation_text(problem), "Black 4a[x]d[x]");
}

TEST(Header, NothingButTheDefenceIsLeftOfSemiReflexPlayInOneBehindItsKey) {
  Problem problem;
  problem.stipulation.form = stipulation::Form::semi_reflex;
  problem.stipulation.goal.goal = Catalogue<Goal>::all().front();
  problem.stipulation.length = 1;
  const std::string before = stipulation_text(problem);
  EXPECT_EQ(before.rfind("semi-r", 0), 0U);
  problem.options.post_key_play = true;
  EXPECT_EQ(stipulation_text(problem), before.substr(5));
  problem.stipulation.length = 2;
  EXPECT_EQ(stipulation_text(problem).rfind("semi-r", 0), 0U);
}

TEST(Header, WhiteToPlayTakesAHalfMove) {
  Problem problem = helpmate(4);
  problem.options.white_to_play = true;
  EXPECT_EQ(stipulation_text(problem), "h#1.5");
}

TEST(Header, AttributesWithTheirSquaresFromTheTop) {
  const Trait* royal = Catalogue<Trait>::named("Royal");
  ASSERT_NE(royal, nullptr);
  Problem problem = helpmate(4);
  problem.units = {unit(Sides::white, walk(rook), "a1", {royal}),
                   unit(Sides::black, walk(rook), "c8", {royal}),
                   unit(Sides::black, walk(queen), "a8", {royal}),
                   unit(Sides::white, walk(king), "e1", {royal})};
  EXPECT_EQ(below_board(problem).at(1), "           Royal a8 c8 a1");
  problem.language = Language::german;
  EXPECT_EQ(below_board(problem).at(1), "         Koeniglich a8 c8 a1");
}

TEST(Header, AGridThatIsDrawnNeedsNoWords) {
  Condition grid;
  grid.names = {"First", "Erste", "Premiere"};
  grid.paint = [](const Arguments& /*arguments*/, Overlay& overlay) { overlay.grid = true; };
  Problem problem = helpmate(4);
  problem.conditions = {{&grid, {}}};
  problem.conditions.front().arguments.words = {"VerticalShift"};
  EXPECT_EQ(below_board(problem).at(1), "                First");
  problem.options.suppress_grid = true;
  EXPECT_EQ(below_board(problem).at(1), "         First VerticalShift");
}

TEST(Header, OptionLines) {
  Problem problem = helpmate(4);
  problem.options.quodlibet = true;
  problem.options.duplex = true;
  problem.options.castling_mutually_exclusive = {{parse_square("a1"), parse_square("h8")}};
  const auto lines = below_board(problem);
  EXPECT_EQ((Lines{lines.begin() + 1, lines.end()}),
            (Lines{"CastlingMutuallyExclusive a1h8", "               Duplex",
                   "              Quodlibet"}));
  problem.options.half_duplex = true;
  problem.language = Language::french;
  EXPECT_EQ(below_board(problem).at(2), "             DemiDuplex");
}

TEST(Header, CellsOfTheGridBelow) {
  Problem problem = helpmate(4);
  problem.options.write_grid = true;
  const auto lines = lines_of(header_text(problem));
  EXPECT_EQ(std::ranges::count(lines, frame), 4);
  EXPECT_EQ(lines.at(lines.size() - 3), "1   0   0   0   0   0   0   0   0   1");
}

TEST(Header, TwoDiagramsForAToB) {
  Problem problem = helpmate(2);
  problem.stipulation.form = stipulation::Form::a_to_b;
  problem.stipulation.goal.goal = test::goal("a=>b");
  problem.start_units = {unit(Sides::white, walk(king), "a1")};
  const auto lines = lines_of(header_text(problem));
  const auto end = std::ranges::find(std::ranges::find(lines, frame) + 1, lines.end(), frame);
  EXPECT_EQ((Lines{end + 1, end + 7}),
            (Lines{"                              1 + 0", "", "            => (Black ->)", "", "",
                   std::string{frame}}));
  EXPECT_EQ(lines.back(), "  a=>b1                       2 + 1");
}

}  // namespace
}  // namespace feerie
