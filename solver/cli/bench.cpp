#include "cli/bench.h"

#include <algorithm>
#include <ctime>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/bench_problems.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "input/reader.h"
#include "output/condition_text.h"
#include "problem/quiet_listener.h"
#include "problem/stipulation_text.h"
#include "search/solve.h"
#include "verify/examine.h"

namespace feerie::cli {
namespace {

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Measured {
  double seconds = 0;
  SearchProgress work;
};

class Bench {
 public:
  Bench(const Invocation& invocation, Output& output)
      : invocation_(invocation), output_(output), stop_(watch_for_interrupts()) {
    constexpr std::size_t memory = std::size_t{256} << 20U;
    settings_.limits.memory = memory;
    settings_.limits.stop = &stop_;
  }

  int run() {
    Reader reader(std::string(bench_problems), "bench");
    int number = 0;
    for (auto item = reader.next(); item && !stop_; item = reader.next()) {
      if (item->problem && wanted(++number)) take(*item->problem, number);
    }
    if (stop_) return not_all_solved;
    if (const auto unknown = beyond(number)) {
      output_.report("feerie: " + output_.told("there is no problem {} in the set", *unknown));
      return usage_error;
    }
    write_sum();
    return success;
  }

 private:
  [[nodiscard]] bool wanted(int number) const {
    const auto& numbers = invocation_.numbers;
    return numbers.empty() || std::ranges::find(numbers, number) != numbers.end();
  }
  /// A number that is asked for and not there.
  [[nodiscard]] std::optional<int> beyond(int last) const {
    for (const int number : invocation_.numbers) {
      if (number < 1 || number > last) return number;
    }
    return std::nullopt;
  }

  void take(const Problem& problem, int number) {
    Measured best = measured(problem);
    for (int i = 1; i < invocation_.repeat; ++i) {
      best.seconds = std::min(best.seconds, measured(problem).seconds);
    }
    if (stop_) return;
    write(problem, number, best);
    seconds_ += best.seconds;
    positions_ += best.work.positions;
    signed_ += fmt::format("{} {} {}\n", number, best.work.positions, best.work.solutions);
  }

  Measured measured(const Problem& problem) {
    Measured result;
    settings_.at_end = [&](const SearchProgress& work) { result.work = work; };
    QuietListener nobody;
    const double begin = processor_seconds();
    solve(problem, settings_, nobody);
    result.seconds = processor_seconds() - begin;
    return result;
  }

  void write(const Problem& problem, int number, const Measured& measured) {
    const std::string asked = stipulation::to_string(problem.stipulation, Language::english);
    const auto conditions = condition_texts(problem.conditions, Language::english);
    const SearchProgress& work = measured.work;
    if (invocation_.json) {
      return write({{"row", "bench"},
                    {"number", number},
                    {"stipulation", asked},
                    {"conditions", conditions},
                    {"positions", work.positions},
                    {"solutions", work.solutions},
                    {"seconds", measured.seconds}});
    }
    output_.write(fmt::format("{:3}  {:9.3f} s  {:12}  {}  {}\n", number, measured.seconds,
                              work.positions, asked, fmt::join(conditions, "  ")));
    output_.flush();
  }

  void write_sum() {
    const std::string signature = fmt::format("{:016x}", verify::hash_of(signed_));
    if (invocation_.json) {
      return write({{"row", "end of bench"},
                    {"positions", positions_},
                    {"seconds", seconds_},
                    {"signature", signature}});
    }
    output_.write(
        fmt::format("all  {:9.3f} s  {:12}  signature {}\n", seconds_, positions_, signature));
  }

  void write(const nlohmann::ordered_json& row) { output_.write(row.dump() + '\n'); }

  const Invocation& invocation_;
  Output& output_;
  const std::atomic<bool>& stop_;
  SolveSettings settings_;
  double seconds_ = 0;
  std::uint64_t positions_ = 0;
  /// What the signature is made of.
  std::string signed_;
};

}  // namespace

int measure(const Invocation& invocation, Output& output) {
  return Bench(invocation, output).run();
}

}  // namespace feerie::cli
