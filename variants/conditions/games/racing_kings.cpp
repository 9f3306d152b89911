// Racing Kings: the side whose king reaches the eighth rank first has won. A move may neither leave
// the own king in check nor give check. If White's king has reached the eighth rank and Black's
// king can follow at once, Black has this one move more: the game is drawn if the king goes there.
//
// Source: V. R. Parton, Racing Kings (1961), in BrainKing.com; lichess.org, Racing Kings.
#include "conditions/games/goal_advice.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Bitboard finish = rank_set(7);

bool black_can_follow(Game& game) {
  const Position& position = game.position();
  Bitboard kings = position.of(Side::black, king);
  while (kings != 0) {
    Bitboard targets = rays::tables.king[take_first(kings)] & finish & ~position.of(Side::black);
    while (targets != 0) {
      if (!game.observed(take_first(targets), Side::white, Purpose::checking)) return true;
    }
  }
  return false;
}

Outcome race(Game& game, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const bool white = (position.of(Side::white, king) & finish) != 0;
  const bool black = (position.of(Side::black, king) & finish) != 0;
  if (white && black) return Outcome::drawn;
  if (black) return Outcome::black_wins;
  if (!white) return Outcome::open;
  const bool last_chance = game.turn() == Side::black && black_can_follow(game);
  return last_chance ? Outcome::open : Outcome::white_wins;
}

bool gives_check(Game& game, const Arguments& /*arguments*/) {
  return !game.playing_out() && game.in_check(game.turn());
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true});
  book.forbid_after(gives_check, Objecting::to_checks);
  book.decide(race);
  book.castling().exists = false;
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_win);
  }
}

constexpr std::string_view excluded[] = {"Atomic", "AntiChess", "ExtinctionGame", "Massacre",
                                         "RexMultiplex"};

const Catalogue<Condition>::Entry racing_kings{{
    .names = {"RacingKings", "Koenigsrennen", "CourseDesRois"},
    .summary = {"the first king on the eighth rank wins; no move may give check",
                "der erste König auf der achten Reihe gewinnt; kein Zug darf Schach bieten",
                "le premier roi sur la huitième rangée gagne ; aucun coup ne peut donner échec"},
    .source = "BrainKing.com, Racing Kings; lichess.org/variant/racingKings",
    .place = 1054,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
