#include "game/perft.h"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "support/scene.h"
#include "support/table.h"
#include "support/table_tests.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

/// One diagram of a table of perft numbers: lines "perft DEPTH NUMBER".
class PerftTest : public testing::Test {
 public:
  explicit PerftTest(TableCase table_case) : case_(std::move(table_case)) {}

  void TestBody() override {
    Game game = scene_with(case_.diagram, case_.setting);
    game.count_decisions(true);
    for (const TableLine& line : case_.expectations) {
      SCOPED_TRACE(place_of(case_, line));
      const std::vector<std::string> numbers = words_of(line.rest);
      ASSERT_EQ(line.word, "perft");
      ASSERT_EQ(numbers.size(), 2U) << "expected a depth and a number";
      EXPECT_EQ(perft(game, std::stoi(numbers[0])), std::stoull(numbers[1]));
    }
  }

 private:
  TableCase case_;
};

}  // namespace
}  // namespace feerie::test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  feerie::test::register_tables<feerie::test::PerftTest>(argc, argv);
  return RUN_ALL_TESTS();
}
