// Moves that start from the square of rebirth. The unit must be able to stand there: the square is
// free, or the unit stands on it anyway.
//
// Mars Circe: captures start from the rebirth square, other moves from where the unit stands.
// Anti-Mars Circe: the other way round. Phantom Chess: all units but kings can make any move from
// either square. The words behind the name say where the rebirth square is, as they do for Circe.
//
// Plus Chess: a unit on one of the squares d4, e4, d5, e5 can capture from each of them that is
// free.
//
// Source: A. H. Kniest, feenschach 1977 (Mars Circe); the other forms as solved by Popeye 4.104.
#include <memory>

#include "conditions/rebirth.h"
#include "game/catalogue.h"

namespace feerie {
namespace {

using rebirth::Case;
using rebirth::Place;
using rebirth::Rules;

constexpr Bitboard centre = 0x0000001818000000;

/// The squares of rebirth that are free for the unit.
Bitboard starts_of(Game& game, Square from, Side side, const Rules& rules) {
  Case due{};
  due.unit = game.position().at(from);
  due.side = side;
  due.clone = due.unit.kind;
  due.at = from;
  due.departure = from;
  due.lifted = from;
  const Bitboard free = game.position().empty_squares() | bit(from);
  switch (rules.place) {
    case Place::super:
      return free;
    case Place::take_and_make:
      return game.quiet_reach(due.unit.kind, from, side, from) & free;
    default:
      break;
  }
  const Square square = rebirth::square_of(rules, game, due);
  return square == no_square ? 0 : bit(square) & free;
}

bool affected(const Game& game, Square from, const Rules& rules) {
  return rebirth::concerns(rules, game.position().at(from));
}

void captures_start_there(Game& game, Square from, Side side, Departures& departures,
                          const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (affected(game, from, rules)) departures.captures = starts_of(game, from, side, rules);
}

void quiet_moves_start_there(Game& game, Square from, Side side, Departures& departures,
                             const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (affected(game, from, rules)) departures.quiet = starts_of(game, from, side, rules);
}

void all_start_there_too(Game& game, Square from, Side side, Departures& departures,
                         const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!affected(game, from, rules)) return;
  const Bitboard starts = starts_of(game, from, side, rules);
  departures.quiet |= starts;
  departures.captures |= starts;
}

void centre_is_one(Game& game, Square from, Side /*side*/, Departures& departures,
                   const Arguments& /*arguments*/) {
  if (!contains(centre, from)) return;
  departures.captures |= centre & game.position().empty_squares();
}

void enrol_starts(Rulebook& book, Arguments& arguments, bool royals,
                  Rulebook::DepartsFrom function) {
  arguments.derived = std::make_shared<const Rules>(
      rebirth::read(book, arguments, {.royals = royals, .capturer = true}));
  book.declare({.alters_walks = true});
  book.departs_from(function);
}

const Catalogue<Condition>::Entry mars{{
    .names = {"MarsCirce", "MarsCirce", "MarsCirce"},
    .summary = "units capture from their rebirth squares",
    .source = "feenschach 1977",
    .place = 91,
    .parameters = {.words = rebirth::words},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, true, captures_start_there);
        },
    .caption = rebirth::caption_royal,
}};

const Catalogue<Condition>::Entry phantom{{
    .names = {"PhantomChess", "PhantomSchach", "EchecsPhantom"},
    .summary = "units can move from their rebirth squares too",
    .source = "as solved by Popeye 4.104",
    .place = 93,
    .parameters = {.words = rebirth::words},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, false, all_start_there_too);
        },
    .caption = rebirth::caption,
}};

const Catalogue<Condition>::Entry plus{{
    .names = {"PlusChess", "PlusSchach", "EchecsPlus"},
    .summary = "units on a central square can capture from the other central squares too",
    .source = "as solved by Popeye 4.104",
    .place = 103,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.alters_walks = true});
          book.departs_from(centre_is_one);
        },
}};

const Catalogue<Condition>::Entry anti_mars{{
    .names = {"AntiMarsCirce", "AntiMarsCirce", "AntiMarsCirce"},
    .summary = "units move without capturing from their rebirth squares",
    .source = "as solved by Popeye 4.104",
    .place = 139,
    .parameters = {.words = rebirth::words},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, true, quiet_moves_start_there);
        },
    .caption = rebirth::caption_royal,
}};

}  // namespace
}  // namespace feerie
