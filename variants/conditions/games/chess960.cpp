// Chess960 (Fischer Random Chess): the units of the base lines start in any of 960 arrays. A king
// castles from the square on which it starts, with the rooks where they start. King and rook arrive
// where they do in orthodox chess: on the c-file and the d-file, or on the g-file and the f-file.
// All squares between the departure and the arrival of each must be empty, except for the two units
// themselves, and no square on the king's way may be attacked.
//
// The kernel castles by this rule throughout: orthodox castling is the special case of a king on e1
// with rooks on a1 and h1.
//
// Source: FIDE Laws of Chess, Guidelines II (Chess960 rules).
#include "game/game.h"
#include "game/past_facts.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.castling().any_files = true;
  book.pawns_leave_base_line();
}

// The array is not known, but it was that of both sides.
constexpr PastFacts past{.shuffled = true};

const Catalogue<Condition>::Entry chess960{{
    .names = {"Chess960", "Schach960", "Echecs960"},
    .summary =
        {"castling from any square of the base line with rooks from any square of it",
         "Rochade von jedem Feld der Grundreihe aus mit Türmen auf beliebigen Feldern",
         "le roque se fait de toute case de la première rangée avec des tours sur toute autre"},
    .source = "FIDE Laws of Chess, Guidelines II",
    .place = 1020,
    .enrol = enrol,
    .secondary = true,
    .past = &past,
}};

const Catalogue<Condition>::Entry fischer_random{{
    .names = {"FischerRandom", "FischerSchach", "EchecsAleatoiresFischer"},
    .place = 1020,
    .stands_for = "Chess960",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
