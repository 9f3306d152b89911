// Snek Chess: when a unit is captured, another unit of the side that loses it takes its walk, the
// one that comes next in the sequence king, knight, bishop, rook, queen: with a queen that is lost
// a rook becomes a queen, with a rook a bishop becomes a rook, with a bishop a knight becomes a
// bishop, with a knight the king becomes a royal knight. When a pawn is captured, a royal unit that
// is not a king becomes a king. The side that captures chooses among several units; if there is
// none, nothing changes. Royal units take part, and remain royal.
//
// Snek Circle Chess: as Snek Chess, but with a knight that is lost a queen becomes a knight, and
// nothing happens with pawns.
//
// Source: kobulchess.com (tourney at Bern 2014; D. Kostadinov, Circle SneK, 2014).
#include "conditions/shared/army.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason follows{"snek", Style::walk_apart};

/// Finds the units of the side one of which takes the captured walk, which has the place `captured`
/// in the orthodox army.
Bitboard followers(const Game& game, Side side, Kind captured, bool is_pawn, bool circle) {
  const auto units = [&](Kind place) {
    return game.position().of(side, army::in_place_of(game.rules(), place));
  };
  switch (captured) {
    case queen:
      return units(rook);
    case rook:
      return units(bishop);
    case bishop:
      return units(knight);
    case knight:
      return circle ? units(queen) : units(king);
    default:
      return circle || !is_pawn ? 0 : game.position().royals(side) & ~units(king);
  }
}

/// The unit that is the so-and-so-many-th of these in the order of the units' numbers, counted from
/// nought. Who captures chooses a unit, not a square: a threat remains the same move when the unit
/// that it changes has gone elsewhere.
Square by_number(const Position& position, Bitboard units, int which) {
  for (;; --which) {
    Square next = first_of(units);
    for (Bitboard rest = units & ~bit(next); rest != 0;) {
      const Square at = take_first(rest);
      if (position.at(at).id < position.at(next).id) next = at;
    }
    if (which == 0) return next;
    units &= ~bit(next);
  }
}

template <bool circle>
void follow(Play& play, const Arguments& /*arguments*/) {
  if (!play.captures()) return;
  const Side loser = opposite(play.side());
  const CompiledRules& rules = play.game().rules();
  const Kind captured = play.captured().kind;
  const bool is_pawn = rules.kinds()[captured].traits.pawn || captured == pawn;
  const Kind place = army::place_of(rules, captured);
  const Bitboard units = followers(play.game(), loser, place, is_pawn, circle);
  if (units == 0) return;
  const int count = count_of(units);
  const int chosen = play.choose(count);
  // A move known from before, where there were more units.
  if (chosen >= count) return play.reject();
  const Square at = by_number(play.position(), units, chosen);
  play.take_walk(at, is_pawn ? army::in_place_of(rules, king) : captured, follows);
}

template <bool circle>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::reaction, follow<circle>,
              {.captures_only = true, .in_place = true, .units = Extent::Units::enemies});
}

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"SnekChess", "SnekSchach", "EchecsSnek"},
         .summary = {"with a capture, a unit of the side that loses one, next in the row K, S, B, "
                     "R, Q, turns into the captured walk",
                     "mit einem Schlag wird ein Stein der verlierenden Partei, der nächste in der "
                     "Folge K, S, L, T, D, zum geschlagenen",
                     "à chaque prise, une pièce du camp qui perd, la suivante de la suite R, C, F, "
                     "T, D, devient comme la pièce prise"},
         .source = "G. Ganapathi: Julia's Fairies 595 (2014); kobulchess.com",
         .place = 193,
         .enrol = enrol<false>}},
    Catalogue<Condition>::Entry{
        {.names = {"SnekCircleChess", "SnekZirkulaerSchach", "EchecsSnekCirculaires"},
         .summary = {"with the capture of Q, R, B or S, an R, B, S or Q of the side that loses it "
                     "takes the captured walk",
                     "wird D, T, L oder S geschlagen, so nimmt T, L, S oder D der verlierenden "
                     "Partei die geschlagene Gangart an",
                     "à la capture de D, T, F ou C, une pièce T, F, C ou D du camp qui la perd "
                     "prend la marche capturée"},
         .source = "D. Kostadinov, kobulchess.com (2014)",
         .place = 194,
         .enrol = enrol<true>}},
};

}  // namespace
}  // namespace feerie
