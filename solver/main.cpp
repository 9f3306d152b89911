// The program: understands the command line and hands it to one of the commands in cli/.
#include <exception>
#include <string>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/explain.h"
#include "cli/help.h"
#include "cli/list.h"
#include "cli/options.h"
#include "cli/perft.h"
#include "cli/position.h"
#include "cli/solve.h"

namespace {

using namespace feerie::cli;

int run(const Invocation& invocation) {
  switch (invocation.task) {
    case Task::solve:
      return solve_files(invocation);
    case Task::list:
      fmt::print("{}", list(invocation.listed, invocation.language));
      return success;
    case Task::explain:
      return explain_files(invocation.files);
    case Task::perft:
      return count_lines(invocation);
    case Task::position:
      return print_chess960_position(invocation.chess960, invocation.shredder);
    case Task::help:
      fmt::print("{}", help_text);
      return success;
    case Task::version:
      fmt::print("{}", version());
      return success;
  }
  return internal_error;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto parsed = parse(std::vector<std::string>(argv + 1, argv + argc));
    if (const auto* error = std::get_if<UsageError>(&parsed)) {
      fmt::print(stderr, "feerie: {}\nTry feerie --help.\n", error->message);
      return usage_error;
    }
    return run(std::get<Invocation>(parsed));
  } catch (const std::exception& error) {
    fmt::print(stderr, "feerie: internal error: {}\n", error.what());
    return internal_error;
  }
}
