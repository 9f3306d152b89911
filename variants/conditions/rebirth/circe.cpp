// Circe: a captured unit, kings excepted, is put back on its square in the game array ("reborn") in
// the course of the capturing move, if that square is free. A rook, knight or bishop returns to
// that of its two squares which has the colour of the square of the capture, a pawn to the second
// rank of the file, a fairy unit to the promotion square of the file. Reborn rooks castle as if
// they had not moved; a pawn reborn on a promotion square promotes at once.
//
// The words behind the name change the rule:
//
//   who is reborn: RexInclusive, April
//   where: File, Diagram, PWC, Symmetry, Antipodes, Equipollents, Cage, Super, Take&Make and
//     others; Mirror, Couscous, Diametral, VerticalMirror, Rank
//   as what: Clone, Chameleon, Einstein, Turncoats, Frischauf
//   when: Parrain (in the next move, as far away as that move goes), LastMove (in the next move),
//     WaitCapture (at the next capture)
//   what happens if the square is occupied: Strict (the capture is illegal), Assassin (the unit
//     there vanishes), Volcanic (the reborn unit waits below it), Parachute (the reborn unit covers
//     it)
//
// Source: Retro Mailing List glossary; Feenschach 1968 (P. Monreal, J.-P. Boyer); the words as
// solved by Popeye 4.104.
#include <algorithm>
#include <memory>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"
#include "game/retrace.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::As;
using rebirth::Case;
using rebirth::Moment;
using rebirth::Occupied;
using rebirth::Place;
using rebirth::Rules;

/// The unit that was captured is gone, or it is one of those on the board that has been put back.
void take_captured_back(Retrace& past, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  past.earlier();
  if (past.capture() == Retrace::Capture::none) return;
  for (Bitboard units = past.position().units(); units != 0;) {
    const Square at = take_first(units);
    if (at == past.mover_at()) continue;
    const Piece reborn = past.position().at(at);
    for (const Piece& before : rebirth::before_rebirth(rules, past, reborn, at)) {
      if (!before.of(opposite(past.side()))) continue;
      past.guess([&] {
        past.set(at, {});
        past.set_captured(before);
      });
    }
  }
}

constexpr Reason waits{"waits for its rebirth", Style::silent};

/// The unit that makes a move of the side: what it is before and after it, and where it ends.
struct Mover {
  Side side;
  Piece before;
  Piece after;
  Square end;
};

/// Describes the rebirth of a unit that the move captures on the square `at`; the unit counts for
/// `side`.
Case case_of(const Candidate& move, const Mover& mover, const Piece& unit, Side side, Square at) {
  Case due{};
  due.unit = unit;
  due.side = side;
  due.other = mover.after;
  due.other_side = rebirth::side_of(mover.before, mover.side);
  due.clone = mover.before.royal() ? unit.kind : mover.before.kind;
  due.at = at;
  rebirth::set_vector(due, move, mover.end);
  return due;
}

Case case_of(const Play& play, const Piece& unit, Side side, Square at) {
  const Candidate& move = play.candidate();
  const Piece& before = play.mover_before();
  const Piece& after = play.mover_at() == no_square ? before : play.mover();
  const Square end = end_of_move(play.effects(), move.from);
  return case_of(move, {play.side(), before, after, end}, unit, side, at);
}

void at_once(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!play.captures()) return;
  const Piece& captured = play.captured();
  const Side side = rebirth::side_of(captured, opposite(play.side()));
  const Case due = case_of(play, captured, side, play.candidate().capture);
  if (rebirth::concerns(rules, captured, due.other)) rebirth::put_back(play, rules, due);
}

/// Tells the rebirth of a unit that the move will capture, where the player has no choice and
/// nobody else goes or waits.
bool foretell(const Game& game, const Candidate& move, const Arguments& arguments, Foretold& out) {
  const auto& rules = arguments.as<Rules>();
  const Position& position = game.position();
  const Piece& captured = position.at(move.capture);
  if (captured.royal() && !rules.royals) return true;
  const bool told = rules.place < Place::cage && rules.occupied <= Occupied::strict &&
                    game.rules().closings().empty() && !captured.royal() && move.from != move.to;
  if (!told) return false;
  const Piece& mover = position.at(move.from);
  const Side side = rebirth::side_of(captured, opposite(game.turn()));
  const Case due =
      case_of(move, {game.turn(), mover, mover, move.to}, captured, side, move.capture);
  if (!rebirth::concerns(rules, captured, due.other)) return true;
  const Square at = rebirth::square_of(rules, game, due);
  if (!rebirth::free_after(position, move, at)) {
    out.fails = rules.occupied == Occupied::strict;
    return true;
  }
  Piece reborn = rebirth::reborn_as(rules, game, due);
  if (rules.turncoats) reborn.sides = swapped(reborn.sides);
  out.put(at, reborn);
  return true;
}

/// Puts back a capturing unit that another rule takes off the board with its capture, too. It is
/// still on the board now.
void lost_mover(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const Square stands = play.mover_at();
  if (!play.mover_given_up() || stands == no_square) return;
  const Piece unit = play.mover();
  if (!rebirth::concerns(rules, unit)) return;
  Case due = case_of(play, unit, rebirth::side_of(unit, play.side()), play.candidate().capture);
  due.lifted = stands;
  // Each of the two units takes over the walk of the other.
  due.clone = play.captured().royal() ? unit.kind : play.captured().kind;
  rebirth::put_back(play, rules, due);
}

