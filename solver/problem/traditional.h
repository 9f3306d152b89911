#pragma once

#include "problem/translate.h"

namespace feerie {

/// The play of a traditional stipulation behind its introductory moves, with option WhiteToPlay but
/// none of the options that change goals. The tree is null if the form is not supported yet.
Task traditional_play(const stipulation::Stipulation& given, const Options& options);

}  // namespace feerie
