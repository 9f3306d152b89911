#include "texts/texts.h"

#include <gtest/gtest.h>

namespace feerie::texts {
namespace {

TEST(Texts, AreTranslated) {
  EXPECT_EQ(translate(Language::english, "cooked"), "cooked");
  EXPECT_EQ(translate(Language::german, "cooked"), "nebenlösig");
  EXPECT_EQ(translate(Language::french, "cooked"), "démoli");
}

TEST(Texts, WithoutTranslationStayAsTheyAre) {
  EXPECT_EQ(translate(Language::german, "nobody has said this"), "nobody has said this");
}

TEST(Texts, HaveTheirPlacesFilledIn) {
  EXPECT_EQ(form(Language::german, "cannot read {}: {}", "x.inp", "?"),
            "x.inp ist nicht zu lesen: ?");
  EXPECT_EQ(form(Language::english, "{} keys, {} intended: {}", 2, 1, "1.Ka1"),
            "2 keys, 1 intended: 1.Ka1");
}

}  // namespace
}  // namespace feerie::texts
