// Attributes of units, known by name only: whoever implements one takes its row out here.
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

using Row = Catalogue<Trait>::Entry;

Row known(int place, const Names& names, bool written = true) {
  Trait trait;
  trait.names = names;
  trait.place = place;
  trait.written = written;
  return Row(trait);
}

const Row rows[] = {
    known(0, {"Royal", "Koeniglich", "Royale"}),
};

}  // namespace
}  // namespace feerie
