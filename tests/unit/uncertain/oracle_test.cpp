#include "unit/uncertain/oracle.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "unit/search/random_problem.h"

namespace feerie::test {
namespace {

/// Expects that the search finds what all worlds tell; returns how many lines there are.
std::size_t compare(const HiddenDiagram& diagram, int half_moves, Helped helped = Helped::freely) {
  const auto expected = lines_by_all_worlds(diagram, half_moves, helped);
  EXPECT_EQ(lines_by_search(diagram, half_moves, helped), expected)
      << testing::PrintToString(diagram.white) << testing::PrintToString(diagram.black)
      << testing::PrintToString(diagram.neutral) << diagram.holes;
  return expected.size();
}

/// As `compare`, of battle play; returns how many first half-moves solve.
long compare_battle(const HiddenDiagram& diagram, Forced forced, int moves, bool exact = false) {
  const auto expected = first_moves_by_all_worlds(diagram, forced, moves, exact);
  EXPECT_EQ(first_moves_by_search(diagram, forced, moves, exact), expected)
      << testing::PrintToString(diagram.white) << testing::PrintToString(diagram.black)
      << diagram.holes << diagram.white_begins << static_cast<int>(forced);
  return std::ranges::count_if(expected,
                               [](const std::string& text) { return text.ends_with('!'); });
}

Bitboard squares_of(const std::vector<std::string>& names) {
  Bitboard squares = 0;
  for (const std::string& name : names) squares |= bit(parse_square(name));
  return squares;
}

std::string square_of(Dice& dice, int files, int ranks) {
  return to_string(make_square(dice.roll(files), dice.roll(ranks)));
}

/// A diagram in the lower left corner of the board, with `units` visible units besides kings and
/// those that `diagram` has. A king is left out now and then.
HiddenDiagram random_diagram(Dice& dice, int files, int ranks, int units,
                             HiddenDiagram diagram = {}) {
  Bitboard used = 0;
  for (const std::string& unit : diagram.white) used |= bit(parse_square(unit.substr(1)));
  const auto add = [&](std::vector<std::string>& side, char letter) {
    const std::string square = square_of(dice, files, ranks);
    const Square at = parse_square(square);
    const bool on_edge = rank_of(at) == 0 || rank_of(at) == 7;
    if (contains(used, at) || (letter == 'P' && on_edge)) return;
    used |= bit(at);
    side.push_back(letter + square);
  };
  if (diagram.white.empty() && dice.roll(8) != 0) add(diagram.white, 'K');
  add(diagram.black, 'K');
  for (int i = 0; i < units; ++i) {
    add(dice.roll(3) == 0 ? diagram.black : diagram.white, "QRRBSPP"[dice.roll(7)]);
  }
  for (int square = 0; square < square_count; ++square) {
    const auto at = static_cast<Square>(square);
    if (file_of(at) >= files || rank_of(at) >= ranks) diagram.holes += to_string(at);
  }
  diagram.white_begins = dice.roll(4) == 0;
  return diagram;
}

TEST(HiddenUnits, AreFoundWhereThereAreSolutions) {
  // Sake tourney 2018, announcement.
  HiddenDiagram diagram;
  diagram.white = {"Kf6", "Qd5"};
  diagram.black = {"Kh6", "Ph7"};
  EXPECT_EQ(compare(diagram, 2), 2U);
}

TEST(HiddenUnits, GiveCheckBehindVisibleOnes) {
  // Only a bishop or queen of e6 can capture on d5. The pawn uncovers its check.
  HiddenDiagram diagram;
  diagram.white = {"Kh1", "Pc6"};
  diagram.black = {"Ka8", "Bb8", "Pa7", "Ph7", "Sd5"};
  const Bitboard used =
      squares_of({"a6", "a7", "a8", "b7", "b8", "c6", "c7", "d5", "e6", "h1", "h6", "h7"});
  for (int square = 0; square < square_count; ++square) {
    const auto at = static_cast<Square>(square);
    if (!contains(used, at)) diagram.holes += to_string(at);
  }
  diagram.white_begins = true;
  EXPECT_GT(compare(diagram, 3), 0U);
}

TEST(HiddenUnits, ASingleOneIsFoundAsByAllWorlds) {
  Dice dice = dice_of(7001);
  for (int i = 0; i < 2; ++i) compare(random_diagram(dice, 8, 8, 4), 2);
  for (int i = 0; i < 8; ++i) compare(random_diagram(dice, 5, 5, 4), 2);
}

TEST(HiddenUnits, ASingleOneIsFollowedForSeveralHalfMoves) {
  Dice dice = dice_of(7002);
  std::size_t lines = 0;
  for (int i = 0; i < 12; ++i) lines += compare(random_diagram(dice, 4, 4, 3), 3);
  EXPECT_GT(lines, 0U);
}

TEST(HiddenUnits, SeveralAreFoundAsByAllWorlds) {
  Dice dice = dice_of(7003);
  for (int i = 0; i < 4; ++i) {
    HiddenDiagram diagram = random_diagram(dice, 4, 3, 4);
    diagram.hidden = 2;
    compare(diagram, 2);
  }
  HiddenDiagram diagram = random_diagram(dice, 3, 3, 4);
  diagram.hidden = 3;
  compare(diagram, 2);
}

TEST(HiddenUnits, SeveralMakeTheHalfMovesOfASideAsByAllWorlds) {
  Dice dice = dice_of(7012);
  std::size_t lines = 0;
  for (int i = 0; i < 40; ++i) {
    HiddenDiagram diagram = random_diagram(dice, 3, 3, 4);
    diagram.hidden = 2;
    lines += compare(diagram, i % 4 == 0 ? 4 : 3);
  }
  if (!looks_further()) {
    EXPECT_GT(lines, 0U);
  }
}

TEST(HiddenUnits, CastleAsByAllWorlds) {
  Dice dice = dice_of(7005);
  for (int i = 0; i < 6; ++i) {
    HiddenDiagram diagram;
    diagram.white = {"Ke1"};
    diagram = random_diagram(dice, 8, 3, 3, diagram);
    diagram.white_begins = i % 2 == 0;
    compare(diagram, 2);
  }
}

TEST(HiddenUnits, CaptureEnPassantAsByAllWorlds) {
  Dice dice = dice_of(7006);
  for (int i = 0; i < 5; ++i) compare(random_diagram(dice, 3, 8, 5), 3);
}

TEST(HiddenUnits, MeetNeutralUnitsAsByAllWorlds) {
  HiddenDiagram known;
  known.white = {"Kb2"};
  known.black = {"Ka4"};
  known.neutral = {"Rb8"};
  EXPECT_EQ(compare(known, 2), 1U);
  Dice dice = dice_of(7009);
  for (int i = 0; i < 16; ++i) {
    HiddenDiagram diagram = random_diagram(dice, 4, 4, 4);
    // Some of the units that were for White are neutral.
    for (std::size_t unit = diagram.white.size(); unit-- > 0;) {
      if (diagram.white[unit].front() == 'K' || dice.roll(2) == 0) continue;
      diagram.neutral.push_back(diagram.white[unit]);
      diagram.white.erase(diagram.white.begin() + static_cast<std::ptrdiff_t>(unit));
    }
    compare(diagram, i % 2 == 0 ? 2 : 3);
    compare_battle(diagram, Forced::direct, 2);
  }
}

TEST(HiddenUnits, DecideBattlePlayAsByAllWorlds) {
  Dice dice = dice_of(7007);
  long keys = 0;
  for (int i = 0; i < 6; ++i) {
    const HiddenDiagram diagram = random_diagram(dice, 4, 3, 4);
    keys += compare_battle(diagram, Forced::direct, 1);
    keys += compare_battle(diagram, Forced::direct, 2);
    compare_battle(diagram, Forced::self, 1);
    keys += compare_battle(diagram, Forced::reflex, 1);
    compare_battle(diagram, Forced::semi_reflex, 2);
  }
  if (!looks_further()) {
    EXPECT_GT(keys, 0);
  }
}

TEST(HiddenUnits, DecideWhatIsWonInTheLastMoveOnly) {
  Dice dice = dice_of(7010);
  for (int i = 0; i < 6; ++i) {
    const HiddenDiagram diagram = random_diagram(dice, 4, 3, 4);
    compare_battle(diagram, Forced::direct, 2, true);
    compare_battle(diagram, Forced::self, 1, true);
  }
  HiddenDiagram mates_sooner;
  mates_sooner.white = {"Kc2", "Rd1"};
  mates_sooner.black = {"Ka1"};
  compare_battle(mates_sooner, Forced::direct, 2, true);
  for (int i = 0; i < 2; ++i) {
    compare_battle(random_diagram(dice, 3, 3, 4), Forced::self, 2, true);
  }
}

TEST(HiddenUnits, EndHelpPlayWithAForcedHalfMoveAsByAllWorlds) {
  // Whoever captures the queen mates.
  HiddenDiagram known;
  known.white = {"Ka1", "Qf5", "Rd5", "Re6", "Rg6", "Rg8", "Ph7"};
  known.black = {"Kc1", "Ra4"};
  known.white_begins = true;
  EXPECT_EQ(compare(known, 2, Helped::forced), 1U);
  Dice dice = dice_of(7011);
  std::size_t reflex = 0;
  for (int i = 0; i < 24; ++i) {
    HiddenDiagram diagram = random_diagram(dice, 4, 3, 4);
    diagram.white_begins = i % 2 == 0;
    for (const int half_moves : {1, 2, 3}) {
      compare(diagram, half_moves, Helped::forced);
      reflex += compare(diagram, half_moves, Helped::reflex);
    }
  }
  if (!looks_further()) {
    EXPECT_GT(reflex, 0U);
  }
}

TEST(HiddenUnits, DecideBattlePlayTogether) {
  Dice dice = dice_of(7008);
  for (int i = 0; i < 3; ++i) {
    HiddenDiagram diagram = random_diagram(dice, 3, 3, 3);
    diagram.hidden = 2;
    compare_battle(diagram, Forced::direct, 1);
    compare_battle(diagram, Forced::self, 1);
    compare_battle(diagram, Forced::reflex, 1);
  }
}

}  // namespace
}  // namespace feerie::test
