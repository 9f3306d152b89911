// Influencer: a unit, kings excepted, that arrives on a square changes the enemy and neutral units,
// kings excepted, on the squares around it. They turn into pawns; on the first and the last rank,
// where no pawns can stand, they turn into units that walk as the arriving unit does. Where the
// arriving unit is a pawn, a pawn made in this way on its own far rank promotes. The rook of a
// castling arrives too, and so do both units that change places.
//
// Source: as solved by Popeye 4.104.
#include <array>

#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason influenced{"influence", Style::walk_apart};
constexpr Reason promoted{"promotion under influence", Style::promotion};

constexpr std::array<Vector, 8> steps{
    {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};

void promote(Play& play, Square at) {
  const Piece& unit = play.position().at(at);
  const Side side = unit.neutral() ? play.side() : opposite(play.side());
  const auto kinds = play.game().rules().promotion().kinds_on(at, unit.kind, side);
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promoted);
}

void influence_from(Play& play, Square from) {
  const Piece& unit = play.position().at(from);
  if (unit.empty() || unit.royal()) return;
  const Kind walk = unit.kind;
  Bitboard made = 0;
  for (const Vector& step : steps) {
    const Square at = geometry::next(from, step);
    if (at == no_square) continue;
    Piece after = play.position().at(at);
    if (!after.of(opposite(play.side())) || after.royal()) continue;
    const bool outer = rank_of(at) == 0 || rank_of(at) == 7;
    after.kind = outer ? walk : pawn;
    play.alter(at, after, influenced);
    made |= bit(at);
  }
  for (const Vector& step : steps) {
    const Square at = geometry::next(from, step);
    if (at != no_square && contains(made, at)) promote(play, at);
  }
}

void influence(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  if (move.type == MoveType::swap) influence_from(play, move.from);
  if (play.mover_at() != no_square) influence_from(play, play.mover_at());
  if (move.castles()) influence_from(play, move.via_to);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::board, influence);
}

const Catalogue<Condition>::Entry influencer{{
    .names = {"Influencer", "Influencer", "Influenceur"},
    .summary = {"units that arrive turn enemy units beside them into pawns",
                "ankommende Steine machen feindliche Steine neben sich zu Bauern",
                "une pièce qui arrive change en pions les pièces adverses voisines"},
    .source = sources::not_found,
    .place = 214,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
