// Some rules can be read in two ways. Without one of these options the recommended reading holds;
// with it the other one. The file of the rule asks whether the option was given.
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

const Catalogue<GameOption>::Entry readings[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"NoCreatedKingCastling", "OhneRochadeEntstandenerKoenige",
                  "SansRoqueDesRoisCrees"},
        .summary = {"Wandelschach: a king made on its home square does not castle",
                    "Wandelschach: ein auf seinem Ursprungsfeld entstandener König rochiert nicht",
                    "échecs changeants : un roi créé sur sa case d'origine ne roque pas"},
        .source = sources::own,
        .place = 1,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"NoReturnedRookCastling", "OhneRochadeZurueckgekehrterTuerme",
                  "SansRoqueDesToursRevenues"},
        .summary = {"Wandelschach: a rook that comes back to its corner does not castle",
                    "Wandelschach: ein in seine Ecke zurückgekehrter Turm rochiert nicht",
                    "échecs changeants : une tour revenue dans son coin ne roque pas"},
        .source = sources::own,
        .place = 2,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"PlainPartialParry", "EinfacheTeilparade", "ParadePartielleSimple"},
        .summary =
            {"Rex Multiplex: a parry of one mate counts even if it is an illegal check",
             "Rex Multiplex: die Parade eines der Matts zählt, auch wenn sie ein illegales Schach "
             "ist",
             "Rex Multiplex : la parade d'un des mats compte, même si elle est un échec illégal"},
        .source = sources::own,
        .place = 3,
    }},
};

}  // namespace
}  // namespace feerie
