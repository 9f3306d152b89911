#include "conditions/shared/whole_moves.h"

#include <utility>

#include "game/game.h"

namespace feerie {

void tell_ends_apart(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Game::Judging anyhow(game, Legality::any);
  Candidates apart;
  for (const Candidate& move : moves) {
    if (!move.captures() || move.end() != move.to || game.position().at(move.capture).royal()) {
      apart.push_back(move);
      continue;
    }
    Bitboard ends = 0;
    game.outcomes(move, [&](const Move&) {
      ends |= bit(end_of_move(game.last_effects(), move.from));
      return true;
    });
    ends &= ~bit(move.to);
    if (ends == 0) apart.push_back(move);
    while (ends != 0) {
      apart.push_back(move);
      apart.back().via_to = take_first(ends);
    }
  }
  moves = std::move(apart);
}

}  // namespace feerie
