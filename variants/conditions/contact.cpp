// Conditions of contact. A unit is in contact when a unit of either side stands on one of the eight
// squares around it:
//
//   KoeKo            a unit may move only so that it is in contact afterwards
//   KoeKo neighbour  the same; the neighbours are the squares a leap of the given walk away
//   AntiKoeko        a unit may move only so that it is not in contact afterwards
//   NewKoeko         a unit in contact must be in contact after its move, one that is not must not
//   ContactGridChess a unit may only move across a line of the grid, and so that it is in contact
//                    afterwards with a unit in another cell
//
// Contact is judged when the move with all its effects is complete. Kings take part, and an attack
// is a check only if the king could be captured under the rule.
//
// Sources: Köko: J. de A. Almay 1952, W. Karsch, Feenschach 1952; BCPS Glossary of Fairy Chess
// Definitions.
#include "core/rays.h"
#include "game/game.h"

namespace feerie {
namespace {

using Neighbours = std::array<Bitboard, square_count>;

Neighbours neighbours_of(const Arguments& arguments) {
  if (arguments.walks.empty()) return rays::tables.king;
  const Walk& walk = *arguments.walks.front().away;
  if (walk.names.english == "king") return rays::tables.king;
  if (walk.names.english == "knight") return rays::tables.knight;
  Neighbours neighbours{};
  for (Square from = 0; from < square_count; ++from) {
    neighbours[from] = leaps_from(walk.vectors, from);
  }
  return neighbours;
}

bool in_contact(const Game& game, Square at, const Arguments& arguments) {
  return (arguments.as<Neighbours>()[at] & game.position().units()) != 0;
}

bool loses_contact(Game& game, const Arguments& arguments) {
  const Square at = game.last_mover_at();
  return at != no_square && !in_contact(game, at, arguments);
}

bool makes_contact(Game& game, const Arguments& arguments) {
  const Square at = game.last_mover_at();
  return at != no_square && in_contact(game, at, arguments);
}
}  // namespace
}  // namespace feerie
