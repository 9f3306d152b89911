// Atomic chess: a capture is an explosion. The capturing unit and the captured unit vanish, and so
// do all units but pawns on the eight squares around the square of arrival. A move that explodes
// the own king is illegal, so that kings never capture. A side that explodes the enemy king wins,
// and the game is over. A pawn that captures on the last rank vanishes and does not promote. The
// centre of an explosion en passant is the square on which the capturing pawn arrives.
//
// Without a further word there is neither check nor mate. Kings may stay or move where they can be
// captured, may stand side by side, and castle out of and across attacked squares.
//
// With the word Check attacked kings are in check, unless they stand next to the other king, which
// would explode with them. A move that explodes the enemy king is legal even if the own king is in
// check afterwards.
//
// Source: brainking.com, GameRules tp=28; lichess.org/variant/atomic for the form with check.
#include "conditions/games/goal_advice.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/past_facts.h"
#include "game/play.h"
#include "game/retrace.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason blast{"explosion", Style::blast};

bool resists(const Piece& unit, const Kinds& kinds) {
  return kinds[unit.kind].traits.pawn && !unit.royal();
}

/// Finds the units on the eight squares around the centre that an explosion destroys.
Bitboard struck(const Position& position, const Kinds& kinds, Square centre) {
  Bitboard units = rays::tables.king[centre] & position.units();
  Bitboard hit = 0;
  while (units != 0) {
    const Square at = take_first(units);
    if (!resists(position.at(at), kinds)) hit |= bit(at);
  }
  return hit;
}

/// Lets a pawn that captures on the last rank name the unit into which it would promote, as the
/// notation of moves asks for it.
void name_promotion(Play& play) {
  const CompiledRules& rules = play.game().rules();
  if (!rules.kinds()[play.mover().kind].traits.pawn) return;
  if (!contains(rules.promotion().squares(play.side()), play.mover_at())) return;
  const auto& kinds = rules.promotion().kinds(play.side());
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

/// Puts so many further units back on squares of the set, each of any kind that explodes, and goes
/// on with each way to do so.
void put_back_struck(Retrace& past, Bitboard squares, int units) {
  if (units == 0) return past.earlier();
  const Side loser = opposite(past.side());
  const bool king_lost = past.position().royals(loser) == 0;
  while (count_of(squares) >= units) {
    const Square at = take_first(squares);
    const auto each_piece = [&](Piece piece) {
      const auto rest = [&] { put_back_struck(past, squares, units - 1); };
      past.guess_and([&] { past.set(at, piece); }, rest);
    };
    for (KindSet kinds = past.common_kinds(); kinds != 0;) {
      const auto kind = static_cast<Kind>(take_first(kinds));
      if (past.rules().kinds()[kind].traits.pawn) continue;
      each_piece({kind, only(past.side()), 0, 0});
      each_piece({kind, only(loser), 0, 0});
    }
    if (king_lost) each_piece({king, only(loser), 0, royal_bit});
  }
}

/// Makes the unit that has captured on the centre appear there again, together with so many others
/// around it.
void unite_around(Retrace& past, Square centre, int others) {
  for (KindSet kinds = past.common_kinds(); kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    const auto around = [&] {
      put_back_struck(past, rays::tables.king[centre] & past.position().empty_squares(), others);
    };
    past.guess_and(
        [&] {
          past.set(centre, {kind, only(past.side()), 0, 0});
          past.set_mover(centre);
          past.set_capture(Retrace::Capture::made);
        },
        around);
  }
}

/// A unit that is still there has not captured. One that has captured is gone, with whatever stood
/// around: explosions with few units are guessed first, because most guesses are about those with
/// many.
void unite(Retrace& past, const Arguments& /*arguments*/) {
  if (past.mover_at() != no_square) {
    return past.guess([&] { past.set_capture(Retrace::Capture::none); });
  }
  constexpr int most_struck = 8;
  const Position& position = past.position();
  for (int others = 0; others <= most_struck && past.wanted(); ++others) {
    for (Bitboard centres = position.empty_squares(); centres != 0;) {
      const Square centre = take_first(centres);
      if (struck(position, past.rules().kinds(), centre) == 0) unite_around(past, centre, others);
    }
  }
}

/// Has the side lost the king that it had in the diagram?
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

/// A side that has exploded the enemy king has won, so that its own king is not in check any more.
bool check_while_both_live(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  return ordinary && !king_is_gone(game, opposite(side));
}

/// A capture gives no check if it would explode the capturing side's own king.
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
  book.take_back(Step::landing, unite);
  book.decide(exploded);
  book.pawns_leave_base_line();
  if (arguments.has("Check")) {
    book.declare({.restricts_observation = true});
    book.judge_check(check_while_both_live, LooksAt::units);
    book.restrict_move(spares_own_king, checks_only);
  } else {
    enrol_without_check(book);
  }
}

constexpr std::string_view words[] = {"Check"};
constexpr std::string_view excluded[] = {"RexMultiplex",        "Wandelschach",
                                         "InverseWandelschach", "WandelschachSameColour",
                                         "WandelschachTable",   "ChessMutation"};

// A pawn that has captured has vanished, so that each pawn stands on the file on which it started.
// Kings may be left attacked, and stand side by side.
constexpr PastFacts past{.kings_kept_safe = false, .capturers_stay = false};

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
    .past = &past,
}};

}  // namespace
}  // namespace feerie
