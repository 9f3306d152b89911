// Recycle chess: a side can capture its own units too, except its king. They go into its hand, and
// instead of a move it can drop one of them on any empty square; a pawn cannot be dropped on the
// first or the last rank. Captured units of the enemy leave the game. A pawn that reaches the last
// rank vanishes.
//
// Units in hand at the start are written like this: RecycleChess ReserveWhite Q P ReserveBlack S.
//
// Source: R. Huber (2000), chessvariants.com/difftaking.dir/recyclechess.html; brainking.com,
// GameRules tp=98.
#include "conditions/games/units_in_hand.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason finished{"pawn on the last rank", Style::vanish};

void take_own_into_hand(Play& play, const Arguments& arguments) {
  if (!play.captures() || !play.captured().of(play.side())) return;
  arguments.as<Reserve>().gain(play, play.side(), play.captured().kind);
}

void drop_unit(Play& play, const Arguments& arguments) {
  arguments.as<Reserve>().drop(play);
}

void pawn_vanishes(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().kind != pawn) return;
  if (relative_rank(at, play.side()) == 7) play.remove(at, finished);
}

void offer_drops(Game& game, Candidates& moves, const Arguments& arguments) {
  arguments.as<Reserve>().offer_drops(game, moves);
}

void offer_own_captures(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Side side = game.turn();
  const Bitboard own = game.position().of(side);
  const Bitboard victims = own & ~game.position().royals(side);
  for (Bitboard units = own; units != 0;) {
    const Square from = take_first(units);
    for (Bitboard rest = victims & ~bit(from); rest != 0;) {
      const Square to = take_first(rest);
      if (game.attacks(from, side, to)) moves.push_back({from, to, to});
    }
  }
}

void fill_hands(Position& position, const Arguments& arguments) {
  arguments.as<Reserve>().fill(position, arguments);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Reserve>(book);
  book.declare({.adds_units = true, .removes_others = true, .offers_moves = true});
  book.prepare(fill_hands);
  book.during(Step::capture, take_own_into_hand);
  book.during(Step::movement, drop_unit);
  book.during(Step::landing, pawn_vanishes);
  book.offer(offer_drops);
  book.offer(offer_own_captures);
  book.promotion().happens_nowhere();
}

constexpr std::string_view excluded[] = {"Atomic",    "ChessMutation", "AntiChess",  "Massacre",
                                         "Maharajah", "Legan",         "Knightmate", "KnightRelay"};

const Catalogue<Condition>::Entry recycle_chess{{
    .names = {"RecycleChess", "Recyclingschach", "EchecsRecyclables"},
    .summary =
        {"own units can be captured and dropped again; pawns do not promote",
         "eigene Steine können geschlagen und wieder eingesetzt werden; Bauern wandeln nicht um",
         "on peut prendre ses propres pièces et les parachuter ; les pions ne se promeuvent pas"},
    .source = "R. Huber (2000); brainking.com, GameRules tp=98",
    .place = 1071,
    .parameters = {.words = reserve_words},
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
