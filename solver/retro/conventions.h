#pragma once

#include <optional>
#include <vector>

#include "problem/deduction.h"
#include "problem/problem.h"
#include "problem/setup.h"
#include "retro/worlds.h"

/// The conventions of composition (Codex for Chess Composition, 16): what the worlds of a diagram
/// mean for the play.
///
/// - Castling is allowed unless it is proved impossible. A capture en passant as the first move is
///   allowed only if it is certain.
/// - Where rights depend on each other, the solution falls into parts, one for each world (PRA,
///   partial retro analysis).
/// - With retro strategy (RS) there is one solution, and the first castling decides: what holds in
///   no world with it is lost. Where only castling rights depend on each other and a part has no
///   solution, this is meant even if nobody says so.
/// - A posteriori (AP), by option only: a capture en passant that is not certain may be played if a
///   later castling proves that it was legal.
///
/// Rights are told to the set-up as a user would tell them, by options of a copy of the problem.
namespace feerie::retro {

/// How a diagram is to be played.
struct Reading {
  std::vector<Deduction> deductions;
  /// The problem with the rights of one world each; empty: the diagram is played as it was set up.
  struct Part {
    Problem problem;
    /// Empty texts where there is only one part.
    Texts heading;
  };
  std::vector<Part> parts;
  /// Meant instead of the parts if one of them has no solution.
  std::optional<Problem> strategy;
  /// The side that was set up to move cannot be on move, but the other one can.
  bool other_side = false;

  /// Is the diagram played or shown otherwise than it was set up?
  [[nodiscard]] bool changes_anything() const {
    return !deductions.empty() || !parts.empty() || other_side;
  }
};

/// What is told of the phase. Set play and the second side of a duplex have rights of their own,
/// but the diagram need be legal for the actual play only.
enum class Asked : std::uint8_t { everything, rights_only };

/// Reads a diagram that has been set up from the problem.
Reading read(const Problem& problem, const Setup& setup, Asked asked);

/// What is told where retro strategy is meant because a part has no solution.
Texts first_castling_decides();

}  // namespace feerie::retro
