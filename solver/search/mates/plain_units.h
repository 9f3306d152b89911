#pragma once

#include "position/position.h"

namespace feerie::mates {

/// Kings are the only royal units, one of each side, and no unit has anything special about it.
bool has_plain_units(const Position& position);
/// Have these units orthodox walks besides?
bool has_orthodox_units(const Position& position);

}  // namespace feerie::mates
