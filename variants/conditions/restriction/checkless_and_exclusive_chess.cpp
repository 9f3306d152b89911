// Checkless chess: no move may give check unless it mates.
//
// Exclusive chess: no move may mate if the side has another move that would mate.
//
// Whether a move mates depends on the replies, and these are legal only by the same rule.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Whether a reply is legal depends on the replies to it, and so on. Beyond this depth the rule is
/// not applied, so that the questions end.
constexpr int deepest_question = 8;

/// Has a side made a move to which the rule applies? A pass is no move, and the capture of a king,
/// which only shows that there is check, is not judged.
bool has_moved(const Game& game) {
  return game.ply() > 0 && !game.playing_out() && game.last_move().type != MoveType::null;
}

bool checks_without_mate(Game& game, const Arguments& /*arguments*/) {
  if (!has_moved(game) || !game.has_given_check()) return false;
  return game.verdict_depth() > deepest_question || !game.mated();
}

/// Has the side on move more than one move that mates, if this rule is left aside?
bool has_several_mates(Game& game, const Arguments& present) {
  const Side side = game.turn();
  int mates = 0;
  const Game::Judging any(game, Legality::any);
  game.each_move([&](const Move&) {
    if (!game.in_check(side) && !game.forbidden(&present) && game.mated()) ++mates;
    return mates < 2;
  });
  return mates > 1;
}

bool mates_in_one_of_several_ways(Game& game, const Arguments& arguments) {
  if (!has_moved(game) || game.verdict_depth() > deepest_question || !game.mated()) return false;
  return game.before_last([&] { return has_several_mates(game, arguments); });
}

template <Rulebook::Forbid verdict>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true});
  book.forbid_after(verdict, Objecting::to_checks);
}

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{.names = {"ChecklessChess", "OhneSchach", "SansEchecs"},
                                 .summary = {"no move may give check unless it mates",
                                             "kein Zug darf Schach bieten, wenn er nicht mattsetzt",
                                             "aucun coup ne peut donner échec s'il ne mate pas"},
                                 .source = "BCPS Glossary of Fairy Chess Definitions",
                                 .place = 86,
                                 .enrol = enrol<checks_without_mate>}},
    Catalogue<Condition>::Entry{
        {.names = {"ExclusiveChess", "ExklusivSchach", "EchecsExclusif"},
         .summary = {"no move may mate if another one would mate too",
                     "kein Zug darf mattsetzen, wenn ein anderer es auch täte",
                     "aucun coup ne peut mater si un autre materait aussi"},
         .source = "BCPS Glossary of Fairy Chess Definitions",
         .place = 90,
         .enrol = enrol<mates_in_one_of_several_ways>}},
};

}  // namespace
}  // namespace feerie
