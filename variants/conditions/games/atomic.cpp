// Atomic chess: a capture is an explosion. The capturing unit, the captured unit and all units but
// pawns on the eight squares around the square of arrival vanish. A move that explodes the own king
// is illegal, so kings never capture; exploding the enemy king wins, and play is over. A pawn that
// captures on the last rank does not promote, being gone. En passant explodes around the square on
// which the pawn arrives.
//
// Atomic: there is neither check nor mate. Kings may be left or put en prise, may stand side by
// side, and castle out of and across attacked squares.
// Atomic Check: attacked kings are in check, unless they stand next to the other king, whose
// explosion they would share. A move that explodes the enemy king is legal even so.
//
// Source: brainking.com, GameRules tp=28; lichess.org/variant/atomic for the form with check.
#include "conditions/games/goal_advice.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason blast{"explosion", Style::blast};

bool resists(const Piece& unit, const Kinds& kinds) {
  return kinds[unit.kind].traits.pawn && !unit.royal();
}

/// The units around the centre that a blast destroys.
Bitboard struck(const Position& position, const Kinds& kinds, Square centre) {
  Bitboard units = rays::tables.king[centre] & position.units();
  Bitboard hit = 0;
  while (units != 0) {
    const Square at = take_first(units);
    if (!resists(position.at(at), kinds)) hit |= bit(at);
  }
  return hit;
}

/// A pawn that captures on the last rank names the unit into which it would promote.
void name_promotion(Play& play) {
  const CompiledRules& rules = play.game().rules();
  if (!rules.kinds()[play.mover().kind].traits.pawn) return;
  if (!contains(rules.promotion_squares(play.side()), play.mover_at())) return;
  const auto& kinds = rules.promotions(play.side());
  if (!kinds.empty()) play.choose_in_vain(static_cast<int>(kinds.size()));
}

void explode(Play& play, const Arguments& /*arguments*/) {
  const Square centre = play.mover_at();
  if (!play.captures() || centre == no_square) return;
  Bitboard victims = struck(play.position(), play.game().rules().kinds(), centre) | bit(centre);
  if ((victims & play.position().royals(play.side())) != 0) return play.reject();
  name_promotion(play);
  while (victims != 0) play.remove(take_first(victims), blast);
}

/// Had the side a king at the start that is gone now?
bool king_is_gone(const Game& game, Side side) {
  return game.position().royals(side) == 0 && game.diagram().royals(side) != 0;
}

Outcome exploded(Game& game, const Arguments& /*arguments*/) {
  for (const Side side : {Side::white, Side::black}) {
    if (king_is_gone(game, side)) return win_of(opposite(side));
  }
  return Outcome::open;
}

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

/// A side whose enemy has lost the king need not care for its own any more.
bool check_while_both_live(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  return ordinary && !king_is_gone(game, opposite(side));
}

/// A capture that would explode the own king is no threat.
bool spares_own_king(Game& game, const Candidate& candidate, Side side,
                     const Arguments& /*arguments*/) {
  if (!candidate.captures()) return true;
  const Square centre = candidate.to;
  const Bitboard zone = rays::tables.king[centre] | bit(centre) | bit(candidate.from);
  return (zone & game.position().royals(side)) == 0;
}

void enrol_without_check(Rulebook& book) {
  book.define_check(no_check);
  book.castling().through_check = true;
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_king_capture);
  }
}

void enrol(Rulebook& book, Arguments& arguments) {
  book.declare(
      {.removes_others = true, .restricts_moves = true, .kingless = true, .own_check = true});
  book.during(Step::landing, explode);
  book.decide(exploded);
  book.pawns_leave_base_line();
  if (arguments.has("Check")) {
    book.declare({.restricts_observation = true});
    book.judge_check(check_while_both_live);
    book.restrict_move(spares_own_king, checks_only);
  } else {
    enrol_without_check(book);
  }
}

constexpr std::string_view words[] = {"Check"};
constexpr std::string_view excluded[] = {"RexMultiplex",        "Wandelschach",
                                         "InverseWandelschach", "WandelschachSameColour",
                                         "WandelschachTable",   "ChessMutation"};

const Catalogue<Condition>::Entry atomic{{
    .names = {"Atomic", "Atomschach", "EchecsAtomiques"},
    .summary = {"captures explode all units but pawns around; exploding the king wins",
                "Schläge sprengen alle Steine ringsum außer Bauern; wer den König sprengt, gewinnt",
                "une prise fait exploser les pièces voisines sauf les pions ; qui fait exploser le "
                "roi gagne"},
    .source = "brainking.com, GameRules tp=28; lichess.org/variant/atomic",
    .place = 1030,
    .parameters = {.words = words},
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
