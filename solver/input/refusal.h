#pragma once

#include "input/reader.h"
#include "problem/listener.h"

namespace feerie {

/// Tells of a problem that could not be read: what was understood of it, as if it were solved, and
/// what is wrong with it. `item` has errors.
void tell_refusal(const ReadItem& item, Listener& listener);

}  // namespace feerie
