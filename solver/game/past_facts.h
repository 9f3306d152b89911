#pragma once

#include <optional>

#include "core/language.h"
#include "core/message.h"
#include "game/arguments.h"
#include "position/position.h"

namespace feerie {

/// What a condition tells of the past of a diagram: how it can have come about from a game array.
/// A condition that tells nothing (`Condition::past`) keeps everybody from deducing anything. As it
/// stands here it is true of orthodox chess, and of conditions that change nothing in it.
struct PastFacts {
  /// The units of the base lines started in an array that is not known (Chess960): bishops on
  /// squares of both colours, the king between the rooks, White and Black on the same files.
  bool shuffled = false;
  /// A side never leaves its king attacked, so that a king that is attacked belongs to the side on
  /// move, and kings never stand side by side.
  bool kings_kept_safe = true;
  /// A unit that captures is on the board afterwards. False: it vanishes with what it captures, so
  /// that each pawn of the diagram stands on the file on which it started.
  bool capturers_stay = true;
  /// Units are captured and promote, and nothing else becomes of them. False: only the proof that
  /// the condition itself brings is of use.
  bool units_keep_kind = true;
  /// Diagrams are expected to have come about in a game. False: composers do not mind, so that
  /// nobody is told of those that have not.
  bool asked_of_diagrams = true;
  /// The condition's own proof that a position cannot have come about: the reason, or nothing if it
  /// does not know. May be null. The arguments are those of the problem.
  std::optional<Texts> (*refute)(const Position& position, const Arguments& arguments) = nullptr;
};

}  // namespace feerie
