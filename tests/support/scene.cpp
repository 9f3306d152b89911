#include "support/scene.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include <fmt/format.h>

#include "game/orthodox_walks.h"
#include "input/reader.h"
#include "problem/setup.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

[[noreturn]] void refuse(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics) text += to_string(diagnostic) + "\n";
  throw std::runtime_error(text);
}

Problem read_problem(const std::string& text) {
  Reader reader(text, "scene");
  const auto item = reader.next();
  if (!item) throw std::runtime_error("nothing to read");
  if (!item->problem) refuse(item->diagnostics);
  return *item->problem;
}

/// The letters of a unit as in a problem's Forsyth; knights are N.
std::string letters_of(const Piece& piece, const Kinds& kinds) {
  constexpr std::string_view orthodox = "KQRBNP";
  const bool fairy = piece.kind >= first_fairy_kind;
  std::string text(fairy ? feerie::letters_of(kinds[piece.kind].walk, Language::english)
                         : std::string(1, orthodox[piece.kind]));
  if (piece.sides != Sides::white) {
    for (char& letter : text) letter = static_cast<char>(std::tolower(letter));
  }
  std::string prefix;
  if (piece.neutral()) {
    prefix = "=";
  } else if (text == "N" || text == "n") {
    prefix = fairy ? (piece.sides == Sides::white ? "+" : "-") : "";
  }
  if (text.size() > 1) prefix += ".";
  return prefix + text;
}

}  // namespace

Game scene_with(std::string_view fen, const std::vector<std::string>& setting) {
  const std::vector<std::string> fields = words_of(fen);
  if (fields.size() < 2 || (fields[1] != "w" && fields[1] != "b")) {
    throw std::runtime_error(fmt::format("expected a placement and w or b: {}", fen));
  }
  // Without castling field the convention holds, so the side is left out too.
  const std::string_view diagram = fields.size() > 2 ? fen : std::string_view(fields[0]);
  // Walks are defined before units have them.
  std::vector<std::string> lines = setting;
  const auto others =
      std::stable_partition(lines.begin(), lines.end(),
                            [](const std::string& line) { return line.starts_with("DefineWalk"); });
  lines.insert(others, fmt::format("forsyth {}", diagram));
  const Problem problem = read_problem(
      fmt::format("BeginProblem\nstipulation moves\n{}\nEndProblem\n", fmt::join(lines, "\n")));
  const auto result = set_up(problem, fields[1] == "b" ? Side::black : Side::white);
  if (const auto* faults = std::get_if<std::vector<Diagnostic>>(&result)) refuse(*faults);
  const Setup& setup = std::get<Setup>(result);
  return {setup.rules, setup.position};
}

Game scene(std::string_view fen, std::string_view conditions) {
  if (conditions.empty()) return scene_with(fen, {});
  return scene_with(fen, {fmt::format("condition {}", conditions)});
}

std::string without_barred(std::string fen, std::string_view conditions) {
  constexpr std::string_view letters = "KQRBNP";
  const Game empty = scene("4k3/8/8/8/8/8/8/4K3 w", conditions);
  for (char& letter : fen) {
    if (letter == ' ') break;
    const auto kind = letters.find(static_cast<char>(std::toupper(letter)));
    if (kind == std::string_view::npos) continue;
    for (const auto& barred : empty.rules().barred()) {
      if ((barred.kinds >> kind & 1) != 0) letter = '1';
    }
  }
  return fen;
}

bool needs_arguments(const Condition& condition) {
  const Parameters& parameters = condition.parameters;
  return parameters.unit || parameters.squares > Parameters::Squares::optional ||
         parameters.walks > Parameters::Walks::optional ||
         parameters.numbers > Parameters::Numbers::optional ||
         parameters.text > Parameters::Text::optional_board;
}

std::string placement(const Game& game) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int gap = 0;
    for (int file = 0; file < 8; ++file) {
      const Piece& piece = game.position().at(make_square(file, rank));
      if (piece.empty()) {
        ++gap;
        continue;
      }
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
      text += letters_of(piece, game.rules().kinds());
    }
    if (gap > 0) text += std::to_string(gap);
    if (rank > 0) text += '/';
  }
  return text;
}

void play(Game& game, std::string_view squares) {
  const Square from = parse_square(squares.substr(0, 2));
  const Square to = parse_square(squares.substr(2));
  for (const Move& move : legal_moves(game)) {
    if (move.candidate.from == from && move.candidate.to == to) {
      game.play(move);
      return;
    }
  }
  throw std::runtime_error(fmt::format("no legal move {}", squares));
}

std::vector<Move> legal_moves(Game& game) {
  std::vector<Move> moves;
  game.each_move([&moves](const Move& move) {
    moves.push_back(move);
    return true;
  });
  return moves;
}

}  // namespace feerie::test
