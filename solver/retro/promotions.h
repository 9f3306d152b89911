#pragma once

#include <vector>

#include "game/past_facts.h"
#include "position/position.h"
#include "retro/cages.h"
#include "retro/pawn_ways.h"

/// Idea: what has come from promotion has promoted on a square from where it can have gone on to
/// where it stands. A bishop has promoted on a square of its own colour; a rook behind pawns that
/// have never moved has promoted there.
namespace feerie::retro {

/// Units of one kind (bishops: of one colour) of which so many have come from promotion at least.
struct PromotedUnits {
  Kind kind = queen;
  Bitboard units = 0;
  int promoted = 0;
};

std::vector<PromotedUnits> promoted_units(const Position& position, Side side, const Cages& cages,
                                          const PastFacts& past);

/// The destinies of the pawns of a side that are on the board: of the pawns themselves, and of as
/// many as have promoted at least.
std::vector<Destiny> destinies(const Position& position, Side side, const Cages& cages,
                               const PastFacts& past);

}  // namespace feerie::retro
