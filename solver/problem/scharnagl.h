#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The 960 arrays of Chess960 by number.
/// Source: R. Scharnagl's numbering, as in the FIDE Laws of Chess, Guidelines II.
namespace feerie::scharnagl {

inline constexpr int array_count = 960;

/// The units of the white base line from a to h, `number` being 0 to 959: 518 is "RNBQKBNR", the
/// array of orthodox chess. Throws std::out_of_range for other numbers.
std::string array_of(int number);

/// The number of an array given by eight letters K, Q, R, B, N (or S) in either case; nothing if
/// they are no array of Chess960 (bishops on squares of both colours, king between the rooks).
std::optional<int> number_of(std::string_view array);

/// How rooks that can castle are written in a FEN.
enum class Castling { x_fen, shredder };

/// The start position with the array as a FEN; the castling field is `KQkq` (X-FEN) or names the
/// files of the rooks (Shredder-FEN: `HAha`).
std::string fen_of(int number, Castling castling = Castling::x_fen);

}  // namespace feerie::scharnagl
