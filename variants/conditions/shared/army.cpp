// This file lets other walks take the place of the orthodox ones, and tells other rules which walks
// these are.
#include "conditions/shared/army.h"

#include <algorithm>
#include <memory>
#include <span>
#include <stdexcept>
#include <vector>

#include "game/game.h"

namespace feerie::army {
namespace {

struct Army {
  /// By orthodox kind, the kind that takes its place.
  std::array<Kind, 6> units;
  /// The kinds of the diagram, into which pawns promote whether or not their place is taken.
  KindSet in_diagram;
};

constexpr bool has(KindSet kinds, Kind kind) {
  return (kinds >> kind & 1) != 0;
}

/// Puts the army's officers into the list of promotions instead of the orthodox ones. The lists of
/// pawns whose walk says into what they promote begin with other kinds and stay as they are.
void promote(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  constexpr std::array officers{queen, knight, rook, bishop};
  const auto& army = arguments.as<Army>();
  if (kinds.size() < officers.size()) return;
  if (!std::ranges::equal(std::span(kinds).first(officers.size()), officers)) return;
  std::vector<Kind> list;
  for (const Kind kind : kinds) {
    const Kind unit = kind < pawn ? army.units[kind] : kind;
    if (unit != kind && has(army.in_diagram, kind)) list.push_back(kind);
    list.push_back(unit);
  }
  kinds = std::move(list);
}

void add_officers(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  const auto& units = arguments.as<Army>().units;
  kinds.insert(kinds.end(), units.begin() + queen, units.begin() + pawn);
}

/// Puts the army on the squares of the orthodox units if the position is the game array, from which
/// proof games start.
void change_game_array(Position& position, const Arguments& arguments) {
  constexpr std::array<Kind, 8> files = {rook, knight, bishop, queen, king, bishop, knight, rook};
  const auto& army = arguments.as<Army>();
  if (position.of(pawn) != (rank_set(1) | rank_set(6))) return;
  for (int file = 0; file < 8; ++file) {
    for (const int rank : {0, 7}) {
      const Piece& unit = position.at(make_square(file, rank));
      const Side side = rank == 0 ? Side::white : Side::black;
      if (unit.kind != files[static_cast<std::size_t>(file)] || !unit.of(side)) return;
    }
  }
  if (position.units() != (rank_set(0) | rank_set(1) | rank_set(6) | rank_set(7))) return;
  for (Bitboard units = position.units(); units != 0;) {
    const Square square = take_first(units);
    Piece unit = position.at(square);
    if (army.units[unit.kind] == unit.kind) continue;
    position.take(square);
    unit.kind = army.units[unit.kind];
    position.put(square, unit);
  }
}

/// Returns the army of the rules, null if it is the orthodox one.
const Army* of(const CompiledRules& rules) {
  for (const auto& rule : rules.promotion().adjustments()) {
    if (rule.function == promote) return &rule.arguments->as<Army>();
  }
  return nullptr;
}

}  // namespace

void muster(Rulebook& book, Arguments& arguments, const Letters& letters) {
  constexpr std::array<std::string_view, 6> orthodox = {"K", "Q", "R", "B", "S", "P"};
  Army army{{king, queen, rook, bishop, knight, pawn}, book.kinds().in_diagram()};
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (letters[i] == orthodox[i]) continue;
    const auto& walks = Catalogue<Walk>::all();
    const auto found = std::ranges::find_if(
        walks, [&](const Walk* walk) { return walk->letters.english == letters[i]; });
    if (found == walks.end()) throw std::logic_error("a walk of the army is missing");
    army.units[i] = book.kinds().enter({*found, nullptr});
  }
  if (army.units[rook] != rook) book.castling().partners = KindSet{1} << army.units[rook];
  arguments.derived = std::make_shared<const Army>(army);
  book.promotion().adjust(promote);
  book.prepare(change_game_array);
}

void open_to_all_pawns(Rulebook& book) {
  book.promotion().adjust(add_officers);
}

bool in_force(const CompiledRules& rules) {
  return of(rules) != nullptr;
}

Kind in_place_of(const CompiledRules& rules, Kind orthodox) {
  const Army* army = of(rules);
  return army == nullptr || orthodox > pawn ? orthodox : army->units[orthodox];
}

Kind place_of(const CompiledRules& rules, Kind kind) {
  const Army* army = of(rules);
  if (army == nullptr) return kind <= pawn ? kind : no_place;
  const auto found = std::ranges::find(army->units, kind);
  return found == army->units.end() ? no_place : static_cast<Kind>(found - army->units.begin());
}

}  // namespace feerie::army
