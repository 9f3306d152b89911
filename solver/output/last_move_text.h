#pragma once

#include <memory>
#include <string>

#include "output/unit_text.h"
#include "retro/unmove.h"

namespace feerie {

/// The text of a move that led to a position: the move as it was played, with the captured unit
/// named: `Ra1*Sd1`, `e5*d6 ep.`, `a7*Bb8=S`, `Qf6-a1=wR`.
std::string text_of(const retro::LastMove& last, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering = {});

}  // namespace feerie
