#pragma once

#include "game/play.h"

/// This is what attributes of hoppers have in common: they ask for the hurdle, and a pawn may
/// promote to a hopper with the attribute. Conditions that mean all hoppers ask for the hurdle too.
namespace feerie::hurdles {

/// Do units of this walk hop over exactly one hurdle each time, so that it is known which one?
bool has_one_hurdle(const WalkId& walk);

/// Finds the unit over which the moving unit is about to hop, and notes its square. This must be
/// called in the step `capture`, while the hopper is still on its first square. Where it could have
/// hopped over one unit or over another, the player chooses.
void note(Play& play, const Arguments& arguments);

/// Is the unit that makes the move none that the rule means, or is there nobody over whom it could
/// hop, so that nothing is noted?
bool unless_meant(const Game& game, const Candidate& move, const Arguments& arguments);

/// Returns the square that was noted; `no_square` if the moving unit has not hopped, or lacks the
/// attribute whose rule asks.
Square noted(const Play& play, const Arguments& arguments);

/// Gives the attribute to a unit that has just promoted to a walk that stands in the diagram with
/// the attribute. If that walk also stands there without it, the player chooses.
void promote(Play& play, Square at, TraitSet trait);

/// Does that for the moving unit, in the step `promotion`.
void promote_mover(Play& play, const Arguments& arguments);

/// Does that for a pawn that promotes because it is reborn, in the steps of rebirths.
void promote_reborn(Play& play, const Arguments& arguments);

}  // namespace feerie::hurdles
