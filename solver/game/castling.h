#pragma once

#include "core/square.h"
#include "game/rulebook.h"
#include "position/position.h"

/// Castling: whose king and rook have not moved, and where they go.
namespace feerie::castling {

/// Squares of kings and rooks that count as unmoved in a diagram by the convention of problems: a
/// king on e1 (e8) with rooks on a1, h1 (a8, h8) (Codex for Chess Composition, article 16); in
/// Chess960 a king on files b to g with the outermost rooks. Where a king may be created, rules say
/// which rooks count as unmoved besides.
Bitboard by_convention(const Position& position, const CastlingRules& rules);

/// Does this unit castle when it newly appears on the square? A unit that is put or turned into the
/// king or rook of the square's owner counts as unmoved.
bool renewed(const Piece& piece, Square square, const CastlingRules& rules);

/// Squares of the partners that cannot castle any more when the one from this square has castled.
Bitboard excluded_by(Square partner_from, const CastlingRules& rules);

/// Where king and partner arrive: on the c- and d-file or the g- and f-file.
struct Destinations {
  Square king;
  Square partner;
};
Destinations destinations(Square king_from, Square partner_from);

/// Squares that must be empty, but for king and partner themselves.
Bitboard path(Square king_from, Square partner_from);

}  // namespace feerie::castling
