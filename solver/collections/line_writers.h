#pragma once

#include <string>
#include <vector>

#include "collections/composition.h"
#include "input/figures.h"

namespace feerie::collections {

/// How units beside those of orthodox chess are written in a FEN.
enum class FairyUnits : unsigned char {
  letters,  ///< `.gr`, `=.le`: by their letters, as this program writes them
  figures,  ///< `*2Q`, `-q`: Fairy FEN
};

/// The problem as a line of EPD (`operations`) or as a FEN, without a line end. Throws Unwritable.
std::string fen_line(const Composition& composition, FairyUnits fairy, bool operations);

/// The placement of a Fairy FEN, by the figures of the convention: `-*2q`, or `(!q2)` as YACPDB
/// writes it. Attributes are not written. Throws Unwritable for walks without a figure, hunters and
/// units on each other.
std::string figure_placement(const std::vector<Placement>& units, Drawing drawing);

/// A placement in the notation of the command `forsyth`; empty if the units cannot all be told so,
/// because they have attributes, walk in two ways or stand on each other.
std::string forsyth_placement(const std::vector<Placement>& units);

/// The names of the columns of a table, and a problem as a line of it; both with a line end.
std::string table_header();
std::string table_line(const Composition& composition);

}  // namespace feerie::collections
