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
    known(1, {"Kamikaze", "Kamikaze", "Kamikaze"}),
    known(2, {"Paralysing", "Paralysierend", "Paralysante"}),
    known(3, {"Chameleon", "Chamaeleon", "Cameleon"}),
    known(4, {"Jigger", "Jigger", "Jigger"}),
    known(5, {"Volage", "Volage", "Volage"}),
    known(6, {"Functionary", "Beamtet", "Fonctionnaire"}),
    known(7, {"HalfNeutral", "HalbNeutral", "DemiNeutre"}),
    known(8, {"HurdleColourChanging", "SprungbockFarbeWechselnd", "CouleurEchangeantSautoir"}),
    known(9, {"Protean", "Proteisch", "Protee"}),
    known(10, {"Magic", "Magisch", "Magique"}),
    known(11, {"Uncapturable", "Unschlagbar", "Imprenable"}),
    known(12, {"Patrol", "Patrouille", "Patrouille"}),
    known(13, {"Frischauf", "Frischauf", "Frischauf"}),
    known(14, {"Bul", "Bul", "Bul"}),
    known(15, {"Dob", "Dob", "Dob"}),
    known(16, {"Anda", "Anda", "Anda"}),
    known(17, {"AndaInverse", "AndaInvers", "AndaInverse"}),
    known(18, {"AliceA", "AliceA", "AliceA"}, false),
    known(19, {"AliceB", "AliceB", "AliceB"}, false),
};

}  // namespace
}  // namespace feerie
