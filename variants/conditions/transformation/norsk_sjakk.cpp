// NorskSjakk: a unit captures only units of its own walk, but any unit can give check. With every
// move a queen turns into a knight, a knight into a queen, a rook into a bishop, a bishop into a
// rook. A rook that castles changes as well. A unit that has just promoted does not change again
// with this move, nor does a unit to which another rule has given a walk in this move.
//
// Source: BCPS Glossary of Fairy Chess Definitions; beside other rules as solved by Popeye 4.104.
#include "conditions/shared/army.h"
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"change of walk", Style::walk};

Kind partner_of(Kind kind) {
  switch (kind) {
    case queen:
      return knight;
    case knight:
      return queen;
    case rook:
      return bishop;
    case bishop:
      return rook;
    default:
      return kind;
  }
}

Kind changed_kind(const CompiledRules& rules, Kind kind) {
  const Kind place = army::place_of(rules, kind);
  const Kind after = partner_of(place);
  return after == place ? kind : army::in_place_of(rules, after);
}

void change(Play& play, Square at) {
  const Kind before = play.position().at(at).kind;
  const Kind after = changed_kind(play.game().rules(), before);
  if (after != before) play.transform(at, after, changed);
}

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& /*arguments*/) {
  Piece unit = arrived.mover;
  unit.kind = changed_kind(arrived.rules, unit.kind);
  if (unit.kind != arrived.mover.kind && arrived.rules.kinds()[unit.kind].traits.royal) {
    unit.traits |= royal_bit;
  }
  return unit;
}

KindSet changed_kinds(const CompiledRules& rules, Kind before, const Arguments& /*arguments*/) {
  return KindSet{1} << changed_kind(rules, before);
}

void change_mover(Play& play, const Arguments& /*arguments*/) {
  if (play.mover_at() != no_square && !play.walk_settled()) change(play, play.mover_at());
  if (play.candidate().castles()) change(play, play.candidate().via_to);
}

bool captures_its_like(Game& game, const Candidate& move, Side /*side*/,
                       const Arguments& /*arguments*/) {
  if (!move.captures() || move.from == no_square) return true;
  return game.position().at(move.from).kind == game.position().at(move.capture).kind;
}

const Catalogue<Condition>::Entry norsk{{
    .names = {"NorskSjakk", "NorskSjakk", "NorskSjakk"},
    .summary = {"units capture their like only, and change their walk with every move",
                "Steine schlagen nur ihresgleichen und wechseln mit jedem Zug die Gangart",
                "les pièces ne prennent que leurs semblables et changent de marche à chaque coup"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 72,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.transforms = true, .restricts_moves = true});
          book.restrict_move(captures_its_like, moves_only);
          book.during(Step::change, change_mover,
                      {.idle = mover_after::idle<on_arrival>,
                       .foretells = mover_after::foretell<on_arrival>,
                       .in_place = true,
                       .units = Extent::Units::mover,
                       .becomes = changed_kinds},
                      late("units to which another rule has given a walk do not change again"));
        },
}};

}  // namespace
}  // namespace feerie
