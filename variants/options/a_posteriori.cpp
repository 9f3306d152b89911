// AP (a posteriori): a capture en passant as the first move that is not certain to be legal may be
// played if a later castling proves it: if castling is legal, the last move before the diagram must
// have been the double step. Until that castling has been played no goal counts.
//
// Which castlings prove it is found by retro analysis, which enters the squares of their rooks.
// Without any the option has no effect.
//
// Source: Codex for Chess Composition, article 16 (4); the convention of N. Petrović.
#include <algorithm>
#include <memory>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The slot of the memory in which stands whether a proof is still owed.
int slot_of(const Arguments& arguments) {
  return arguments.as<int>();
}

bool proves(const Candidate& move, const Arguments& arguments) {
  return move.castles() && std::ranges::find(arguments.numbers, static_cast<int>(move.via)) !=
                               arguments.numbers.end();
}

void keep_account(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  const int slot = slot_of(arguments);
  const bool first = play.game().ply() == 1;
  if (first && move.type == MoveType::en_passant) play.remember(slot, 1);
  if (proves(move, arguments)) play.remember(slot, 0);
}

bool nothing_owed(Game& game, const Goal& /*goal*/, const Arguments& arguments) {
  return game.position().memory(slot_of(arguments)) == 0;
}

void enrol(Rulebook& book, Arguments& arguments) {
  if (arguments.numbers.empty()) return;
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.during(Step::account, keep_account, {.units = Extent::Units::none});
  book.guard_goal(nothing_owed);
}

const Catalogue<GameOption>::Entry a_posteriori{{
    .names = {"AP", "AP", "AP"},
    .summary =
        {"a posteriori: a capture en passant may be proved by a later castling",
         "a posteriori: ein Schlag en passant darf durch eine spätere Rochade bewiesen werden",
         "a posteriori : une prise en passant peut être prouvée par un roque ultérieur"},
    .source = "Codex for Chess Composition, 16",
    .place = 20,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
