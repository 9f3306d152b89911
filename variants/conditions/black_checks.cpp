// BlackChecks: Black moves only to give check. If he cannot, but could move otherwise, he passes,
// unless he is in check. He is mated, or stalemated, only if he had no legal move without this
// obligation either.
//
// Source: as solved by Popeye 4.104 (BlackChecks).
#include "conditions/obligations.h"
#include "game/catalogue.h"

namespace feerie {
namespace {

bool misses_check(Game& game, const Arguments& /*arguments*/) {
  if (game.turn() != Side::white || game.ply() == 0) return false;
  return game.last_move().type != MoveType::null && !game.in_check(Side::white);
}

/// Does one of the moves leave the king of the side safe, the present rule aside?
bool could_move(Game& game, const Candidates& moves, Side side) {
  const Game::Judging any(game, Legality::any);
  return std::ranges::any_of(moves, [&](const Candidate& move) {
    return !game.outcomes(move, [&](const Move&) { return game.in_check(side); });
  });
}

void pass_if_needed(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  if (game.turn() != Side::black) return;
  const auto legal = [&](const Candidate& move) { return is_legal(game, move); };
  if (std::ranges::any_of(moves, legal)) return;
  if (game.in_check(Side::black) || !could_move(game, moves, Side::black)) return;
  moves.push_back({.type = MoveType::null});
}

bool cannot_escape(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (!ordinary || side != Side::black) return ordinary;
  const Game::Judging any(game, Legality::any);
  return game.each_move([&](const Move&) { return game.in_check(side); });
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare(
      {.restricts_moves = true, .selects_moves = true, .own_check = true, .offers_moves = true});
  book.forbid_after(misses_check);
  book.select(pass_if_needed);
  book.judge_mate(cannot_escape);
}

const Catalogue<Condition>::Entry black_checks{{
    .names = {"BlackChecks", "SchwarzSchaecher", "NoirEchecs"},
    .summary = "Black moves only to give check, or passes",
    .source = "as solved by Popeye 4.104",
    .place = 157,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
