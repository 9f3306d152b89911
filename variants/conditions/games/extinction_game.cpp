// Extinction: a side that loses its last unit of a kind has lost; it also loses its last pawn by
// promoting it. If a move makes kinds of both sides extinct, the side that made the move has won.
// Kings are units like others: there is no check, they castle out of and across attacked squares,
// and pawns promote to kings too. A kind that a side does not have in the diagram cannot become
// extinct until the side gets a unit of it.
//
// Source: R. W. Schmittberger (1985), chessvariants.com/winning.dir/extinction.html; compared with
// the variant "extinction" of Fairy-Stockfish.
#include "conditions/games/goal_advice.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

/// Has the move taken the last unit of some kind from the side?
bool lost_a_kind(const Play& play, Side side) {
  for (const Effect& effect : play.effects()) {
    const bool gone = effect.op == Effect::Op::remove || effect.op == Effect::Op::alter;
    if (!gone || !effect.before.of(side)) continue;
    if (play.position().of(side, effect.before.kind) == 0) return true;
  }
  return false;
}

void note_extinction(Play& play, const Arguments& arguments) {
  const Side mover = play.side();
  Outcome outcome = Outcome::open;
  if (lost_a_kind(play, opposite(mover))) {
    outcome = win_of(mover);
  } else if (lost_a_kind(play, mover)) {
    outcome = win_of(opposite(mover));
  }
  if (outcome != Outcome::open) {
    play.remember(arguments.as<int>(), static_cast<std::uint16_t>(outcome));
  }
}

Outcome extinct(Game& game, const Arguments& arguments) {
  return static_cast<Outcome>(game.position().memory(arguments.as<int>()));
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.declare({.kingless = true, .several_kings = true, .own_check = true});
  book.make_kings_common();
  book.define_check(no_check);
  book.castling().through_check = true;
  book.promotion().goes_into_kings();
  book.during(Step::account, note_extinction, {.units = Extent::Units::none});
  book.decide(extinct);
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_win);
  }
}

constexpr std::string_view excluded[] = {"Atomic", "RexMultiplex"};

const Catalogue<Condition>::Entry extinction_game{{
    .names = {"ExtinctionGame", "Ausloeschungsspiel", "JeuExtinction"},
    .summary =
        {"whoever loses the last unit of a kind has lost; kings are not royal",
         "wer den letzten Stein einer Art verliert, hat verloren; Könige sind nicht königlich",
         "qui perd la dernière pièce d'une sorte a perdu ; les rois ne sont pas royaux"},
    .source = "R. W. Schmittberger (1985), chessvariants.com/winning.dir/extinction.html",
    .place = 1051,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
