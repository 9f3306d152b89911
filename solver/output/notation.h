#pragma once

#include <span>
#include <string>

#include "game/game.h"
#include "game/move.h"
#include "output/unit_text.h"
#include "position/journal.h"

namespace feerie {

/// The text of a move, made from what it did: `Sb3*d4[wSd4->g1=b]`. How an effect is written
/// depends on its operation and style alone, never on the rule that caused it. Check and goal signs
/// are not part of it.
std::string notate(const Candidate& move, std::span<const Effect> effects, const Kinds& kinds,
                   const Lettering& lettering);

/// The text of the move played last on the game; of a pass, ` ...`.
std::string notate_last(const Game& game, const Lettering& lettering);

}  // namespace feerie
