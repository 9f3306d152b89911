// Anti Chess: a side that has lost all its units, or cannot move, has won. A side that can capture
// must do so; it is free to choose among its captures. Kings are units like others: there is no
// check and no castling, and pawns promote to kings too.
//
// Losing Chess, as problems know it, has these rules with two exceptions. Nobody wins, so that a
// side without a move is stalemated. Kings castle, also when they are attacked or pass attacked
// squares.
//
// Source: lichess.org, Antichess; BrainKing.com, Anti Chess; BCPS Glossary of Fairy Chess
// Definitions (Losing Chess), castling as solved by Popeye 4.104.
#include "conditions/games/goal_advice.h"
#include "conditions/obligation/choosing_moves.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void capture_if_possible(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  prefer(game, moves, [](const Candidate& move) { return move.captures(); });
}

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

Outcome all_lost(Game& game, const Arguments& /*arguments*/) {
  for (const Side side : {Side::white, Side::black}) {
    if (game.position().of(side) == 0) return win_of(side);
  }
  return Outcome::open;
}

void let_all_be_taken(Rulebook& book, const Names& advice) {
  book.declare({.selects_moves = true, .kingless = true, .several_kings = true, .own_check = true});
  book.make_kings_common();
  book.prefer(capture_if_possible);
  book.define_check(no_check);
  book.promotion().goes_into_kings();
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice);
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  let_all_be_taken(book, advice::use_win);
  book.castling().exists = false;
  book.decide(all_lost);
  book.without_move(NoMove::wins);
}

void enrol_losing(Rulebook& book, Arguments& /*arguments*/) {
  let_all_be_taken(book, advice::use_stalemate);
  book.castling().through_check = true;
}

constexpr std::string_view excluded[] = {"Atomic", "ExtinctionGame", "RexMultiplex", "Massacre"};

const Catalogue<Condition>::Entry losing_chess{{
    .names = {"LosingChess", "Schlagschach", "QuiPerdGagne"},
    .summary = {"captures are compulsory; kings are units like others",
                "Schlagzwang; Könige sind Steine wie andere",
                "les prises sont obligatoires ; les rois sont des pièces ordinaires"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 169,
    .enrol = enrol_losing,
}};

const Catalogue<Condition>::Entry anti_chess{{
    .names = {"AntiChess", "Antischach", "AntiEchecs"},
    .summary = {"captures are compulsory; whoever has no units or no moves wins",
                "Schlagzwang; wer keine Steine oder keine Züge hat, gewinnt",
                "les prises sont obligatoires ; qui n'a plus de pièces ou de coups gagne"},
    .source = "lichess.org/variant/antichess; BrainKing.com, Anti Chess",
    .place = 1050,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry giveaway_chess{{
    .names = {"GiveawayChess", "Raeuberschach", "Giveaway"},
    .place = 1050,
    .stands_for = "AntiChess",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
