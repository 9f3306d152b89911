#include "problem/setup.h"

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/orthodox_walks.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

Placement unit(std::string_view square, Kind kind, Sides sides) {
  return {parse_square(square), {orthodox_walks()[kind], nullptr}, sides, {}};
}

Problem castling_diagram() {
  Problem problem;
  problem.file = "test.inp";
  problem.place.line = 3;
  problem.units = {unit("e1", king, Sides::white), unit("a1", rook, Sides::white),
                   unit("h1", rook, Sides::white), unit("e8", king, Sides::black)};
  return problem;
}

Position position_of(const Problem& problem) {
  auto result = set_up(problem, Side::white);
  EXPECT_TRUE(std::holds_alternative<Setup>(result));
  return std::get<Setup>(result).position;
}

std::string refusal_of(const Problem& problem) {
  const auto result = set_up(problem, Side::white);
  const auto* diagnostics = std::get_if<std::vector<Diagnostic>>(&result);
  if (diagnostics == nullptr || diagnostics->empty()) return "";
  EXPECT_EQ(diagnostics->front().file, "test.inp");
  EXPECT_EQ(diagnostics->front().place.line, 3);
  return diagnostics->front().message;
}

Bitboard squares(std::initializer_list<std::string_view> names) {
  Bitboard set = 0;
  for (const auto name : names) set |= bit(parse_square(name));
  return set;
}

TEST(Setup, PlacesUnitsAndNumbersThem) {
  const Position position = position_of(castling_diagram());
  EXPECT_EQ(count_of(position.units()), 4);
  EXPECT_TRUE(position.at(4).royal());
  EXPECT_NE(position.at(0).id, position.at(7).id);
  EXPECT_EQ(position.key(), position.computed_key());
}

TEST(Setup, RefusesWhatIsNotSupported) {
  static const Condition unknown{.names = {"Strange", "Seltsam", "Etrange"}};
  Problem problem = castling_diagram();
  problem.conditions.push_back({&unknown, {}});
  EXPECT_EQ(refusal_of(problem), "not supported yet: condition Strange");
  problem.language = Language::german;
  EXPECT_EQ(refusal_of(problem), "noch nicht unterstützt: Bedingung Seltsam");
}

TEST(Setup, RefusesConditionsThatExcludeEachOther) {
  static constexpr std::string_view others[] = {"Other"};
  const auto enrol = [](Rulebook&, Arguments&) {};
  static const Condition one{.names = {"One", "Eins", "Un"}, .enrol = enrol, .excludes = others};
  static const Condition other{.names = {"Other", "Andere", "Autre"}, .enrol = enrol};
  Problem problem = castling_diagram();
  problem.conditions = {{&one, {}}, {&other, {}}};
  EXPECT_EQ(refusal_of(problem), "One and Other exclude each other");
}

TEST(Setup, RefusesCompanyOfAConditionThatStandsAlone) {
  const auto enrol = [](Rulebook&, Arguments&) {};
  static const Condition alone{.names = {"One", "Eins", "Un"}, .enrol = enrol, .alone = true};
  static const Condition other{.names = {"Other", "Andere", "Autre"}, .enrol = enrol};
  Problem problem = castling_diagram();
  problem.conditions = {{&alone, {}}};
  EXPECT_EQ(refusal_of(problem), "");
  problem.conditions = {{&other, {}}, {&alone, {}}};
  EXPECT_EQ(refusal_of(problem), "Other and One exclude each other");
}

TEST(Setup, TellsWhyARuleObjects) {
  static constexpr Message<> sunday{"not on a Sunday", "nicht am Sonntag", "pas le dimanche"};
  static const Condition strict{.names = {"One", "Eins", "Un"},
                                .enrol = [](Rulebook& book, Arguments&) { book.object(sunday); }};
  Problem problem = castling_diagram();
  problem.conditions = {{&strict, {}}};
  EXPECT_EQ(refusal_of(problem), "not on a Sunday");
  problem.language = Language::french;
  EXPECT_EQ(refusal_of(problem), "pas le dimanche");
}

TEST(Setup, RefusesTwoKingsUnlessARuleAllowsThem) {
  Problem problem = castling_diagram();
  problem.units.push_back(unit("a5", king, Sides::white));
  EXPECT_EQ(refusal_of(problem), "only one king allowed");
}

std::vector<std::string> notes_on(const Problem& problem) {
  const auto result = set_up(problem, Side::white);
  std::vector<std::string> messages;
  for (const Diagnostic& note : std::get<Setup>(result).notes) {
    EXPECT_EQ(note.severity, Diagnostic::Severity::note);
    messages.push_back(note.message);
  }
  return messages;
}

// Where Popeye 4.104 warns that both sides need a king.
TEST(Setup, NotesWhichSideHasNoKing) {
  Problem problem = castling_diagram();
  EXPECT_TRUE(notes_on(problem).empty());
  problem.units.pop_back();
  ASSERT_EQ(notes_on(problem).size(), 1U);
  EXPECT_NE(notes_on(problem).front().find("Black has no king"), std::string::npos);
  problem.language = Language::french;
  EXPECT_NE(notes_on(problem).front().find("les Noirs n'ont pas de roi"), std::string::npos);
  problem.options.no_white_king = true;
  EXPECT_EQ(notes_on(problem).size(), 1U);
  problem.options.no_black_king = true;
  EXPECT_TRUE(notes_on(problem).empty());
  problem.options = {};
  problem.units.clear();
  EXPECT_EQ(notes_on(problem).size(), 2U);
}

