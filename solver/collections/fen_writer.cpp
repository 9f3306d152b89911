#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "collections/line_writers.h"
#include "collections/problem_words.h"
#include "input/figures.h"
#include "problem/stipulation_text.h"

namespace feerie::collections {
namespace {

using texts::told;

constexpr Language english = Language::english;

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

using Board = std::array<const Placement*, square_count>;

/// The units by their squares; nothing if two stand on one of them.
bool fill(Board& board, const std::vector<Placement>& units) {
  for (const Placement& unit : units) {
    if (std::exchange(board[unit.square], &unit) != nullptr) return false;
  }
  return true;
}

/// Digits for empty squares, and what `symbol` says of the units.
template <class Symbol>
std::string placement_of(const Board& board, const Symbol& symbol) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const Placement* unit = board[make_square(file, rank)];
      if (unit == nullptr) {
        ++empty;
        continue;
      }
      if (empty > 0) text += static_cast<char>('0' + std::exchange(empty, 0));
      text += symbol(*unit);
    }
    if (empty > 0) text += static_cast<char>('0' + empty);
    if (rank > 0) text += '/';
  }
  return text;
}

/// With the sign of a side where the letters cannot tell it by their case.
std::string lettered(const Placement& unit, const std::string& letters, bool plain) {
  const bool has_case = std::isalpha(static_cast<unsigned char>(letters.front())) != 0;
  std::string text;
  if (unit.sides == Sides::neutral) {
    text = "=";
  } else if (!has_case) {
    text = unit.sides == Sides::white ? "+" : "-";
  }
  if (!plain) text += '.';
  return text + (unit.sides == Sides::black ? lower(letters) : letters);
}

std::string forsyth_symbol(const Placement& unit) {
  const std::string letters = letters_of(unit.walk, english);
  return lettered(unit, letters, letters.size() == 1);
}

/// A unit of Fairy FEN; nothing if no usual figure is its walk.
std::optional<std::string> figure_symbol(const Placement& unit, Drawing drawing) {
  DrawnFigure figure;
  if (!find_figure(letters_of(unit.walk, english), drawing, figure)) return std::nullopt;
  char letter = figure.drawn == 's' ? 'n' : figure.drawn;
  if (unit.sides != Sides::black) {
    letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  }
  const bool neutral = unit.sides == Sides::neutral;
  if (drawing == Drawing::usual) {
    const std::string turn = figure.turn > 0 ? fmt::format("*{}", figure.turn) : "";
    return fmt::format("{}{}{}", neutral ? "-" : "", turn, letter);
  }
  const bool plain = std::string_view("kqrbnpKQRBNP").find(letter) != std::string_view::npos;
  if (plain && figure.turn == 0 && !neutral) return std::string(1, letter);
  const std::string turn = figure.turn > 0 ? std::to_string(figure.turn) : "";
  return fmt::format("({}{}{})", neutral ? "!" : "", letter, turn);
}

/// As before, or the reason why there is none.
std::string needed_figure(const Placement& unit, Drawing drawing) {
  const std::string letters = letters_of(unit.walk, english);
  if (unit.walk.hunter()) throw Unwritable{told("a FEN has no hunters ({})", letters)};
  if (auto figure = figure_symbol(unit, drawing)) return *figure;
  throw Unwritable{told("no figure of Fairy FEN is the walk {} alone", letters)};
}

/// Walks of two letters stand behind a point. Those of one letter could be taken together with what
/// follows them, so that figures are better, and what has none is read again to see what it gives.
std::string fen_symbol(const Placement& unit) {
  const std::string letters = letters_of(unit.walk, english);
  if (letters.size() == 1) {
    if (const auto figure = figure_symbol(unit, Drawing::usual)) return *figure;
  }
  return lettered(unit, letters, false);
}

