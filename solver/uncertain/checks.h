#pragma once

#include "uncertain/scene.h"

namespace feerie::uncertain {

/// Can the last half-move of the scene give check, wherever the hidden units are? True if it is not
/// certain that it cannot.
bool may_give_check(const Scene& scene);

}  // namespace feerie::uncertain
