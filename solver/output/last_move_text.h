#pragma once

#include <memory>
#include <string>

#include "output/unit_text.h"
#include "problem/retraction.h"
#include "retro/unmove.h"

namespace feerie {

/// The text of a move that led to a position: the move as it was played, with the captured unit
/// named: `Ra1*Sd1`, `e5*d6 ep.`, `a7*Bb8=S`, `Qf6-a1=wR`.
std::string text_of(const retro::LastMove& last, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering = {});

/// The text of a move that has been taken back.
std::string text_of(const TakenBack& taken, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering = {});

/// The number in front of the move of this place (from 0) on a way back: 1, 2, ... where the side
/// that took the first move back takes one back; 0 for none.
int number_on(const WayBack& way, std::size_t place);

}  // namespace feerie
