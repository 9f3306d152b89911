#pragma once

#include <string>
#include <variant>

#include "texts/told.h"

namespace feerie::cli {

/// Why a picture could not be made.
struct NoPicture {
  texts::Told why;
};

/// A picture in SVG as PNG, so many pixels wide, made by the program rsvg-convert.
std::variant<std::string, NoPicture> png_of(const std::string& svg, int width);

}  // namespace feerie::cli
