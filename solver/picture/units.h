#pragma once

#include "game/entries.h"
#include "picture/element.h"
#include "picture/look.h"
#include "problem/problem.h"

/// Units as elements of SVG.
namespace feerie::picture {

/// The definitions to which pictures of units refer: all shapes, and the colours of neutral units.
Element definitions();

/// A unit at the left upper corner of whose square (x, y) is, as large as a square of `size`.
/// `marks` stand in a badge at its upper right corner.
Element unit_picture(const Look& look, Sides sides, std::string_view marks, double x, double y,
                     double size);

/// A text in the middle of which (x, y) is.
Element centred_text(std::string_view text, double x, double y, double size);

/// Ink of outlines and texts, the colour of white units.
inline constexpr std::string_view ink = "#1d1b19";
inline constexpr std::string_view paper = "#fffdf8";
/// The colour of black units.
inline constexpr std::string_view black_body = "#2b2825";

}  // namespace feerie::picture
