#include "cli/collection_options.h"
#include "cli/diagram_options.h"
#include "cli/option_table.h"
#include "cli/solving_options.h"
#include "cli/telling_options.h"
#include "texts/texts.h"

namespace feerie::cli {

std::span<const Command> commands() {
  static const std::vector<Argument> files{{"file"}};
  static const std::string lists = listed_words();
  static const std::vector<Command> list = {
      {.name = "solve",
       .task = Task::solve,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("solve the problems in the files; the word solve may be left out"),
       .options = solve_options(),
       .arguments = files,
       .invocation = solve_invocation,
       .more = texts::mark("Options of the peer may also be written with one dash: -maxmem 512M.")},
      {.name = "verify",
       .task = Task::verify,
       .usage = "[OPTION...] PATH...",
       .summary = texts::mark("judge the problems in files and folders"),
       .options = verify_options(),
       .arguments = files,
       .invocation = verify_invocation,
       .more = texts::mark(
           "docs/verify.md tells the verdicts. Exit status: 0 all sound or as published, 1 "
           "something is not, 2 the command line was not understood, 3 something could not be "
           "read or the run was ended, 4 nothing but limits.")},
      {.name = "convert",
       .task = Task::convert,
       .usage = "--to FORMAT [OPTION...] PATH...",
       .summary = texts::mark("write problems in another format, and tell what it cannot hold"),
       .options = convert_options(),
       .arguments = files,
       .invocation = convert_invocation,
       .more = texts::mark("docs/collections.md tells what each format holds.")},
      {.name = "compare",
       .task = Task::compare,
       .usage = "FILE FILE",
       .summary = texts::mark("compare two outputs problem by problem, as trees"),
       .options = {},
       .arguments = files,
       .invocation = compare_invocation},
      {.name = "split",
       .task = Task::split,
       .usage = "[OPTION...] FILE",
       .summary = texts::mark("cut a problem into jobs for several machines"),
       .options = split_options(),
       .arguments = files,
       .invocation = split_invocation,
       .more = texts::mark(
           "The jobs are input files in a folder, with a manifest beside them (docs/farms.md).")},
      {.name = "merge",
       .task = Task::merge,
       .usage = "[OPTION...] REPORT...|MANIFEST RESULT...",
       .summary = texts::mark(
           "join reports of parts of a collection, or put the results of all jobs together"),
       .options = merge_options(),
       .arguments = files,
       .invocation = merge_invocation,
       .more = texts::mark(
           "The options go with a manifest. Exit status: that of verify; 3 if anything is "
           "missing, doubled or contradictory.")},
      {.name = "diagram",
       .task = Task::diagram,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("draw the diagrams of the problems (docs/diagram.md)"),
       .options = diagram_options(),
       .arguments = files,
       .invocation = diagram_invocation},
      {.name = "help",
       .task = Task::help,
       .usage = "[WORD...]",
       .summary = texts::mark(
           "what is known of a condition, walk, attribute, goal, option, stipulation or "
           "command; or a chapter of the manual (help chapter lists them)"),
       .options = {},
       .arguments = {{"word", -1, Value::text}},
       .invocation = help_invocation},
      {.name = "list",
       .task = Task::list,
       .usage = "WHAT [OPTION...]",
       .summary = texts::mark(
           "list conditions, walks, attributes, goals, options, stipulations, commands or "
           "twin-commands"),
       .options = list_options(),
       .arguments = {{"listed", 1, Value::choice, lists}},
       .invocation = list_invocation},
      {.name = "manual",
       .task = Task::manual,
       .usage = "--html FOLDER|--man FOLDER",
       .summary =
           texts::mark("write the manual, chapters and reference, as pages of HTML or for man"),
       .options = manual_options(),
       .arguments = {},
       .invocation = manual_invocation},
      {.name = "explain",
       .task = Task::explain,
       .usage = "[FILE...]",
       .summary = texts::mark("say which rule acts when in each problem"),
       .options = {},
       .arguments = files,
       .invocation = explain_invocation},
      {.name = "retro",
       .task = Task::retro,
       .usage = "[OPTION...] [FILE...]",
       .summary = texts::mark("list the moves that can have led to each position (docs/retro.md)"),
       .options = retro_options(),
       .arguments = files,
       .invocation = retro_invocation},
      {.name = "perft",
       .task = Task::perft,
       .usage = "DEPTH FEN [--condition TEXT]...",
       .summary = texts::mark("count the lines of DEPTH legal half-moves"),
       .options = perft_options(),
       .arguments = {{"depth", 1, Value::number}, {"fen", -1, Value::text}},
       .invocation = perft_invocation},
      {.name = "position",
       .task = Task::position,
       .usage = "--chess960 NUMBER|ARRAY|FEN [--shredder]",
       .summary = texts::mark(
           "the start position of Chess960 with this number, or the number of a position"),
       .options = position_options(),
       .arguments = {},
       .invocation = position_invocation},
      {.name = "bench",
       .task = Task::bench,
       .usage = "[OPTION...] [NUMBER...]",
       .summary = texts::mark(
           "solve a fixed set of problems, and tell times and positions that were looked at"),
       .options = bench_options(),
       .arguments = {{"number", -1, Value::number}},
       .invocation = bench_invocation},
      {.name = "completions",
       .task = Task::completions,
       .usage = "bash|zsh|fish",
       .summary = texts::mark("print the completions for a shell"),
       .options = {},
       .arguments = {{"shell", 1, Value::choice, shell_words()}},
       .invocation = completions_invocation},
      {.name = "man",
       .task = Task::man,
       .usage = "",
       .summary = texts::mark("print the manual page"),
       .options = {},
       .arguments = {},
       .invocation = man_invocation},
  };
  return list;
}
}  // namespace feerie::cli
