// #C: the units that give mate change sides, kings excepted, so that the mate is none any more.
// They do not if their king would be attacked then; of several units that give the mate together
// all change sides or none. It is judged by the ordinary moves of the other side whether a move
// mates.
//
// Source: tourney of Andernach 2026 (example: K. Wenda, H. Gruber); details as solved by Popeye
// 4.104.
#include <deque>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"#C", Style::side_apart};

Piece turned(Piece unit) {
  unit.sides = swapped(unit.sides);
  return unit;
}

/// Finds the units of the side that moves, kings and neutral units excepted, that give check.
Bitboard checking_units(Play& play) {
  const Position& position = play.position();
  const Side other = opposite(play.side());
  const Bitboard able =
      position.of(play.side()) & ~position.of(other) & ~position.royals(play.side());
  Bitboard found = 0;
  for (Bitboard royals = position.royals(other) | play.game().rules().royal_squares(other);
       royals != 0;) {
    const Square at = take_first(royals);
    found |= play.asked().observers(at, play.side(), Purpose::checking) & able;
  }
  return found;
}

/// Would the own king be attacked if these units were units of the other side?
bool exposes_king(Play& play, Bitboard units) {
  std::deque<Game::Disguised> disguised;
  while (units != 0) {
    const Square at = take_first(units);
    disguised.emplace_back(play.asked(), at, turned(play.position().at(at)));
  }
  return play.leaves_check();
}

void change(Play& play, const Arguments& /*arguments*/) {
  if (play.game().question_depth() > 0 || play.game().playing_out() || !play.gives_check()) return;
  if (!play.if_it_ended([](Game& game) { return game.mated(); })) return;
  Bitboard units = checking_units(play);
  if (units == 0 || exposes_king(play, units)) return;
  while (units != 0) {
    const Square at = take_first(units);
    play.alter(at, turned(play.position().at(at)), changed);
    play.lose_right(at);
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::account, change, {.checks_only = true, .in_place = true});
}

const Catalogue<Condition>::Entry mating_units{{
    .names = {"#C", "#C", "#C"},
    .summary = {"a unit that gives mate changes sides, unless its own king would be in check then",
                "ein Stein, der mattsetzt, wechselt die Farbe, wenn der eigene König dadurch nicht "
                "im Schach steht",
                "une pièce qui donne mat change de camp, si son propre roi n'est pas alors en "
                "échec"},
    .source = "example: K. Wenda, H. Gruber, Andernach 2026",
    .place = 241,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
