// Masand: when a unit gives check with its own move, all units that it observes change sides, those
// of its own side too. Kings and neutral units stay what they are.
//
// Masand generalised: every unit of the side on move that gives check after the move has this
// effect, whether it has moved or not. The checking units act one after the other in the order of
// their squares, a1, b1 ... h8. A unit that has just changed sides acts too if its turn is still to
// come. No unit changes sides twice in a move.
//
// Source: P. Masand; BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>

#include "conditions/colour/gives_check.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"masand", Style::side_apart};

/// Of the units that may change sides, those that the unit on the square observes.
Bitboard observed_from(Play& play, Square from) {
  Bitboard observed = 0;
  for (Bitboard units = play.may_observe(from) & ~bit(from); units != 0;) {
    const Square at = take_first(units);
    const Piece& unit = play.position().at(at);
    if (unit.royal() || unit.neutral()) continue;
    if (play.observes(from, at, Purpose::observing)) observed |= bit(at);
  }
  return observed;
}

/// Has the unit on the square changed sides by these rules in this move?
bool has_changed(const Play& play, Square at) {
  return std::ranges::any_of(play.effects(), [&](const Effect& effect) {
    return effect.why == &changed && effect.to == at;
  });
}

void change(Play& play, Bitboard squares) {
  while (squares != 0) {
    const Square at = take_first(squares);
    if (has_changed(play, at)) continue;
    play.recolour(at, swapped(play.position().at(at).sides), changed);
  }
}

void by_mover(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || !play.mover().of(play.side()) || !checks(play, at)) return;
  change(play, observed_from(play, at));
}

void by_all(Play& play, const Arguments& /*arguments*/) {
  for (Square at = 0; at < square_count; ++at) {
    if (!play.position().at(at).of(play.side()) || !checks(play, at)) continue;
    change(play, observed_from(play, at));
  }
}

template <Rulebook::Act act>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, act, {.checks_only = true, .in_place = true});
}

const Catalogue<Condition>::Entry generalised{{
    .names = {"MasandGeneralised", "MasandVerallgemeinert", "MasandGeneralise"},
    .summary =
        {"all checking units change the side of all units that they observe",
         "alle schachbietenden Steine lassen alle von ihnen beobachteten Steine die Farbe wechseln",
         "toutes les pièces qui donnent échec font changer de couleur toutes celles qu'elles "
         "observent"},
    .source = "example: S. Luce, Julia's Fairies 1498 (2020)",
    .place = 211,
    .enrol = enrol<by_all>,
}};

const Catalogue<Condition>::Entry masand{{
    .names = {"Masand", "Masand", "Masand"},
    .summary =
        {"a unit that checks with its move changes the side of all units that it observes",
         "ein Stein, der mit seinem Zug Schach bietet, lässt alle von ihm beobachteten Steine die "
         "Farbe wechseln",
         "une pièce qui joue et donne échec fait changer de couleur toutes celles qu'elle observe"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 155,
    .enrol = enrol<by_mover>,
}};

}  // namespace
}  // namespace feerie
