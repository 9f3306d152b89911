#include "game/catalogue.h"
#include "game/game.h"

/// These goals depend on checks and on the moves that a side has: the other side, or the side that
/// has just moved.
namespace feerie {
namespace {

/// Asks a question as if the side that has just moved were on move again.
template <class Question>
bool of_mover(Game& game, Question question) {
  const Game::Passing passing(game);
  return question();
}

bool mate(Game& game, const GoalQuery& /*query*/) {
  return game.mated();
}

bool stalemate(Game& game, const GoalQuery& /*query*/) {
  return game.stalemated();
}

bool check(Game& game, const GoalQuery& query) {
  return game.in_check(opposite(query.side));
}

bool mate_or_stalemate(Game& game, const GoalQuery& /*query*/) {
  return game.mated() || game.stalemated();
}

bool double_stalemate(Game& game, const GoalQuery& /*query*/) {
  return game.stalemated() && of_mover(game, [&game] { return game.stalemated(); });
}

/// A rule may say that a side is stalemated although it is in check, so check is not asked for
/// here.
bool auto_stalemate(Game& game, const GoalQuery& /*query*/) {
  return of_mover(game, [&game] { return game.stalemated(); });
}

bool auto_mate(Game& game, const GoalQuery& query) {
  return game.in_check(query.side) && of_mover(game, [&game] { return game.mated(); });
}

/// Asks a question about the position before the move, with the side that has just moved on move.
/// That side need not have had a legal move there, as some goals may be reached by a move that
/// leaves the own king attacked.
template <class Question>
bool of_position_before(const Game& game, Question question) {
  if (game.ply() == 0) return false;
  Game before = game;
  before.undo();
  return question(before);
}

bool both_mated(Game& game, const GoalQuery& query) {
  return game.in_check(query.side) && game.mated() &&
         of_mover(game, [&game] { return game.mated(); });
}

bool double_mate(Game& game, const GoalQuery& query) {
  return both_mated(game, query) &&
         !of_position_before(game, [](Game& before) { return before.immobile(); });
}

bool counter_mate(Game& game, const GoalQuery& query) {
  return both_mated(game, query) &&
         of_position_before(game, [](Game& before) { return before.mated(); });
}

const Catalogue<Goal>::Entry entries[] = {
    Catalogue<Goal>::Entry{
        {.symbol = "##!",
         .sign = "##!",
         .names = {"countermate", "Gegenmatt", "contre-mat"},
         .summary = {"both sides are mated, and the side that moved was mated before",
                     "beide Seiten sind matt, und die ziehende Seite war es schon vorher",
                     "les deux camps sont mats, et celui qui a joué l'était déjà avant"},
         .source = sources::not_found,
         .place = 0,
         .reached = counter_mate,
         .replaces_check = true,
         .requires_check = true,
         .requires_immobility = true,
         .allows_self_check = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "##",
         .sign = "##",
         .names = {"double mate", "Doppelmatt", "double mat"},
         .summary = {"both sides are mated", "beide Seiten sind matt", "les deux camps sont mats"},
         .source = "H. Ebert, H. Gruber, J. Kuhlmann, 1000 Väter (2002)",
         .place = 1,
         .reached = double_mate,
         .replaces_check = true,
         .requires_check = true,
         .requires_immobility = true,
         .allows_self_check = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "#=",
         .sign = "#=",
         .names = {"mate or stalemate", "Matt oder Patt", "mat ou pat"},
         .summary = {"the other side is mated or stalemated", "die andere Seite ist matt oder patt",
                     "l'autre camp est mat ou pat"},
         .source = sources::not_found,
         .place = 2,
         .reached = mate_or_stalemate,
         .replaces_check = true,
         .requires_immobility = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "#",
         .sign = "#",
         .names = {"mate", "Matt", "mat"},
         .summary = {"the other side is in check and has no legal move",
                     "die andere Seite steht im Schach und hat keinen legalen Zug",
                     "l'autre camp est en échec et n'a aucun coup légal"},
         .source = "FIDE Laws of Chess, 5.1.1",
         .place = 3,
         .reached = mate,
         .replaces_check = true,
         .requires_check = true,
         .requires_immobility = true}},
    Catalogue<Goal>::Entry{{.symbol = "==",
                            .sign = "==",
                            .names = {"double stalemate", "Doppelpatt", "double pat"},
                            .summary = {"both sides are stalemated", "beide Seiten sind patt",
                                        "les deux camps sont pat"},
                            .source = "H. Ebert, H. Gruber, J. Kuhlmann, 1000 Väter (2002)",
                            .place = 4,
                            .reached = double_stalemate,
                            .replaces_check = true,
                            .requires_immobility = true,
                            .excludes_check = true}},
    Catalogue<Goal>::Entry{{.symbol = "!=",
                            .sign = "!=",
                            .names = {"autostalemate", "Autopatt", "autopat"},
                            .summary = {"the side that has moved has stalemated itself",
                                        "die ziehende Seite hat sich selbst pattgesetzt",
                                        "le camp qui a joué s'est mis pat lui-même"},
                            .source = sources::not_found,
                            .place = 5,
                            .reached = auto_stalemate,
                            .replaces_check = true,
                            .allows_self_check = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "=",
         .sign = "=",
         .names = {"stalemate", "Patt", "pat"},
         .summary = {"the other side is not in check and has no legal move",
                     "die andere Seite steht nicht im Schach und hat keinen legalen Zug",
                     "l'autre camp n'est pas en échec et n'a aucun coup légal"},
         .source = "FIDE Laws of Chess, 5.2.1",
         .place = 6,
         .reached = stalemate,
         .replaces_check = true,
         .requires_immobility = true,
         .excludes_check = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "+",
         .sign = "+",
         .names = {"check", "Schach", "échec"},
         .summary = {"the other side is in check", "die andere Seite steht im Schach",
                     "l'autre camp est en échec"},
         .source = "FIDE Laws of Chess, 3.9.1",
         .place = 8,
         .reached = check,
         .replaces_check = true,
         .requires_check = true}},
    Catalogue<Goal>::Entry{{.symbol = "!#",
                            .sign = "!#",
                            .names = {"automate", "Automatt", "automat"},
                            .summary = {"the side that has moved has mated itself",
                                        "die ziehende Seite hat sich selbst mattgesetzt",
                                        "le camp qui a joué s'est mis mat lui-même"},
                            .source = sources::not_found,
                            .place = 22,
                            .reached = auto_mate,
                            .allows_self_check = true}},
};

}  // namespace
}  // namespace feerie
