// Captures that depend on whether a rebirth square is free:
//
// Immune Chess: a unit, kings excepted, can be captured only if its rebirth square would be free
// after the capture.
//
// Geneva Chess: a unit, kings excepted, can capture only if its own rebirth square is free before
// the capture; the unit itself may not stand there either.
//
// The words behind the name say where the rebirth square is, as they do for Circe. With
// RexInclusive the rule holds for kings too, and a king that cannot be captured is not in check.
//
// Source: as solved by Popeye 4.104.
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <string_view>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::Case;
using rebirth::Moment;
using rebirth::Occupied;
using rebirth::Place;
using rebirth::Rules;

/// Describes the rebirth of the unit on `at` as if a capture led to it; `other` is the square of
/// the second unit that takes part in the capture.
Case case_of(const Game& game, const Candidate& capture, Square at, Side side, Square other) {
  Case due{};
  due.unit = game.position().at(at);
  due.side = side;
  due.other = game.position().at(other);
  due.other_side = opposite(side);
  due.clone = due.other.royal() ? due.unit.kind : due.other.kind;
  due.at = at;
  rebirth::set_vector(due, capture, capture.end());
  return due;
}

bool victim_is_mortal(Game& game, const Candidate& capture, Side side, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!capture.captures()) return true;
  if (!rebirth::concerns(rules, game.position().at(capture.capture))) return true;
  // A rebirth that need not succeed, or that comes with a later move, prevents no capture.
  if (rules.occupied == Occupied::relaxed || rules.moment != Moment::at_once) return true;
  const Case due = case_of(game, capture, capture.capture, opposite(side), capture.from);
  switch (rules.place) {
    case Place::super:
    case Place::cage:
      return true;
    case Place::take_and_make:
      return game.quiet_reach(due.unit.kind, due.at, due.side, capture.from) != 0;
    default:
      return rebirth::free_after(game.position(), capture, rebirth::square_of(rules, game, due));
  }
}

bool captor_could_return(Game& game, const Candidate& capture, Side side,
                         const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!capture.captures()) return true;
  if (!rebirth::concerns(rules, game.position().at(capture.from))) return true;
  if (rules.place == Place::super || rules.place == Place::cage) return true;
  Case due = case_of(game, capture, capture.from, side, capture.capture);
  if (rebirth::by_relevant_capture(rules.place)) due.at = capture.capture;
  const Square square = rebirth::square_of(rules, game, due);
  // Where a rebirth need not succeed, other units may stand on the square.
  if (rules.occupied == Occupied::relaxed) return square != capture.from;
  return square != no_square && !contains(game.position().occupied(), square);
}

/// Is this a word about what happens to a unit on the rebirth square? Such words make no sense
/// here, as nobody is really reborn.
constexpr bool concerns_the_occupant(std::string_view word) {
  return word == "Assassin" || word == "Volcanic" || word == "Parachute";
}

constexpr auto words = [] {
  std::array<std::string_view, std::size(rebirth::words) - 3> result{};
  std::ranges::copy_if(rebirth::words, result.begin(), std::not_fn(concerns_the_occupant));
  return result;
}();

constexpr Parameters parameters{
    .words = words, .contradictions = rebirth::contradictions, .overrulings = rebirth::overrulings};

void enrol_captures(Rulebook& book, Arguments& arguments, bool capturer,
                    Rulebook::RestrictMove function) {
  arguments.derived = std::make_shared<const Rules>(
      rebirth::read(book, arguments, {.occupied = Occupied::strict, .capturer = capturer}));
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(function, moves_and_checks);
}

const Catalogue<Condition>::Entry immune{{
    .names = {"ImmunChess", "Immunschach", "Immun"},
    .summary = {"units can be captured only if their rebirth squares are free",
                "Steine können nur geschlagen werden, wenn ihr Repulsfeld frei ist",
                "les pièces ne peuvent être prises que si leur case de renaissance est libre"},
    .source = sources::not_found,
    .place = 17,
    .parameters = parameters,
    .enrol = [](Rulebook& book,
                Arguments& arguments) { enrol_captures(book, arguments, false, victim_is_mortal); },
    .caption = rebirth::caption,
}};

const Catalogue<Condition>::Entry geneva{{
    .names = {"GenevaChess", "GenferSchach", "EchecsGeneve"},
    .summary = {"units can capture only if their rebirth squares are free",
                "Steine können nur schlagen, wenn ihr Repulsfeld frei ist",
                "les pièces ne peuvent prendre que si leur case de renaissance est libre"},
    .source = sources::not_found,
    .place = 165,
    .parameters = rebirth::square_parameters,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_captures(book, arguments, true, captor_could_return);
        },
    .caption = rebirth::caption,
}};

}  // namespace
}  // namespace feerie
