#pragma once

#include <memory>

#include "game/catalogue.h"
#include "game/rulebook.h"

/// What a protean unit becomes.
namespace feerie::protean {

/// The pawns that go against the direction of their side.
struct Pawns {
  Kind reversed;
};

inline std::shared_ptr<const Pawns> enter_pawns(Rulebook& book) {
  const Walk* walk = Catalogue<Walk>::named("reverse pawn");
  return std::make_shared<const Pawns>(Pawns{book.kinds().enter({walk, nullptr})});
}

/// The kind of a unit that takes over the walk of a captured one: a pawn goes on in the direction
/// of the captured pawn.
inline Kind taken_over(Kind captured, const Pawns& pawns) {
  if (captured == pawn) return pawns.reversed;
  if (captured == pawns.reversed) return pawn;
  return captured;
}

}  // namespace feerie::protean
