#include "output/fen.h"

#include <gtest/gtest.h>

#include "unit/output/build.h"

namespace feerie {
namespace {

std::string whole(Game game) {
  return fen::whole(game);
}

TEST(Fen, WritesWhatWasSetUp) {
  for (const std::string_view text :
       {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1"}) {
    EXPECT_EQ(whole(test::scene(text)), text);
  }
}

TEST(Fen, EnPassantAfterADoubleStep) {
  Game game = test::scene("4k3/8/8/8/3p4/8/4P3/4K3 w");
  test::play(game, "e2e4");
  EXPECT_EQ(whole(game), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
}

TEST(Fen, NoSquareOfEnPassantWhereNobodyCanTake) {
  Game game = test::scene("4k3/8/8/8/5p2/8/P7/4K3 w");
  test::play(game, "a2a4");
  EXPECT_EQ(whole(game), "4k3/8/8/8/P4p2/8/8/4K3 b - - 0 1");
}

TEST(Fen, InnerRookIsNamedByItsFile) {
  Position position = test::scene("4k3/8/8/8/8/8/8/4KR1R w").position();
  position.set_fresh(bit(parse_square("e1")) | bit(parse_square("f1")));
  EXPECT_EQ(fen::castling(position), "F");
  position.set_fresh(bit(parse_square("e1")) | bit(parse_square("h1")));
  EXPECT_EQ(fen::castling(position), "K");
  position.set_fresh(bit(parse_square("h1")));
  EXPECT_EQ(fen::castling(position), "-");
}

TEST(Fen, FairyUnits) {
  Kinds kinds;
  const Kind grasshopper = kinds.enter(test::walk("G"));
  const Kind nightrider = kinds.enter(test::walk("N"));
  const Kind lion = kinds.enter(test::walk("LI"));
  Position position;
  position.put(parse_square("a8"), {grasshopper, Sides::white, 1, 0});
  position.put(parse_square("b8"), {grasshopper, Sides::black, 2, 0});
  position.put(parse_square("c8"), {lion, Sides::black, 3, 0});
  position.put(parse_square("e8"), {nightrider, Sides::white, 4, 0});
  position.put(parse_square("h8"), {knight, Sides::neutral, 5, 0});
  EXPECT_EQ(fen::placement(position, kinds), "Gg.li1.N2=N/8/8/8/8/8/8/8");
}

}  // namespace
}  // namespace feerie
