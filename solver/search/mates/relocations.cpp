#include "search/mates/relocations.h"

namespace feerie::mates {

Relocations::Relocations(const CompiledRules& rules, const Position& diagram)
    : victims_(table_of(rules.changes(true).of_victims, rules, diagram)),
      capturers_(table_of(rules.changes(true).of_capturers, rules, diagram)) {}

auto Relocations::table_of(const std::vector<Changes::Taking>& takers, const CompiledRules& rules,
                           const Position& diagram) -> Table {
  Table table;
  if (takers.empty()) return table;
  for (const Side side : {Side::white, Side::black}) {
    table[index(side)].resize(static_cast<std::size_t>(rules.kinds().count()));
    for (int number = 0; number < rules.kinds().count(); ++number) {
      auto& squares = table[index(side)][static_cast<std::size_t>(number)];
      for (Square at = 0; at < square_count; ++at) {
        const InCapture unit{static_cast<Kind>(number), side, at};
        squares[at] = 0;
        for (const Changes::Taking& taker : takers) {
          squares[at] |= taker.function == nullptr
                             ? all_squares
                             : taker.function(rules, diagram, unit, *taker.arguments);
        }
      }
    }
  }
  return table;
}

/// Nothing is told of kinds that stand for several others.
Bitboard Relocations::found(const Table& table, Side side, Kind kind, Bitboard at) {
  const auto& kinds = table[index(side)];
  if (kinds.empty()) return 0;
  if (kind >= kinds.size()) return all_squares;
  Bitboard squares = 0;
  while (at != 0) squares |= kinds[kind][take_first(at)];
  return squares;
}

}  // namespace feerie::mates
