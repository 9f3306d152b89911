#include "picture/look.h"

#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "unit/output/build.h"

namespace feerie::picture {
namespace {

using test::walk;

TEST(Look, OrthodoxUnitsStandUpright) {
  for (const Kind kind : {king, queen, rook, bishop, knight, pawn}) {
    EXPECT_TRUE(look_of(walk(kind), Language::english).orthodox()) << int{kind};
  }
  EXPECT_EQ(look_of(walk(knight), Language::english), (Look{knight, 0}));
}

TEST(Look, FairyUnitsAreTurned) {
  EXPECT_EQ(look_of(walk("G"), Language::english), (Look{queen, 180}));
  EXPECT_EQ(look_of(walk("N"), Language::english), (Look{knight, 180}));
  EXPECT_EQ(look_of(walk("PA"), Language::english), (Look{rook, 270}));
}

TEST(Look, OthersAreDiscsWithLetters) {
  EXPECT_EQ(look_of(walk("DU"), Language::english), (Look{{}, 0, {"DU"}}));
  EXPECT_EQ(look_of(walk("AM"), Language::french).letters, std::vector<std::string>{"AM"});
  const WalkId hunter{walk(rook).away, walk("N").away};
  EXPECT_EQ(look_of(hunter, Language::english).letters, (std::vector<std::string>{"R", "N"}));
}

TEST(Look, NoTwoWalksLookAlike) {
  for (const Language language : {Language::english, Language::german, Language::french}) {
    std::set<std::tuple<int, int, std::vector<std::string>>> seen;
    for (const Walk* each : Catalogue<Walk>::all()) {
      const Look look = look_of({each, nullptr}, language);
      const int shape = look.shape ? int{*look.shape} : -1;
      EXPECT_TRUE(seen.emplace(shape, look.turn, look.letters).second) << each->names.english;
    }
  }
}

TEST(Look, EveryFigureIsOfAWalk) {
  for (const Figure* figure : Catalogue<Figure>::all()) {
    EXPECT_NE(Catalogue<Walk>::named(figure->names.english), nullptr) << figure->names.english;
    EXPECT_EQ(figure->turn % 45, 0) << figure->names.english;
  }
}

}  // namespace
}  // namespace feerie::picture
