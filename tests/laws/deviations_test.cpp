#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "laws/project.h"
#include "support/text_file.h"

/// docs/deviations.md promises answers: tests/deviations.tsv tells which test holds each of them.
///
/// A line of that file is the first cell of a row, a tab, and FILE: TEXT, where the text (the title
/// of a problem, the case of a table, the name of a test) stands in the file. A row may have
/// several lines. In place of FILE: TEXT stands `none` for rows that no test holds yet.
namespace feerie::test {
namespace {

/// Rows without a test. The number may only go down.
constexpr std::size_t most_without_test = 0;

std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells;
  for (std::size_t at = row.find('|'); at != std::string_view::npos;) {
    const std::size_t end = row.find('|', at + 1);
    if (end == std::string_view::npos) break;
    cells.emplace_back(trimmed(row.substr(at + 1, end - at - 1)));
    at = end;
  }
  return cells;
}

/// The first cells of all rows of the document and how many rows begin with each.
std::map<std::string, std::size_t> rows() {
  std::map<std::string, std::size_t> result;
  bool in_table = false;
  for (const std::string& line : lines_of(read_file(project_folder() + "/docs/deviations.md"))) {
    if (!line.starts_with('|')) {
      in_table = false;
    } else if (line.starts_with("|---")) {
      in_table = true;
    } else if (in_table) {
      ++result[cells_of(line).at(0)];
    }
  }
  return result;
}

struct Line {
  std::string row;
  std::string test;
};

std::vector<Line> lines() {
  std::vector<Line> result;
  for (const std::string& line : lines_of(read_file(project_folder() + "/tests/deviations.tsv"))) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos) {
      ADD_FAILURE() << "no tab: " << line;
      continue;
    }
    result.push_back({line.substr(0, tab), line.substr(tab + 1)});
  }
  return result;
}

TEST(Deviations, EachRowHasATest) {
  std::map<std::string, std::size_t> tests;
  for (const Line& line : lines()) ++tests[line.row];
  const auto rows_of_document = rows();
  EXPECT_GT(rows_of_document.size(), 200U);
  for (const auto& [row, times] : rows_of_document) {
    EXPECT_GE(tests[row], times) << "tests/deviations.tsv lacks a line for: " << row;
  }
}

TEST(Deviations, EachLineHasARow) {
  const auto rows_of_document = rows();
  for (const Line& line : lines()) {
    EXPECT_TRUE(rows_of_document.contains(line.row)) << "no such row: " << line.row;
  }
}

TEST(Deviations, EachTestExists) {
  std::size_t without_test = 0;
  for (const auto& [row, test] : lines()) {
    if (test == "none") {
      ++without_test;
      continue;
    }
    const std::size_t end = test.find(": ");
    ASSERT_NE(end, std::string::npos) << test;
    const std::string path = project_folder() + '/' + test.substr(0, end);
    ASSERT_TRUE(std::filesystem::exists(path)) << test;
    EXPECT_NE(read_file(path).find(test.substr(end + 2)), std::string::npos) << test;
  }
  EXPECT_EQ(without_test, most_without_test);
}

}  // namespace
}  // namespace feerie::test
