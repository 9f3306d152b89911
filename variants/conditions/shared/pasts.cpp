// What conditions tell of the past of a diagram, for retro analysis. A condition that is not in
// this table keeps everybody from deducing anything.
//
// Chess960: the array is not known, but it is the same for both sides.
//
// Atomic chess: a pawn that has captured has vanished, so that each pawn stands on the file on
// which it started. Kings may be left attacked and stand side by side.
//
// Rex Multiplex: further kings have come from promotion. Which of several kings may be attacked is
// a matter of the whole position.
//
// Wandelschach and its forms: on a square of the table stands the unit that the table makes there,
// one of the game array that has never moved, or a king.
#include "conditions/transformation/wandelschach_table.h"
#include "game/catalogue.h"
#include "game/past_facts.h"

namespace feerie {
namespace {

using wandelschach::Units;

constexpr Message<std::string_view> foreign_unit{
    "the unit on {} is neither the one of the table nor one of the game array",
    "der Stein auf {} ist weder der Stein der Tabelle noch einer der Anfangsstellung",
    "la pièce en {} n'est ni celle de la table ni une pièce de la position initiale"};
constexpr Message<> too_many_units{"there are more than 32 units", "es gibt mehr als 32 Steine",
                                   "il y a plus de 32 pièces"};

std::optional<Texts> refute(const Position& position, const Units& table, bool keep_colour) {
  constexpr int most_units = 32;
  if (count_of(position.units()) > most_units) return too_many_units.in_all();
  const Units array = wandelschach::read_units(wandelschach::array_table);
  for (Square square = 0; square < square_count; ++square) {
    const Piece& unit = position.at(square);
    const Piece& made = table[square];
    if (unit.empty() || made.empty() || unit.kind == king) continue;
    const bool is_made = unit.kind == made.kind && (keep_colour || unit.sides == made.sides);
    const bool unmoved = unit.kind == array[square].kind && unit.sides == array[square].sides;
    if (!is_made && !unmoved) return foreign_unit.in_all(to_string(square));
  }
  return std::nullopt;
}

template <const std::string_view& table, bool keep_colour>
std::optional<Texts> refute_table(const Position& position, const Arguments& /*arguments*/) {
  return refute(position, wandelschach::read_units(table), keep_colour);
}

std::optional<Texts> refute_own_table(const Position& position, const Arguments& arguments) {
  return refute(position, wandelschach::read_units(arguments.text), arguments.has("SameColour"));
}

constexpr PastFacts wandelschach_past(std::string_view name,
                                      std::optional<Texts> (*refutes)(const Position&,
                                                                      const Arguments&)) {
  return {.names = {name, name, name},
          .kings_kept_safe = false,
          .units_keep_kind = false,
          .asked_of_diagrams = false,
          .refute = refutes};
}

const Catalogue<PastFacts>::Entry pasts[] = {
    Catalogue<PastFacts>::Entry{{
        .names = {"Chess960", "Chess960", "Chess960"},
        .shuffled = true,
    }},
    Catalogue<PastFacts>::Entry{{
        .names = {"Atomic", "Atomic", "Atomic"},
        .kings_kept_safe = false,
        .capturers_stay = false,
    }},
    Catalogue<PastFacts>::Entry{{
        .names = {"RexMultiplex", "RexMultiplex", "RexMultiplex"},
        .kings_kept_safe = false,
        .asked_of_diagrams = false,
    }},
    Catalogue<PastFacts>::Entry{
        wandelschach_past("Wandelschach", refute_table<wandelschach::array_table, false>)},
    Catalogue<PastFacts>::Entry{
        wandelschach_past("InverseWandelschach", refute_table<wandelschach::inverse_table, false>)},
    Catalogue<PastFacts>::Entry{
        wandelschach_past("WandelschachSameColour", refute_table<wandelschach::array_table, true>)},
    Catalogue<PastFacts>::Entry{wandelschach_past("WandelschachTable", refute_own_table)},
};

}  // namespace
}  // namespace feerie
