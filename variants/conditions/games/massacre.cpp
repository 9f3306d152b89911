// Massacre: every move must capture, and a side that cannot capture has lost. Kings, if there are
// any, are units like others: there is no check.
//
// Source: A. Lewicki; brainking.com, GameRules tp=128.
#include "conditions/games/goal_advice.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool captures(Game& /*game*/, const Candidate& candidate, Side /*side*/,
              const Arguments& /*arguments*/) {
  return candidate.captures();
}

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare(
      {.restricts_moves = true, .kingless = true, .several_kings = true, .own_check = true});
  book.make_kings_common();
  book.restrict_move(captures, moves_only);
  book.define_check(no_check);
  book.castling().exists = false;
  book.without_move(NoMove::loses);
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_win);
  }
}

constexpr std::string_view excluded[] = {"Atomic", "RexMultiplex"};

const Catalogue<Condition>::Entry massacre{{
    .names = {"Massacre", "Massaker", "Massacre"},
    .summary = {"every move must capture; whoever cannot has lost",
                "jeder Zug muss schlagen; wer das nicht kann, hat verloren",
                "chaque coup doit être une prise ; qui ne le peut pas a perdu"},
    .source = "A. Lewicki; brainking.com, GameRules tp=128",
    .place = 1052,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry massacre_chess{{
    .names = {"MassacreChess", "Massakerschach", "EchecsDeMassacre"},
    .place = 1052,
    .stands_for = "Massacre",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
