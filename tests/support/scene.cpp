#include "support/scene.h"

#include <cctype>
#include <stdexcept>

#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "problem/setup.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

constexpr std::string_view letters = "kqrbnp";

Placement unit(char letter, Square square) {
  const auto low = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  const auto kind = letters.find(low == 's' ? 'n' : low);
  if (kind == std::string_view::npos) throw std::runtime_error("unknown letter in a placement");
  Placement placement;
  placement.square = square;
  placement.walk.away = orthodox_walks()[kind];
  placement.sides = low == letter ? Sides::black : Sides::white;
  return placement;
}

std::vector<Placement> units_of(std::string_view text) {
  std::vector<Placement> units;
  int file = 0;
  int rank = 7;
  for (const char letter : text) {
    if (letter == '/') {
      --rank;
      file = 0;
    } else if (letter >= '1' && letter <= '8') {
      file += letter - '0';
    } else {
      if (!on_board(file, rank)) throw std::runtime_error("placement too long");
      units.push_back(unit(letter, make_square(file++, rank)));
    }
  }
  return units;
}

}  // namespace

Game scene_with(std::string_view fen, const std::vector<std::string>& setting) {
  const std::vector<std::string> fields = words_of(fen);
  Problem problem;
  problem.units = units_of(fields.at(0));
  if (fields.size() > 2) problem.fen.castling = fields[2];
  if (fields.size() > 3) problem.fen.en_passant = parse_square(fields[3]);
  for (const std::string& line : setting) {
    const auto* condition = Catalogue<Condition>::named(words_of(line).at(1));
    if (condition == nullptr) throw std::runtime_error("unknown: " + line);
    problem.conditions.push_back({condition, {}});
  }
  const auto result = set_up(problem, fields.at(1) == "b" ? Side::black : Side::white);
  if (const auto* faults = std::get_if<std::vector<Diagnostic>>(&result)) {
    throw std::runtime_error(faults->front().message);
  }
  const Setup& setup = std::get<Setup>(result);
  return Game(setup.rules, setup.position);
}

Game scene(std::string_view fen, std::string_view conditions) {
  if (conditions.empty()) return scene_with(fen, {});
  return scene_with(fen, {"condition " + std::string(conditions)});
}

bool needs_arguments(const Condition& condition) {
  const Parameters& parameters = condition.parameters;
  return parameters.squares > Parameters::Squares::optional ||
         parameters.walks > Parameters::Walks::optional ||
         parameters.numbers > Parameters::Numbers::optional ||
         parameters.text > Parameters::Text::optional_board;
}

std::string placement(const Position& position) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int gap = 0;
    for (int file = 0; file < 8; ++file) {
      const Piece& piece = position.at(make_square(file, rank));
      if (piece.empty()) {
        ++gap;
        continue;
      }
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
      const char letter = letters.at(piece.kind);
      text += piece.of(Side::white) ? static_cast<char>(letter - 'a' + 'A') : letter;
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
  throw std::runtime_error("no legal move " + std::string(squares));
}

std::vector<Move> legal_moves(Game& game) {
  std::vector<Move> moves;
  game.each_move([&moves](const Move& move) {
    moves.push_back(move);
    return true;
  });
  return moves;
}

std::uint64_t perft(Game& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t lines = 0;
  game.each_move([&](const Move&) {
    lines += depth == 1 ? 1 : perft(game, depth - 1);
    return true;
  });
  return lines;
}

}  // namespace feerie::test
