#include "search/mates/freedoms.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "unit/search/near_mates.h"
#include "unit/search/random_problem.h"

/// Help and series play under rules that act with captures only, object to checks only, or forbid
/// moves by squares finds what it finds without foresight.
namespace feerie::test {
namespace {

/// Foresees play of all lengths.
constexpr mates::MateOutlook::Sketching at_once{.too_short = 0, .too_short_for_rebirths = 0};

/// Can mates be foreseen under the conditions, with more than orthodox freedoms?
bool has_freedoms(std::string_view conditions) {
  const auto freedoms = mates::freedoms_under(scene("8/8/8/8/8/8/8/8 w - -", conditions).rules());
  return freedoms && freedoms->any();
}

/// May they be, if the conditions do not contradict each other?
bool make_sense_and_have_freedoms(std::string_view conditions) {
  try {
    return has_freedoms(conditions);
  } catch (const std::runtime_error&) {
    return false;
  }
}

/// All conditions under which that is so, and pairs of them.
std::vector<std::string> settings_with_freedoms(Dice& dice) {
  std::vector<std::string> found;
  std::vector<std::string> settings = settings_of_conditions();
  for (const char* more : {"Breton Adverse", "Breton PY", "AntiCirce Cheylan", "AntiCirce Relaxed",
                           "AntiCirce Mirror", "AntiCirce Diagram", "Circe Strict", "Circe Mirror",
                           "Circe Symmetry", "Circe Antipodes", "Circe File", "Circe Rank"}) {
    settings.emplace_back(more);
  }
  std::ranges::copy_if(settings, std::back_inserter(found), has_freedoms);
  const std::vector<std::string> single = found;
  for (const std::string& one : single) {
    for (int number = 0; number < 3; ++number) {
      const std::string both = one + ", " + any_of(single, dice);
      if (make_sense_and_have_freedoms(both)) found.push_back(both);
    }
  }
  return found;
}

struct Trial {
  Task task;
  int positions;
};

std::ostream& operator<<(std::ostream& out, const Trial& trial) {
  return out << trial.task.goal << trial.task.length;
}

class Freedoms : public testing::TestWithParam<Trial> {};

TEST_P(Freedoms, LoseNoLines) {
  Dice dice = dice_of(53);
  const Trial& trial = GetParam();
  const std::vector<std::string> walks{"Q", "R", "B", "S", "P", "G", "SC", "LO"};
  int solved = 0;
  const std::vector<std::string> settings = settings_with_freedoms(dice);
  for (const std::string& setting : settings) {
    int lines = 0;
    for (int i = 0; i < trial.positions && !HasFailure(); ++i) {
      lines += compare_near_mate(any_of(walks, dice), setting, trial.task, dice, at_once);
    }
    solved += lines > 0 ? 1 : 0;
  }
  EXPECT_GT(solved, static_cast<int>(settings.size()) / 2);
}

INSTANTIATE_TEST_SUITE_P(
    AllConditions, Freedoms,
    testing::Values(Trial{{Form::help, "#", 1}, 60}, Trial{{Form::help, "#", 2}, 60},
                    Trial{{Form::help, "#", 3}, 20}, Trial{{Form::help, "#=", 3}, 6},
                    Trial{{Form::help, "#", 4}, 3}, Trial{{Form::series, "#", 2}, 20},
                    Trial{{Form::series_help, "#", 2}, 10},
                    Trial{{Form::parry_series_help, "#", 2}, 6}),
    [](const auto& instance) {
      const Task& task = instance.param.task;
      return "Form" + std::to_string(static_cast<int>(task.form)) + "Goals" +
             std::to_string(task.goal.size()) + "Length" + std::to_string(task.length);
    });

/// Is a mate found with foresight, as without, in so many half-moves?
bool finds_mate(std::string_view fen, std::string_view conditions, int length) {
  Game game = scene(fen, conditions);
  const Task task{Form::help, "#", length};
  const Result plain = solve(game, task, false, at_once);
  const Result foreseen = solve(game, task, true, at_once);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return !foreseen.lines.empty();
}

TEST(Freedoms, KingsStayWhereTheyWouldGiveCheck) {
  // 1.Rh7 #: nobody guards b6 and b8, but Ra8 would check behind the king.
  EXPECT_TRUE(finds_mate("r7/k7/8/8/1N6/8/8/K6R w - -", "ChecklessChess", 1));
  // The other king does not stand in its line.
  EXPECT_FALSE(finds_mate("r7/k7/8/8/1N6/8/8/1K5R w - -", "ChecklessChess", 1));
}

TEST(Freedoms, KingsDoNotCaptureWhatIsNotGuarded) {
  // 1.Bf1-g2 #: nobody guards b8, but who captures the bishop there cannot go on.
  EXPECT_TRUE(finds_mate("kB6/p1b5/8/8/8/8/8/K4B2 w - -", "Take&MakeChess", 1));
  EXPECT_FALSE(finds_mate("kB6/p7/3b4/8/8/8/8/K4B2 w - -", "Take&MakeChess", 1));
}

TEST(Freedoms, CapturesTakeUnitsElsewhere) {
  // 1.Sh1*g3-c7 #
  EXPECT_TRUE(finds_mate("kr6/pp6/8/8/8/6b1/8/K6N w - -", "Take&MakeChess", 1));
  // 1.Rh4*b4-b5 Rh8-a8 #: the rook fills b5 with one move.
  EXPECT_TRUE(finds_mate("7R/8/8/k2N4/1P5r/8/8/6K1 b - -", "Take&MakeChess PromOnly S", 2));
}

TEST(Freedoms, CapturesTakeUnitsToTheSquaresThatAreTold) {
  // 1.Ra5*b5[->h1] #
  EXPECT_TRUE(finds_mate("7k/8/6K1/Rn6/8/1B6/8/8 w - -", "AntiCirce", 1));
  // 1...Sc5*b7[+Rh1] 2.Qd4-g1 #: the rook guards h7 and h8.
  EXPECT_TRUE(finds_mate("6k1/1R6/8/2n5/3Q4/8/8/K4R2 b - -", "Circe", 2));
}

TEST(Freedoms, LastCapturesFillASquare) {
  // 1.Sf6*d7[+Ra8] #
  EXPECT_TRUE(finds_mate("1kn5/pppr4/5N2/8/8/8/8/6K1 w - -", "Circe", 1));
  // The rebirth square of the bishop is not free, so that the king can go to a8.
  EXPECT_FALSE(finds_mate("1kn5/pppb4/5N2/8/8/8/8/6K1 w - -", "Circe", 1));
}

TEST(Freedoms, LastMovesUncoverChecks) {
  // 1.Sa3~ #: wherever the knight goes, it guards no square beside the king.
  EXPECT_TRUE(finds_mate("kr6/1p6/8/1P6/8/N7/8/R5K1 w - -", "Circe", 1));
}

TEST(Freedoms, UnitsThatAppearAtHomeCastle) {
  // 1...Sc5*b7[+Rh1] 2.0-0 #
  EXPECT_TRUE(finds_mate("4R3/1R6/8/2n5/8/5k1P/7P/R3K3 b Q -", "Circe", 2));
}

TEST(Freedoms, KingsDoNotLeaveForSquaresThatAreForbidden) {
  // 1.Rh1-h8 #: all squares beside the king belong to its cell.
  EXPECT_TRUE(finds_mate("k7/8/8/8/8/8/8/K6R w - -", "GridChess", 1));
  EXPECT_FALSE(finds_mate("k7/8/8/8/8/8/8/K6R w - -", "GridChess VerticalShift", 1));
  // 1.Ke2-f2 #: the king cannot capture what checks it, and is no further from the other one.
  EXPECT_TRUE(finds_mate("BB6/8/8/8/8/8/4K3/6k1 w - -", "BlackEdgeMover", 1));
}

/// Fewest moves of a white pawn to a square on which it is of the kind, captures included.
int moves_of_pawn(std::string_view conditions, Square from, Kind kind, Square to) {
  const Game game = scene("8/8/8/8/8/8/8/8 w - -", conditions);
  const CompiledRules& rules = game.rules();
  const auto relocations = std::make_shared<const mates::Relocations>(rules, game.position());
  mates::OpenBoard board(rules, 0, {0, *mates::freedoms_under(rules), relocations});
  const auto role = static_cast<mates::Role>(mates::pawn_role + mates::most_captures);
  return board.moves(Side::white, {role, from}, kind, to);
}

TEST(Freedoms, WaysOfPawnsLeadOverCaptures) {
  constexpr Square d1 = make_square(3, 0);
  constexpr Square d2 = make_square(3, 1);
  constexpr Square d5 = make_square(3, 4);
  constexpr Square e3 = make_square(4, 2);
  constexpr Square e5 = make_square(4, 4);
  constexpr Square e7 = make_square(4, 6);
  // e5*d6[->d2]
  EXPECT_EQ(moves_of_pawn("AntiCirce", e5, pawn, d2), 1);
  // e7*d8=Q[->d1]
  EXPECT_EQ(moves_of_pawn("AntiCirce", e7, queen, d1), 1);
  // e5*d6[->e3]
  EXPECT_EQ(moves_of_pawn("AntiCirce Symmetry", e5, pawn, e3), 1);
  // e5*d6 ep.[->d5]
  EXPECT_EQ(moves_of_pawn("AntiCirce CaptureSquare", e5, pawn, d5), 1);
}

TEST(Freedoms, KingsCheckWhereTheyCouldCapture) {
  // 1.R~ #: when the rook leaves e1, the king could capture and go there.
  EXPECT_TRUE(finds_mate("4b2k/6K1/8/8/8/8/8/4R3 w - -", "AntiCirce", 1));
}

TEST(Freedoms, PawnsThatAppearOnTheLastRankPromote) {
  // 1...Sc6*b4[+Qf8] 2.Qf8-g7 #
  EXPECT_TRUE(finds_mate("8/7k/2n2K2/8/1P6/8/8/8 b - -", "Circe Antipodes", 2));
}

TEST(Freedoms, SpareMostOfTheSearch) {
  const auto spared = [](std::string_view fen, std::string_view conditions, const Task& task) {
    Game game = scene(fen, conditions);
    const Result plain = solve(game, task, false, at_once);
    const Result foreseen = solve(game, task, true, at_once);
    EXPECT_EQ(plain.lines, foreseen.lines);
    return 1 - static_cast<double>(foreseen.positions) / plain.positions;
  };
  EXPECT_GT(spared("8/8/8/3k4/8/8/8/KB6 b - -", "ChecklessChess", {Form::help, "#", 4}), 0.9);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "Breton", {Form::help, "#", 4}), 0.9);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "Take&MakeChess", {Form::help, "#", 4}), 0.5);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "AntiCirce", {Form::help, "#", 4}), 0.5);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "GridChess", {Form::help, "#", 4}), 0.5);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "Circe", {Form::help, "#", 4}), 0.5);
}

