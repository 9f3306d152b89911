#include "platform/program.h"

#include <array>

#include <gmock/gmock.h>

namespace feerie::platform {
namespace {

TEST(Words, AreThoseBehindTheNameOfTheProgram) {
  std::string program = "feerie";
  std::string command = "solve";
  std::string file = "fée.inp";
  std::array<char*, 4> words{program.data(), command.data(), file.data(), nullptr};
  EXPECT_THAT(words_of_command_line(3, words.data()), testing::ElementsAre("solve", "fée.inp"));
  EXPECT_THAT(words_of_command_line(1, words.data()), testing::IsEmpty());
}

}  // namespace
}  // namespace feerie::platform
