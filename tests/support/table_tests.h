#pragma once

#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "support/table.h"
#include "support/text_file.h"

namespace feerie::test {

/// Makes a test of every case in the tables whose files are the arguments of the program. `Test` is
/// a testing::Test that is constructed from a TableCase.
template <class Test>
void register_tables(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::filesystem::path path = argv[i];
    for (const TableCase& table_case : read_table(read_file(path), path.filename())) {
      const std::string name = "line " + std::to_string(table_case.line) +
                               (table_case.title.empty() ? "" : ": " + table_case.title);
      testing::RegisterTest(path.stem().c_str(), name.c_str(), nullptr, nullptr, argv[i],
                            table_case.line,
                            [table_case]() -> testing::Test* { return new Test(table_case); });
    }
  }
}

}  // namespace feerie::test
