#pragma once

#include <string>
#include <vector>

#include "core/language.h"
#include "problem/problem.h"

/// Parts of a problem as the words of the input, so that reading them gives the same again. Names
/// are written in full, in the language.
namespace feerie::collections {

/// `a1h8`.
std::string squares_text(const std::vector<Square>& squares);

/// `white Ka1 Qb2c3`, a line for all neighbours in the list that have colour and attributes in
/// common; in the order of the list, which tells who stands on whom.
std::vector<std::string> unit_lines(const std::vector<Placement>& units, Language language);

/// The name of the condition and what is written behind it.
std::string condition_words(const ConditionUse& use, Language language);

/// Of which position conditions are told, where there are two (a=>b).
enum class WhichPosition : unsigned char {
  first,  ///< the one from which play starts: only those whose squares belong to it
  last,   ///< the only one, or the one that is to be reached: all others
};

/// The conditions that somebody has written. Those that attributes bring come again with these.
std::vector<std::string> conditions_written(const Problem& problem, WhichPosition which,
                                            Language language);

/// The stipulation so that reading it gives the same, `exact-` included.
std::string stipulation_words(const Problem& problem, Language language);

/// Each option that is given, with what is written behind it.
std::vector<std::string> option_words(const Options& options, Language language);

/// A change of a twin: `move a1 a2`.
std::string edit_words(const twin::Edit& edit, Language language);

/// All changes of a twin, `continued` in front if it is.
std::string twin_words(const Twin& twin, Language language);

/// `a`, ..., `z`, `z1`, ...: the letter of the version with this number, from 0.
std::string version_letter(int number);

}  // namespace feerie::collections
