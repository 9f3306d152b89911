// Circe: a captured unit, kings excepted, is put back on its square in the game array ("reborn") in
// the course of the capturing move, if that square is free. Rooks, knights and bishops return to
// the square of the colour of the square where they were captured, pawns to the second rank of the
// file, fairy units to the promotion square of the file. Reborn rooks castle as if they had not
// moved; a pawn reborn on a promotion square promotes at once.
//
// The words behind the name change who is reborn (RexInclusive, April), where (File, Diagram, PWC,
// Symmetry, Antipodes, Equipollents, Cage, Super, Take&Make, ...; Mirror, Couscous, Diametral,
// VerticalMirror, Rank), as what (Clone, Chameleon, Einstein, Turncoats, Frischauf), when (Parrain:
// in the next move, by the vector of that move; WaitCapture: at the next capture), and what happens
// on an occupied square (Strict: the capture is illegal; Assassin: the unit there vanishes;
// Volcanic: the reborn unit waits below it; Parachute: it covers the other one).
//
// Source: Retro Mailing List glossary; Feenschach 1968 (P. Monreal, J.-P. Boyer); the words as
// solved by Popeye 4.104.
#include <memory>

#include "conditions/rebirth.h"
#include "game/catalogue.h"

namespace feerie {
namespace {

using rebirth::Case;
using rebirth::Moment;
using rebirth::Occupied;
using rebirth::Rules;

constexpr Reason waits{"waits for its rebirth", Style::silent};

/// The rebirth of `unit`, captured on `at`, by the move being made.
Case case_of(const Play& play, const Piece& unit, Square at) {
  const Candidate& move = play.candidate();
  const Piece& before = play.mover_before();
  const Side enemy = opposite(play.side());
  Case due{};
  due.unit = unit;
  due.side = rebirth::side_of(unit, enemy);
  due.other = play.mover_at() == no_square ? before : play.mover();
  due.other_side = rebirth::side_of(before, play.side());
  due.clone = before.royal() ? unit.kind : before.kind;
  due.at = at;
  due.departure = move.from;
  due.arrival = move.to;
  return due;
}

void at_once(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!play.captures() || !rebirth::concerns(rules, play.captured())) return;
  rebirth::put_back(play, rules, case_of(play, play.captured(), play.candidate().capture));
}

/// Rebirths that an earlier capture left due; then the unit captured now begins to wait.
void later(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (rules.moment == Moment::next_capture && !play.captures()) return;
  for (const Kept& kept : play.position().kept_units()) {
    if (kept.store != rules.store) continue;
    const Square at = kept.square;
    const Piece unit = play.release(rules.store, at, waits);
    rebirth::put_back(play, rules, case_of(play, unit, at));
    break;
  }
  if (!play.captures() || !rebirth::concerns(rules, play.captured()) || play.rejected()) return;
  play.keep(play.captured(), {play.captured(), play.candidate().capture, rules.store}, waits);
}

/// Under Assassin a side is in check too if a capture elsewhere would bring a unit down on its
/// king.
bool may_be_assassinated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (ordinary) return true;
  const Bitboard royals = game.position().royals(side);
  if (royals == 0) return game.diagram().royals(side) != 0;
  const auto kills = [&](const Move&) { return game.position().royals(side) == royals; };
  const Game::Judging judging(game, Legality::self_check);
  const bool passed = game.turn() == side;
  if (passed) game.pass();
  Candidates captures;
  game.generate(captures);
  bool killed = false;
  for (const Candidate& capture : captures) {
    if (killed) break;
    if (!capture.captures() || game.position().at(capture.capture).royal()) continue;
    killed = !game.outcomes(capture, kills);
  }
  if (passed) game.undo();
  return killed;
}

void enrol(Rulebook& book, Arguments& arguments) {
  Rules rules = rebirth::read(book, arguments, {});
  // A unit that cannot move away from its captor cannot be captured.
  if (arguments.has("Take&Make") && !arguments.has("Relaxed")) rules.occupied = Occupied::strict;
  const bool assassin = rules.occupied == Occupied::assassin;
  book.declare({.kingless = rules.royals, .own_check = assassin});
  if (rules.moment != Moment::at_once) rules.store = book.reserve_store();
  book.during(Step::victim_rebirth, rules.moment == Moment::at_once ? at_once : later);
  if (rules.royals) book.checks_must_be_playable();
  if (assassin) book.judge_check(may_be_assassinated);
  rebirth::enrol_common(book, rules);
  arguments.derived = std::make_shared<const Rules>(rules);
}

const Catalogue<Condition>::Entry circe{{
    .names = {"Circe", "Circe", "Circe"},
    .summary = "captured units return to their squares in the game array",
    .source = "P. Monreal, J.-P. Boyer: Feenschach 1968",
    .place = 1,
    .parameters = {.words = rebirth::words},
    .enrol = enrol,
    .caption = rebirth::caption,
}};

}  // namespace
}  // namespace feerie
