#include "walks/family.h"

namespace feerie::walks {

// Not in the header: compilers that see both entries made in the place of a result warn that they
// keep the address of a local variable.
Row::Row(const Walk& walk, SpanFunction squares, bool lands_once)
    : walk_(walk),
      stride_({.names = walk.names,
               .walk = &walk_.item(),
               .squares = squares,
               .lands_once = lands_once}) {}

}  // namespace feerie::walks
