// The program: understands the command line and hands it to one of the commands in cli/.
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "cli/bench.h"
#include "cli/compare.h"
#include "cli/completions.h"
#include "cli/convert.h"
#include "cli/diagram.h"
#include "cli/exit_status.h"
#include "cli/explain.h"
#include "cli/list.h"
#include "cli/man_page.h"
#include "cli/merge.h"
#include "cli/merge_parts.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/perft.h"
#include "cli/position.h"
#include "cli/reference.h"
#include "cli/retro.h"
#include "cli/solve.h"
#include "cli/split.h"
#include "cli/supervise.h"
#include "cli/verify.h"
#include "core/unicode.h"
#include "platform/program.h"

namespace {

using namespace feerie::cli;

int write_text(std::string_view text, Output& output) {
  output.write(text);
  return success;
}

int run(const Invocation& invocation, Output& output) {
  switch (invocation.task) {
    case Task::solve:
      return solve_files(invocation, output);
    case Task::verify:
      return verify_files(invocation, output);
    case Task::convert:
      return convert_files(invocation, output);
    case Task::compare:
      return compare_files(invocation, output);
    case Task::split:
      return split_problem(invocation, output);
    case Task::merge:
      return begins_with_manifest(invocation) ? merge_parts(invocation, output)
                                              : merge_reports(invocation, output);
    case Task::list:
      return write_text(list(invocation.listed, invocation.listing), output);
    case Task::explain:
      return explain_files(invocation.files, output);
    case Task::perft:
      return count_lines(invocation, output);
    case Task::position:
      return write_chess960_position(invocation.chess960, invocation.shredder, output);
    case Task::diagram:
      return draw_diagrams(invocation, output);
    case Task::retro:
      return list_last_moves(invocation, output);
    case Task::bench:
      return measure(invocation, output);
    case Task::help:
      return explain_word(invocation, output);
    case Task::completions:
      return write_text(completions(invocation.word), output);
    case Task::man:
      return write_text(man_page(output.language()), output);
    case Task::manual:
      return write_manual(invocation, output);
    case Task::version:
      return write_text(version(), output);
  }
  return internal_error;
}

int run(const std::vector<std::string>& arguments, Output& output) {
  const auto parsed = parse(arguments);
  if (const auto* error = std::get_if<UsageError>(&parsed)) {
    output.speak(error->language);
    output.report(fmt::format("feerie: {}\n{}", feerie::printable(error->message),
                              output.told("Try feerie --help.")));
    return usage_error;
  }
  const auto& invocation = std::get<Invocation>(parsed);
  output.speak(invocation.language_of_messages);
  return run(invocation, output);
}

}  // namespace

int main(int argc, char** argv) {
  feerie::platform::begin_program();
  const auto arguments = feerie::platform::words_of_command_line(argc, argv);
  Output output;
  return feerie::platform::end_program(supervise(output, [&] { return run(arguments, output); }));
}
