// Anticirce: a unit that captures, kings included, is put back on its square in the game array in
// the course of the move; the captured unit vanishes. If that square is occupied after the capture,
// the capture is illegal and gives no check. A capture on the rebirth square itself is allowed
// (type Calvet) or not (type Cheylan). A pawn that captures on the last rank promotes first; the
// promoted unit is reborn.
//
// The words behind the name are those of Circe, applied to the capturing unit: Couscous asks for
// the array square of the captured unit, Clone makes the capturing unit a copy of it, Einstein
// promotes and ReversalEinstein demotes.
//
// Source: N. Macleod, The Problemist 1980; the words as solved by Popeye 4.104.
#include <memory>

#include "conditions/rebirth.h"
#include "game/catalogue.h"

namespace feerie {
namespace {

using rebirth::Case;
using rebirth::Moment;
using rebirth::Occupied;
using rebirth::Rules;

/// The rebirth of the unit on `stands`, which captured `captured` on `at`.
Case case_of(const Play& play, Square stands, Square at, const Piece& captured) {
  const Candidate& move = play.candidate();
  Case due{};
  due.unit = play.position().at(stands);
  due.side = rebirth::side_of(due.unit, play.side());
  due.other = captured;
  due.other_side = rebirth::side_of(captured, opposite(play.side()));
  due.clone = captured.royal() ? due.unit.kind : captured.kind;
  due.at = at;
  rebirth::set_vector(due, move, end_of_move(play.effects(), move.from));
  due.lifted = stands;
  return due;
}

void at_once(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const Square stands = play.mover_at();
  if (!play.captures() || stands == no_square ||
      !rebirth::concerns(rules, play.mover(), play.captured())) {
    return;
  }
  rebirth::put_back(play, rules, case_of(play, stands, play.candidate().capture, play.captured()));
}

constexpr int for_black = 0x80;

/// Rebirths that an earlier capture left due: whatever stands on its square now is reborn, be it
/// the unit that captured there or one that has captured that unit. Then the unit that captures now
/// begins to wait. The slot holds the square, counted from 1, with a bit for Black.
void later(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (rules.moment == Moment::next_capture && !play.captures()) return;
  const std::uint16_t due = play.position().state().memory[static_cast<std::size_t>(rules.slot)];
  if (due != 0) {
    const auto at = static_cast<Square>((due & ~for_black) - 1);
    play.remember(rules.slot, 0);
    if (rebirth::concerns(rules, play.position().at(at))) {
      Case again = case_of(play, at, at, play.captured());
      again.side = (due & for_black) != 0 ? Side::black : Side::white;
      rebirth::put_back(play, rules, again);
    }
  }
  const Square stands = play.mover_at();
  if (!play.captures() || stands == no_square || !rebirth::concerns(rules, play.mover())) return;
  const int colour = play.side() == Side::black ? for_black : 0;
  play.remember(rules.slot, static_cast<std::uint16_t>((play.candidate().capture + 1) | colour));
}

void enrol(Rulebook& book, Arguments& arguments) {
  Rules rules = rebirth::read(book, arguments,
                              {.occupied = Occupied::strict, .royals = true, .capturer = true});
  if (rules.moment == Moment::next_move && (rules.couscous || rules.as == rebirth::As::clone)) {
    return book.object("no unit is captured by the move that brings the rebirth");
  }
  const bool later_on = rules.moment != Moment::at_once;
  book.declare({.carries_capturers = true,
                .moves_others = later_on,
                .restricts_moves = true,
                .restricts_observation = true});
  if (!later_on) {
    book.during(Step::mover_rebirth, at_once, {.captures_only = true});
  } else {
    rules.slot = book.reserve();
    book.during(Step::mover_rebirth, later,
                {.captures_only = rules.moment == Moment::next_capture});
  }
  book.checks_must_be_playable();
  rebirth::enrol_common(book, rules);
  arguments.derived = std::make_shared<const Rules>(rules);
}

const Catalogue<Condition>::Entry anticirce{{
    .names = {"AntiCirce", "AntiCirce", "AntiCirce"},
    .summary = "capturing units return to their squares in the game array",
    .source = "N. Macleod: The Problemist 1980",
    .place = 52,
    .parameters = rebirth::parameters,
    .enrol = enrol,
    .caption = rebirth::caption_royal,
}};

}  // namespace
}  // namespace feerie
