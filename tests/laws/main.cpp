#include <cstdio>

#include <gtest/gtest.h>

#include "laws/project.h"

namespace feerie::test {
namespace {

std::string& folder() {
  static std::string path;
  return path;
}

}  // namespace

const std::string& project_folder() {
  return folder();
}

}  // namespace feerie::test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (argc != 2) {
    std::fputs("usage: law_tests FOLDER      (the folder of the sources)\n", stderr);
    return 2;
  }
  feerie::test::folder() = argv[1];
  return RUN_ALL_TESTS();
}