TEST(Freedoms, AreKnownOfSomeRulesOnly) {
  for (const char* known :
       {"ChecklessChess", "ExclusiveChess", "Breton", "Take&MakeChess", "Circe", "AntiCirce",
        "CirceTake&Make", "SuperCirce", "DiagramCirce", "PWC", "Take&MakeChess Circe", "GridChess",
        "MonochromChess", "WhiteEdgeMover", "GridChess BlackEdgeMover"}) {
    EXPECT_TRUE(has_freedoms(known)) << known;
  }
  // Units come back as others or change sides, checks have to be playable and kings come back or
  // end anywhere, units without capture are changed, moves are forbidden, walks are lent.
  for (const char* other :
       {"CirceClone", "AndernachChess", "Circe RexInclusive", "AntiCirce Super", "Circe AntiCirce",
        "Einstein", "Madrasi", "AnnanChess", "Take&MakeChess Madrasi", "ChecklessChess Circe",
        "Breton Circe", "AntiCirce Einstein", "Circe Assassin", "Circe Volcanic", "GridChess Circe",
        "GridChess ChecklessChess", "GridChess Woozles"}) {
    EXPECT_FALSE(has_freedoms(other)) << other;
  }
}

TEST(Freedoms, AreNotUsedInShortPlayIfCapturesTakeUnitsAway) {
  const auto foreseen = [](std::string_view conditions, int length) {
    const Plan plan(*tree_of({Form::help, "#", length}, Side::black));
    const Game game = scene("k7/8/8/8/8/8/8/K5QQ b - -", conditions);
    return mates::MateOutlook::make(plan, game.rules(), game.position()) != nullptr;
  };
  EXPECT_FALSE(foreseen("Take&MakeChess", 4));
  EXPECT_TRUE(foreseen("Take&MakeChess", 5));
  EXPECT_TRUE(foreseen("Breton", 2));
  EXPECT_FALSE(foreseen("Circe", 6));
  EXPECT_TRUE(foreseen("Circe", 7));
  EXPECT_TRUE(foreseen("AntiCirce", 2));
}

}  // namespace
}  // namespace feerie::test
