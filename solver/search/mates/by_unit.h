#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "search/mates/party.h"

namespace feerie::mates {

/// Something that is found for a unit, by its role and place, and a square of the king, when it is
/// first asked for. Boards are made for each phase of each twin, so that memory is taken only for
/// what is asked.
template <class Found>
class ByUnit {
 public:
  template <class Find>
  const Found& get(const Unit& unit, Square centre, Find&& find) {
    const std::size_t place = std::size_t{unit.role} * square_count + unit.at;
    if (place >= all_.size()) all_.resize(place + 1);
    auto& of_unit = all_[place];
    if (!of_unit) of_unit = std::make_unique<std::array<std::optional<Found>, square_count>>();
    std::optional<Found>& found = (*of_unit)[centre];
    if (!found) found = find();
    return *found;
  }

 private:
  std::vector<std::unique_ptr<std::array<std::optional<Found>, square_count>>> all_;
};

}  // namespace feerie::mates
