// This file reads the words behind the names of the Circe families, and tells what they mean.
#include "conditions/rebirth/rebirth_words.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "conditions/shared/army.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie::rebirth {
namespace {

template <class T>
struct Meaning {
  std::string_view word;
  T value;
};

constexpr Meaning<Place> places[] = {
    {"File", Place::file},
    {"Diagram", Place::diagram},
    {"PWC", Place::departure},
    {"CaptureSquare", Place::capture},
    {"Symmetry", Place::symmetry},
    {"VerticalSymmetry", Place::vertical_symmetry},
    {"HorizontalSymmetry", Place::horizontal_symmetry},
    {"Antipodes", Place::antipodes},
    {"Equipollents", Place::equipollents},
    {"Parrain", Place::equipollents},
    {"ContraParrain", Place::equipollents},
    {"Cage", Place::cage},
    {"Super", Place::super},
    {"Take&Make", Place::take_and_make},
};
constexpr Meaning<Turn> turns[] = {
    {"Rank", Turn::to_rank},
    {"Diametral", Turn::diametral},
    {"VerticalMirror", Turn::left_right},
};
constexpr Meaning<As> walks[] = {
    {"Clone", As::clone},
    {"Chameleon", As::chameleon},
    {"Einstein", As::einstein},
    {"ReversalEinstein", As::reversal_einstein},
};
constexpr Meaning<Occupied> occupations[] = {
    {"Relaxed", Occupied::relaxed},     {"Strict", Occupied::strict},
    {"Assassin", Occupied::assassin},   {"Volcanic", Occupied::volcanic},
    {"Parachute", Occupied::parachute},
};
constexpr Meaning<Moment> moments[] = {
    {"WaitCapture", Moment::next_capture},
    {"Parrain", Moment::next_move},
    {"ContraParrain", Moment::next_move},
    {"LastMove", Moment::next_move},
};

template <class T, std::size_t N>
T meant(const Arguments& arguments, const Meaning<T> (&meanings)[N], T otherwise) {
  for (const Meaning<T>& meaning : meanings) {
    if (arguments.has(meaning.word)) return meaning.value;
  }
  return otherwise;
}

using Kinds64 = std::array<Kind, max_kinds>;

Kinds64 unchanged() {
  Kinds64 becomes{};
  for (std::size_t kind = 0; kind < becomes.size(); ++kind) {
    becomes[kind] = static_cast<Kind>(kind);
  }
  return becomes;
}

/// Makes each kind of the list become the next one.
Kinds64 along(std::span<const Kind> list) {
  Kinds64 becomes = unchanged();
  for (std::size_t i = 0; i + 1 < list.size(); ++i) becomes[list[i]] = list[i + 1];
  return becomes;
}

/// As `along` for a list of orthodox kinds, whose place other kinds may take.
Kinds64 along_army(const Rulebook& book, std::span<const Kind> list) {
  std::vector<Kind> units;
  for (const Kind kind : list) units.push_back(army::in_place_of(book, kind));
  return along(units);
}

constexpr Kind ladder_up[] = {pawn, knight, bishop, rook, queen};
constexpr Kind ladder_down[] = {queen, rook, bishop, knight, pawn};
constexpr Kind circle[] = {knight, bishop, rook, queen, knight};

Kinds64 changes(Rulebook& book, const Arguments& arguments, As as, bool capturer) {
  switch (as) {
    case As::einstein:
      return capturer ? along_army(book, ladder_up) : along_army(book, ladder_down);
    case As::reversal_einstein:
      return capturer ? along_army(book, ladder_down) : along_army(book, ladder_up);
    case As::chameleon: {
      const Arguments::Detail* given = arguments.detail("Chameleon");
      if (given == nullptr || given->walks.empty()) return along_army(book, circle);
      std::vector<Kind> list;
      for (const WalkId& walk : given->walks) list.push_back(book.kinds().enter(walk));
      if (list.back() != list.front()) list.push_back(list.front());
      return along(list);
    }
    default:
      return unchanged();
  }
}

TraitSet frischauf_bit() {
  const Trait* trait = Catalogue<Trait>::named("Frischauf");
  if (trait == nullptr) throw std::logic_error("the attribute Frischauf is missing");
  return bit_of(*trait);
}

}  // namespace

Rules read(Rulebook& book, const Arguments& arguments, const Defaults& defaults) {
  Rules rules;
  rules.place = meant(arguments, places, Place::home);
  rules.turn = meant(arguments, turns, Turn::none);
  rules.as = meant(arguments, walks, As::itself);
  rules.occupied = meant(arguments, occupations, defaults.occupied);
  rules.moment = meant(arguments, moments, Moment::at_once);
  rules.mirror = arguments.has("Mirror") || arguments.has("ContraParrain");
  rules.couscous = arguments.has("Couscous");
  rules.turncoats = arguments.has("Turncoats");
  rules.cheylan = arguments.has("Cheylan");
  rules.royals =
      arguments.has("RexInclusive") || (defaults.royals && !arguments.has("RexExclusive"));
  if (arguments.has("Frischauf")) rules.frischauf = frischauf_bit();
  const PromotionRules& promotion = std::as_const(book).promotion();
  const bool usual_promotion = promotion.squares(Side::white) == rank_set(7) &&
                               promotion.squares(Side::black) == rank_set(0);
  rules.usual = rules.place == Place::home && rules.turn == Turn::none && rules.as == As::itself &&
                !rules.mirror && !rules.couscous && rules.frischauf == 0 && usual_promotion &&
                !army::in_force(book);
  rules.becomes = changes(book, arguments, rules.as, defaults.capturer);
  if (const Arguments::Detail* april = arguments.detail("April")) {
    rules.april = true;
    for (const WalkId& walk : april->walks) rules.reborn |= KindSet{1} << book.kinds().enter(walk);
  }
  // A unit that April names cannot be captured if it could not be reborn.
  if (rules.april && rules.place < Place::cage && rules.occupied == Occupied::relaxed) {
    rules.occupied = Occupied::strict;
  }
  if (rules.place == Place::diagram) book.declare({.follows_units = true});
  return rules;
}

bool concerns(const Rules& rules, const Piece& unit) {
  if (unit.empty() || (unit.royal() && !rules.royals)) return false;
  return !rules.april || (rules.reborn >> unit.kind & 1) != 0;
}

bool concerns(const Rules& rules, const Piece& unit, const Piece& other) {
  if (!rules.couscous || !rules.april) return concerns(rules, unit);
  return !unit.empty() && (!unit.royal() || rules.royals) && (rules.reborn >> other.kind & 1) != 0;
}

Kind kind_reborn(const Rules& rules, const Case& due) {
  return rules.as == As::clone ? due.clone : rules.becomes[due.unit.kind];
}

Piece reborn_as(const Rules& rules, const Game& game, const Case& due) {
  Piece unit = due.unit;
  unit.kind = kind_reborn(rules, due);
  if (game.rules().kinds()[unit.kind].traits.royal) unit.traits |= royal_bit;
  return unit;
}

Side side_of(const Piece& piece, Side if_neutral) {
  if (piece.neutral()) return if_neutral;
  return piece.of(Side::white) ? Side::white : Side::black;
}

}  // namespace feerie::rebirth
