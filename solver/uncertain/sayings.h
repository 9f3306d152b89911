#pragma once

#include <vector>

#include "uncertain/scene.h"

namespace feerie::uncertain {

/// The half-moves that the side on move can announce as far as the visible units tell. Which of
/// them are possible is another question.
std::vector<Saying> sayings_of(const Scene& scene);

}  // namespace feerie::uncertain
