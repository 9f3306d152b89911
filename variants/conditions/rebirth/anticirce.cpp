// Anticirce: a unit that captures, kings included, is put back on its square in the game array in
// the course of the move; the captured unit vanishes. If that square is occupied after the capture,
// the capture is illegal and gives no check. A capture on the rebirth square itself is allowed
// (type Calvet) or not (type Cheylan). A pawn that captures on the last rank promotes first, and
// the promoted unit is put back.
//
// The words behind the name mean what they mean for Circe, but apply to the capturing unit. With
// Couscous, for example, it is put back on the array square of the captured unit, with Clone it
// becomes a copy of the captured unit, and Einstein promotes it while ReversalEinstein demotes it.
//
// Source: N. Macleod, The Problemist 1980; the words as solved by Popeye 4.104.
#include <memory>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"
#include "game/retrace.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::Case;
using rebirth::Moment;
using rebirth::Occupied;
using rebirth::Place;
using rebirth::Rules;

/// Who captures whom on which square; it is the turn of `side`.
struct Capture {
  Piece unit;
  Piece captured;
  Square at;
  Side side;
};

/// Describes the rebirth of the unit that has captured, and has gone from where the move starts to
/// the square `end`; it stands on the square `stands` now.
Case case_of(const Capture& capture, const Candidate& move, Square end, Square stands) {
  Case due{};
  due.unit = capture.unit;
  due.side = rebirth::side_of(due.unit, capture.side);
  due.other = capture.captured;
  due.other_side = rebirth::side_of(due.other, opposite(capture.side));
  due.clone = due.other.royal() ? due.unit.kind : due.other.kind;
  due.at = capture.at;
  rebirth::set_vector(due, move, end);
  due.lifted = stands;
  return due;
}

