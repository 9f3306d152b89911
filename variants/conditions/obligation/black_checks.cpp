// BlackChecks: Black moves only to give check. If he cannot, he passes, unless he is in check.
// Whether Black is mated or stalemated is judged without this obligation: he is if he has no legal
// move at all.
//
// Source: as solved by Popeye 4.104 (BlackChecks).
#include "conditions/obligation/choosing_moves.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool misses_check(Game& game, const Arguments& /*arguments*/) {
  if (game.turn() != Side::white || game.ply() == 0) return false;
  return game.last_move().type != MoveType::null && !game.in_check(Side::white);
}

void pass_if_needed(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  if (game.turn() != Side::black) return;
  const auto legal = [&](const Candidate& move) { return is_legal(game, move); };
  if (std::ranges::any_of(moves, legal) || game.in_check(Side::black)) return;
  moves.push_back({.type = MoveType::null});
}

/// Would Black have no legal move even without this rule? Passing does not count as a move.
bool could_not_move(Game& game) {
  const Game::Judging any(game, Legality::any);
  return game.each_move([&](const Move& move) {
    return move.candidate.type == MoveType::null || game.in_check(Side::black);
  });
}

bool mated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  return ordinary && (side != Side::black || could_not_move(game));
}

bool stalemated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (side != Side::black) return ordinary;
  return !game.in_check(side) && could_not_move(game);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare(
      {.restricts_moves = true, .selects_moves = true, .own_check = true, .offers_moves = true});
  book.forbid_after(misses_check);
  book.must_check(Side::black);
  book.select(pass_if_needed, Sides::black);
  book.judge_mate(mated, JudgingMates::denies);
  book.judge_stalemate(stalemated);
}

const Catalogue<Condition>::Entry black_checks{{
    .names = {"BlackChecks", "SchwarzSchaecher", "NoirEchecs"},
    .summary = {"Black moves only to give check, or passes",
                "Schwarz zieht nur, um Schach zu bieten, oder setzt aus",
                "les Noirs ne jouent que pour donner échec, sinon ils passent"},
    .source = "example: C. Poisson, The Problemist 2001",
    .place = 157,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
