// Jigger: a unit with this attribute may move only so that it is in contact afterwards, that is, a
// unit of either side stands on one of the eight squares around it. Contact is judged when the move
// with all its consequences is complete, and a unit that has vanished by then is in contact with
// nothing. An attack on a king is a check only if the unit would be in contact after the capture.
//
// Source: as solved by Popeye 4.104; it is the rule of Koeko for single units.
#include <algorithm>

#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Has a unit with the attribute moved, and vanished afterwards?
bool lost(const Game& game, TraitSet trait) {
  const Square from = game.last_move().from;
  return from != no_square && std::ranges::any_of(game.last_effects(), [&](const Effect& effect) {
           return effect.op == Effect::Op::move && effect.from == from && effect.before.has(trait);
         });
}

bool lacks_contact(Game& game, const Arguments& arguments) {
  const Square at = game.last_mover_at();
  if (at == no_square) return lost(game, arguments.trait);
  if (!game.position().at(at).has(arguments.trait)) return false;
  return (rays::tables.king[at] & game.position().units()) == 0;
}

bool arrives_without_contact(Game& game, const Candidate& move, const Arguments& arguments) {
  const Position& position = game.position();
  return position.at(move.to).has(arguments.trait) &&
         (rays::tables.king[move.to] & position.units()) == 0;
}

const Catalogue<Trait>::Entry jigger{{
    .names = {"Jigger", "Jigger", "Jigger"},
    .summary = {"must be in contact with another unit after its move",
                "muss nach seinem Zug einen Nachbarn haben",
                "doit avoir une voisine après son coup"},
    .source = sources::not_found,
    .place = 4,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.forbid_after(lacks_contact, Objecting::by_units, arrives_without_contact);
          book.checks_must_be_playable();
        },
}};

}  // namespace
}  // namespace feerie
