#include "published/output_pieces.h"

#include <gtest/gtest.h>

namespace feerie::published {
namespace {

TEST(PlayOfOutput, IsWhatStandsBetweenDiagramAndClosingWords) {
  EXPECT_EQ(play_of("A title\n\n+---a---+\n|       |\n+---a---+\n  h#1   1 + 1\n   Circe\n\n"
                    "  1.Ka1-a2 Kb3-c2 #\n\n\nsolution finished.\n\n"),
            "  1.Ka1-a2 Kb3-c2 #\n");
}

TEST(PlayOfOutput, IsNothingWhereNothingSolves) {
  EXPECT_EQ(play_of("\n+---a---+\n  #1   1 + 1\n\n\nLoesung beendet.\n"), "");
}

TEST(PlayOfOutput, IsAllOfATextWithoutDiagram) {
  EXPECT_EQ(play_of("1.Qg7#\n"), "1.Qg7#\n");
  EXPECT_EQ(play_of("a) 1.Qg7#\nb) 1.Qh7#"), "a) 1.Qg7#\nb) 1.Qh7#\n");
  EXPECT_EQ(play_of(""), "");
}

}  // namespace
}  // namespace feerie::published
