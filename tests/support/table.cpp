#include "support/table.h"

#include <stdexcept>

#include <fmt/format.h>

#include "support/text_file.h"

namespace feerie::test {
namespace {

/// A comment starts with the line, or behind two blanks: `#` is also the sign of mate.
std::string_view without_comment(std::string_view line) {
  if (line.starts_with('#')) return {};
  return trimmed(line.substr(0, line.find("  # ")));
}

class TableReader {
 public:
  explicit TableReader(const std::string& file) : file_(file) {}

  void take(const std::string& text, int number) {
    const std::string_view line = without_comment(text);
    if (line.empty()) return;
    const auto end = line.find_first_of(" \t");
    const std::string word(line.substr(0, end));
    const std::string rest(end == std::string_view::npos ? "" : trimmed(line.substr(end)));
    if (word == "condition" || word == "option" || word == "pieces" || word == "DefineWalk") {
      change_setting(word, rest);
    } else if (word == "case") {
      title_ = rest;
    } else if (word == "diagram") {
      cases_.push_back({file_, number, title_, setting_, rest, {}});
      title_.clear();
      settled_ = true;
    } else if (cases_.empty() || !settled_) {
      throw std::runtime_error(
          fmt::format("{}:{}: expected a diagram before '{}'", file_, number, word));
    } else {
      cases_.back().expectations.push_back({number, word, rest});
    }
  }

  [[nodiscard]] std::vector<TableCase> cases() const {
    for (const TableCase& table_case : cases_) {
      if (table_case.expectations.empty()) {
        throw std::runtime_error(
            fmt::format("{}:{}: nothing is expected of it", file_, table_case.line));
      }
    }
    return cases_;
  }

 private:
  /// The first such line behind a case starts a new setting, further ones add to it.
  void change_setting(const std::string& word, const std::string& rest) {
    if (settled_) setting_.clear();
    settled_ = false;
    if (rest != "none") setting_.push_back(word + " " + rest);
  }

  std::string file_;
  std::string title_;
  std::vector<std::string> setting_;
  bool settled_ = false;
  std::vector<TableCase> cases_;
};

}  // namespace

std::vector<TableCase> read_table(std::string_view text, const std::string& file) {
  TableReader reader(file);
  int number = 0;
  for (const std::string& line : lines_of(text)) reader.take(line, ++number);
  return reader.cases();
}

std::string place_of(const TableCase& table_case, const TableLine& line) {
  return fmt::format("{}:{}", table_case.file, line.number);
}

}  // namespace feerie::test
