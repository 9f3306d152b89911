#include "input/messages.h"

#include <gtest/gtest.h>

#include "unit/input/reading.h"

/// Everything that is said of a problem is said in its language.
namespace feerie::test {
namespace {

using Said = std::vector<std::string>;

/// All that is said of an input: what it is, message and hint.
Said said_of(std::string_view text) {
  Said all;
  for (const ReadItem& item : read_all(text)) {
    for (const Diagnostic& each : item.diagnostics) {
      const bool note = each.severity == Diagnostic::Severity::note;
      all.push_back((note ? "note: " : "error: ") + each.message +
                    (each.hint.empty() ? "" : " / " + each.hint));
    }
  }
  return all;
}

/// All that is said of a German problem of some commands.
Said said_in_german(std::string_view commands) {
  return said_of("AnfangProblem\n" + std::string(commands) + "\nEndeProblem\n");
}

/// All that is said of a French problem of some commands.
Said said_in_french(std::string_view commands) {
  return said_of("DebutProbleme\n" + std::string(commands) + "\nFinProbleme\n");
}

TEST(InputMessages, SpeakGermanOfGermanProblems) {
  EXPECT_EQ(said_in_german("Forderung #2 mehr"), Said{"error: unbekannter Befehl \"mehr\""});
  EXPECT_EQ(said_in_german("Forderung #2 Bedingung Cirse"),
            Said{"error: unbekannte Bedingung \"Cirse\" / ist \"Circe\" gemeint?"});
  EXPECT_EQ(said_in_german("Forderung #2 Zwilling versetze a1 b9"),
            Said{"error: erwartet wird ein Feld, nicht \"b9\""});
  EXPECT_EQ(said_in_german("Forderung Matt"),
            Said{"error: keine Forderung / eine Forderung ist eine Spielart (keine, h, s, r, hs, "
                 "ser-, ...), ein Ziel (#, =, +, x, zg7, ...) und eine L\u00e4nge"});
  EXPECT_EQ(said_in_german("Forderung #2 Forsyth 8/8/8/8/8/8/8/K1k"),
            Said{"note: die Stellung endet nach 59 von 64 Feldern / die anderen Felder bleiben, "
                 "wie sie sind"});
  EXPECT_EQ(said_in_german("Forderung #2 Steine Ka1"),
            Said{"error: vor den Steinen fehlt eine Farbe / es k\u00f6nnte \"Weiss\", "
                 "\"Schwarz\" oder \"Neutral\" sein"});
}

TEST(InputMessages, SpeakFrenchOfFrenchProblems) {
  EXPECT_EQ(said_in_french("Enonce #2 plus"), Said{"error: commande inconnue \"plus\""});
  EXPECT_EQ(said_in_french("Enonce #2 Condition Cirse"),
            Said{"error: condition inconnue \"Cirse\" / vouliez-vous dire \"Circe\" ?"});
  EXPECT_EQ(said_in_french("Enonce #2 Jumeau deplace a1 b9"),
            Said{"error: on attend une case, et non \"b9\""});
  EXPECT_EQ(said_in_french("Enonce mat"),
            Said{"error: ce n'est pas un \u00e9nonc\u00e9 / un \u00e9nonc\u00e9 est un genre de "
                 "jeu (aucun, h, s, r, hs, ser-, ...), un but (#, =, +, x, zg7, ...) et une "
                 "longueur"});
  EXPECT_EQ(said_in_french("Enonce #2 Forsyth 8/8/8/8/8/8/8/R1r"),
            Said{"note: la position se termine apr\u00e8s 59 cases sur 64 / les autres cases "
                 "restent comme elles sont"});
  EXPECT_EQ(said_in_french("Enonce #2 Pieces Ra1"),
            Said{"error: il manque une couleur devant les pi\u00e8ces / ce pourrait \u00eatre "
                 "\"Blanc\", \"Noir\" ou \"Neutre\""});
}

TEST(InputMessages, SpeakOfStructuredStipulationsInTheLanguageOfTheProblem) {
  EXPECT_EQ(said_in_german("SForderung weiss 2a[#"), Said{"error: ']' fehlt"});
  EXPECT_EQ(said_in_french("SEnonce blanc 2a[#"), Said{"error: ']' manque"});
}

TEST(InputMessages, SpeakEnglishBeforeALanguageIsKnown) {
  EXPECT_EQ(said_of("Forderung #2"),
            Said{"error: no problem begins with \"Forderung\" / the first word is beginproblem, "
                 "AnfangProblem or DebutProbleme"});
  EXPECT_EQ(said_of("AnfangProblem Forderung #2 EndeProblem\nSchluss"),
            Said{"note: Text hinter dem Ende der Probleme wird nicht gelesen"});
}

}  // namespace
}  // namespace feerie::test
