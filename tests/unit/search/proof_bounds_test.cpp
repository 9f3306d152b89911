#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Bounds for play to a position ask for the facts that rules declare. Lines are the same with them
/// and without.
namespace feerie::test {
namespace {

using Lines = std::vector<std::string>;

/// The units of a position as lines of a problem.
Lines units_of(const Game& game) {
  static const Trait* const beyond = Catalogue<Trait>::named("AliceB");
  Lines lines{"pieces"};
  for (Bitboard units = game.position().units(); units != 0;) {
    const Square at = take_first(units);
    const Piece& unit = game.position().at(at);
    std::string line = unit.neutral() ? "neutral " : unit.of(Side::white) ? "white " : "black ";
    if (unit.has(bit_of(*beyond))) line += "AliceB ";
    line += letters_of(game.rules().kinds()[unit.kind].walk, Language::english);
    lines.push_back(line + to_string(at));
  }
  std::string imitators;
  for (const Kept& kept : game.position().kept_units()) {
    if (kept.piece.empty()) imitators += to_string(kept.square);
  }
  if (!imitators.empty()) lines.push_back("condition Imitator " + imitators);
  return lines;
}

/// What is played at random on the way to a position.
enum class Choice { any, captures, captures_mostly, passing };

/// Captures en passant if that can be done, otherwise double steps.
void keep_passing(std::vector<Move>& moves) {
  for (const MoveType type : {MoveType::en_passant, MoveType::double_step}) {
    const auto is = [type](const Move& move) { return move.candidate.type == type; };
    if (std::ranges::none_of(moves, is)) continue;
    std::erase_if(moves, [&](const Move& move) { return !is(move); });
    return;
  }
}

bool play_chosen(Game& game, Choice choice, Dice& dice) {
  if (choice == Choice::any) return play_random(game, dice);
  std::vector<Move> moves = legal_moves(game);
  if (choice == Choice::passing) {
    keep_passing(moves);
  } else {
    std::erase_if(moves, [](const Move& move) { return !move.candidate.captures(); });
  }
  if (choice == Choice::captures_mostly && (moves.empty() || dice.roll(3) == 0)) {
    return play_random(game, dice);
  }
  return !moves.empty() &&
         game.play(moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
}

/// Plays random moves; empty if there is none.
Lines played(Game game, int half_moves, bool series, Choice choice, Dice& dice) {
  for (int i = 0; i < half_moves; ++i) {
    if (!play_chosen(game, choice, dice)) return {};
    if (!series || i + 1 == half_moves) continue;
    if (game.in_check(game.turn())) return {};
    game.pass();
  }
  return units_of(game);
}

/// Solves problems whose solution is known to exist. Returns how many lines were found.
int compare(const std::string& fen, const std::string& condition, int half_moves, bool series,
            Dice& dice, Choice choice = Choice::any) {
  const Game game = scene(fen, condition);
  if (Game(game).in_check(opposite(game.turn()))) return 0;
  const Lines aim = played(game, half_moves, series, choice, dice);
  if (aim.empty()) return 0;
  Lines lines{"forsyth " + fen.substr(0, fen.find(' '))};
  if (!condition.empty()) lines.push_back("condition " + condition);
  const std::string length = std::to_string(series ? half_moves : half_moves / 2) +
                             (series || half_moves % 2 == 0 ? "" : ".5");
  lines.push_back((series ? "stipulation ser-a=>b" : "stipulation a=>b") + length);
  lines.insert(lines.end(), aim.begin(), aim.end());
  if (!series && game.turn() == Side::white) lines.emplace_back("option WhiteToPlay");
  return compare_short_cuts(lines);
}

/// Random positions and the same with castling; returns the number of lines.
int compare_random(const std::string& condition, int rounds, int half_moves, Dice& dice) {
  SCOPED_TRACE(condition);
  int lines = 0;
  for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
    const std::string random = without_barred(random_fen(dice, 2 + dice.roll(5)), condition);
    const std::string castling = without_barred("r3k2r/p2p3p/8/8/8/8/P2P3P/R3K2R w", condition);
    const std::string& fen = round % 4 == 0 ? castling : random;
    lines += compare(fen, condition, half_moves, dice.roll(3) == 0, dice);
  }
  return lines;
}

TEST(ProofBounds, LoseNothingUnderAnyCondition) {
  Dice dice(24);
  int lines = 0;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr || needs_arguments(*condition)) continue;
    const std::string name(condition->names.english);
    for (const int half_moves : {2, 3}) lines += compare_random(name, 4, half_moves, dice);
    if (HasFailure()) return;
  }
  EXPECT_GT(lines, 500);
}

