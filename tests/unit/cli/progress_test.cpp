#include "cli/progress.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "cli/input_files.h"

namespace feerie::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(ProgressText, TellsWhatIsKnown) {
  SearchProgress progress;
  EXPECT_EQ(progress_text({}, progress, seconds(3)), "0 solutions, 0 pos/s, 3 s");
  progress = {.depth = 5, .first_move = 3, .first_moves = 28, .solutions = 1, .positions = 1500};
  EXPECT_EQ(progress_text({"file", 4}, progress, milliseconds(2500)),
            "problem 4, depth 5, move 3 of 28, 1 solution, 600 pos/s, 2 s");
  progress.positions = 2'500'000;
  EXPECT_EQ(progress_text({"file", 4, 7}, progress, milliseconds(2000)),
            "problem 4 of 7, depth 5, move 3 of 28, 1 solution, 1250k pos/s, 2 s");
}

TEST(Progress, BeatsEachSecondHoweverItIsTold) {
  testing::internal::CaptureStderr();
  {
    Output output;
    Progress progress(output, 1);
    const auto begin = Progress::Clock::now();
    progress.begin({}, begin);
    // A little late each time, and once not at all for three seconds.
    for (const int at : {500, 1100, 1150, 2190, 3050, 6900, 7100}) {
      progress.tell({}, begin + milliseconds(at));
    }
    // A new problem does not put the next beat off.
    progress.begin({}, begin + milliseconds(7900));
    progress.tell({}, begin + milliseconds(8100));
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "heartbeat:    1\nheartbeat:    2\nheartbeat:    3\nheartbeat:    4\n"
            "heartbeat:    5\nheartbeat:    6\n");
}

TEST(ProblemsIn, CountsThoseWithErrorsToo) {
  const std::string name = testing::TempDir() + "problems_in_test.inp";
  std::ofstream(name) << "BeginProblem\nstipulation h#1\nNextProblem\nnonsense\nNextProblem\n"
                         "title three\nEndProblem\n\nBeginProblem\ntitle four\nEndProblem\n";
  EXPECT_EQ(problems_in(name), 4);
  std::filesystem::remove(name);
}

TEST(ProblemsIn, KnowsNothingOfWhatCannotBeReadTwice) {
  EXPECT_EQ(problems_in("standard input"), std::nullopt);
  EXPECT_EQ(problems_in("/dev/null"), std::nullopt);
  EXPECT_EQ(problems_in(testing::TempDir()), std::nullopt);
}

}  // namespace
}  // namespace feerie::cli
