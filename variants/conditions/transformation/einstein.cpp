// Conditions under which units lose and gain value as they move. The order of the walks is pawn,
// knight, bishop, rook, queen; units of other walks, kings among them, stay as they are.
//
//   EinsteinChess          a unit that moves without capturing goes one step down in this order, a
//                          unit that captures goes one step up
//   ReversalEinsteinChess  a unit that moves without capturing goes one step up, a unit that
//                          captures goes one step down
//   AntiEinsteinChess      a unit that moves without capturing goes one step down, a unit that
//                          captures stays as it is
//
// Where other rules change walks too, the unit goes down or up from what it has become by them, as
// solved by Popeye 4.104.
//
// Pawns do not promote otherwise. A rook that castles changes as well. A pawn on its own base line
// moves one, two or three steps, and can then be captured en passant on each square that it passed.
//
// Source: BCPS Glossary of Fairy Chess Definitions (Einstein Chess: P. Leon y Castro).
#include <algorithm>
#include <array>

#include "conditions/shared/mover_after.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"change of walk", Style::walk_alone};
constexpr std::array<Kind, 5> order{pawn, knight, bishop, rook, queen};

Kind moved_along(Kind kind, int steps) {
  const auto found = std::ranges::find(order, kind);
  if (found == order.end()) return kind;
  const auto place = static_cast<int>(found - order.begin()) + steps;
  const int last = static_cast<int>(order.size()) - 1;
  return order[static_cast<std::size_t>(std::clamp(place, 0, last))];
}

template <int quiet, int capturing>
Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& /*arguments*/) {
  Piece unit = arrived.mover;
  unit.kind = moved_along(unit.kind, arrived.captured.empty() ? quiet : capturing);
  return unit;
}

void change(Play& play, Square at, Kind after) {
  if (after != play.position().at(at).kind) play.transform(at, after, changed);
}

template <int quiet, int capturing>
void change_mover(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  const Square at = play.mover_at();
  if (at != no_square) {
    change(play, at, on_arrival<quiet, capturing>(mover_after::arrival(play), arguments).kind);
  }
  if (move.castles()) {
    change(play, move.via_to, moved_along(play.position().at(move.via_to).kind, quiet));
  }
}

template <int quiet, int capturing>
KindSet changed_kinds(const CompiledRules& /*rules*/, Kind before, const Arguments& /*arguments*/) {
  return KindSet{1} << moved_along(before, quiet) | KindSet{1} << moved_along(before, capturing);
}

/// Pawns on the base line of their side go up to so many steps.
constexpr int longest_step = 3;

/// Lets a pawn that has gone more than one step be captured en passant on each square that it
/// passed.
void open_squares_passed(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  const bool normal = move.type == MoveType::normal && !play.captures() && move.via == no_square;
  if (!normal || play.mover_before().kind != pawn || play.mover_at() != move.to) return;
  if (relative_rank(move.from, play.acting_side()) != 0) return;
  const Bitboard passed = rays::between(move.from, move.to);
  if (passed != 0) play.open_to_en_passant(passed, move.to);
}

/// A pawn that goes from its base line may pass squares.
bool unless_from_base_line(const Game& game, const Candidate& move,
                           const Arguments& /*arguments*/) {
  if (move.captures() || game.position().at(move.from).kind != pawn) return true;
  return rank_of(move.from) != 0 && rank_of(move.from) != 7;
}

template <int quiet, int capturing>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.pawns_leave_base_line(longest_step);
  book.during(Step::exchange, change_mover<quiet, capturing>,
              {.idle = mover_after::idle<on_arrival<quiet, capturing>>,
               .foretells = mover_after::foretell<on_arrival<quiet, capturing>>,
               .in_place = true,
               .units = Extent::Units::mover,
               .becomes = changed_kinds<quiet, capturing>,
               .lets_pass = true},
              late("a unit goes up or down from what it has become by all other rules"));
  book.during(Step::account, open_squares_passed,
              {.idle = unless_from_base_line, .units = Extent::Units::none, .lets_pass = true});
  book.promotion().happens_nowhere();
}

constexpr std::string_view glossary = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry einstein{{
    .names = {"EinsteinChess", "EinsteinSchach", "EchecsEinstein"},
    .summary = {"units go down in value without a capture, up with one",
                "Steine sinken ohne Schlag im Wert und steigen mit einem Schlag",
                "les pièces descendent d'un rang sans prise et montent en prenant"},
    .source = glossary,
    .place = 48,
    .enrol = enrol<-1, 1>,
}};

const Catalogue<Condition>::Entry reversal{{
    .names = {"ReversalEinsteinChess", "ReversesEinsteinSchach", "ReversEchecsEinstein"},
    .summary = {"units go up in value without a capture, down with one",
                "Steine steigen ohne Schlag im Wert und sinken mit einem Schlag",
                "les pièces montent d'un rang sans prise et descendent en prenant"},
    .source = glossary,
    .place = 69,
    .enrol = enrol<1, -1>,
}};

const Catalogue<Condition>::Entry anti{{
    .names = {"AntiEinsteinChess", "AntiEinsteinSchach", "EchecsAntiEinstein"},
    .summary = {"units go down in value when they move without a capture",
                "Steine sinken im Wert, wenn sie ohne Schlag ziehen",
                "les pièces descendent d'un rang quand elles jouent sans prendre"},
    .source = glossary,
    .place = 98,
    .enrol = enrol<-1, 0>,
}};

}  // namespace
}  // namespace feerie