std::string castling_field(const Problem& problem) {
  if (problem.fen.castling) return *problem.fen.castling;
  const auto stands = [&problem](std::string_view square, std::string_view letters, Sides sides) {
    const Square wanted = parse_square(square);
    const auto& barred = problem.options.no_castling;
    const auto& moved = problem.options.castling;
    if (std::ranges::find(barred, wanted) != barred.end()) return false;
    if (problem.options.castling_given && std::ranges::find(moved, wanted) == moved.end()) {
      return false;
    }
    return std::ranges::any_of(problem.units, [&](const Placement& unit) {
      return unit.square == wanted && unit.sides == sides &&
             letters_of(unit.walk, english) == letters;
    });
  };
  std::string field;
  if (stands("e1", "K", Sides::white)) {
    if (stands("h1", "R", Sides::white)) field += 'K';
    if (stands("a1", "R", Sides::white)) field += 'Q';
  }
  if (stands("e8", "K", Sides::black)) {
    if (stands("h8", "R", Sides::black)) field += 'k';
    if (stands("a8", "R", Sides::black)) field += 'q';
  }
  return field.empty() ? "-" : field;
}

std::string en_passant_field(const Problem& problem) {
  if (problem.fen.en_passant && *problem.fen.en_passant != no_square) {
    return to_string(*problem.fen.en_passant);
  }
  const auto& squares = problem.options.en_passant;
  return squares.size() == 1 ? to_string(squares.front()) : "-";
}

/// Of `1.Qg7!` alone: the move.
std::string only_key(std::string_view solution) {
  solution.remove_prefix(std::min(solution.find_first_not_of(" \t\r\n"), solution.size()));
  while (!solution.empty() && std::isspace(static_cast<unsigned char>(solution.back())) != 0) {
    solution.remove_suffix(1);
  }
  if (!solution.starts_with("1.") || !solution.ends_with('!')) return {};
  const std::string_view key = solution.substr(2, solution.size() - 3);
  const bool one_move = key.find_first_of(" \t\r\n.;!?\"") == std::string_view::npos;
  return one_move ? std::string(key) : std::string();
}

std::string operations_of(const Composition& composition) {
  const Problem& problem = composition.problem;
  std::string text;
  const auto& asked = problem.stipulation;
  const std::string plain = fmt::format("#{}", asked.length);
  if (stipulation::to_string(asked, english) == plain) text += fmt::format(" dm {};", asked.length);
  if (const std::string key = only_key(composition.solution); !key.empty()) {
    text += fmt::format(" bm {};", key);
  }
  if (!problem.titles.empty()) {
    std::string title = problem.titles.front();
    std::erase_if(title, [](char c) { return c == '"' || c == ';'; });
    text += fmt::format(" id \"{}\";", title);
  }
  return text;
}

}  // namespace

std::string fen_line(const Composition& composition, FairyUnits fairy, bool operations) {
  const Problem& problem = composition.problem;
  if (!problem.start_units.empty()) throw Unwritable{told("a FEN tells one diagram only")};
  Board board{};
  if (!fill(board, problem.units)) throw Unwritable{told("two units stand on one square")};
  const auto symbol = [fairy](const Placement& unit) -> std::string {
    if (fairy == FairyUnits::figures) return needed_figure(unit, Drawing::usual);
    if (unit.walk.hunter()) {
      throw Unwritable{told("a FEN has no hunters ({})", letters_of(unit.walk, english))};
    }
    return fen_symbol(unit);
  };
  std::string text = placement_of(board, symbol);
  const Side begins =
      problem.fen.side.value_or(problem.options.half_duplex ? opposite(problem.stipulation.starts)
                                                            : problem.stipulation.starts);
  text += fmt::format(" {} {} {}", begins == Side::white ? 'w' : 'b', castling_field(problem),
                      en_passant_field(problem));
  if (operations) return text + operations_of(composition);
  return text + fmt::format(" {} 1", problem.fen.quiet_half_moves);
}

std::string figure_placement(const std::vector<Placement>& units, Drawing drawing) {
  Board board{};
  if (!fill(board, units)) throw Unwritable{told("two units stand on one square")};
  return placement_of(board,
                      [drawing](const Placement& unit) { return needed_figure(unit, drawing); });
}

std::string forsyth_placement(const std::vector<Placement>& units) {
  Board board{};
  if (!fill(board, units)) return {};
  for (const Placement& unit : units) {
    if (unit.walk.hunter() || !unit.traits.empty()) return {};
  }
  return placement_of(board, forsyth_symbol);
}

}  // namespace feerie::collections
