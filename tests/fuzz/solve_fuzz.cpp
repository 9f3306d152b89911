// Bytes become a small problem. It is solved with all that makes the search fast, without tables,
// without short cuts, and without either: the solutions must not differ.
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "input/reader.h"
#include "report/writer.h"
#include "search/solve.h"
#include "support/bytes.h"

namespace feerie::test {
namespace {

/// A way of solving.
struct Way {
  const char* name;
  std::size_t memory;
  bool short_cuts;
};
constexpr std::array<Way, 4> ways = {{{"tables and short cuts", std::size_t{1} << 22U, true},
                                      {"tables", std::size_t{1} << 22U, false},
                                      {"short cuts", 0, true},
                                      {"neither", 0, false}}};

/// Seconds for each way. What takes longer is no small problem, and says nothing; that the limit is
/// kept is seen by libFuzzer's own.
constexpr int patience = 2;

/// What solving gave.
struct Answer {
  std::string text;
  bool accepted = false;
  solution::End end = solution::End::finished;
};

/// Writes the solutions as usual and keeps them, with what was complained of.
class Keeper : public report::Writer {
 public:
  explicit Keeper(Answer& answer)
      : Writer([&answer](std::string_view text) { answer.text += text; }, {.regression = true}),
        answer_(answer) {}
  void refuse(const Diagnostic& diagnostic) override {
    answer_.text += diagnostic.message + '\n';
    Writer::refuse(diagnostic);
  }
  void end_problem(solution::End end) override {
    answer_.end = end;
    Writer::end_problem(end);
  }

 private:
  Answer& answer_;
};

Answer solved(const Problem& problem, const Way& way) {
  Answer answer;
  Keeper keeper(answer);
  SolveSettings settings;
  settings.limits.memory = way.memory;
  settings.short_cuts = way.short_cuts;
  settings.max_time = patience;
  answer.accepted = solve(problem, settings, keeper);
  return answer;
}

void solve_and_compare(Bytes bytes) {
  const std::string text = small_problem_from(bytes);
  Reader reader(text, "fuzz");
  const auto item = reader.next();
  // Rules that exclude each other, and attributes that a walk cannot have.
  if (!item || !item->problem) return;
  const Answer expected = solved(*item->problem, ways.back());
  if (expected.end == solution::End::interrupted) return;
  for (const Way& way : ways) {
    const Answer answer = solved(*item->problem, way);
    if (answer.end == solution::End::interrupted) continue;
    if (answer.text == expected.text && answer.accepted == expected.accepted) continue;
    throw std::logic_error(text + "with " + way.name + ":\n" + answer.text + "\nwith neither:\n" +
                           expected.text);
  }
}

}  // namespace
}  // namespace feerie::test

/// The entry point that libFuzzer calls. Any exception ends the program: that is a finding.
// NOLINTNEXTLINE(readability-identifier-naming): the name is given
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  feerie::test::solve_and_compare({data, size});
  return 0;
}
