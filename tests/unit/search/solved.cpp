#include "unit/search/solved.h"

#include <cctype>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

#include "input/reader.h"
#include "output/notice_text.h"
#include "report/writer.h"
#include "search/solve.h"

namespace feerie::test {

Problem problem_of(const std::vector<std::string>& lines) {
  std::string text = "BeginProblem\n";
  for (const std::string& line : lines) text += line + '\n';
  Reader reader(text + "EndProblem\n", "test");
  const auto item = reader.next();
  if (!item || !item->problem) {
    std::string why = "not understood:";
    if (item) {
      for (const Diagnostic& diagnostic : item->diagnostics) why += '\n' + to_string(diagnostic);
    }
    throw std::runtime_error(why);
  }
  return *item->problem;
}

namespace {

/// Writes as usual, without the diagram, and remembers the rest.
class Recorder : public report::Writer {
 public:
  explicit Recorder(Solved& solved)
      : Writer([this](std::string_view text) { write_if_wanted(text); }, {.regression = true}),
        solved_(solved) {}

  void begin_problem(const Problem& problem) override {
    wanted_ = false;
    Writer::begin_problem(problem);
    wanted_ = true;
  }
  void tree(const solution::TreeMove& shown) override {
    ++solved_.solutions;
    Writer::tree(shown);
  }
  void line(const solution::Line& line) override {
    ++solved_.solutions;
    Writer::line(line);
  }
  void notice(const Problem& problem, Notice notice) override {
    solved_.complaints.push_back(notice_text(notice, problem.language));
  }
  void refuse(const Diagnostic& diagnostic) override {
    const bool note = diagnostic.severity == Diagnostic::Severity::note;
    (note ? solved_.notes : solved_.complaints).push_back(diagnostic.message);
    Writer::refuse(diagnostic);
  }
  void end_problem(solution::End end) override { solved_.end = end; }

 private:
  void write_if_wanted(std::string_view text) {
    if (wanted_) solved_.text += text;
  }

  Solved& solved_;
  bool wanted_ = false;
};

Solved solve_as_is(const Problem& problem, const SolveSettings& settings) {
  Solved solved;
  Recorder recorder(solved);
  solved.ok = solve(problem, settings, recorder);
  return solved;
}

SolveSettings settings_with(std::size_t memory, bool short_cuts) {
  SolveSettings settings;
  settings.limits.memory = memory;
  settings.short_cuts = short_cuts;
  return settings;
}

}  // namespace

Solved solve_problem(const std::vector<std::string>& lines,
                     const std::function<void(Problem&)>& change) {
  Problem problem = problem_of(lines);
  change(problem);
  return solve_as_is(problem, settings_with(std::size_t{1} << 22U, true));
}

Solved solve_problem(const std::vector<std::string>& lines, std::size_t memory, bool short_cuts) {
  return solve_as_is(problem_of(lines), settings_with(memory, short_cuts));
}

Solved solve_problem(const std::vector<std::string>& lines, const SolveSettings& settings,
                     const std::function<void(Problem&)>& change) {
  Problem problem = problem_of(lines);
  if (change) change(problem);
  return solve_as_is(problem, settings);
}

std::vector<std::string> solution_lines(const std::vector<std::string>& lines, std::size_t memory) {
  const Solved solved = solve_problem(lines, memory);
  EXPECT_TRUE(solved.ok) << testing::PrintToString(lines);
  EXPECT_TRUE(solved.complaints.empty()) << testing::PrintToString(solved.complaints);
  std::istringstream text(solved.text);
  std::vector<std::string> result;
  for (std::string line; std::getline(text, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) result.push_back(line);
  }
  return result;
}

int compare_short_cuts(const std::vector<std::string>& lines) {
  const Solved quick = solve_problem(lines);
  const Solved slow = solve_problem(lines, 0, false);
  EXPECT_EQ(quick.text, slow.text) << testing::PrintToString(lines);
  EXPECT_EQ(quick.complaints, slow.complaints);
  EXPECT_EQ(quick.ok, slow.ok) << testing::PrintToString(lines);
  return slow.solutions;
}

int compare_short_cuts(const std::vector<std::string>& setting, int positions, int units,
                       Dice& dice) {
  int solutions = 0;
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    const std::string fen = random_fen(dice, 1 + dice.roll(units));
    auto lines = setting;
    lines.push_back("forsyth " + fen.substr(0, fen.find(' ')));
    solutions += compare_short_cuts(lines);
  }
  return solutions;
}

namespace {

/// One unit as Forsyth notation writes it: white letters are capital ones, two of them follow a
/// dot.
std::string unit_of(std::string_view letters, bool white) {
  std::string text = letters.size() == 2 ? "." : "";
  for (const char letter : letters) {
    text += static_cast<char>(white ? std::toupper(letter) : std::tolower(letter));
  }
  return text;
}

}  // namespace

std::string placement_with(std::string_view letters, int neutral, Dice& dice) {
  return placement_with(letters, neutral, 2 + dice.roll(5), dice);
}

std::string placement_with(std::string_view letters, int neutral, int units, Dice& dice) {
  const std::string fen = random_fen(dice, units);
  std::string text;
  int empty = 0;
  for (const char letter : fen.substr(0, fen.find(' '))) {
    if (letter == '1') {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
    const bool unit = std::string_view("QRBNPqrbnp").find(letter) != std::string_view::npos;
    const bool officer = unit && letter != 'P' && letter != 'p';
    if (unit && neutral > 0 && dice.roll(100) < neutral) text += '=';
    if (officer && dice.roll(2) == 0) {
      text += unit_of(letters, std::isupper(static_cast<unsigned char>(letter)) != 0);
    } else {
      text += letter == 'N' ? 'S' : letter == 'n' ? 's' : letter;
    }
  }
  return empty > 0 ? text + std::to_string(empty) : text;
}

}  // namespace feerie::test
