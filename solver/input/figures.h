#pragma once

#include <string_view>

namespace feerie {

/// A figure of a diagram: one of the drawn units, turned clockwise.
struct DrawnFigure {
  /// `k`, `q`, `r`, `b`, `s` (a knight), `p`; further letters of YACPDB: `e`, `f`, `o`, `a`.
  char drawn = 'k';
  /// In quarters of a full turn, 0 to 3.
  int turn = 0;
};

/// The convention by which figures are understood.
enum class Drawing : unsigned char {
  /// What everybody means: upright figures, the queen upside down as grasshopper, and so on.
  usual,
  /// What Olive and YACPDB draw, unless a problem says otherwise: quarter turns too.
  yacpdb,
};

/// The English letters of the one walk that the figure stands for; empty if it stands for none, or
/// for several. Figures that are turned by a quarter stand for a different walk in every magazine,
/// so that they mean something with YACPDB only.
///
/// The usual figures are those of `Catalogue<Figure>` that stand upright or upside down, so that
/// what is drawn and what is read agree. Source of the others: the figures that Olive draws.
std::string_view walk_drawn_as(DrawnFigure figure, Drawing drawing);

/// The figure that is drawn for a walk by the convention: the other direction of `walk_drawn_as`.
/// False if there is none.
bool find_figure(std::string_view english_letters, Drawing drawing, DrawnFigure& figure);

}  // namespace feerie
