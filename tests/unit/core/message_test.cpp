#include "core/message.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

constexpr Message<std::string_view, int> move{"{} goes {} squares", "{} geht {} Felder",
                                              "de {1} cases va {0}"};
constexpr Names king{"the king", "der König", "le roi"};

TEST(Message, PutsArgumentsInTheirPlaces) {
  EXPECT_EQ(move.in(Language::english, "a", 3), "a goes 3 squares");
  EXPECT_EQ(move.in(Language::french, "a", 3), "de 3 cases va a");
}

TEST(Message, TakesNamesInItsLanguage) {
  EXPECT_EQ(move.in(Language::german, king, 1), "der König geht 1 Felder");
  constexpr Message<> rook{"a rook", "ein Turm", "une tour"};
  EXPECT_EQ(move.in(Language::german, rook, 2), "ein Turm geht 2 Felder");
  EXPECT_EQ(move.in(Language::english, rook.in_all(), 2), "a rook goes 2 squares");
}

TEST(Message, IsThereInAllLanguages) {
  const Texts texts = move.in_all(king, 2);
  EXPECT_EQ(texts.in(Language::english), "the king goes 2 squares");
  EXPECT_EQ(texts.in(Language::german), "der König geht 2 Felder");
  EXPECT_EQ(texts.in(Language::french), "de 2 cases va le roi");
}

// A constant that would throw does not compile.
TEST(Message, LacksNothing) {
  EXPECT_NO_THROW((Message<int>("{}", "a {}", "{} b")));
  EXPECT_THROW((Message<int>("{}", "", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<int>("{}", "without place", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<>("{}", "{}", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<int>("{}", "{} {}", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<int>("{", "{}", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<int>("{1}", "{}", "{}")), std::invalid_argument);
  EXPECT_THROW((Message<int, int>("{0} {}", "{} {}", "{} {}")), std::invalid_argument);
  EXPECT_THROW((Message<int, int>("{0} {0}", "{} {}", "{} {}")), std::invalid_argument);
}

}  // namespace
}  // namespace feerie
