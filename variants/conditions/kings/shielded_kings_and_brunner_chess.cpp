// Conditions for kings that stand next to each other:
//
//   ShieldedKings  the enemy king cannot capture, and so not check, a king that is observed by its
//                  own side
//   BrunnerChess   an attack on a king is a check only if the attacking side could capture the king
//                  without leaving its own king in check; so a king may go next to the enemy king
//                  on a guarded square, and a check may be answered by a check
//
// Sources: BCPS Glossary of Fairy Chess Definitions; Brunner: E. Brunner.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Is the move a capture of a king by a king?
bool kings_clash(const Game& game, const Candidate& move) {
  return move.captures() && game.position().at(move.capture).royal() &&
         game.position().at(move.from).royal();
}

bool spares_shielded(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  return !kings_clash(game, move) ||
         !game.observed(move.capture, opposite(side), Purpose::observing);
}

bool captures_safely(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  if (!move.captures()) return true;
  const bool royal = contains(game.rules().royal_squares(opposite(side)), move.capture);
  if (!royal && !game.position().at(move.capture).royal()) return true;
  const Game::Judging judging(game, Legality::full);
  const Game::Passing passing(game, game.turn() != side);
  return game.is_legal(move);
}

const Catalogue<Condition>::Entry brunner{{
    .names = {"BrunnerChess", "BrunnerSchach", "EchecsBrunner"},
    .summary =
        {"an attacked king is in check only if its capture would leave the attacking side's king "
         "safe",
         "ein angegriffener König steht nur im Schach, wenn sein Schlag den König des Angreifers "
         "nicht im Schach ließe",
         "un roi attaqué n'est en échec que si sa prise laisse en sûreté le roi de l'autre camp"},
    .source = "E. Brunner; BCPS Glossary of Fairy Chess Definitions",
    .place = 102,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_observation = true});
          book.restrict_move(captures_safely, checks_only);
        },
}};

const Catalogue<Condition>::Entry shielded{{
    .names = {"ShieldedKings", "SchutzKoenige", "ShieldedKings"},
    .summary = {"a king observed by its own side cannot be captured by the enemy king",
                "ein von der eigenen Partei beobachteter König kann vom feindlichen König nicht "
                "geschlagen werden",
                "un roi observé par son propre camp ne peut pas être pris par le roi adverse"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 123,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_move(spares_shielded, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
