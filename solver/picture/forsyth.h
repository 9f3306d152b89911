#pragma once

#include <optional>
#include <string>

#include "picture/drawing.h"

namespace feerie::picture {

/// The units from a8 to h1 as the command `forsyth` of a problem in this language reads them: with
/// orthodox units alone as in a FEN; otherwise by the letters of the walks, `=` in front of neutral
/// units and a point in front of two letters. Nothing if there are hunters, for which Forsyth has
/// no letters. Attributes, holes and imitators are not written.
std::optional<std::string> forsyth_of(const Drawing& drawing);

}  // namespace feerie::picture
