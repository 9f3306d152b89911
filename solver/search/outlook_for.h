#pragma once

#include <cstdint>
#include <memory>

#include "core/patience.h"
#include "game/compiled_rules.h"
#include "search/outlook.h"
#include "search/plan.h"

namespace feerie {

/// Positions that a search looks at before proof games are told as stories.
inline constexpr std::uint64_t guided_from = 2'000;
/// More positions than any search looks at.
inline constexpr std::uint64_t never_guided = ~std::uint64_t{0};

/// What is known of the end of play before it is searched; null if nothing is. `guided`: from how
/// many positions on proof games are told as stories.
std::unique_ptr<Outlook> outlook_for(const Plan& plan, const CompiledRules& rules,
                                     const Position& start, std::uint64_t guided,
                                     Patience& patience);

}  // namespace feerie
