// Magnetic chess: a unit that has moved, kings excepted, acts on its nearest neighbours along rank
// and file. One of its own side is pushed away as far as it can go, one of the other side is drawn
// up to the square beside it. Kings are not moved, and what stands behind them is not reached. In a
// castling it is the rook that acts. A pawn that is pushed to its promotion square promotes.
//
// Whoever captures the king wins: there is no check. A pawn on the first or second rank of its side
// can always go two steps, and no capture en passant follows. Neutral units have no charge: they
// neither act nor move, as kings.
//
// Source: J. Neto, C. Chaunier (1996), chessvariants.com/other.dir/magnetic.html; BrainKing.com
// (promotion).
#include <array>

#include "conditions/games/goal_advice.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason moved{"magnetism", Style::transfer};
constexpr Reason promoted{"promotion by magnetism", Style::promotion};

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

bool is_no_passing_capture(Game& /*game*/, const Candidate& move, Side /*side*/,
                           const Arguments& /*arguments*/) {
  return move.type != MoveType::en_passant;
}

bool is_charged(const Piece& unit) {
  return !unit.empty() && unit.kind != king && !unit.neutral();
}

/// Returns the last empty square that is met before something else.
Square last_empty(const Position& position, Square from, Vector v) {
  Square last = from;
  for (Square at = geometry::next(from, v); at != no_square && !contains(position.occupied(), at);
       at = geometry::next(at, v)) {
    last = at;
  }
  return last;
}

void promote(Play& play, Square at) {
  const Piece unit = play.position().at(at);
  if (unit.kind < pawn) return;
  const Side side = unit.of(Side::white) ? Side::white : Side::black;
  const auto kinds = play.game().rules().promotion().kinds_on(at, unit.kind, side);
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promoted);
}

void act_along(Play& play, Square magnet, Vector v) {
  const Position& position = play.position();
  const Square met = geometry::first_met(magnet, v, position.occupied());
  if (met == no_square || !is_charged(position.at(met))) return;
  const bool alike = position.at(met).sides == position.at(magnet).sides;
  const Square to = alike ? last_empty(position, met, v) : geometry::next(magnet, v);
  if (to == met) return;
  play.move(met, to, moved);
  promote(play, to);
}

void magnetise(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.candidate().castles() ? play.candidate().via_to : play.mover_at();
  if (at == no_square || !is_charged(play.position().at(at))) return;
  for (const Vector& v : geometry::orthogonals) act_along(play, at, v);
}

Outcome captured(Game& game, const Arguments& /*arguments*/) {
  for (const Side side : {Side::white, Side::black}) {
    const bool had = game.diagram().of(side, king) != 0;
    if (had && game.position().of(side, king) == 0) return win_of(opposite(side));
  }
  return Outcome::open;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true,
                .moves_others = true,
                .restricts_moves = true,
                .kingless = true,
                .own_check = true});
  book.make_kings_common();
  book.define_check(no_check);
  book.castling().through_check = true;
  book.pawns_leave_base_line(2);
  book.restrict_move(is_no_passing_capture, moves_only);
  book.during(Step::board, magnetise);
  book.decide(captured);
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_king_capture);
  }
}

constexpr std::string_view excluded[] = {"Atomic", "RexMultiplex", "ExtinctionGame", "Massacre"};

const Catalogue<Condition>::Entry magnetic_chess{{
    .names = {"MagneticChess", "Magnetschach", "EchecsMagnetiques"},
    .summary =
        {"a unit that moves pushes its own and draws others along rank and file; king capture wins",
         "wer zieht, stößt eigene Steine auf Linie und Reihe ab und zieht fremde an; "
         "Königsschlag gewinnt",
         "qui joue repousse les siens et attire les autres sur ligne et colonne ; la prise du "
         "roi gagne"},
    .source = "J. Neto, C. Chaunier (1996), chessvariants.com/other.dir/magnetic.html",
    .place = 1095,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
