#include "picture/forsyth.h"

#include <algorithm>
#include <array>

#include "game/orthodox_walks.h"

namespace feerie::picture {
namespace {

constexpr std::string_view fen_letters = "KQRBNP";

/// The letter in a FEN; a blank for units that it does not have.
char fen_letter(const Placement& unit) {
  const auto walk = std::ranges::find(orthodox_walks(), unit.walk.away);
  const bool known = walk != orthodox_walks().end() && unit.sides != Sides::neutral;
  return known ? fen_letters[static_cast<std::size_t>(walk - orthodox_walks().begin())] : ' ';
}

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

/// A unit among others that a FEN does not have.
std::string symbol_of(const Placement& unit, Language language) {
  std::string letters{unit.walk.away->letters.in(language)};
  const bool has_case = letters.front() >= 'A' && letters.front() <= 'Z';
  // An N alone would look like the knight of a FEN.
  const bool to_be_told = !has_case || letters == "N";
  std::string colour = unit.sides == Sides::neutral ? "=" : "";
  if (colour.empty() && to_be_told) colour = unit.sides == Sides::white ? "+" : "-";
  if (unit.sides == Sides::black) letters = lower(letters);
  return colour + (letters.size() > 1 ? "." : "") + letters;
}

}  // namespace

std::optional<std::string> forsyth_of(const Drawing& drawing) {
  const auto& units = drawing.units;
  if (std::ranges::any_of(units, [](const Placement& unit) { return unit.walk.hunter(); })) {
    return std::nullopt;
  }
  const bool as_fen =
      std::ranges::none_of(units, [](const Placement& unit) { return fen_letter(unit) == ' '; });
  std::array<std::string, square_count> board;
  for (const Placement& unit : units) {
    const std::string letter(1, fen_letter(unit));
    board[unit.square] = !as_fen                      ? symbol_of(unit, drawing.language)
                         : unit.sides == Sides::black ? lower(letter)
                                                      : letter;
  }
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= 8; ++file) {
      const std::string unit = file < 8 ? board[make_square(file, rank)] : "/";
      if (unit.empty()) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += unit;
    }
  }
  text.pop_back();
  return text;
}

}  // namespace feerie::picture
