// Conditions that define anew when a side is in check:
//
//   AntiKings         a king is in check when it is not attacked
//   VogtlaenderChess  a side is in check when the king of the other side is attacked
//
// Sources: anti-kings: P. Petkov, 1971; Vogtländer: Das Schach-Problem; BCPS Glossary of Fairy
// Chess Definitions.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool not_attacked(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  return game.position().royals(side) != 0 && !ordinary;
}

bool enemy_attacked(Game& game, Side side, bool /*ordinary*/, const Arguments& /*arguments*/) {
  Bitboard royals = game.position().royals(opposite(side));
  while (royals != 0) {
    if (game.observed(take_first(royals), side, Purpose::checking)) return true;
  }
  return false;
}

/// Kings are never captured, even where they stand attacked without being in check.
bool spares_kings(Game& game, const Candidate& move, Side /*side*/,
                  const Arguments& /*arguments*/) {
  return !move.captures() || !game.position().at(move.capture).royal();
}

template <Rulebook::JudgeCheck rule>
void judge_check_anew(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .own_check = true});
  book.restrict_move(spares_kings, moves_only);
  book.judge_check(rule, LooksAt::units);
}

const Catalogue<Condition>::Entry vogtlaender{{
    .names = {"VogtlaenderChess", "VogtlaenderSchach", "EchecsVogtlaender"},
    .summary = {"a side is in check when the king of the other side is attacked",
                "eine Partei steht im Schach, wenn der König der anderen angegriffen ist",
                "un camp est en échec quand le roi de l'autre est attaqué"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 47,
    .enrol = judge_check_anew<enemy_attacked>,
}};

const Catalogue<Condition>::Entry anti_kings{{
    .names = {"AntiKings", "AntiKoenige", "AntiRois"},
    .summary = {"a king is in check when it is not attacked",
                "ein König steht im Schach, wenn er nicht angegriffen ist",
                "un roi est en échec quand il n'est pas attaqué"},
    .source = "P. Petkov 1971; BCPS Glossary of Fairy Chess Definitions",
    .place = 138,
    .enrol = judge_check_anew<not_attacked>,
}};

}  // namespace
}  // namespace feerie
