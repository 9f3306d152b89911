// Extinction Chess: a side is in check when its last unit of a walk, whatever walk that is, is
// attacked. Kings are units like others: there may be any number of them, and pawns promote to
// kings too. An attack is a check only if the walk would really be extinct after the capture; it is
// none if the unit would be reborn, for example. A side may make a walk of its own extinct by
// promotion.
//
// Source: R. W. Schmittberger (1985); J. de Heer, Probleemblad 2006; as solved by Popeye 4.104.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Finds the units that are the last ones of their walk.
Bitboard last_ones(const Game& game, Side side) {
  Bitboard last = 0;
  const auto kinds = static_cast<Kind>(game.rules().kinds().count());
  for (Kind kind = 0; kind < kinds; ++kind) {
    const Bitboard units = game.position().of(side, kind);
    if (count_of(units) == 1) last |= units;
  }
  return last;
}

/// Finds the units whose capture might make their walk extinct. Where a capture makes other units
/// vanish as well, that may be the capture of any unit.
Bitboard endangered(const Game& game, Side side) {
  return game.rules().facts().removes_others ? game.position().of(side) : last_ones(game, side);
}

/// Can one of the units be captured so that its walk is extinct afterwards? This is needed only
/// where other rules act during a capture, because it plays the captures.
bool can_be_extinct(Game& game, Side side, Bitboard units) {
  const Game::Judging judging(game, Legality::self_check);
  const Game::Passing passing(game, game.turn() == side);
  Candidates captures;
  game.generate(captures);
  bool extinct = false;
  for (const Candidate& capture : captures) {
    if (extinct) break;
    if (!capture.captures() || !contains(units, capture.capture)) continue;
    const Kind kind = game.position().at(capture.capture).kind;
    extinct =
        !game.outcomes(capture, [&](const Move&) { return game.position().of(side, kind) != 0; });
  }
  return extinct;
}

bool extinction_threatens(Game& game, Side side, bool /*ordinary*/,
                          const Arguments& /*arguments*/) {
  Bitboard attacked = 0;
  for (Bitboard units = endangered(game, side); units != 0;) {
    const Square at = take_first(units);
    if (game.observed(at, opposite(side), Purpose::checking)) attacked |= bit(at);
  }
  if (attacked == 0 || !game.rules().acts_at_all()) return attacked != 0;
  return can_be_extinct(game, side, attacked);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.kingless = true, .several_kings = true, .own_check = true});
  book.make_kings_common();
  book.define_check(extinction_threatens);
  book.promotion().goes_into_kings();
}

const Catalogue<Condition>::Entry extinction_chess{{
    .names = {"ExtinctionChess", "AusrottungsSchach", "EchecsExtinction"},
    .summary = {"an attack on the last unit of a walk is a check",
                "ein Angriff auf den letzten Stein einer Gangart ist Schach",
                "attaquer la dernière pièce d'une marche donne échec"},
    .source = "R. W. Schmittberger (1985); J. de Heer, Probleemblad 2006",
    .place = 107,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
