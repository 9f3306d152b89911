#include "game/steps.h"

namespace feerie {

std::string_view to_string(Step step) {
  static constexpr std::array<std::string_view, step_count> names{
      "before",        "capture",  "movement", "landing",        "change", "promotion", "exchange",
      "mover_rebirth", "recolour", "reaction", "victim_rebirth", "board",  "account"};
  return names[static_cast<std::size_t>(step)];
}

std::string_view to_string(Rank rank) {
  static constexpr std::array<std::string_view, rank_count> names{"early", "normal", "late"};
  return names[static_cast<std::size_t>(rank)];
}

}  // namespace feerie
