#pragma once

#include <array>
#include <string_view>

#include "core/piece.h"

/// The tables of Wandelschach tell into what a unit turns on each square.
namespace feerie::wandelschach {

/// This tells which unit is made on each square; it is empty where nothing changes.
using Units = std::array<Piece, square_count>;

inline constexpr std::string_view array_table =
    "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
inline constexpr std::string_view inverse_table =
    "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";

/// Reads a table of 64 letters from a8 to h1. Digits stand for so many squares without a unit, `.`
/// for one; slashes between ranks are passed over.
Units read_units(std::string_view letters);

}  // namespace feerie::wandelschach
