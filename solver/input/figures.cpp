#include "input/figures.h"

#include <algorithm>
#include <array>

#include "game/catalogue.h"
#include "game/figure.h"
#include "game/walk.h"

namespace feerie {
namespace {

/// A figure that YACPDB draws for a walk besides the usual ones.
struct Row {
  DrawnFigure figure;
  /// English letters of the walk.
  std::string_view letters;
};

constexpr std::array<Row, 10> of_yacpdb{{
    {{'q', 1}, "L"},
    {{'q', 3}, "LE"},
    {{'r', 3}, "PA"},
    {{'b', 3}, "VA"},
    {{'s', 3}, "Z"},
    {{'e', 0}, "EQ"},
    {{'e', 1}, "OR"},
    {{'f', 0}, "RO"},
    {{'o', 0}, "O"},
    {{'a', 0}, "AM"},
}};

/// The letters of the orthodox units, by their kinds.
constexpr std::string_view drawn_letters = "kqrbsp";

/// Upright figures and those upside down are the ones about which everybody agrees.
bool is_usual(const Figure& figure) {
  return figure.turn % 180 == 0;
}

bool same(const Figure& figure, DrawnFigure drawn) {
  return figure.turn == 90 * drawn.turn && drawn_letters[figure.shape] == drawn.drawn;
}

std::string_view letters_named(std::string_view english) {
  const Walk* walk = Catalogue<Walk>::named(english);
  return walk == nullptr ? std::string_view() : walk->letters.english;
}

}  // namespace

std::string_view walk_drawn_as(DrawnFigure drawn, Drawing drawing) {
  for (const Figure* figure : Catalogue<Figure>::all()) {
    if (is_usual(*figure) && same(*figure, drawn)) return letters_named(figure->names.english);
  }
  if (drawing == Drawing::usual) return {};
  for (const Row& row : of_yacpdb) {
    if (row.figure.drawn == drawn.drawn && row.figure.turn == drawn.turn) return row.letters;
  }
  return {};
}

bool find_figure(std::string_view english_letters, Drawing drawing, DrawnFigure& drawn) {
  for (const Figure* figure : Catalogue<Figure>::all()) {
    if (!is_usual(*figure) || letters_named(figure->names.english) != english_letters) continue;
    drawn = {drawn_letters[figure->shape], figure->turn / 90};
    return true;
  }
  if (drawing == Drawing::usual) return false;
  const auto* row = std::ranges::find(of_yacpdb, english_letters, &Row::letters);
  if (row == of_yacpdb.end()) return false;
  drawn = row->figure;
  return true;
}

}  // namespace feerie
