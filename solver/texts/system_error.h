#pragma once

#include <system_error>

#include "texts/told.h"

namespace feerie::texts {

/// What the system says of an error: what it says most often is in the catalogue, the rest is told
/// as the system tells it.
Told reason_of(const std::error_code& error);
/// Of a value of errno.
Told reason_of(int error);

}  // namespace feerie::texts
