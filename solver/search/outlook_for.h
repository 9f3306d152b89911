#pragma once

#include <memory>

#include "core/patience.h"
#include "game/compiled_rules.h"
#include "search/outlook.h"
#include "search/plan.h"

namespace feerie {

/// What is known of the end of play before it is searched; null if nothing is.
std::unique_ptr<Outlook> outlook_for(const Plan& plan, const CompiledRules& rules,
                                     const Position& start, Patience& patience);

}  // namespace feerie
