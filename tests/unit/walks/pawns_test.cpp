#include <gtest/gtest.h>

#include "support/scene.h"
#include "unit/walks/units.h"

namespace feerie::test {
namespace {

/// The captures en passant of White after Black's move.
std::set<std::string> en_passant_after(std::string_view units, std::string_view move) {
  Game game = board(units, Side::black);
  play(game, move);
  Candidates candidates;
  game.generate(candidates);
  std::set<std::string> captures;
  for (const Candidate& candidate : candidates) {
    if (candidate.type != MoveType::en_passant) continue;
    captures.insert(to_string(candidate.from) + to_string(candidate.to) + "*" +
                    to_string(candidate.capture));
  }
  return captures;
}

TEST(FairyPawns, CaptureEachOtherEnPassant) {
  using Expected = std::set<std::string>;
  EXPECT_EQ(en_passant_after("wPe5 bMPd7", "d7d5"), Expected{"e5d6*d5"});
  EXPECT_EQ(en_passant_after("wDRe5 bPd7", "d7d5"), Expected{"e5d6*d5"});
  EXPECT_EQ(en_passant_after("wSHe5 bPd7", "d7d5"), Expected{"e5d6*d5"});
  EXPECT_EQ(en_passant_after("wMPe5 bPd7", "d7d5"), Expected{"e5c7*d5"});
  EXPECT_EQ(en_passant_after("wMHe5 bPd7", "d7d5"), Expected{"e5c7*d5"});
  EXPECT_EQ(en_passant_after("wMPe5 bPd7 wSc7", "d7d5"), Expected{});
  EXPECT_EQ(en_passant_after("wBPc5 bBPb7", "b7d5"), Expected{"c5c6*d5"});
  EXPECT_EQ(en_passant_after("wPPe4 bPPd2", "d2d4"), Expected{"e4d3*d4"});
}

TEST(FairyPawns, AreNotCapturedEnPassantAfterOtherLongSteps) {
  EXPECT_TRUE(en_passant_after("wPe5 bDRd7", "d7d5").empty());
  EXPECT_TRUE(en_passant_after("wPe5 bGYd7", "d7d5").empty());
  EXPECT_TRUE(en_passant_after("wPe5 bSPd7", "d7d5").empty());
  EXPECT_TRUE(en_passant_after("wSPe5 wBSd5 wCPf5 bPd7", "d7d6").empty());
}

std::set<std::string> promotions(std::string_view units, Side side) {
  Game game = board(units, side);
  std::set<std::string> kinds;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    for (const Effect& effect : game.last_effects()) {
      if (effect.why->style != Style::promotion) continue;
      const Kinds& all = game.rules().kinds();
      kinds.insert(letters_of(all[effect.after.kind].walk, Language::english));
    }
    game.undo();
  }
  return kinds;
}

TEST(FairyPawns, PromoteWhereTheyCannotGoOn) {
  EXPECT_EQ(promotions("wBPd7", Side::white), set_of("Q R B S"));
  EXPECT_EQ(promotions("wSPd2", Side::white), set_of("Q R B S"));
  EXPECT_EQ(promotions("wPPd2", Side::white), set_of("Q R B S"));
  EXPECT_EQ(promotions("bPPd7", Side::black), set_of("Q R B S"));
  EXPECT_TRUE(promotions("wPPd7 wCPa7 wDRb7 wSHc7 wGYe7 wMHf7", Side::white).empty());
}

TEST(FairyPawns, PromoteIntoWalksOfTheDiagram) {
  EXPECT_EQ(promotions("wPd7 bGa1 wDUb1 bCPc1", Side::white), set_of("Q R B S G CP"));
  EXPECT_EQ(promotions("wPd7 bR/Na1", Side::white), set_of("Q R B S R/N"));
}

TEST(FairyPawns, OfTheSeaPromoteIntoMarinePieces) {
  EXPECT_EQ(promotions("wMPd7", Side::white), set_of("SI TR ND MS"));
  EXPECT_EQ(promotions("wMPd7 bTRa1 bQb1 wGc1", Side::white), set_of("SI TR ND MS Q G"));
  EXPECT_EQ(promotions("wPd7 bMPe4", Side::white), set_of("Q R B S"));
}

}  // namespace
}  // namespace feerie::test
