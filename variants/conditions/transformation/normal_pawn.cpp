// Normal Pawn: a pawn on its own base line, where orthodox pawns never stand, can make single steps
// and captures from there.
//
// Source: as solved by Popeye 4.104.
#include "game/rulebook.h"

namespace feerie {
namespace {

void enrol_normal_pawn(Rulebook& book, Arguments& /*arguments*/) {
  book.pawns_leave_base_line();
}

const Catalogue<Condition>::Entry normal_pawn{{
    .names = {"NormalPawn", "NormalBauern", "PionNormale"},
    .summary = {"pawns on their own base line can make single steps and captures",
                "Bauern auf ihrer eigenen Grundreihe können einen Schritt vorwärts ziehen und "
                "schlagen",
                "les pions sur leur première rangée peuvent avancer d'un pas et prendre"},
    .source = sources::not_found,
    .place = 159,
    .enrol = enrol_normal_pawn,
}};

}  // namespace
}  // namespace feerie
