#include <string>

#include <gtest/gtest.h>

#include "game/orthodox_walks.h"
#include "problem/setup.h"

namespace feerie {
namespace {

Placement unit(std::string_view square, Kind kind, Sides sides) {
  return {parse_square(square), {orthodox_walks()[kind], nullptr}, sides, {}};
}

Problem diagram() {
  Problem problem;
  problem.units = {unit("a1", king, Sides::white), unit("g1", rook, Sides::white),
                   unit("c7", king, Sides::black)};
  return problem;
}

/// "Ka1 Rg1 kc7": units in order, lower case for Black.
std::string units_of(const Problem& problem) {
  std::string text;
  for (const Placement& placed : problem.units) {
    const std::string letter = letters_of(placed.walk, Language::english);
    if (!text.empty()) text += ' ';
    text +=
        placed.sides == Sides::black ? std::string(1, static_cast<char>(letter[0] | 0x20)) : letter;
    text += to_string(placed.square);
  }
  return text;
}

std::string after(const twin::Edit& edit, std::size_t complaints = 0) {
  std::vector<Diagnostic> diagnostics;
  const Problem edited = apply(diagram(), Twin{false, {edit}}, diagnostics);
  EXPECT_EQ(diagnostics.size(), complaints);
  return units_of(edited);
}

Square at(std::string_view text) {
  return parse_square(text);
}

TEST(Twin, MovesAUnitAndReplacesWhatStandsThere) {
  EXPECT_EQ(after(twin::MoveUnit{at("g1"), at("g2")}), "Ka1 Rg2 kc7");
  EXPECT_EQ(after(twin::MoveUnit{at("g1"), at("c7")}), "Ka1 Rc7");
  EXPECT_EQ(after(twin::MoveUnit{at("h1"), at("g2")}, 1), "Ka1 Rg1 kc7");
}

TEST(Twin, ExchangesTwoUnits) {
  EXPECT_EQ(after(twin::Exchange{at("a1"), at("c7")}), "Kc7 Rg1 ka1");
  EXPECT_EQ(after(twin::Exchange{at("a1"), at("c6")}, 1), "Ka1 Rg1 kc7");
}

TEST(Twin, RemovesAndAdds) {
  EXPECT_EQ(after(twin::Remove{{at("g1"), at("g2")}}, 1), "Ka1 kc7");
  EXPECT_EQ(after(twin::Add{{unit("g1", knight, Sides::black)}, {}}), "Ka1 kc7 sg1");
}

TEST(Twin, SubstitutesWalksOfAllColours) {
  const WalkId kings{orthodox_walks()[king], nullptr};
  const WalkId queens{orthodox_walks()[queen], nullptr};
  EXPECT_EQ(after(twin::Substitute{kings, queens}), "Qa1 Rg1 qc7");
}

TEST(Twin, RotatesCounterClockwise) {
  EXPECT_EQ(after(twin::Rotate{90}), "Kh1 Rh7 kb3");
  EXPECT_EQ(after(twin::Rotate{180}), "Kh8 Rb8 kf2");
  EXPECT_EQ(after(twin::Rotate{270}), "Ka8 Ra2 kg6");
}

TEST(Twin, MirrorsInEachAxis) {
  using Axis = twin::Mirror::Axis;
  EXPECT_EQ(after(twin::Mirror{Axis::a1_h1}), "Kh1 Rb1 kf7");
  EXPECT_EQ(after(twin::Mirror{Axis::a1_a8}), "Ka8 Rg8 kc2");
  EXPECT_EQ(after(twin::Mirror{Axis::a1_h8}), "Kh8 Rh2 kb6");
  EXPECT_EQ(after(twin::Mirror{Axis::a8_h1}), "Ka1 Ra7 kg3");
}

TEST(Twin, ShiftsAllOrNothing) {
  EXPECT_EQ(after(twin::Shift{at("a1"), at("b2")}), "Kb2 Rh2 kd8");
  EXPECT_EQ(after(twin::Shift{at("a1"), at("c1")}, 1), "Ka1 Rg1 kc7");
}

TEST(Twin, PolishTypeSwapsColours) {
  EXPECT_EQ(after(twin::PolishType{}), "ka1 rg1 Kc7");
}

TEST(Twin, MirrorsCapturesEnPassant) {
  Problem problem = diagram();
  problem.options.en_passant = {at("e6")};
  problem.fen.en_passant = at("c6");
  std::vector<Diagnostic> diagnostics;
  const Problem edited =
      apply(problem, Twin{false, {twin::Mirror{twin::Mirror::Axis::a1_h1}}}, diagnostics);
  EXPECT_EQ(edited.options.en_passant, std::vector{at("d6")});
  EXPECT_EQ(edited.fen.en_passant, at("f6"));
}

TEST(Twin, LeavesTheDiagramAlone) {
  const Problem problem = diagram();
  std::vector<Diagnostic> diagnostics;
  apply(problem, Twin{false, {twin::PolishType{}}}, diagnostics);
  EXPECT_EQ(units_of(problem), "Ka1 Rg1 kc7");
}

TEST(Twin, TurnsSquaresOfConditionsThatBelongToTheDiagram) {
  const Condition hole{.names = {"Hole", "Loch", "Trou"}, .on_diagram = true};
  const Condition magic{.names = {"MagicSquares", "MagischeFelder", "CasesMagiques"}};
  Problem problem = diagram();
  for (const Condition* condition : {&hole, &magic}) {
    problem.conditions.push_back({condition, {}});
    problem.conditions.back().arguments.squares = {at("a2"), at("h8")};
  }
  std::vector<Diagnostic> diagnostics;
  const auto squares = [&](const twin::Edit& edit) {
    const Problem edited = apply(problem, Twin{false, {edit}}, diagnostics);
    EXPECT_EQ(edited.conditions.back().arguments.squares,
              problem.conditions.back().arguments.squares);
    return edited.conditions.front().arguments.squares;
  };
  EXPECT_EQ(squares(twin::Mirror{twin::Mirror::Axis::a1_h1}), (std::vector{at("h2"), at("a8")}));
  EXPECT_EQ(squares(twin::Rotate{90}), (std::vector{at("g1"), at("a8")}));
  EXPECT_EQ(squares(twin::Shift{at("a2"), at("a1")}), (std::vector{at("a2"), at("h8")}));
  EXPECT_EQ(diagnostics.size(), 1U);
}

}  // namespace
}  // namespace feerie
