#pragma once

#include <optional>
#include <vector>

#include "problem/problem.h"

/// What the options of a problem say about retro analysis.
namespace feerie::retro::said {

/// Is anything to be deduced? Nothing if no option says it. A convention that needs deductions says
/// so too.
std::optional<bool> analysis(const Options& options);
/// A solution for each possible past where rights depend on each other (PRA).
bool partial_analysis(const Options& options);
/// The first castling decides where castling rights depend on each other (RS).
bool retro_strategy(const Options& options);
/// A capture en passant may be proved by a later castling (AP).
bool a_posteriori(const Options& options);

/// From now on everything is told by options.
void deduce_nothing(Options& options);
/// The squares of the rooks of which a castling proves the capture en passant.
void prove_by_castling(Options& options, std::vector<int> rooks);

}  // namespace feerie::retro::said
