#include <gtest/gtest.h>

#include "unit/input/reading.h"

namespace feerie::test {
namespace {

/// "Circe Mirror; Imitator a1 b2": names, words, squares, walks, numbers.
std::string text_of(const std::vector<ConditionUse>& uses) {
  std::string out;
  for (const ConditionUse& use : uses) {
    if (!out.empty()) out += "; ";
    out += use.condition->names.english;
    for (const auto word : use.arguments.words) {
      out += ' ' + std::string(word);
      const auto* detail = use.arguments.detail(word);
      if (detail == nullptr) continue;
      out += '(';
      for (const auto& walk : detail->walks) out += letters_of(walk, Language::english) + ',';
      for (const int number : detail->numbers) out += std::to_string(number) + ',';
      for (const auto& token : detail->texts) out += token + ',';
      out.back() = ')';
    }
    for (const Square square : use.arguments.squares) out += ' ' + to_string(square);
    for (const auto& walk : use.arguments.walks) out += ' ' + letters_of(walk, Language::english);
    for (const int number : use.arguments.numbers) out += ' ' + std::to_string(number);
  }
  return out;
}

std::string conditions(std::string_view text) {
  return text_of(read_commands("condition " + std::string(text)).conditions);
}

TEST(Conditions, AreAbbreviatedAndAddUp) {
  EXPECT_EQ(conditions("mad isar"), "Madrasi; Isardam");
  EXPECT_EQ(conditions("circe condition volage"), "Circe; Volage");
  EXPECT_EQ(conditions("anda andai"), "Anda; AndaInverse");
  EXPECT_EQ(conditions("#C take&make"), "#C; Take&MakeChess");
}

TEST(Conditions, TakeWordsInAnyOrder) {
  EXPECT_EQ(conditions("circe rexi mirror volc"), conditions("circe volc mirror rexi"));
  EXPECT_EQ(conditions("singlebox type2"), "SingleBox Type2");
  EXPECT_EQ(conditions("isardam typeb rexi"), "Isardam TypeB RexInclusive");
}

TEST(Conditions, HaveTraditionalNames) {
  EXPECT_EQ(conditions("mirrorcirce rexi"), conditions("circe mirror rexi"));
  EXPECT_EQ(conditions("circedoubleagents"), conditions("circe mirror turncoats"));
  EXPECT_EQ(conditions("mirrorfileanticirce cheylan"), conditions("anticirce file mirror cheylan"));
  EXPECT_EQ(conditions("aprilchess b s"), "Circe Super April(B,S)");
  EXPECT_EQ(conditions("chameleoncirce s q r b s madrasi"), "Circe Chameleon(S,Q,R,B,S); Madrasi");
  EXPECT_EQ(conditions("contraparrain"), conditions("circe contraparrain mirror"));
}

TEST(Conditions, AreOneHoweverOftenTheyAreNamed) {
  EXPECT_EQ(conditions("andernach madrasi andernach"), "AndernachChess; Madrasi");
  EXPECT_EQ(conditions("circeclone verticalsymmetrycirce"), "Circe VerticalSymmetry Clone");
  EXPECT_EQ(conditions("circe clone condition circe clone mirror"), "Circe Mirror Clone");
  EXPECT_EQ(conditions("magicsquares a1 b2 magicsquares b2 c3"), "MagicSquares a1 b2 c3");
  EXPECT_EQ(conditions("sat 2 sat"), "SAT 2");
  EXPECT_EQ(conditions("sentinelles maximumb 3 sentinelles maximumt 4"),
            "Sentinelles MaximumBlack(3) MaximumTotal(4)");
}

TEST(Conditions, MayNotContradictThemselves) {
  const auto complaint = [](std::string_view text) {
    return first_error("condition " + std::string(text)).message;
  };
  EXPECT_EQ(complaint("filecirce symmetrycirce"), "\"symmetrycirce\" contradicts \"File\"");
  EXPECT_EQ(complaint("sat 2 sat 3"), "\"sat\" is given twice, and differently");
  EXPECT_EQ(complaint("circe april s circe april b"), "\"april\" is given twice, and differently");
  EXPECT_EQ(complaint("singlebox type1 type2"), "\"type2\" contradicts \"Type1\"");
  EXPECT_EQ(complaint("gridchess horizontalshift gridchess verticalshift"),
            "\"verticalshift\" contradicts \"HorizontalShift\"");
}

TEST(Conditions, GiveWordsTheirOwnParameters) {
  EXPECT_EQ(conditions("circe april s super"), "Circe Super April(S)");
  EXPECT_EQ(conditions("sentinelles maximumw 3 pionadvers maximumb 0"),
            "Sentinelles PionAdvers MaximumBlack(0) MaximumWhite(3)");
  EXPECT_EQ(conditions("koeko nei s circe"), "KoeKo Neighbour(S); Circe");
  EXPECT_EQ(conditions("grid orthogonal BDF246"), "GridChess Orthogonal(bdf246)");
  EXPECT_EQ(conditions("grid irregular a8a7 c1 gridline Ha24 vc61"),
            "GridChess Irregular(a8a7,c1) GridLine(ha24,vc61)");
  EXPECT_EQ(conditions("grid irregular"), "GridChess Irregular");
}

TEST(Conditions, TakeSquares) {
  EXPECT_EQ(conditions("imitator a1b2 circe"), "Imitator a1 b2; Circe");
  EXPECT_EQ(conditions("hole a1 b2"), "Hole a1 b2");
  EXPECT_EQ(conditions("magicsquares f7g8 type2"), "MagicSquares Type2 f7 g8");
  EXPECT_EQ(conditions("blackmaxdister e5b8"), "BlackMaxDister e5 b8");
  EXPECT_EQ(conditions("whiteroyalsquare a8"), "WhiteRoyalSquare a8");
}

TEST(Conditions, TakeWalks) {
  EXPECT_EQ(conditions("promonly q rh/r 35 circe"), "PromOnly Q RH/R 35; Circe");
  EXPECT_EQ(conditions("vaultingkings transmuting g n"), "VaultingKings Transmuting G N");
  EXPECT_EQ(conditions("vaultingkings"), "VaultingKings");
  EXPECT_EQ(conditions("football circe"), "Football; Circe");
}

TEST(Conditions, TakeWalksByTheirNames) {
  EXPECT_EQ(conditions("promonly Nightrider"), "PromOnly N");
  EXPECT_EQ(conditions("april Grasshopper Rook s circe"), conditions("april G R S"));
  EXPECT_EQ(conditions("promonly Nightrider Hopper q Zèbre Läufer, circe"),
            "PromOnly NH Q Z B; Circe");
  EXPECT_EQ(conditions("circe april Rook super"), "Circe Super April(R)");
  EXPECT_EQ(conditions("vaultingkings transmuting Grasshopper"), "VaultingKings Transmuting G");
  EXPECT_EQ(conditions("koeko neighbour Camel circe"), "KoeKo Neighbour(CA); Circe");
  // Two letters are what they are for other programs, although they can be an article.
  EXPECT_EQ(conditions("promonly ma le"), "PromOnly MA LE");
  EXPECT_EQ(conditions("promonly q le circe"), "PromOnly Q LE; Circe");
  EXPECT_EQ(conditions("vaultingkings le transmuting"), "VaultingKings Transmuting LE");
  EXPECT_EQ(conditions("vaultingkings the transmuting le"), "VaultingKings Transmuting LE");
}

TEST(Conditions, ComeBeforeNamesOfWalks) {
  EXPECT_EQ(conditions("promonly Leo"), "PromOnly LE");
  EXPECT_EQ(conditions("promonly q leofamily"), "PromOnly Q; Leofamily");
  EXPECT_EQ(conditions("promonly q Leo family"), "PromOnly Q; Leofamily");
  EXPECT_EQ(conditions("promonly q Knight Relay"), "PromOnly Q; KnightRelay");
  EXPECT_EQ(conditions("promonly q Knight"), "PromOnly Q S");
  EXPECT_EQ(first_error("condition promonly q leo").message,
            "\"leo\" can be a walk or the beginning of a condition");
  EXPECT_EQ(first_error("condition promonly q leo").hint,
            "write \"LE\" for the walk, or the condition in full");
}

TEST(Conditions, TakeNumbers) {
  EXPECT_EQ(conditions("sat"), "SAT");
  EXPECT_EQ(conditions("sat 3 2 circe"), "SAT 3 2; Circe");
  EXPECT_EQ(conditions("roleexchange 2 circe"), "RoleExchange 2; Circe");
  EXPECT_EQ(conditions("bgl 4.5 4"), "BGL 450 400");
  EXPECT_EQ(conditions("bgl 7.05"), "BGL 705");
  EXPECT_EQ(conditions("bgl - 29"), "BGL " + std::to_string(Arguments::unlimited) + " 2900");
}

TEST(Conditions, TakeAUnit) {
  const Problem problem = read_commands("condition circe parrain lastcapture white royal sg4 sat");
  EXPECT_EQ(text_of(problem.conditions), "Circe Parrain; LastCapture g4 S; SAT");
  const Arguments& capture = problem.conditions[1].arguments;
  EXPECT_EQ(capture.sides, Sides::white);
  ASSERT_EQ(capture.traits.size(), 1U);
  EXPECT_EQ(capture.traits[0]->names.english, "Royal");
}

TEST(Conditions, TakeABoard) {
  const auto table = [](std::string_view text) {
    return read_commands("condition wandelschachtable " + std::string(text))
        .conditions[0]
        .arguments;
  };
  EXPECT_EQ(table("4k3/8/8/8/8/8/8/4K3 samecolour").text,
            "....k......................................................."
            "K...");
  EXPECT_TRUE(table("4k3/8/8/8/8/8/8/4K3 samecolour").has("SameColour"));
  EXPECT_EQ(table(std::string(64, 'Q')).text, std::string(64, 'Q'));
  const Problem mutation = read_commands("condition chessmutation");
  EXPECT_EQ(mutation.conditions[0].arguments.text, "");
}

TEST(Conditions, OfOurOwnLeaveOldAbbreviationsAlone) {
  EXPECT_EQ(conditions("in"), "Influencer");
  EXPECT_EQ(conditions("inverse"), "InverseWandelschach");
  EXPECT_EQ(conditions("wandelschach rexmultiplex siamese chess960"),
            "Wandelschach; RexMultiplex Siamese; Chess960");
  EXPECT_EQ(conditions("atomic check"), "Atomic Check");
}

TEST(Conditions, MayBeWrittenAsTwoWords) {
  const Problem french =
      read_one("debutprobleme\nenonce #2\ncondition Echecs Changeants\nfinprobleme");
  EXPECT_EQ(text_of(french.conditions), "Wandelschach");
  EXPECT_EQ(conditions("Mirror Circe"), "Circe Mirror");
}

TEST(Conditions, LetTheLastWordCountWhereTheyOverruleOneAnother) {
  EXPECT_EQ(conditions("circe strict assassin"), "Circe Assassin");
  EXPECT_EQ(conditions("circe rexinclusive rexexclusive"), "Circe RexExclusive");
  EXPECT_EQ(conditions("circe lastmove waitcapture"), "Circe WaitCapture");
}

TEST(Conditions, FallBackOnTheOnesOfEitherSide) {
  EXPECT_EQ(conditions("maximum ultra"), "Maximummer ultra");
  EXPECT_EQ(conditions("ultraschach"), "UltraSchachZwang");
}

TEST(Conditions, EndWithACommandWrittenInFull) {
  // `title` and `pieces` begin no condition; `prot` would.
  const Problem problem = read_commands("condition circe protocol out.txt\npieces white ka1");
  EXPECT_EQ(text_of(problem.conditions), "Circe");
  const Problem french =
      read_one("debutprobleme\nenonce #2\ncondition circe\npieces blanc ra1\nfinprobleme");
  EXPECT_EQ(french.units.size(), 1U);
}

TEST(Conditions, SayWhatIsWrong) {
  const Diagnostic error = first_error("condition crice");
  EXPECT_EQ(error.message, "unknown condition \"crice\"");
  EXPECT_EQ(error.hint, "did you mean \"Circe\"?");
  EXPECT_EQ(error.place.line, 3);
  EXPECT_EQ(error.place.column, 11);
  EXPECT_EQ(first_error("condition mirror").message, "the condition \"mirror\" is not unique");
  EXPECT_EQ(first_error("condition").message, "a condition is expected");
  EXPECT_EQ(first_error("condition circe ch").message, "the parameter \"ch\" is not unique");
  EXPECT_EQ(first_error("condition madrasi rexi rexi").message, "\"rexi\" is given twice");
  EXPECT_EQ(first_error("condition circe file symmetry").message,
            "\"symmetry\" contradicts \"File\"");
  EXPECT_EQ(first_error("condition marscirce clone").message, "unknown condition \"clone\"");
  EXPECT_EQ(first_error("condition blackmaxdister e5e5").message,
            "two different squares are expected");
  EXPECT_EQ(first_error("condition blackmaxdister e5b8a1").message,
            "at most 2 squares are possible here");
  EXPECT_EQ(first_error("condition imitator a1a2a3a4a5a6a7a8b1b2b3").message,
            "at most 10 squares are possible here");
  EXPECT_EQ(first_error("condition hole x").message, "squares are expected, not \"x\"");
  EXPECT_EQ(first_error("condition promonly").message, "walks are expected");
  EXPECT_EQ(first_error("condition koeko neighbour").message,
            "a walk is expected, not \"endproblem\"");
  EXPECT_EQ(first_error("condition bgl").message, "an account is expected");
  EXPECT_EQ(first_error("condition bgl 1.234").message, "an account is expected");
  EXPECT_EQ(first_error("condition sentinelles maximumw").message,
            "a number is expected, not \"endproblem\"");
  EXPECT_EQ(first_error("condition grid gridline xa24").message.substr(0, 20),
            "lines like ha24 are ");
  EXPECT_EQ(first_error("condition wandelschachtable 4k3/8").message,
            "64 squares from a8 to h1 are expected");
  EXPECT_EQ(first_error("condition lastcapture white").message, "one unit is expected");
}

TEST(Conditions, KnowWhichWalksAreMeant) {
  EXPECT_EQ(first_error("condition koeko neighbour q").message, "this walk is not possible here");
}

}  // namespace
}  // namespace feerie::test
