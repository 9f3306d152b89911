#include "position/hash.h"

namespace feerie::hash {
namespace {

constexpr Units make_units() {
  Units table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = mix(i + 1);
  return table;
}

}  // namespace

constinit const Units units = make_units();

}  // namespace feerie::hash
