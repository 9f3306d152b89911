// Knight Relay: a unit, kings and knights excepted, that is guarded by a knight of its side moves
// as a knight too. Knights capture nothing, give no check and cannot be captured. A pawn cannot go
// to the first or last rank by a knight's move. A pawn that has come back to its second rank can
// make a double step again. There is no capture en passant.
//
// Source: M. Charosh (1972); brainking.com, GameRules tp=71; Wikipedia, Knight relay chess.
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void relay(Game& game, Square from, Side side, KindSet& kinds, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const Kind kind = position.at(from).kind;
  if (kind == king || kind == knight) return;
  if ((rays::tables.knight[from] & position.of(side, knight)) != 0) kinds |= KindSet{1} << knight;
}

bool allowed(Game& game, const Candidate& candidate, Side /*side*/,
             const Arguments& /*arguments*/) {
  const Position& position = game.position();
  if (candidate.from == no_square) return true;
  const Piece& unit = position.at(candidate.from);
  if (candidate.captures()) {
    if (candidate.type == MoveType::en_passant || unit.kind == knight) return false;
    if (position.at(candidate.capture).kind == knight) return false;
  }
  const bool by_relay = contains(rays::tables.knight[candidate.from], candidate.to);
  const int rank = rank_of(candidate.to);
  return unit.kind != pawn || !by_relay || (rank != 0 && rank != 7);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true, .restricts_moves = true, .restricts_observation = true});
  book.walks_as(relay);
  book.restrict_move(allowed, all_purposes);
}

constexpr std::string_view excluded[] = {"ChessMutation", "Massacre"};

const Catalogue<Condition>::Entry knight_relay{{
    .names = {"KnightRelay", "Springerstaffel", "RelaisDesCavaliers"},
    .summary = {"units guarded by a knight move as knights too; knights neither take nor are taken",
                "von einem Springer gedeckte Steine ziehen auch wie Springer; Springer schlagen "
                "nicht und sind unschlagbar",
                "les pièces protégées par un cavalier jouent aussi comme lui ; les cavaliers ne "
                "prennent pas et sont imprenables"},
    .source = "M. Charosh (1972); brainking.com, GameRules tp=71",
    .place = 1065,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
