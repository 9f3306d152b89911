#pragma once

#include "walks/family.h"

/// These are the steps and captures of which the moves of pawns of all sorts are made.
namespace feerie::walks {

/// This is the direction in which a pawn goes, and the rank on which it stands as seen in that
/// direction. A reversed pawn goes in the direction of the other side.
struct Outlook {
  Outlook(Square from, Side side)
      : base(relative_rank(from, side) == 0),
        second(relative_rank(from, side) == 1),
        up(static_cast<std::int8_t>(side == Side::white ? 1 : -1)) {}

  [[nodiscard]] Vector ahead() const { return {0, up}; }
  [[nodiscard]] Vector left() const { return {-1, up}; }
  [[nodiscard]] Vector right() const { return {1, up}; }

  bool base;
  bool second;
  std::int8_t up;
};

/// Enters a capture by a move to the square, en passant too.
void capture_on(const Scene& scene, Square to, Reach& reach);
/// Enters a step without capture, and from the second rank also a double step.
void step(const Scene& scene, const Outlook& look, Vector v, bool open_to_en_passant, Reach& reach);
/// Finds the squares to which such steps can lead.
Bitboard stride_of_step(Square from, const Outlook& look, Vector v);
/// Finds the squares diagonally ahead, on which a pawn captures.
Bitboard span_of_steps(Square from, const Outlook& look);
/// Does the pawn stand on its base line, which it can leave only if a rule lets it?
bool stands_still(const Scene& scene, const Outlook& look);
/// Enters the captures diagonally ahead, en passant too.
void capture_ahead(const Scene& scene, const Outlook& look, Reach& reach);

}  // namespace feerie::walks
