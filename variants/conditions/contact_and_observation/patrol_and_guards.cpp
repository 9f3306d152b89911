// Conditions under which a unit needs, or must not have, the support of another unit:
//
//   Patrouille    a unit captures (and checks) only while a unit of its own side observes it
//   UltraPatrol   a unit moves, captures and checks only while a unit of its own side observes it
//   Lortap        a unit captures (and checks) only while no unit of its own side observes it
//   Provocation   a unit captures (and checks) only while an enemy unit observes it
//   SuperGuards   a unit, a king too, that its own side observes cannot be captured
//   AntiGuards    a unit, a king too, can be captured only while its own side observes it
//
// A unit observes a square if its walk lets it capture there. Whether the rule itself would forbid
// it to capture does not matter. A king observes as a king, even if an attack on it lends it other
// walks.
//
// Sources: Patrouille: F. Galvin, 1975; Lortap and the others: BCPS Glossary of Fairy Chess
// Definitions; France-Echecs.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool observed_by(Game& game, Square square, Side side) {
  // Whether a king is attacked may depend on these very rules, so walks that attacked kings borrow
  // are left aside.
  const Game::Unthreatened plainly(game);
  return game.observed(square, side, Purpose::observing);
}

bool patrols(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  return !move.captures() || observed_by(game, move.from, side);
}

bool ultra_patrols(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return observed_by(game, from, side);
}

bool lortaps(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  return !move.captures() || !observed_by(game, move.from, side);
}

bool provoked(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  return !move.captures() || observed_by(game, move.from, opposite(side));
}

bool spares_guarded(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  return !move.captures() || !observed_by(game, move.capture, opposite(side));
}

bool spares_unguarded(Game& game, const Candidate& move, Side side,
                      const Arguments& /*arguments*/) {
  return !move.captures() || observed_by(game, move.capture, opposite(side));
}

template <Rulebook::RestrictMove rule>
void restrict_captures(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(rule, moves_and_checks);
}

const Catalogue<Condition>::Entry patrol{{
    .names = {"Patrouille", "PatrouilleSchach", "Patrouille"},
    .summary = {"only units observed by their own side capture and check",
                "nur von der eigenen Partei beobachtete Steine schlagen und bieten Schach",
                "seules les pièces observées par leur propre camp prennent et donnent échec"},
    .source = "F. Galvin 1975",
    .place = 14,
    .enrol = restrict_captures<patrols>,
}};

const Catalogue<Condition>::Entry ultra_patrol{{
    .names = {"UltraPatrol", "UltraPatrouille", "UltraPatrouille"},
    .summary =
        {"only units observed by their own side move, capture and check",
         "nur von der eigenen Partei beobachtete Steine ziehen, schlagen und bieten Schach",
         "seules les pièces observées par leur propre camp jouent, prennent et donnent échec"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 145,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(ultra_patrols, moves_and_checks);
        },
}};

const Catalogue<Condition>::Entry lortap{{
    .names = {"Lortap", "Elliuortap", "Elliuortap"},
    .summary = {"only units not observed by their own side capture and check",
                "nur von der eigenen Partei nicht beobachtete Steine schlagen und bieten Schach",
                "seules les pièces non observées par leur propre camp prennent et donnent échec"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 160,
    .enrol = restrict_captures<lortaps>,
}};

const Catalogue<Condition>::Entry provocation{{
    .names = {"ProvocationChess", "ProvokationSchach", "EchecsProvacateurs"},
    .summary = {"only units observed by the enemy capture and check",
                "nur vom Gegner beobachtete Steine schlagen und bieten Schach",
                "seules les pièces observées par l'adversaire prennent et donnent échec"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 173,
    .enrol = restrict_captures<provoked>,
}};

const Catalogue<Condition>::Entry super_guards{{
    .names = {"SuperGuards", "SuperDeckungen", "Supergardes"},
    .summary = {"a unit that its own side observes cannot be captured",
                "ein Stein, den die eigene Partei beobachtet, kann nicht geschlagen werden",
                "une pièce observée par son propre camp ne peut pas être prise"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 183,
    .enrol = restrict_captures<spares_guarded>,
}};

const Catalogue<Condition>::Entry anti_guards{{
    .names = {"AntiGuards", "AntiDeckungen", "Antigardes"},
    .summary = {"a unit can be captured only while its own side observes it",
                "ein Stein kann nur geschlagen werden, solange die eigene Partei ihn beobachtet",
                "une pièce ne peut être prise que si son propre camp l'observe"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 230,
    .enrol = restrict_captures<spares_unguarded>,
}};

}  // namespace
}  // namespace feerie
