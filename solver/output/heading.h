#pragma once

#include <string>

#include "problem/problem.h"

namespace feerie {

/// "a", "b", ... "z", "z1", "z2" ... for the positions 0, 1, ... of a problem with twins.
std::string twin_letter(int number);

/// What a twin changes, each change followed by two blanks: `wQg1-->g2  rotate 90  `. Changes that
/// cannot be made are left out. `before` is the problem that the twin edits.
std::string twin_changes(const Problem& before, const Twin& twin);

}  // namespace feerie
