#pragma once

#include <cstdint>
#include <optional>

#include "core/patience.h"
#include "uncertain/needs.h"

namespace feerie::uncertain {

/// Searches a world that the scene leaves possible and that answers the question; nothing if there
/// is none. Exhaustive: the proof is told in witness.cpp. `seed` decides which of several is found.
/// Asks `work` now and then whether the answer is still wanted.
std::optional<World> find_world(const Scene& scene, const Question& question, std::uint32_t seed,
                                Work& work);

}  // namespace feerie::uncertain
