#include "platform/paths.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "platform/files.h"

namespace feerie::platform {
namespace {

TEST(Paths, KeepNames) {
  for (const char* const name : {"", "-", "a", "fée.inp", "boîte/été/", "../目 录/x.y", "/x"}) {
    EXPECT_EQ(name_of(path_of(name)), name);
  }
}

TEST(Paths, AreTakenApartBetweenCharacters) {
  EXPECT_EQ(name_of(path_of("boîte/fée.inp").filename()), "fée.inp");
  EXPECT_EQ(name_of(path_of("boîte/fée.été").extension()), ".été");
  EXPECT_EQ(name_of(path_of("boîte") / path_of("fée.inp")), "boîte/fée.inp");
}

TEST(Paths, NameTheFilesThatAreOpenedByName) {
  const std::string name = testing::TempDir() + "feerie_sortie-é.txt";
  std::filesystem::remove(path_of(name));
  const int descriptor = open_file(name, Access::append_new);
  ASSERT_GE(descriptor, 0);
  EXPECT_EQ(write_some(descriptor, "text", 4), 4);
  EXPECT_TRUE(close_file(descriptor));
  std::string text;
  std::ifstream(path_of(name)) >> text;
  EXPECT_EQ(text, "text");
  EXPECT_TRUE(std::filesystem::remove(path_of(name)));
}

}  // namespace
}  // namespace feerie::platform
