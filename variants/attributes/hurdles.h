#pragma once

#include "game/play.h"

/// What attributes of hoppers have in common: the hurdle, and promotion to a hopper with the
/// attribute.
namespace feerie::hurdles {

/// Do units of this walk hop over one hurdle each time, so that it is known which one?
bool has_one_hurdle(const WalkId& walk);

/// Finds the unit over which the mover is about to hop and notes its square. For the step
/// `capture`, while the mover is still on its square. Where the mover could have hopped over one
/// unit or another, the player chooses.
void note(Play& play, const Arguments& arguments);

/// The square noted; `no_square` if the mover has not hopped or lacks the attribute.
Square noted(const Play& play, const Arguments& arguments);

/// A unit promoted just now to a walk that stands in the diagram with the attribute gets it too; if
/// it also stands there without, the player chooses.
void promote(Play& play, Square at, TraitSet trait);

/// The same for the moving unit. For the step `promotion`.
void promote_mover(Play& play, const Arguments& arguments);

/// The same for a pawn that promotes because it is reborn. For the steps of rebirths.
void promote_reborn(Play& play, const Arguments& arguments);

}  // namespace feerie::hurdles
