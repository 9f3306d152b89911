#include "cli/perft.h"

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "core/unicode.h"
#include "game/perft.h"
#include "input/reader.h"
#include "output/notation.h"
#include "problem/setup.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

/// The command line as a problem.
std::string problem_text(const Invocation& invocation, bool castling_given) {
  std::string text = "BeginProblem\nstipulation moves\n";
  for (const std::string& condition : invocation.conditions) {
    text += fmt::format("condition {}\n", condition);
  }
  const auto placement_end = invocation.fen.find(' ');
  return text +
         fmt::format("forsyth {}\nEndProblem\n",
                     castling_given ? invocation.fen : invocation.fen.substr(0, placement_end));
}

int complain(const std::vector<Diagnostic>& diagnostics, Output& output) {
  for (const Diagnostic& diagnostic : diagnostics) output.report(to_string(diagnostic));
  return not_all_solved;
}

void write_lines(Game& game, int depth, Output& output) {
  std::uint64_t total = 0;
  game.each_move([&](const Move&) {
    const std::string move = notate_last(game, {});
    const std::uint64_t count = perft(game, depth - 1);
    output.write(fmt::format("{}: {}\n", move, count));
    total += count;
    return true;
  });
  output.write(fmt::format("\nperft {}: {}\n", depth, total));
}

}  // namespace

int count_lines(const Invocation& invocation, Output& output) {
  // "PLACEMENT SIDE" or a FEN: the side on move is the second field.
  const std::string& fen = invocation.fen;
  const auto side_at = fen.find(' ') + 1;
  const std::string side =
      side_at == 0 ? "w" : fen.substr(side_at, fen.find(' ', side_at) - side_at);
  if (side != "w" && side != "b") {
    output.report("feerie: " +
                  output.told("the side on move is w or b, not '{}'", printable(side)));
    return usage_error;
  }
  const bool castling_given = side_at != 0 && fen.find(' ', side_at) != std::string::npos;
  Reader reader(problem_text(invocation, castling_given),
                std::string(texts::translate(output.language(), "command line")));
  const auto item = reader.next();
  if (!item || !item->problem)
    return complain(item ? item->diagnostics : std::vector<Diagnostic>{}, output);
  const auto result = set_up(*item->problem, side == "b" ? Side::black : Side::white);
  if (const auto* faults = std::get_if<std::vector<Diagnostic>>(&result))
    return complain(*faults, output);
  const Setup& setup = std::get<Setup>(result);
  Game game(setup.rules, setup.position);
  game.count_decisions(true);
  write_lines(game, invocation.depth, output);
  return success;
}

}  // namespace feerie::cli
