#pragma once

#include <functional>
#include <string_view>

#include "problem/stipulation_text.h"

namespace feerie::stipulation {

/// Reads the play that is asked for, of a text that begins with it.
using ParsePlay = std::function<ParseResult(std::string_view)>;

/// Reads moves that are taken back, if a text begins with them, and what `play` reads behind them;
/// without them, all is read by `play`.
ParseResult parse_behind_retraction(std::string_view text, Language language,
                                    const ParsePlay& play);

}  // namespace feerie::stipulation