/// Conditions of which bounds know what they change.
TEST(ProofBounds, LoseNothingWhereTheyKnowTheRule) {
  Dice dice(25);
  for (const char* condition : {"TransmutedKings",
                                "ReflectiveKings",
                                "BlackTransmutedKing",
                                "VaultingKings",
                                "VaultingKings S",
                                "Rokagogo",
                                "AliceChess",
                                "Rokagogo TransmutedKings",
                                "Rokagogo AliceChess",
                                "Rokagogo Circe",
                                "Rokagogo NannaChess",
                                "AntiCirce",
                                "AntiCirce Symmetry",
                                "AntiCirce Relaxed",
                                "AntiCirce Cage",
                                "AntiCirce WaitCapture",
                                "AntiCirce Volcanic",
                                "Take&MakeChess",
                                "Take&MakeChess TransmutedKings",
                                "Circe RexInclusive",
                                "Circe CaptureSquare",
                                "Circe CaptureSquare WaitCapture",
                                "Circe CaptureSquare LastMove",
                                "Circe CaptureSquare WaitCapture AntiCirce",
                                "Circe CaptureSquare WaitCapture Imitator d4",
                                "GhostChess",
                                "HauntedChess",
                                "Circe Assassin",
                                "Circe Parachute",
                                "Andernach",
                                "AntiAndernach",
                                "DoubleTibet",
                                "AndaInverse",
                                "ChameleonPursuit",
                                "DarkSide",
                                "Einstein",
                                "Sentinelles",
                                "Masand",
                                "#C",
                                "SwappingKings",
                                "WhiteOscillatingKings",
                                "SwappingKings Andernach",
                                "Breton",
                                "Atomic",
                                "Imitator d4",
                                "WhiteOscillatingKings BlackOscillatingKings",
                                "BlackOscillatingKings TypeC",
                                "SwappingKings TransmutedKings",
                                "SwappingKings AntiCirce",
                                "SwappingKings Circe CaptureSquare",
                                "SwappingKings Rokagogo",
                                "SwappingKings ActuatedRevolvingCentre",
                                "ActuatedRevolvingCentre SwappingKings"}) {
    int lines = 0;
    for (const int half_moves : {2, 3}) lines += compare_random(condition, 24, half_moves, dice);
    EXPECT_GT(lines, 20) << condition;
    if (HasFailure()) return;
  }
}

/// What stands between king and rook may leave in the moves before a castling, which changes one
/// square more than other moves do.
TEST(ProofBounds, AllowForCastlingsBehindOtherMoves) {
  for (const char* condition : {"AMU", "WhiteTransmutedKing", "Woozles", "Circe"}) {
    const int lines =
        compare_short_cuts({"forsyth 4k3/8/8/8/8/8/8/3BK1SR", std::string("condition ") + condition,
                            "stipulation ser-a=>b2", "pieces white kg1 rf1 sf3 bd1 black ke8"});
    EXPECT_EQ(lines, 1) << condition;
  }
}

/// A few units of White in the middle of many of Black.
std::string fen_with_victims(Dice& dice) {
  std::string fen = random_fen(dice, 0);
  std::string text = fen.substr(0, fen.find(' '));
  const auto add = [&](std::string_view letters, int count) {
    while (count > 0) {
      const int rank = 1 + dice.roll(6);
      const int number = 9 * rank + dice.roll(8);
      char& place = text[static_cast<std::size_t>(number)];
      if (place != '1') continue;
      place = letters[static_cast<std::size_t>(dice.roll(static_cast<int>(letters.size())))];
      --count;
    }
  };
  add("QRBNNPP", 2);
  add("rbnpppp", 5 + dice.roll(4));
  return text + " w";
}

/// Every move captures, so that as many units are gone in the end as there are moves: nothing is
/// left over, and nothing must be taken for too much.
TEST(ProofBounds, LoseNothingWhereEveryMoveCaptures) {
  Dice dice = dice_of(26);
  for (const char* condition : {"", "AntiCirce", "Circe", "Take&MakeChess"}) {
    int lines = 0;
    for (int round = 0; round < 60 && !HasFailure(); ++round) {
      const int half_moves = 3 + dice.roll(2);
      lines += compare(fen_with_victims(dice), condition, half_moves, true, dice, Choice::captures);
    }
    EXPECT_GT(lines, 0) << condition;
    if (HasFailure()) return;
  }
}

TEST(ProofBounds, LoseNothingWhereBothSidesCapture) {
  Dice dice = dice_of(27);
  int lines = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const std::string fen = random_fen(dice, 5 + dice.roll(3));
    lines += compare(fen, "", 5, false, dice, Choice::captures);
  }
  EXPECT_GT(lines, 0);
}

