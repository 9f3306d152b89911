#pragma once

#include <cstdint>
#include <vector>

#include "problem/problem.h"
#include "problem/setup.h"
#include "retro/unmove.h"
#include "retro/worlds.h"

/// Everything that is found out about the past of a diagram, for whoever wants to know it all.
namespace feerie::retro {

/// What is known of a right, or of the side that is on move.
enum class Standing : std::uint8_t {
  impossible,  ///< proved
  possible,    ///< nothing speaks against it, as far as proofs go
  certain,     ///< everything else is proved impossible
  claimed,     ///< the problem says so, and nothing speaks against it
  denied,      ///< the problem says that it is not so
};

struct Findings {
  /// False: a rule or a unit keeps everybody from deducing anything. Then everything is possible
  /// that the problem does not deny.
  bool known = false;
  /// Why the diagram cannot have come about, with either side on move.
  Refutation illegal = std::nullopt;
  /// The side that the problem means to be on move.
  Side turn = Side::white;
  Standing turn_stands = Standing::possible;
  /// Why that side cannot be on move, if it cannot.
  Refutation turn_refuted = std::nullopt;

  /// A castling right of a king and a rook that stand at home.
  struct Castling {
    Right right;
    Standing stands = Standing::possible;
    Refutation reason = std::nullopt;
  };
  std::vector<Castling> castling;

  /// A capture en passant that the units allow.
  struct EnPassant {
    /// Where the capturing pawn arrives.
    Square square = no_square;
    Standing stands = Standing::possible;
    Refutation reason = std::nullopt;
  };
  std::vector<EnPassant> en_passant;
  Worlds worlds;
};

/// Asks everything about the diagram that has been set up from the problem, with the side on move
/// that is asked about.
Findings findings_of(const Problem& problem, const Setup& setup);

/// Can the position before this last move have come about? It is asked with a small effort, because
/// there may be hundreds of last moves.
Answer judge(const Knowledge& knowledge, const LastMove& last);

}  // namespace feerie::retro
