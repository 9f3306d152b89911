#include "game/entries.h"

#include "game/catalogue.h"

namespace feerie {

TraitSet bit_of(const Trait& trait) {
  if (trait.names.english == "Royal") return royal_bit;
  TraitSet next = royal_bit;
  for (const Trait* each : Catalogue<Trait>::all()) {
    if (each->names.english != "Royal") next <<= 1U;
    if (each->names.english == trait.names.english) break;
  }
  return next;
}

}  // namespace feerie
