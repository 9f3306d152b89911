#include <cstdio>
#include <string>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "cli/help.h"
#include "cli/list.h"
#include "cli/options.h"
#include "cli/position.h"

namespace {

using feerie::cli::Invocation;
using feerie::cli::Task;
using feerie::cli::UsageError;

/// Exit statuses; see cli/help.h.
constexpr int success = 0;
constexpr int usage_error = 2;

int print_position(const std::string& which) {
  const auto answer = feerie::cli::chess960_position(which);
  if (!answer) {
    fmt::print(stderr, "feerie: no position of Chess960: {}\n", which);
    return usage_error;
  }
  fmt::print("{}", *answer);
  return success;
}

int run(const Invocation& invocation) {
  switch (invocation.task) {
    case Task::help:
      fmt::print("{}", feerie::cli::help_text);
      return success;
    case Task::version:
      fmt::print("{}", feerie::cli::version());
      return success;
    case Task::list:
      fmt::print("{}", feerie::cli::list(invocation.listed, invocation.language));
      return success;
    case Task::position:
      return print_position(invocation.chess960);
    case Task::solve:
    case Task::explain:
    case Task::perft:
      break;
  }
  return success;
}

}  // namespace

int main(int argc, char** argv) {
  const auto parsed = feerie::cli::parse(std::vector<std::string>(argv + 1, argv + argc));
  if (const auto* error = std::get_if<UsageError>(&parsed)) {
    fmt::print(stderr, "feerie: {}\nTry feerie --help.\n", error->message);
    return usage_error;
  }
  return run(std::get<Invocation>(parsed));
}
