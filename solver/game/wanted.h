#pragma once

#include <cstdint>

namespace feerie {

/// What a search still wants of moves.
enum class Wanted : std::uint8_t {
  all,
  checks,            ///< only moves that give check
  mates,             ///< only moves that give check and leave the other side without a move
  mates_by_capture,  ///< only such of them that capture
  blocks,            ///< only moves that leave the other side without a move and give no check
};

/// Must a move mate to be wanted?
constexpr bool only_mates(Wanted wanted) {
  return wanted == Wanted::mates || wanted == Wanted::mates_by_capture;
}

/// Must a move give check to be wanted?
constexpr bool only_checks(Wanted wanted) {
  return wanted == Wanted::checks || only_mates(wanted);
}

}  // namespace feerie