Case case_of(const Play& play, Square stands, Square at, const Piece& captured) {
  const Candidate& move = play.candidate();
  return case_of({play.position().at(stands), captured, at, play.side()}, move,
                 end_of_move(play.effects(), move.from), stands);
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

/// Does the capturing unit end on a square as what it is, and nothing else happen?
bool moves_only(const Rules& rules) {
  return rules.as == rebirth::As::itself && !rules.turncoats && rules.frischauf == 0 &&
         rules.occupied <= Occupied::strict;
}

/// Tells the rebirth of a unit that captures, where it stays what it is and the player has no
/// choice.
bool foretell(const Game& game, const Candidate& move, const Arguments& arguments, Foretold& out) {
  const auto& rules = arguments.as<Rules>();
  const Position& position = game.position();
  const Piece& unit = position.at(move.from);
  const Piece& captured = position.at(move.capture);
  if (!rebirth::concerns(rules, unit, captured)) return true;
  const bool told = moves_only(rules) && rules.place < Place::cage &&
                    game.rules().closings().empty() && move.from != move.to;
  if (!told) return false;
  const Case due = case_of({unit, captured, move.capture, game.turn()}, move, move.to, move.to);
  const Square at = rebirth::square_of(rules, game, due);
  if (at == move.to && !rules.cheylan) return true;
  if (!rebirth::free_after(position, move, at)) {
    out.fails = rules.occupied == Occupied::strict;
    return true;
  }
  out.put(move.to, {});
  out.put(at, rebirth::reborn_as(rules, game, due));
  return true;
}

/// The square on which the capturing unit is reborn, if that is known. A unit that is not reborn
/// stays where it has captured.
Bitboard ends_of(Game& game, const Candidate& move, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const Position& position = game.position();
  const Piece& unit = position.at(move.from);
  const Bitboard free = position.empty_squares() | bit(move.from) | bit(move.to);
  if (!rebirth::concerns(rules, unit, position.at(move.capture))) return bit(move.to);
  if (!rules.usual || unit.kind > pawn) return free;
  const Side side = rebirth::side_of(unit, game.turn());
  const Bitboard stays = rules.occupied == Occupied::strict ? 0 : bit(move.to);
  return stays |
         (free & rebirth::possible_squares(rules, game.rules().kinds(), unit.kind, side, move.to));
}

/// Can each capture be made? So it is where the player may choose the square on which the unit
/// stands, and where a unit whose square is occupied, or is none, stays where it has captured. No
/// other unit is put back.
bool lets_pass(const Rules& rules) {
  const bool anywhere = rules.place == Place::super && !rules.cheylan;
  return anywhere || (rules.place < Place::cage && rules.occupied == Occupied::relaxed);
}

/// The unit has not captured, or not been put back; or it stands where it was put back and has
/// captured elsewhere.
void take_capturer_back(Retrace& past, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  past.earlier();
  const Square stands = past.mover_at();
  if (stands == no_square || past.capture() == Retrace::Capture::none) return;
  const Piece reborn = past.position().at(stands);
  for (const Piece& before : rebirth::before_rebirth(rules, past, reborn, stands)) {
    if (!before.of(past.side())) continue;
    for (Bitboard squares = past.position().empty_squares() | bit(stands); squares != 0;) {
      const Square at = take_first(squares);
      if (!contains(
              rebirth::possible_squares(rules, past.rules().kinds(), before.kind, past.side(), at),
              stands)) {
        continue;
      }
      past.guess([&] {
        past.set(stands, {});
        past.set(at, before);
        past.set_mover(at);
        past.set_capture(Retrace::Capture::made);
      });
    }
  }
}

/// This is a rebirth that waits for a later move. A memory slot of the position holds the square of
/// the capture, counted from 1, a bit that is set for Black, and the square on which the unit stood
/// after its move.
struct Due {
  static constexpr unsigned for_black = 0x80;
  static constexpr unsigned stands_shift = 8;

  Square capture;
  Square stands;
  Side side;

  explicit Due(unsigned slot)
      : capture(static_cast<Square>((slot & ~for_black & 0xff) - 1)),
        stands(static_cast<Square>(slot >> stands_shift)),
        side((slot & for_black) != 0 ? Side::black : Side::white) {}
  static std::uint16_t slot(Square capture, Square stands, Side side) {
    const unsigned colour = side == Side::black ? for_black : 0;
    return static_cast<std::uint16_t>(static_cast<unsigned>(stands) << stands_shift | colour |
                                      (capture + 1U));
  }
};

/// Carries out the rebirth that an earlier capture has left waiting. The unit that stands now where
/// the capturing unit went is put back, even if it is another one that has captured it. Then the
/// unit that captures with this move begins to wait.
void later(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (rules.moment == Moment::next_capture && !play.captures()) return;
  const std::uint16_t slot = play.position().memory(rules.slot);
  if (slot != 0) {
    const Due due(slot);
    play.remember(rules.slot, 0);
    const Piece& unit = play.position().at(due.stands);
    if (!unit.empty() && rebirth::concerns(rules, unit)) {
      Case again = case_of(play, due.stands, due.capture, play.captured());
      again.side = due.side;
      rebirth::put_back(play, rules, again);
    }
  }
  const Square stands = play.mover_at();
  if (!play.captures() || stands == no_square || !rebirth::concerns(rules, play.mover())) return;
  play.remember(rules.slot, Due::slot(play.candidate().capture, stands, play.side()));
}

constexpr Message<> nothing_captured{"no unit is captured by the move that brings the rebirth",
                                     "der Zug, der die Wiedergeburt bringt, schlägt keinen Stein",
                                     "le coup qui amène la renaissance ne prend aucune pièce"};

void enrol(Rulebook& book, Arguments& arguments) {
  Rules rules = rebirth::read(book, arguments,
                              {.occupied = Occupied::strict, .royals = true, .capturer = true});
  if (rules.moment == Moment::next_move && (rules.couscous || rules.as == rebirth::As::clone)) {
    return book.object(nothing_captured);
  }
  const bool later_on = rules.moment != Moment::at_once;
  book.declare({.carries_capturers = true,
                .moves_others = later_on,
                .restricts_moves = true,
                .restricts_observation = true});
  if (!later_on) {
    book.during(Step::mover_rebirth, at_once,
                moves_only(rules)
                    ? Extent{.captures_only = true,
                             .foretells = foretell,
                             .units = Extent::Units::mover,
                             .ends = ends_of,
                             .ends_only = true,
                             .whereabouts =
                                 rebirth::whereabouts_known(rules) ? rebirth::whereabouts : nullptr,
                             .lets_pass = lets_pass(rules)}
                    : Extent{.captures_only = true, .lets_pass = lets_pass(rules)});
    if (rebirth::leaves_no_secrets(rules)) {
      book.take_back(Step::mover_rebirth, take_capturer_back);
    }
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
    .summary = {"capturing units return to their squares in the game array, which must be free",
                "schlagende Steine kehren auf ihr Ursprungsfeld zurück, das frei sein muss",
                "les pièces qui prennent renaissent sur leur case d'origine, qui doit être libre"},
    .source = "N. Macleod: The Problemist 1980",
    .place = 52,
    .parameters = rebirth::parameters,
    .enrol = enrol,
    .caption = rebirth::caption_royal,
}};

}  // namespace
}  // namespace feerie
