// Volage: a unit, kings excepted, changes sides once in the game: with its first move that leads
// from a light square to a dark one or from a dark square to a light one. Hypervolage: it changes
// sides with every such move. A rebirth counts as a move from the square where the unit captured or
// was captured. A unit with the attribute Volage changes sides as under the condition Volage, and
// is then a unit like any other.
//
// Source: BCPS Glossary of Fairy Chess Definitions; as solved by Popeye 4.104.
#include <algorithm>
#include <stdexcept>

#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason volage_move{"volage", Style::side};
constexpr Reason marked{"marked as volage", Style::silent};
constexpr std::string_view keeps = "a unit that another rule turns keeps its first change of sides";

TraitSet trait_bit() {
  const Trait* trait = Catalogue<Trait>::named("Volage");
  if (trait == nullptr) throw std::logic_error("the attribute Volage is missing");
  return bit_of(*trait);
}

void mark_all(Position& position, const Arguments& arguments) {
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).royal()) continue;
    Piece unit = position.take(at);
    unit.traits |= arguments.as<TraitSet>();
    position.put(at, unit);
  }
}

TraitSet trait_of(const Arguments& arguments) {
  return arguments.trait != 0 ? arguments.trait : arguments.as<TraitSet>();
}

bool is_concerned(const mover_after::Arrival& arrived, const Arguments& arguments) {
  const Square from = arrived.move.from;
  return arrived.mover.has(trait_of(arguments)) &&
         contains(light_squares, from) != contains(light_squares, arrived.at);
}

template <bool once>
Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  if (!is_concerned(arrived, arguments)) return unit;
  unit.sides = swapped(unit.sides);
  if (once) unit.traits &= ~trait_of(arguments);
  return unit;
}

template <bool once>
void change_sides(Play& play, const Arguments& arguments) {
  if (play.candidate().from == no_square || play.mover_at() == no_square) return;
  const mover_after::Arrival arrived = mover_after::arrival(play);
  if (!is_concerned(arrived, arguments) || !play.claim_side()) return;
  play.alter(play.mover_at(), on_arrival<once>(arrived, arguments), volage_move);
}

bool unless_volage(const Game& game, const Candidate& move, const Arguments& arguments) {
  const TraitSet trait = trait_of(arguments);
  return !game.position().at(move.from).has(trait) ||
         contains(light_squares, move.from) == contains(light_squares, move.to);
}

/// Returns the square on which a unit that appeared with this effect was captured, with this move
/// or with an earlier one.
Square captured_on(const Play& play, const Effect& born) {
  if (play.captures() && play.captured().id == born.after.id) return play.candidate().capture;
  for (const Effect& effect : play.effects()) {
    const bool waited = effect.op == Effect::Op::release && effect.store != underworld;
    if (waited && effect.before.id == born.after.id) return effect.from;
  }
  return no_square;
}

/// Lets reborn units change sides, because a rebirth counts as a move. A unit whose side another
/// rule has changed meanwhile stays what it is.
template <bool once>
void change_reborn(Play& play, const Arguments& arguments) {
  const TraitSet trait = trait_of(arguments);
  Bitboard changing = 0;
  for (const Effect& effect : play.effects()) {
    if (effect.op != Effect::Op::add || play.position().at(effect.to).empty()) continue;
    const Square from = captured_on(play, effect);
    const Piece& unit = play.position().at(effect.to);
    if (from == no_square || !unit.has(trait) || unit.sides != effect.after.sides) continue;
    if (contains(light_squares, from) != contains(light_squares, effect.to)) {
      changing |= bit(effect.to);
    }
  }
  while (changing != 0) {
    const Square at = take_first(changing);
    Piece unit = play.position().at(at);
    unit.sides = swapped(unit.sides);
    if (once) unit.traits &= ~trait;
    play.alter(at, unit, volage_move);
  }
}

/// Makes units volage that come into being during play, such as sentinels.
void mark_new(Play& play, const Arguments& arguments) {
  Bitboard added = 0;
  for (const Effect& effect : play.effects()) {
    if (effect.op == Effect::Op::add && play.game().is_new(effect.after)) added |= bit(effect.to);
  }
  while (added != 0) {
    const Square at = take_first(added);
    Piece unit = play.position().at(at);
    if (unit.empty() || unit.royal()) continue;
    unit.traits |= arguments.as<TraitSet>();
    play.alter(at, unit, marked);
  }
}

template <bool once>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const TraitSet>(trait_bit());
  book.declare({.recolours = true});
  book.prepare(mark_all);
  book.during(Step::recolour, change_sides<once>,
              {.idle = unless_volage,
               .foretells = mover_after::foretell<on_arrival<once>>,
               .in_place = true,
               .units = Extent::Units::mover,
               .lets_pass = true},
              once ? late(keeps) : Precedence{});
  book.during(Step::victim_rebirth, change_reborn<once>,
              {.follows_others = true, .lets_pass = true});
  book.during(Step::board, mark_new, {.follows_others = true, .lets_pass = true});
}

const Catalogue<Condition>::Entry volage{{
    .names = {"Volage", "Volage", "Volage"},
    .summary =
        {"units change sides when they first move to a square of the other colour",
         "Steine wechseln die Farbe, wenn sie zum ersten Mal auf ein Feld der anderen Farbe ziehen",
         "les pièces changent de couleur en jouant pour la première fois sur une case de l'autre "
         "couleur"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 4,
    .enrol = enrol<true>,
}};

const Catalogue<Trait>::Entry volage_unit{{
    .names = {"Volage", "Volage", "Volage"},
    .summary =
        {"changes sides when it first moves to a square of the other colour",
         "wechselt die Farbe, wenn er zum ersten Mal auf ein Feld der anderen Farbe zieht",
         "change de couleur en jouant pour la première fois sur une case de l'autre couleur"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 5,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::recolour, change_sides<true>,
                      {.idle = unless_volage,
                       .foretells = mover_after::foretell<on_arrival<true>>,
                       .in_place = true,
                       .units = Extent::Units::mover,
                       .lets_pass = true},
                      late(keeps));
          book.during(Step::victim_rebirth, change_reborn<true>,
                      {.follows_others = true, .lets_pass = true});
        },
}};

const Catalogue<Condition>::Entry hypervolage{{
    .names = {"Hypervolage", "Hypervolage", "Hypervolage"},
    .summary = {"units change sides whenever they move to a square of the other colour",
                "Steine wechseln die Farbe, sooft sie auf ein Feld der anderen Farbe ziehen",
                "les pièces changent de couleur chaque fois qu'elles jouent sur une case de "
                "l'autre couleur"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 5,
    .enrol = enrol<false>,
}};

}  // namespace
}  // namespace feerie
