// Chameleon Pursuit: a unit, kings excepted, that moves to the square which the unit moved last by
// the other side has just left changes sides. A pawn that promotes there changes sides as the
// promoted unit. Neutral units stay neutral. After a pass of the other side there is nothing to
// pursue.
//
// Source: example: L. Grolman, The Problemist 2008; details as solved by Popeye 4.104.
#include <memory>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"chameleon pursuit", Style::side};

/// The memory slot holds the square that was left last, counted from 1 for squares that White has
/// left, from 65 for those that Black has left; 0 if there is none.
using Slot = int;

std::uint16_t written(Square left, Side side) {
  return static_cast<std::uint16_t>(left + 1 + (side == Side::white ? 0 : square_count));
}

void change(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().royal() || play.mover().neutral()) return;
  const std::uint16_t left = play.position().memory(arguments.as<Slot>());
  if (left != written(at, opposite(play.side())) || !play.claim_side()) return;
  play.recolour(at, swapped(play.mover().sides), changed);
}

void remember_departure(Play& play, const Arguments& arguments) {
  const Square left = play.candidate().from;
  play.remember(arguments.as<Slot>(),
                left == no_square ? std::uint16_t{0} : written(left, play.side()));
}

void forget_departure(Position& position, const Arguments& arguments) {
  position.set_memory(arguments.as<Slot>(), 0);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Slot>(book.reserve());
  book.declare({.recolours = true});
  book.during(Step::recolour, change, {.in_place = true, .units = Extent::Units::mover});
  book.during(Step::account, remember_departure, {.units = Extent::Units::none});
  book.forget(forget_departure, Forgetting::passes);
}

const Catalogue<Condition>::Entry chameleon_pursuit{{
    .names = {"ChameleonPursuit", "ChamaeleonVerfolgung", "CameleonPoursuite"},
    .summary = {"units that move to the square that an enemy unit has just left change sides",
                "Steine, die auf das Feld ziehen, das ein feindlicher Stein gerade verlassen hat, "
                "wechseln die Farbe",
                "les pièces qui jouent sur la case qu'une pièce adverse vient de quitter changent "
                "de couleur"},
    .source = "example: L. Grolman, The Problemist 2008",
    .place = 166,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
