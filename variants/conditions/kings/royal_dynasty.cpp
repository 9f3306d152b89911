// Royal Dynasty: a side may have any number of kings, and pawns promote to kings too. A king is
// royal only while it is the only one of its side. Kings that are not royal can be captured, and
// give check like other units. A king that becomes royal in the course of play does not castle.
//
// Source: J. Nastran's and other problems, Sahovska misel 2005; as solved by Popeye 4.104.
#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason succession{"number of kings", Style::silent};

/// Finds the kings that must become royal now, or must stop being royal.
Bitboard heirs(const Position& position) {
  Bitboard changing = 0;
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard kings = position.of(side, king);
    const Bitboard royal = count_of(kings) == 1 ? kings : 0;
    changing |= (position.royals(side) & kings) ^ royal;
  }
  return changing;
}

void count_kings(Play& play, const Arguments& /*arguments*/) {
  // Where another rule makes kings units like others, no king becomes royal.
  if (play.game().rules().castling().common_kings) return;
  for (Bitboard changing = heirs(play.position()); changing != 0;) {
    const Square at = take_first(changing);
    Piece unit = play.position().at(at);
    unit.traits ^= royal_bit;
    play.alter(at, unit, succession);
    play.lose_right(at);
  }
}

/// Makes a pawn that has become one of several kings non-royal at once, because other rules look at
/// it before the move is complete.
void count_with_new(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().kind != king || play.mover_before().kind == king) return;
  Piece unit = play.mover();
  const Side side = unit.of(play.side()) ? play.side() : opposite(play.side());
  if (!unit.royal() || count_of(play.position().of(side, king)) == 1) return;
  unit.traits &= ~royal_bit;
  play.alter(at, unit, succession);
}

void begin(Position& position, const Arguments& /*arguments*/) {
  if ((position.royals(Side::white) | position.royals(Side::black)) == 0) return;
  for (Bitboard changing = heirs(position); changing != 0;) {
    const Square at = take_first(changing);
    Piece unit = position.take(at);
    unit.traits ^= royal_bit;
    position.put(at, unit);
  }
}

/// Kings are neither more nor less after the move, and were what they have to be before it.
bool unless_kings_change(const Game& game, const Candidate& move, const Arguments& arguments) {
  const Position& position = game.position();
  const bool captured = move.captures() && position.at(move.capture).kind == king;
  return !captured && idle::unless_promotes(game, move, arguments) && heirs(position) == 0;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.several_kings = true});
  book.crown(begin);
  book.promotion().goes_into_kings();
  book.during(Step::promotion, count_with_new, {.idle = unless_kings_change, .in_place = true});
  book.during(Step::account, count_kings, {.idle = unless_kings_change, .in_place = true});
}

const Catalogue<Condition>::Entry royal_dynasty{{
    .names = {"RoyalDynasty", "KoenigsDynastie", "DynastieRoyale"},
    .summary = {"kings are royal only while they are the last of their side",
                "Könige sind nur königlich, solange sie die letzten ihrer Partei sind",
                "un roi n'est royal que s'il est le dernier de son camp"},
    .source = "Fairy Definitions, docslib.org/doc/6966855",
    .place = 147,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
