// Frischauf: the unit counts as promoted. The attribute has no effect by itself, but rules of
// rebirth that look at promoted units treat the unit as a fairy unit.
//
// Source: Circe Frischauf, as solved by Popeye 4.104.
#include "game/catalogue.h"
#include "game/entries.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

const Catalogue<Trait>::Entry frischauf{{
    .names = {"Frischauf", "Frischauf", "Frischauf"},
    .summary = {"counts as a promoted unit where rules of rebirth ask for that",
                "gilt als umgewandelter Stein, wo Regeln der Wiedergeburt danach fragen",
                "compte comme pièce promue là où des règles de renaissance le demandent"},
    .source = sources::not_found,
    .place = 13,
    .enrol = [](Rulebook& /*book*/, Arguments& /*arguments*/) {},
}};

}  // namespace
}  // namespace feerie