std::vector<int> lines_of_notes(const Problem& problem) {
  const auto result = set_up(problem, Side::white);
  std::vector<int> lines;
  for (const Diagnostic& note : std::get<Setup>(result).notes) lines.push_back(note.place.line);
  return lines;
}

TEST(Setup, TellsWhereTheUnitsOfASideWithoutKingAre) {
  Problem problem;
  problem.units = {unit("a8", rook, Sides::black), unit("a1", rook, Sides::white)};
  problem.units[0].place.line = 3;
  problem.units[1].place.line = 4;
  problem.place.line = 1;
  EXPECT_EQ(lines_of_notes(problem), (std::vector<int>{4, 3}));
  problem.units.pop_back();
  EXPECT_EQ(lines_of_notes(problem), (std::vector<int>{3, 3}));
  // A twin that leaves the units as they are.
  problem.place.line = 8;
  EXPECT_EQ(lines_of_notes(problem), (std::vector<int>{8, 8}));
}

TEST(Setup, AnyRoyalUnitIsAsGoodAsAKing) {
  Problem problem;
  problem.units = {unit("e1", king, Sides::neutral)};
  EXPECT_TRUE(notes_on(problem).empty());
  problem.units = {unit("e1", knight, Sides::white), unit("e8", king, Sides::black)};
  EXPECT_EQ(notes_on(problem).size(), 1U);
  problem.units.front().traits.push_back(Catalogue<Trait>::named("Royal"));
  EXPECT_TRUE(notes_on(problem).empty());
}

TEST(Rights, CastlingWithOneRookOfAPairExcludesTheOther) {
  Problem problem = castling_diagram();
  problem.units.push_back(unit("h8", rook, Sides::black));
  problem.units.push_back(unit("a8", rook, Sides::black));
  problem.options.castling_mutually_exclusive = {{parse_square("a1"), parse_square("h8")}};
  const auto result = set_up(problem, Side::white);
  const auto& ready = std::get<feerie::Setup>(result);
  const auto left_after = [&](std::string_view king_to) {
    Bitboard fresh = 0;
    Game game(ready.rules, ready.position);
    game.each_move([&](const Move& move) {
      const bool wanted =
          move.candidate.type == MoveType::castling && move.candidate.to == parse_square(king_to);
      if (wanted) fresh = game.position().state().fresh;
      return true;
    });
    return fresh & rank_set(7);
  };
  EXPECT_EQ(left_after("c1"), squares({"a8", "e8"}));
  EXPECT_EQ(left_after("g1"), squares({"a8", "e8", "h8"}));
}

TEST(Rights, FenFieldTakesRightsAway) {
  Problem problem = castling_diagram();
  problem.fen.castling = "Q";
  EXPECT_EQ(position_of(problem).state().fresh, squares({"e1", "a1"}));
  problem.fen.castling = "-";
  EXPECT_EQ(position_of(problem).state().fresh, 0U);
}

TEST(Rights, FenFieldMustFitTheUnits) {
  Problem problem = castling_diagram();
  problem.fen.castling = "k";
  EXPECT_EQ(refusal_of(problem), "castling right k without a king and rook that could castle");
}

TEST(Rights, OptionCastlingNamesExactlyWhatHasNotMoved) {
  Problem problem = castling_diagram();
  problem.options.castling_given = true;
  problem.options.castling = {parse_square("h1")};
  EXPECT_EQ(position_of(problem).state().fresh, squares({"e1", "h1"}));
}

TEST(Rights, EnPassantInBothForms) {
  Problem problem = castling_diagram();
  problem.units.push_back(unit("b5", pawn, Sides::black));
  problem.options.en_passant = {parse_square("b7"), parse_square("b6"), parse_square("b5")};
  EXPECT_EQ(position_of(problem).state().ep_squares, squares({"b6"}));
  EXPECT_EQ(position_of(problem).state().ep_victim, parse_square("b5"));
  problem.options.en_passant = {parse_square("b6")};
  EXPECT_EQ(position_of(problem).state().ep_victim, parse_square("b5"));
}

TEST(Rights, EnPassantNeedsAPawn) {
  Problem problem = castling_diagram();
  problem.options.en_passant = {parse_square("c6")};
  EXPECT_EQ(refusal_of(problem),
            "en passant on c6: no pawn that can have made a double step there");
  // Officers make no double steps, nor do pawns of the other side there.
  for (const auto& [kind, sides] :
       {std::pair{knight, Sides::black}, std::pair{pawn, Sides::white}}) {
    Problem other = castling_diagram();
    other.units.push_back(unit("c5", kind, sides));
    other.options.en_passant = {parse_square("c6")};
    EXPECT_EQ(refusal_of(other),
              "en passant on c6: no pawn that can have made a double step there");
  }
}

TEST(Rights, EnPassantNeedsAnEmptyWay) {
  for (const bool by_option : {true, false}) {
    for (const auto& [square, reason] :
         {std::pair{"c7", "the pawn on c5 cannot have come from c7, where a unit stands"},
          std::pair{"c6", "the pawn on c5 cannot have passed c6, which is not empty"}}) {
      Problem problem = castling_diagram();
      problem.units.push_back(unit("c5", pawn, Sides::black));
      problem.units.push_back(unit(square, knight, Sides::white));
      if (by_option) {
        problem.options.en_passant = {parse_square("c7"), parse_square("c6"), parse_square("c5")};
      } else {
        problem.fen.castling = "-";
        problem.fen.en_passant = parse_square("c6");
      }
      EXPECT_EQ(refusal_of(problem), std::string("en passant on c6: ") + reason);
    }
  }
}

}  // namespace
}  // namespace feerie
