// Madrasi: a unit observed by an enemy unit of the same walk is paralysed. It cannot move, capture
// or give check until the observation ends, and observes nothing for other rules. But it goes on
// paralysing, so that two units of the same walk that observe each other are both paralysed. A unit
// that walks as another one by a further rule paralyses as that one. Kings take part only under
// RexInclusive.
//
// Source: A. J. Karwatkar, The Problemist 1979; BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/observing_kinds.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool paralysed(Game& game, Square square, Side side) {
  const Bitboard likes = units_alike(game, square, side);
  return game.observed(square, opposite(side), Purpose::paralysing, likes);
}

bool not_paralysed(Game& game, Square from, Side side, const Arguments& arguments) {
  if (game.position().at(from).royal() && !arguments.has("RexInclusive")) return true;
  return !paralysed(game, from, side);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_piece(not_paralysed, all_but_paralysis);
}

constexpr std::string_view words[] = {"RexInclusive"};
constexpr std::string_view excluded[] = {"Isardam"};

const Catalogue<Condition>::Entry madrasi{{
    .names = {"Madrasi", "Madrasi", "Madrasi"},
    .summary = {"a unit observed by an enemy unit of the same walk is paralysed",
                "ein Stein, den ein feindlicher Stein gleicher Gangart beobachtet, ist gelähmt",
                "une pièce observée par une pièce adverse de même marche est paralysée"},
    .source = "A. J. Karwatkar, The Problemist 1979",
    .place = 3,
    .parameters = {.words = words},
    .enrol = enrol,
    .excludes = excluded,
}};

}  // namespace
}  // namespace feerie
