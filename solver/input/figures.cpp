#include "input/figures.h"

#include <array>

namespace feerie {
namespace {

struct Row {
  DrawnFigure figure;
  std::string_view letters;
  Drawing drawing = Drawing::usual;
};

constexpr std::array<Row, 22> rows{{
    {{'k', 0}, "K"},
    {{'q', 0}, "Q"},
    {{'r', 0}, "R"},
    {{'b', 0}, "B"},
    {{'s', 0}, "S"},
    {{'p', 0}, "P"},
    {{'q', 2}, "G"},
    {{'s', 2}, "N"},
    {{'r', 2}, "RH"},
    {{'b', 2}, "BH"},
    {{'k', 2}, "KH"},
    {{'p', 2}, "BP"},
    {{'q', 1}, "L", Drawing::yacpdb},
    {{'q', 3}, "LE", Drawing::yacpdb},
    {{'r', 3}, "PA", Drawing::yacpdb},
    {{'b', 3}, "VA", Drawing::yacpdb},
    {{'s', 3}, "Z", Drawing::yacpdb},
    {{'e', 0}, "EQ", Drawing::yacpdb},
    {{'e', 1}, "OR", Drawing::yacpdb},
    {{'f', 0}, "RO", Drawing::yacpdb},
    {{'o', 0}, "O", Drawing::yacpdb},
    {{'a', 0}, "AM", Drawing::yacpdb},
}};

}  // namespace

std::string_view walk_drawn_as(DrawnFigure figure, Drawing drawing) {
  for (const Row& row : rows) {
    const bool same = row.figure.drawn == figure.drawn && row.figure.turn == figure.turn;
    if (same && (row.drawing == Drawing::usual || drawing == Drawing::yacpdb)) return row.letters;
  }
  return {};
}

bool find_usual_figure(std::string_view english_letters, DrawnFigure& figure) {
  for (const Row& row : rows) {
    if (row.drawing != Drawing::usual || row.letters != english_letters) continue;
    figure = row.figure;
    return true;
  }
  return false;
}

}  // namespace feerie