/// Pawns of Black that have not moved, and pawns of White that they may pass.
std::string fen_with_passing_pawns(Dice& dice) {
  std::string fen = "4k3/11111111/8/11111111/8/8/8/4K3 b";
  constexpr std::size_t seventh = 4;
  constexpr std::size_t fifth = 15;
  for (std::size_t file = 0; file < 8; ++file) {
    if (dice.roll(3) > 0) fen[seventh + file] = 'p';
    if (dice.roll(3) == 0) fen[fifth + file] = 'P';
  }
  return fen;
}

/// A double step lets the next move empty two squares. Nothing is left over where that is the last
/// move.
TEST(ProofBounds, LoseNoCaptureEnPassantBehindADoubleStep) {
  // 1.g2-g4 a7-a6 2.g4-g5 f7-f5 3.g5*f6 ep., and three games with other captures.
  EXPECT_EQ(compare_short_cuts(
                {"forsyth rsbqkbsr/1pppp1pp/p4P2/8/8/8/PPPPPP1P/RSBQKBSR", "stipulation dia2.5"}),
            4);
  Dice dice = dice_of(29);
  int lines = 0;
  for (const char* condition : {"", "Circe", "Take&MakeChess", "AntiCirce"}) {
    for (int round = 0; round < 40 && !HasFailure(); ++round) {
      const std::string fen = fen_with_passing_pawns(dice);
      lines += compare(fen, condition, 2 + dice.roll(3), false, dice, Choice::passing);
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(lines, 0);
}

/// Units that have been captured appear in a later move.
TEST(ProofBounds, LoseNothingWhereUnitsWaitForTheirRebirth) {
  Dice dice = dice_of(28);
  for (const char* condition :
       {"Circe Parrain", "Circe LastMove", "Circe WaitCapture", "Circe Parrain RexInclusive",
        "Circe Parrain AntiCirce", "Circe LastMove Strict", "Circe Parrain Volcanic"}) {
    int lines = 0;
    for (int round = 0; round < 45 && !HasFailure(); ++round) {
      const int half_moves = 2 + dice.roll(3);
      const std::string fen =
          round % 3 == 0 ? "r3k2r/p2p3p/8/1B4b1/1b4B1/8/P2P3P/R3K2R w" : fen_with_victims(dice);
      lines +=
          compare(fen, condition, half_moves, dice.roll(6) == 0, dice, Choice::captures_mostly);
    }
    EXPECT_GT(lines, 20) << condition;
    if (HasFailure()) return;
  }
}

TEST(ProofBounds, KnowThatWhatStandsBesideAKingMayLeave) {
  // 1.Bf1-c4 Ke8-e7 2.0-0
  EXPECT_EQ(compare_short_cuts({"pieces white Ke1 Bf1 Rh1 black Ke8", "stipulation a=>b1.5",
                                "pieces white Kg1 Bc4 Rf1 black Ke7", "option WhiteToPlay"}),
            1);
  // 1.Bf1-c4 2.Sg1-f3 3.0-0, and Sg1-f3 first.
  EXPECT_EQ(compare_short_cuts({"pieces white Ke1 Bf1 Sg1 Rh1 black Ke8", "stipulation ser-a=>b3",
                                "pieces white Kg1 Bc4 Sf3 Rf1 black Ke8"}),
            2);
}

TEST(ProofBounds, KnowThatAUnitComesBackToCapture) {
  // 1.Sg1-f3 (e2, h3) Rg8-g1 2.Sf3*g1: the knight stands there before and after.
  EXPECT_EQ(compare_short_cuts({"forsyth 6rk/8/8/8/8/8/8/K5S1", "stipulation a=>b1.5", "pieces",
                                "white Ka1 Sg1", "black Kh8", "option WhiteToPlay"}),
            3);
}

TEST(ProofBounds, KnowThatRulesTakeACapturingUnitElsewhere) {
  // 1.Rb3*b6[wRb6->a1] 2.Ke4-f4, or the other way round: a1 is filled by the capture on b6.
  EXPECT_EQ(compare_short_cuts({"pieces white Ke4 Rb3 black Kh8 Pb6", "stipulation ser-a=>b2",
                                "condition AntiCirce", "pieces white Kf4 Ra1 black Kh8"}),
            2);
  // 1.Rb3*b6-a4 2.Ke4-f4, or the other way round.
  EXPECT_EQ(compare_short_cuts({"pieces white Ke4 Rb3 black Kh8 Sb6", "stipulation ser-a=>b2",
                                "condition Take&MakeChess", "pieces white Kf4 Ra4 black Kh8"}),
            2);
}

}  // namespace
}  // namespace feerie::test
