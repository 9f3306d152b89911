#pragma once

#include "problem/announcement.h"
#include "uncertain/scene.h"

namespace feerie::uncertain {

/// The half-move as it is shown, but for what it reveals. `now`: the moment before it.
solution::Announcement announced(const Saying& saying, const Moment& now);

}  // namespace feerie::uncertain
