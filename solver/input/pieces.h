#pragma once

#include <optional>
#include <vector>

#include "input/context.h"

namespace feerie {

/// What a list of pieces said.
struct PieceList {
  std::vector<Placement> units;
  std::optional<int> invisibles;
  /// Where each unit was written.
  std::vector<Place> places;
};

/// Reads `colour {attribute} {walk squares}` until something else comes.
PieceList read_pieces(Context& context);

/// Reads `colour {attribute} walk square`: exactly one unit.
Placement read_unit(Context& context);

/// Puts units on the diagram; a unit on an occupied square goes on top, with a note.
void place_units(Context& context, const PieceList& list);

/// Reads a Forsyth position and, behind it, fields of a FEN if there are any.
void read_forsyth(Context& context);

/// Reads a FEN: placement, side, castling rights, en passant; English letters in every language.
/// The placement can be a Fairy FEN, and can stand alone.
void read_fen(Context& context);

/// Sets the game array up.
void place_game_array(Context& context, Place place);

}  // namespace feerie
