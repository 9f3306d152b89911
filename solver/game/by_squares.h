#pragma once

#include "game/game.h"

/// Rules that forbid single moves by their squares (`Forbidding::by_squares`).
namespace feerie {

/// Does each rule that forbids single moves tell by squares what it forbids, and does it forbid
/// that for all purposes? And there is one.
[[nodiscard]] bool forbids_by_squares(const CompiledRules& rules);

/// Does geometry tell who moves, observes and checks, but for single moves that are forbidden?
[[nodiscard]] bool plain_but_for_forbidden_moves(const CompiledRules& rules);

/// Those of the squares on which rules that forbid by squares let moves of the side end that take a
/// unit there from the square `from`; all of them if there are no such rules.
[[nodiscard]] Bitboard ends_by_squares(Game& game, Side side, Square from, Bitboard among);

}  // namespace feerie
