#include "game/steps.h"

#include "core/catalogued.h"

namespace feerie {

std::string_view to_string(Step step) {
  static constexpr std::array<std::string_view, step_count> names{
      catalogued("before"),   catalogued("capture"),        catalogued("movement"),
      catalogued("landing"),  catalogued("change"),         catalogued("promotion"),
      catalogued("exchange"), catalogued("mover_rebirth"),  catalogued("recolour"),
      catalogued("reaction"), catalogued("victim_rebirth"), catalogued("board"),
      catalogued("account")};
  return names[static_cast<std::size_t>(step)];
}

std::string_view to_string(Rank rank) {
  static constexpr std::array<std::string_view, rank_count> names{"early", "normal", "late"};
  return names[static_cast<std::size_t>(rank)];
}

}  // namespace feerie
