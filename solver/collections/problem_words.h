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

/// Each option that is given, with what is written behind it.
std::vector<std::string> option_words(const Options& options, Language language);

/// A change of a twin: `move a1 a2`.
std::string edit_words(const twin::Edit& edit, Language language);

/// All changes of a twin, `continued` in front if it is.
std::string twin_words(const Twin& twin, Language language);

/// `a`, ..., `z`, `z1`, ...: the letter of the version with this number, from 0.
std::string version_letter(int number);

}  // namespace feerie::collections
