#pragma once

#include <cstdint>

#include "position/position.h"
#include "retro/knowledge.h"
#include "retro/reason.h"

/// The oracle of illegality. Every question of retro analysis is put to it: can this position, with
/// this side on move, these units that have never moved and this last move, have come about in a
/// game? Castling is impossible if the diagram is illegal in which king and rook have never moved;
/// a capture en passant is certain if the diagram is illegal in which any other move was the last.
namespace feerie::retro {

/// How far proofs go. Bounds are numbers of positions looked at, never time, so that answers are
/// the same on every machine.
struct Bounds {
  int positions = 2000;
  /// Moves tried to take back, of all positions together.
  std::uint64_t moves_tried = 20'000;
  /// So many half-moves are taken back one after the other, if few moves can have been the last
  /// one; otherwise two at most.
  int moves_back = 4;
};

/// What is asked. The position carries facts: the side on move, `fresh` units, which have never
/// moved, and the pawn that can be captured en passant, whose double step was the last move.
struct Question {
  Position position;
  /// No pawn on these squares has made a double step as the last move.
  Bitboard no_double_step_to = 0;
};

struct Answer {
  enum class Kind : std::uint8_t {
    illegal,    ///< it is proved that the position cannot have come about
    not_shown,  ///< no proof was found
    undecided,  ///< the bounds were reached before
  };
  Kind kind = Kind::not_shown;
  /// The proof in words, if there is one.
  Refutation reason = std::nullopt;

  [[nodiscard]] bool illegal() const { return kind == Kind::illegal; }
};

/// Can anything be deduced under these rules, of a position with such units? (Not with fairy or
/// neutral units, attributes, holes, or without kings.)
bool is_known(const Knowledge& knowledge, const Position& position);

/// Only sound proofs: what is called illegal is so. Where the past is not known, nothing is shown.
Answer illegal(const Knowledge& knowledge, const Question& question, const Bounds& bounds = {});

}  // namespace feerie::retro
