// MAFF (mate with a free field): mate is a check from which a single move leads out, and that is a
// move of the king. A check that leaves no move is no mate. Who is mated so can go on all the same
// where the play does not end with the mate.
//
// OWU (one white unit): a mate counts only if exactly one unit of the mating side stands on the
// squares next to the mated king. Other checks that leave no move are no mates.
//
// Both rules say what a mate is; they forbid no move. Stalemate is what it is otherwise.
//
// Source: M. Brada; J. Lorinc, "New ideas in fairy chess 1", jurajlorinc.com. The definitions there
// also forbid moves after which such a mate cannot be avoided; as solved by Popeye 4.104 they do
// not.
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool leaves_one_flight(Game& game, Side side, bool /*ordinary*/, const Arguments& /*arguments*/) {
  if (!game.in_check(side)) return false;
  int flights = 0;
  const bool all_by_king = game.each_move([&](const Move& move) {
    const Square from = move.candidate.from;
    ++flights;
    return flights == 1 && from != no_square &&
           contains(game.position().royals(side), game.last_mover_at());
  });
  return all_by_king && flights == 1;
}

bool one_unit_beside_king(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  const Bitboard royals = game.position().royals(side);
  if (!ordinary || royals == 0) return false;
  const Bitboard field = rays::tables.king[first_of(royals)];
  return count_of(field & game.position().of(opposite(side))) == 1;
}

template <Rulebook::JudgeMate judge, JudgingMates how>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.own_check = true});
  book.judge_mate(judge, how);
}

constexpr std::string_view source = "M. Brada 1997; jurajlorinc.com: New ideas in fairy chess 1";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"MAFF", "MAFF", "MAFF"},
         .summary = {"mate means a check that leaves the king exactly one flight",
                     "Matt heißt: ein Schach, das dem König genau ein Fluchtfeld lässt",
                     "le mat est un échec qui laisse au roi exactement une case de fuite"},
         .source = source,
         .place = 134,
         .enrol = enrol<leaves_one_flight, JudgingMates::anyhow>}},
    Catalogue<Condition>::Entry{
        {.names = {"OWU", "OWU", "OWU"},
         .summary = {"mate counts only if exactly one unit of the mating side stands beside the "
                     "mated king",
                     "Matt gilt nur, wenn genau ein Stein der mattsetzenden Partei neben dem "
                     "matten König steht",
                     "le mat ne compte que si une seule pièce du camp qui mate est voisine du roi "
                     "mat"},
         .source = source,
         .place = 135,
         .enrol = enrol<one_unit_beside_king, JudgingMates::denies>}},
};

}  // namespace
}  // namespace feerie
