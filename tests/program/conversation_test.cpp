// Other programs start this one with open pipes, wait for its banner, write a problem, wait for its
// end and write the next one.
#include <csignal>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program/running_program.h"

namespace feerie::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view begin = "BeginProblem\n";
constexpr std::string_view problem =
    "stipulation #1\npieces white Kf6 Qg6 black Kh8\noption NoBoard\n";

/// Says which move it is about to examine, and then nothing for ever.
constexpr std::string_view endless =
    "BeginProblem\nstipulation #30\noption NoBoard MoveNumbers\n"
    "forsyth rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\nEndProblem\n";

TEST(Program, SolvesProblemByProblem) {
  RunningProgram program({});
  ASSERT_TRUE(program.says("feerie "));
  ASSERT_TRUE(program.says(" MB)\n"));
  program.write(begin);
  for (int i = 0; i < 3; ++i) {
    program.write(problem);
    program.write("NextProblem\n");
    ASSERT_TRUE(program.says("Qg6-g7 #")) << i;
    ASSERT_TRUE(program.says("solution finished")) << i;
  }
  program.write(problem);
  program.write("EndProblem\n");
  ASSERT_TRUE(program.says("solution finished"));
  // A further block, as from the next file.
  program.write(begin);
  program.write(problem);
  program.write("end ");
  ASSERT_TRUE(program.says("solution finished"));
  program.close_input();
  EXPECT_EQ(program.status(), 0);
}

TEST(Program, TellsErrorsWhileItReads) {
  RunningProgram program({"-regression", "-"});
  program.write("BeginProblem\nfrobnicate\nNextProblem\n");
  ASSERT_TRUE(program.says("standard input:2:1: error"));
  program.write(problem);
  program.write("EndProblem\n");
  ASSERT_TRUE(program.says("solution finished"));
  program.close_input();
  EXPECT_EQ(program.status(), 1);
  EXPECT_THAT(program.said(), Not(HasSubstr(" MB)")));
}

TEST(Program, WritesJsonAndExplanationsProblemByProblem) {
  RunningProgram json({"solve", "--json"});
  json.write(begin);
  json.write(problem);
  json.write("NextProblem\n");
  EXPECT_TRUE(json.says("Qg6-g7 #"));
  RunningProgram explain({"explain"});
  explain.write(begin);
  explain.write(problem);
  explain.write("NextProblem\n");
  EXPECT_TRUE(explain.says("orthodox"));
}

TEST(Program, WhatIsPrintedIsThereBeforeALongSearch) {
  RunningProgram program({"-regression"});
  program.write(endless);
  EXPECT_TRUE(program.says("  1  ("));
  program.send(SIGKILL);
  EXPECT_EQ(program.status(), -SIGKILL);
}

TEST(Program, InterruptsEndASearchAndTheWaitForInput) {
  RunningProgram searching({"-regression"});
  searching.write(endless);
  ASSERT_TRUE(searching.says("  1  ("));
  searching.send(SIGINT);
  EXPECT_EQ(searching.status(), 1);
  RunningProgram waiting({});
  ASSERT_TRUE(waiting.says(" MB)\n"));
  waiting.write(begin);
  waiting.write(problem);
  waiting.write("NextProblem\nstipulation #1");
  ASSERT_TRUE(waiting.says("solution finished"));
  waiting.send(SIGINT);
  EXPECT_EQ(waiting.status(), 1);
  EXPECT_THAT(waiting.said(), Not(HasSubstr("error")));
}

}  // namespace
}  // namespace feerie::test
