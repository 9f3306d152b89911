#pragma once

#include <vector>

#include "uncertain/scene.h"

namespace feerie::uncertain {

/// The half-moves that the side on move can announce as far as the visible units tell. Which of
/// them are possible is another question. They come in an order that numbers of moves rely on
/// (docs/invisibles.md).
std::vector<Saying> sayings_of(const Scene& scene);

}  // namespace feerie::uncertain
