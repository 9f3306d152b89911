// Readings of rules that leave something open. Without the option the recommended reading holds;
// the rule concerned asks for the option.
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

const Catalogue<GameOption>::Entry readings[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"NoCreatedKingCastling", "OhneRochadeEntstandenerKoenige",
                  "SansRoqueDesRoisCrees"},
        .summary = "Wandelschach: a king made on its home square does not castle",
        .place = 1,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"NoReturnedRookCastling", "OhneRochadeZurueckgekehrterTuerme",
                  "SansRoqueDesToursRevenues"},
        .summary = "Wandelschach: a rook that comes back to its corner does not castle",
        .place = 2,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"PlainPartialParry", "EinfacheTeilparade", "ParadePartielleSimple"},
        .summary = "Rex Multiplex: a parry of one mate counts even if it is an illegal check",
        .place = 3,
    }},
};

}  // namespace
}  // namespace feerie
