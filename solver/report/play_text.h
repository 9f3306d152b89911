#pragma once

#include <string>
#include <vector>

#include "core/language.h"
#include "report/result.h"

/// The layout of play in a text: it needs results only, no game and no rules, so that whoever has
/// results (of a file, of another machine) can print them as the program that found them would.
namespace feerie::report {

/// A move of battle play and all that is shown behind it, each line after a line feed. Depth 0 is
/// the first move of the solver, 1 the defence to it. Of a tree without a move only what comes
/// behind it is shown.
std::string text_of(const ShownTree& shown, int depth, Language language);

/// A line of help or series play, after a line feed.
std::string text_of(const ShownLine& line);

/// Moves that have been taken back, without a line feed: `-1.Kg3*Bf3 -2.Kh3*Bg3`.
std::string text_of(const ShownWayBack& way);

/// `  1  (Ka3-b2 + TIME)`, after a line feed: a first move that is about to be examined. `numbers`
/// (from 1) are those of the moves that led to it and its own; at least one.
std::string text_of(const std::vector<int>& numbers, const ShownMove& move,
                    const std::string& time);

}  // namespace feerie::report
