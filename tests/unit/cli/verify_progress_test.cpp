#include "cli/verify_progress.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace feerie::cli {
namespace {

TEST(VerifyProgress, TellsRateAndRemainingTime) {
  EXPECT_EQ(text_of({.done = 20, .solved = 10, .running = 2, .seconds = 5, .all = 100}),
            "20 of 100 verified, 2 running, 2.0/s, 40 s left");
  EXPECT_EQ(text_of({.done = 10, .solved = 10, .running = 2, .seconds = 10, .all = 1000}),
            "10 of 1000 verified, 2 running, 1.0/s, 16 min left");
  EXPECT_EQ(text_of({.done = 1, .solved = 1, .running = 1, .seconds = 90, .all = 101}),
            "1 of 101 verified, 1 running, 0.0/s, 2.5 h left");
}

TEST(VerifyProgress, GuessesNothing) {
  EXPECT_EQ(text_of({.done = 3, .solved = 3, .running = 1, .seconds = 1, .all = {}}),
            "3 verified, 1 running, 3.0/s");
  EXPECT_EQ(text_of({.done = 3, .solved = 0, .running = 1, .seconds = 1, .all = 9}),
            "3 of 9 verified, 1 running, 0.0/s");
}

TEST(VerifyProgress, CountsProblems) {
  const std::string name = testing::TempDir() + "counted.inp";
  std::ofstream(name) << "BeginProblem\nstipulation #1\nNextProblem\nstipulation #2\nNextProblem\n"
                         "stipulation #3\nEndProblem\n";
  EXPECT_EQ(problems_in_all({name, name}, 0, 0), 6);
  EXPECT_EQ(problems_in_all({name}, 1, 2), 2);
  EXPECT_EQ(problems_in_all({name}, 2, 2), 1);
  EXPECT_EQ(problems_in_all({name, "other.olv"}, 0, 0), std::nullopt);
  std::filesystem::remove(name);
}

}  // namespace
}  // namespace feerie::cli
