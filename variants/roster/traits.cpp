// This file holds attributes of units that need no rule of their own.
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

// The kernel itself knows what royal units are, so that there is no rule to enter.
const Catalogue<Trait>::Entry royal{{
    .names = {"Royal", "Koeniglich", "Royale"},
    .summary = {"attacks on it are checks, as on a king",
                "Angriffe auf ihn sind Schach, wie auf einen König",
                "l'attaquer donne échec, comme pour un roi"},
    .source = "as for kings: FIDE Laws of Chess, 3.9",
    .place = 0,
}};

}  // namespace
}  // namespace feerie
