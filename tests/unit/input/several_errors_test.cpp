// All mistakes of a list are told, each once, and what is right is kept.
#include <gtest/gtest.h>

#include "unit/input/reading.h"

namespace feerie::test {
namespace {

using Said = std::vector<std::string>;

/// "line:column message" of all errors and notes of an input.
Said told_of(std::string_view text) {
  Said all;
  for (const ReadItem& item : read_all(text)) {
    for (const Diagnostic& each : item.diagnostics) {
      all.push_back(std::to_string(each.place.line) + ':' + std::to_string(each.place.column) +
                    ' ' + each.message);
    }
  }
  return all;
}
Said told_in_english(std::string_view commands) {
  return told_of(english("stip #2\n" + std::string(commands)));
}
Said told_in_german(std::string_view commands) {
  return told_of("AnfangProblem\nForderung #2\n" + std::string(commands) + "\nEndeProblem\n");
}
Said told_in_french(std::string_view commands) {
  return told_of("DebutProbleme\nEnonce #2\n" + std::string(commands) + "\nFinProbleme\n");
}

/// What could be read of an English problem with errors.
Problem draft_of(std::string_view commands) {
  const auto items = read_all(english("stip #2\n" + std::string(commands)));
  EXPECT_TRUE(!items.empty() && items[0].draft);
  return items.empty() ? Problem{} : items[0].draft.value_or(Problem{});
}

/// The errors of an English problem on its third line, with their columns.
std::vector<std::pair<int, std::string>> errors_in(std::string_view commands) {
  std::vector<std::pair<int, std::string>> all;
  for (const Diagnostic& each :
       diagnostics_of(english("stip #2\n" + std::string(commands)), Diagnostic::Severity::error)) {
    all.emplace_back(each.place.column, each.place.token);
  }
  return all;
}
using Errors = std::vector<std::pair<int, std::string>>;

// --- Units ---------------------------------------------------------------------------------------

TEST(SeveralErrors, OfUnits) {
  EXPECT_EQ(told_in_english("pieces white Ka1 qi9 rb1 xc3\nblakc kh8 Knight e9 bb2 nn"),
            (Said{"3:19 squares are expected, not \"i9\"", "3:26 no walk has the letters \"x\"",
                  "4:1 \"blakc\" is neither a unit nor a colour, an attribute or a command",
                  "4:18 squares are expected, not \"e9\"",
                  "4:25 \"nn\" is neither a unit nor a colour, an attribute or a command"}));
  EXPECT_EQ(told_in_german("Steine Weiss Ka1 di9 Tb1 Schwraz kh8 xc3"),
            (Said{"3:19 erwartet werden Felder, nicht \"i9\"",
                  "3:26 \"Schwraz\" ist weder ein Stein noch eine Farbe, eine Eigenschaft oder ein "
                  "Befehl",
                  "3:38 keine Gangart hat die Buchstaben \"x\""}));
  EXPECT_EQ(
      told_in_french("Pieces Blancs Ra1 di9 tb1 Nor rh8 xc3"),
      (Said{"3:20 on attend des cases, et non \"i9\"",
            "3:27 \"Nor\" n'est ni une pi\u00e8ce ni une couleur, un attribut ou une commande",
            "3:35 aucune marche n'a les lettres \"x\""}));
}

TEST(SeveralErrors, LeaveGoodUnits) {
  EXPECT_EQ(
      units_of(draft_of("pieces white Ka1 qi9 rb1 xc3 foo\nblakc kh8 Knight e9 bb2 nn").units),
      "wKa1 wRb1 bKh8 bBb2");
  EXPECT_EQ(units_of(draft_of("pieces white xx Knight a1 ra1 yy royal qb1").units),
            "wSa1 wRa1 wQb1");
  EXPECT_EQ(units_of(draft_of("pieces white xx royal qb1").units), "w(Royal)Qb1");
}

TEST(SeveralErrors, OfUnitsDoNotHideWhatFollows) {
  EXPECT_EQ(errors_in("pieces white ki9 condition crice"), (Errors{{15, "i9"}, {28, "crice"}}));
  EXPECT_EQ(errors_in("pieces white ki9 cond crice"), (Errors{{15, "i9"}, {23, "crice"}}));
  EXPECT_EQ(errors_in("pieces white ki9\nopt foo"), (Errors{{15, "i9"}, {5, "foo"}}));
}

TEST(SeveralErrors, OfColoursAreToldOnce) {
  EXPECT_EQ(told_in_english("pieces ka1 qb2 rc3 black kh8 white"),
            (Said{"3:8 a colour is missing in front of the units",
                  "3:30 no units stand behind \"white\""}));
  EXPECT_EQ(told_in_english("pieces foo ka1 qb2 black kh8"),
            (Said{"3:8 \"foo\" is neither a unit nor a colour, an attribute or a command"}));
  // A unit that is wrong is a unit all the same.
  EXPECT_EQ(errors_in("pieces white ki9 black kj1"), (Errors{{15, "i9"}, {25, "j1"}}));
  EXPECT_EQ(errors_in("pieces white k i9 black kh8"), (Errors{{16, "i9"}}));
  EXPECT_EQ(errors_in("pieces white total x white ka1"), (Errors{{8, "white"}, {20, "x"}}));
}

TEST(SeveralErrors, OfTooManyUnitsAreToldOnce) {
  std::string list = "pieces white";
  for (int i = 0; i < 1010; ++i) list += " ka1";
  EXPECT_EQ(errors_in(list).size(), 1U);
}

TEST(SeveralErrors, OfAForsyth) {
  EXPECT_EQ(told_in_english("forsyth t7/8/8/8/8/8/8/t6y"),
            (Said{"3:9 no walk has the letters \"t\"", "3:26 no walk has the letters \"y\""}));
  EXPECT_EQ(first_error("forsyth t7/8/8/8/8/8/8/8").hint, "did you mean \"R\"?");
  EXPECT_EQ(units_of(draft_of("forsyth xr6/8/8/8/8/8/8/6yK").units), "bRb8 wKh1");
  EXPECT_EQ(told_in_english("forsyth hxllo"), (Said{"3:9 no walk has the letters \"h\""}));
  EXPECT_EQ(told_in_english("forsyth 8/7/8/8/8/8/8/K1k6"),
            (Said{"3:12 the / does not stand at the end of a rank; it is ignored"}));
  EXPECT_EQ(told_in_english("forsyth 8/8/8/8/8/8/8/8kkk"), (Said{"3:24 more than 64 squares"}));
}

TEST(SeveralErrors, OfUnitsWithSignsAndAttributes) {
  EXPECT_EQ(
      errors_in("pieces white: Kg1, Qd1; black: Kg8. Kh8 .leb3 chameleon Qc3"),
      (Errors{{8, "white:"}, {25, "black:"}, {32, "Kg8."}, {41, ".leb3"}, {47, "chameleon"}}));
  EXPECT_EQ(first_error("pieces white pawns f2 g2 h2").hint, "did you mean \"pawn\"?");
  EXPECT_EQ(errors_in("pieces white pawns f2 g2 h2").size(), 1U);
  EXPECT_EQ(errors_in("pieces white ki9 pawns f2 xa1 roayl qb1"),
            (Errors{{15, "i9"}, {18, "pawns"}, {27, "x"}, {31, "roayl"}}));
  // The walk is no remark.
  EXPECT_EQ(errors_in("pieces white Kg1 black R h 8"), (Errors{{26, "h"}}));
}

// --- Conditions ----------------------------------------------------------------------------------

TEST(SeveralErrors, OfConditions) {
  EXPECT_EQ(told_in_english("condition crice, koeko madrsi, promonly xx, sat\nqqq volage"),
            (Said{"3:11 unknown condition \"crice\"", "3:24 unknown condition \"madrsi\"",
                  "3:41 walks are expected", "4:1 unknown condition \"qqq\""}));
  EXPECT_EQ(told_in_german("Bedingung Cirse L\u00e4ngstz\u00fcger Madrsi Imitator i9"),
            (Said{"3:11 unbekannte Bedingung \"Cirse\"", "3:29 unbekannte Bedingung \"Madrsi\"",
                  "3:45 erwartet werden Felder, nicht \"i9\""}));
  EXPECT_EQ(told_in_french("Condition Cirse, Koko, Madrsi"),
            (Said{"3:11 condition inconnue \"Cirse\"", "3:18 condition inconnue \"Koko\"",
                  "3:24 condition inconnue \"Madrsi\""}));
}

TEST(SeveralErrors, LeaveGoodConditions) {
  const Problem draft = draft_of("condition crice, koeko madrsi, promonly xx, sat, imitator i9 a1");
  ASSERT_EQ(draft.conditions.size(), 3U);
  EXPECT_EQ(draft.conditions[0].condition->names.english, "KoeKo");
  EXPECT_EQ(draft.conditions[1].condition->names.english, "SAT");
  EXPECT_EQ(draft.conditions[2].condition->names.english, "Imitator");
  EXPECT_EQ(draft.conditions[2].arguments.squares.size(), 1U);
}

TEST(SeveralErrors, OfConditionsAreNotThoseOfTheirParameters) {
  EXPECT_EQ(errors_in("condition crice rexinclusive equipollents 3 a1 q s, madrasi").size(), 1U);
  EXPECT_EQ(errors_in("condition maximumer 5 madrsi").size(), 2U);
  // A word that can be a parameter or a condition is taken for neither.
  EXPECT_TRUE(draft_of("condition crice pwc").conditions.empty());
  EXPECT_EQ(errors_in("condition crice eqipollents"), (Errors{{11, "crice"}}));
  EXPECT_EQ(errors_in("condition promonly circe"), (Errors{{20, "circe"}}));
  EXPECT_EQ(draft_of("condition promonly circe").conditions.size(), 1U);
}

TEST(SeveralErrors, OfConditionsDoNotHideWhatFollows) {
  EXPECT_EQ(errors_in("condition crice pieces white ki9"), (Errors{{11, "crice"}, {31, "i9"}}));
  EXPECT_EQ(errors_in("condition promonly\npieces white ki9"), (Errors{{1, "pieces"}, {15, "i9"}}));
}

TEST(SeveralErrors, HintAtParameters) {
  EXPECT_EQ(first_error("condition anticirce calvett").hint, "did you mean \"Calvet\"?");
  EXPECT_EQ(first_error("condition anticirce madrsi").hint, "did you mean \"Madrasi\"?");
}

// --- Options -------------------------------------------------------------------------------------

TEST(SeveralErrors, OfOptions) {
  EXPECT_EQ(told_in_english("option trz maxsol x 5 variation nontrviail 3 nocastling i9 a1 j1"),
            (Said{"3:8 unknown option \"trz\"", "3:19 a number is expected, not \"x\"",
                  "3:33 unknown option \"nontrviail\"", "3:57 squares are expected, not \"i9\"",
                  "3:63 squares are expected, not \"j1\""}));
  EXPECT_EQ(
      told_in_german("Option Variatoin MaxLoesungen x NichtTrivail"),
      (Said{"3:8 unbekannte Option \"Variatoin\"", "3:31 erwartet wird eine Zahl, nicht \"x\"",
            "3:33 unbekannte Option \"NichtTrivail\""}));
  EXPECT_EQ(told_in_french("Option Varaintes Defense\nJumeau deplace a1 b9"),
            (Said{"3:8 option inconnue \"Varaintes\"", "4:1 on attend un nombre, et non \"Jumeau\"",
                  "4:19 on attend une case, et non \"b9\""}));
}

TEST(SeveralErrors, OfOneWordAreToldOnce) {
  EXPECT_EQ(told_in_english("option maxsol variaton try"),
            Said{"3:15 a number is expected, not \"variaton\""});
}

TEST(SeveralErrors, LeaveGoodOptions) {
  const Problem draft = draft_of("option trz variation maxsol try qqq nontrivial 3 1");
  EXPECT_TRUE(draft.options.variations);
  EXPECT_TRUE(draft.options.try_play);
  EXPECT_EQ(draft.options.non_trivial.value_or(std::pair(0, 0)).first, 3);
}

// --- Twins ---------------------------------------------------------------------------------------

TEST(SeveralErrors, OfATwin) {
  EXPECT_EQ(told_in_english("twin move a1 b9 remvoe a1 remove i9 j7 a1 add white kd1 xx9 xd2\n"
                            "cond circe madrsi rotate 45 mirror x7"),
            (Said{"3:14 a square is expected, not \"b9\"", "3:17 unknown command \"remvoe\"",
                  "3:34 squares are expected, not \"i9\"", "3:37 squares are expected, not \"j7\"",
                  "3:57 \"xx9\" is neither a unit nor a colour, an attribute or a command",
                  "3:61 no walk has the letters \"x\"", "4:12 unknown condition \"madrsi\"",
                  "4:26 the angle must be 90, 180 or 270",
                  "4:36 squares that change places are expected, not \"x7\""}));
  EXPECT_EQ(told_in_german("Zwilling versetze a1 b9 entferne i9 j9 hinzufuegen Weiss xa1 di9"),
            (Said{"3:22 erwartet wird ein Feld, nicht \"b9\"",
                  "3:34 erwartet werden Felder, nicht \"i9\"",
                  "3:37 erwartet werden Felder, nicht \"j9\"",
                  "3:58 keine Gangart hat die Buchstaben \"x\"",
                  "3:63 erwartet werden Felder, nicht \"i9\""}));
  EXPECT_EQ(
      told_in_french("Jumeau deplace a1 b9 ote i9 a1 echange x y rotation 1"),
      (Said{"3:19 on attend une case, et non \"b9\"", "3:26 on attend des cases, et non \"i9\"",
            "3:40 on attend une case, et non \"x\"",
            "3:53 l'angle doit \u00eatre de 90, 180 ou 270"}));
}

TEST(SeveralErrors, OfCommandsBehindTwins) {
  EXPECT_EQ(
      told_in_english("twin move a1 b9\npieces white ka1 move a1 i9\ntwin title Move it\n"
                      "remove i9\nauthor Move\nendprobelm"),
      (Said{"3:14 a square is expected, not \"b9\"", "4:1 \"pieces\" cannot stand behind a twin",
            "4:26 a square is expected, not \"i9\"", "5:6 \"title\" cannot stand behind a twin",
            "6:8 squares are expected, not \"i9\"", "7:1 \"author\" cannot stand behind a twin",
            "8:1 unknown command \"endprobelm\""}));
}

TEST(SeveralErrors, OfLetteredTwins) {
  EXPECT_EQ(errors_in("twin a) move g1 h1 twin b) mov g1 h9\nc) remove d1"),
            (Errors{{6, "a)"}, {25, "b)"}, {35, "h9"}, {1, "c)"}}));
  EXPECT_EQ(errors_in("twin add white pa9 b) remvoe f2"),
            (Errors{{17, "a9"}, {20, "b)"}, {23, "remvoe"}}));
  const std::string hint = "twins get their letters by themselves: write twin in front of each";
  EXPECT_EQ(first_error("twin a) move g1 h1").hint, hint);
  EXPECT_EQ(first_error("a) move g1 h1").hint, hint);
}

TEST(SeveralErrors, OfOneLine) {
  EXPECT_EQ(errors_in("twin move a1 a9 pieces white ra4 move a1 i9"),
            (Errors{{14, "a9"}, {17, "pieces"}, {42, "i9"}}));
}

TEST(SeveralErrors, LeaveGoodChanges) {
  const Problem draft = draft_of("twin move a1 b9 remove i9 a1 foo exchange a1 b1");
  ASSERT_EQ(draft.twins.size(), 1U);
  EXPECT_EQ(draft.twins[0].edits.size(), 2U);
  EXPECT_EQ(draft.twins[0].edit_places.size(), 2U);
}

// --- Commands ------------------------------------------------------------------------------------

TEST(SeveralErrors, OfCommands) {
  EXPECT_EQ(told_of("begin\nstipulatoin #2\nconditon circe\npieces white ka1\nopton try\nend"),
            (Said{"2:1 unknown command \"stipulatoin\"", "3:1 unknown command \"conditon\"",
                  "5:1 unknown command \"opton\""}));
  EXPECT_EQ(told_of("begin\nstipulation foo pieces white ki9 title x\nend"),
            (Said{"2:13 not a stipulation", "2:31 squares are expected, not \"i9\""}));
  EXPECT_EQ(told_of("begin\nstip #2\noptions try\ntwins move a1 b1\nend"),
            (Said{"3:1 unknown command \"options\"", "4:1 unknown command \"twins\""}));
  EXPECT_EQ(told_of("begin stip h#2,5 endproblem"), Said{"1:15 a length has no comma"});
  EXPECT_EQ(told_of("begin stip h#2, pieces white ka1 end"), Said{});
  // Words of a text are no commands.
  EXPECT_EQ(told_in_english("remrak the pieces condition foo\npieces white ki9"),
            (Said{"3:1 unknown command \"remrak\"", "4:15 squares are expected, not \"i9\""}));
}

TEST(SeveralErrors, OfAListAndNoStipulation) {
  EXPECT_EQ(told_of("begin\npieces white ki9\nend"),
            (Said{"2:15 squares are expected, not \"i9\"", "3:1 the problem has no stipulation"}));
}

}  // namespace
}  // namespace feerie::test