/// Notes that a pass has taken the place of the move that would have brought the rebirth, so that
/// the unit is lost. The unit is still kept for the moment, because a pass may change nothing but
/// the memory.
void pass_over(Position& position, const Arguments& arguments) {
  position.set_memory(arguments.as<Rules>().slot, 1);
}

/// Carries out the rebirth that an earlier move has left waiting; then a unit captured now begins
/// to wait. There is a store for each side, so that it is known which side has lost a neutral unit.
void later(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (rules.moment == Moment::next_capture && !play.captures()) return;
  const bool lost = rules.moment == Moment::next_move && play.position().memory(rules.slot) != 0;
  if (lost) play.remember(rules.slot, 0);
  const auto waiting = std::ranges::find_if(play.position().kept_units(), [&](const Kept& kept) {
    return kept.store == rules.store || kept.store == rules.store + 1;
  });
  if (waiting != play.position().kept_units().end()) {
    const Kept kept = *waiting;
    const Side side = kept.store == rules.store ? Side::white : Side::black;
    play.release(kept, waits);
    // The condition LastCapture may have told of a unit that is not reborn at all.
    if (lost || !rebirth::concerns(rules, kept.piece)) return later(play, arguments);
    const bool here = play.captures() && rebirth::by_relevant_capture(rules.place);
    Case due = case_of(play, kept.piece, side, here ? play.candidate().capture : kept.square);
    due.other_side = opposite(side);
    rebirth::put_back(play, rules, due);
  }
  if (!play.captures() || !rebirth::concerns(rules, play.captured()) || play.rejected()) return;
  const Side side = rebirth::side_of(play.captured(), opposite(play.side()));
  const auto store = static_cast<std::uint8_t>(rules.store + (side == Side::white ? 0 : 1));
  play.keep(play.captured(), {play.captured(), play.candidate().capture, store}, false, waits);
}

/// Nothing happens without capture while no unit waits.
bool unless_any_waits(const Game& game, const Candidate& move, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  return !move.captures() && game.position().memory(rules.slot) == 0 &&
         std::ranges::none_of(game.position().kept_units(), [&](const Kept& kept) {
           return kept.store == rules.store || kept.store == rules.store + 1;
         });
}

void enrol(Rulebook& book, Arguments& arguments) {
  Rules rules = rebirth::read(book, arguments, {});
  book.declare({.returns_others = true,
                .returns_elsewhere = !rebirth::in_place(rules),
                .kingless = rules.royals});
  if (rules.moment != Moment::at_once) {
    rules.store = book.reserve_store();
    book.reserve_store();
    book.keep_captures_in(rules.store);
  }
  if (rules.moment == Moment::next_move) {
    rules.slot = book.reserve();
    book.forget(pass_over);
  }
  // This act does nothing unless another act has given the moving unit up, and the extent of that
  // other act covers both.
  book.during(Step::mover_rebirth, lost_mover,
              {.captures_only = true, .follows_others = true, .units = Extent::Units::none});
  const bool as_it_was = !rules.turncoats && (rules.as == As::itself || rules.as == As::clone) &&
                         rules.occupied <= Occupied::strict;
  const bool stays_itself = rules.as == As::itself && rules.frischauf == 0;
  book.take_back(Step::mover_rebirth, nothing_to_take_back);
  if (rebirth::leaves_no_secrets(rules)) {
    book.take_back(Step::victim_rebirth, take_captured_back);
  }
  if (rules.moment == Moment::at_once) {
    book.during(Step::victim_rebirth, at_once,
                {.captures_only = true,
                 .foretells = foretell,
                 .units = as_it_was ? Extent::Units::victim : Extent::Units::any,
                 .whereabouts = stays_itself ? rebirth::whereabouts : nullptr});
  } else {
    book.during(Step::victim_rebirth, later,
                {.captures_only = rules.moment == Moment::next_capture,
                 .idle = rules.moment == Moment::next_move ? unless_any_waits : nullptr});
  }
  // Pawns must be able to leave their base line: under Cage every square of it would be a cage for
  // pawns otherwise, and under Parrain they are often reborn there.
  const bool parrain = rules.place == Place::equipollents && rules.moment == Moment::next_move;
  if (rules.place == Place::cage || parrain) book.pawns_leave_base_line();
  if (rules.royals) book.checks_must_be_playable();
  rebirth::enrol_common(book, rules);
  arguments.derived = std::make_shared<const Rules>(rules);
}

const Catalogue<Condition>::Entry circe{{
    .names = {"Circe", "Circe", "Circe"},
    .summary =
        {"captured units but kings return to their squares in the game array if these are free",
         "geschlagene Steine außer Königen kehren auf ihr Ursprungsfeld zurück, wenn es frei ist",
         "les pièces prises, sauf les rois, renaissent sur leur case d'origine si elle est libre"},
    .source = "P. Monreal, J.-P. Boyer: Feenschach 1968",
    .place = 1,
    .parameters = rebirth::parameters,
    .enrol = enrol,
    .caption = rebirth::caption,
}};

}  // namespace
}  // namespace feerie
