#include "game/perft.h"

#include "core/rays.h"
#include "game/glance.h"

namespace feerie {
namespace {

/// Has the side on move a king and a partner that have not moved, with nothing between them?
bool may_castle(const Game& game) {
  const Position& position = game.position();
  const Bitboard fresh = position.state().fresh & position.of(game.turn());
  if (fresh == 0 || !game.rules().castling().exists) return false;
  for (Bitboard kings = fresh & position.of(king); kings != 0;) {
    const Square at = take_first(kings);
    for (Bitboard partners = fresh & ~position.of(king); partners != 0;) {
      if ((rays::between(at, take_first(partners)) & position.occupied()) == 0) return true;
    }
  }
  return false;
}

/// Is a pawn of the side on move one step from where it promotes?
bool may_promote(const Game& game) {
  const int last_but_one = game.turn() == Side::white ? 6 : 1;
  const Position& position = game.position();
  return (position.of(game.turn(), pawn) & rank_set(last_but_one)) != 0;
}

}  // namespace

std::uint64_t count_moves(Game& game, Candidates& room) {
  if (game.orthodox() && !may_castle(game) && !may_promote(game)) {
    return static_cast<std::uint64_t>(Glance(game.position(), game.turn()).count_legal());
  }
  const bool known_legal = game.generate_legal(room);
  const bool promoting = !known_legal || may_promote(game);
  std::uint64_t count = 0;
  for (const Candidate& candidate : room) {
    if (known_legal && !promoting && candidate.type != MoveType::castling) {
      ++count;
      continue;
    }
    const auto visit = [&count](const Move& /*move*/) {
      ++count;
      return true;
    };
    game.outcomes(candidate, visit, known_legal && candidate.type != MoveType::castling);
  }
  return count;
}

}  // namespace feerie
