#include "walks/one_way.h"

#include <algorithm>
#include <array>

#include "walks/lines.h"

namespace feerie::walks {

bool goes_one_way(const WalkId& walk) {
  constexpr std::array<ReachFunction, 6> known{reach_by<leaper>,
                                               reach_by<rider>,
                                               reach_by<lions>,
                                               reach_by<chinese_rider>,
                                               reach_by<argentinian_rider>,
                                               reach_by<hopper>};
  return !walk.hunter() && std::ranges::find(known, walk.away->reach) != known.end();
}

}  // namespace feerie::walks
