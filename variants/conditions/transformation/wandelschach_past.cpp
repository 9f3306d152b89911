#include "conditions/transformation/wandelschach_past.h"

namespace feerie::wandelschach {
namespace {

constexpr Message<std::string_view> foreign_unit{
    "the unit on {} is neither the one of the table nor one of the game array",
    "der Stein auf {} ist weder der Stein der Tabelle noch einer der Anfangsstellung",
    "la pièce en {} n'est ni celle de la table ni une pièce de la position initiale"};
constexpr Message<> too_many_units{"there are more than 32 units", "es gibt mehr als 32 Steine",
                                   "il y a plus de 32 pièces"};

std::optional<Texts> refute(const Position& position, const Units& table, bool keep_colour) {
  constexpr int most_units = 32;
  if (count_of(position.units()) > most_units) return too_many_units.in_all();
  for (Bitboard units = position.units(); units != 0;) {
    const Square square = take_first(units);
    if (!can_stand(position.at(square), square, table, keep_colour)) {
      return foreign_unit.in_all(to_string(square));
    }
  }
  return std::nullopt;
}

template <const std::string_view& table, bool keep_colour>
std::optional<Texts> refute_table(const Position& position, const Arguments& /*arguments*/) {
  return refute(position, read_units(table), keep_colour);
}

std::optional<Texts> refute_own_table(const Position& position, const Arguments& arguments) {
  return refute(position, read_units(arguments.text), arguments.has("SameColour"));
}

constexpr PastFacts proved_by(decltype(PastFacts::refute) refutes) {
  return {.kings_kept_safe = false,
          .units_keep_kind = false,
          .asked_of_diagrams = false,
          .refute = refutes};
}

}  // namespace

bool can_stand(const Piece& unit, Square square, const Units& table, bool keep_colour) {
  static const Units array = read_units(array_table);
  const Piece& made = table[square];
  if (made.empty() || unit.kind == king || unit.royal()) return true;
  const auto is = [&unit](const Piece& other, bool of_side) {
    return !other.empty() && unit.kind == other.kind && (!of_side || unit.sides == other.sides);
  };
  return is(made, !keep_colour) || is(array[square], true);
}

constinit const PastFacts past_of_array_table = proved_by(refute_table<array_table, false>);
constinit const PastFacts past_of_inverse_table = proved_by(refute_table<inverse_table, false>);
constinit const PastFacts past_of_same_colour = proved_by(refute_table<array_table, true>);
constinit const PastFacts past_of_own_table = proved_by(refute_own_table);

}  // namespace feerie::wandelschach
