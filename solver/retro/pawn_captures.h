#pragma once

#include "game/past_facts.h"
#include "position/position.h"
#include "retro/cages.h"
#include "retro/census.h"
#include "retro/pawn_ways.h"
#include "retro/reason.h"

/// Idea: a pawn changes its file only by capturing. The pawns of the diagram, and those that have
/// promoted, are matched with the files on which they started, so that they have captured as few
/// times as can be; so many units of the other side must be missing.
namespace feerie::retro {

/// What is known of the pawns of a side and of the units that they can have captured.
struct PawnPlay {
  Side side = Side::white;
  PawnWays ways;
  std::vector<Destiny> destinies;
  /// By the set of files on which the pawns of the destinies have started: how many captures they
  /// have made at least.
  std::array<int, std::size_t{1} << files> needed{};
  /// Units of the other side that are missing and can have been captured by a pawn.
  int possible = 0;

  /// The least number of captures; `never` if the pawns cannot have come to where they stand.
  [[nodiscard]] int least() const;
};

PawnPlay pawn_play(const Position& position, Side side, const Cages& cages, const Party& other,
                   const PastFacts& past);

Refutation refute_by_pawns(const PawnPlay& play);

}  // namespace feerie::retro
