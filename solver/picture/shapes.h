#pragma once

#include <span>
#include <string_view>

#include "game/figure.h"

/// The shapes of units as paths of SVG.
namespace feerie::picture {

/// Width and height of the square in which shapes are drawn.
inline constexpr int shape_size = 64;

/// A path of a shape, in units of which a square has `shape_size`.
struct Part {
  enum class Kind : unsigned char {
    body,     ///< filled with the colour of the unit, with a dark outline
    outline,  ///< a line in the colour of outlines
    detail,   ///< a line in the colour that is seen on the body
  };
  Kind kind = Kind::body;
  std::string_view path;
};

/// The parts of the shape of an orthodox unit, the lowest one first.
std::span<const Part> parts_of(Kind shape);
/// The parts of the disc of walks without a figure.
std::span<const Part> parts_of_disc();

/// "king", "queen", ...
std::string_view name_of(Kind shape);

inline constexpr Kind all_shapes[] = {king, queen, rook, bishop, knight, pawn};

}  // namespace feerie::picture
