// Restrictions of mates: a mate counts only if it is given in a certain way.
//
//   MateByWalk WALK...    a unit of one of these walks makes the mating move; a pawn that promotes
//                         moves as a pawn
//   MateByUnit SQUARE...  a unit that stands on one of these squares in the diagram makes it,
//                         wherever it has come since and whatever it has become
//   MateOn SQUARE...      a king of the mated side stands on one of these squares
//
// What counts is the unit that moves, not the one that gives check. Other checks that leave no move
// are no mates; who has to move then cannot, so that no play goes on behind them.
//
// Source: github.com/thomas-maeder/popeye/issues/447 (2024), with an example by Y. Einat and
// G. Costeff.
#include <algorithm>

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The unit that made the last move, as it was before; of a castling the king. Empty if there is
/// none.
Piece last_unit(const Game& game) {
  if (game.ply() == 0 || game.last_move().from == no_square) return {};
  const auto effects = game.last_effects();
  const auto found = std::ranges::find(effects, game.last_move().from, &Effect::from);
  return found == effects.end() ? Piece{} : found->before;
}

struct WalksAllowed {
  KindSet kinds = 0;
};

bool by_walk(Game& game, Side /*side*/, bool ordinary, const Arguments& arguments) {
  if (!ordinary) return false;
  const Piece unit = last_unit(game);
  return !unit.empty() && (arguments.as<WalksAllowed>().kinds >> unit.kind & 1) != 0;
}

bool by_unit(Game& game, Side /*side*/, bool ordinary, const Arguments& arguments) {
  if (!ordinary) return false;
  const Piece unit = last_unit(game);
  return !unit.empty() && std::ranges::any_of(arguments.squares, [&](Square at) {
    return game.diagram().at(at).id == unit.id;
  });
}

bool on_square(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  return ordinary && std::ranges::any_of(arguments.squares, [&](Square at) {
           return contains(game.position().royals(side), at);
         });
}

template <Rulebook::JudgeMate judge>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.own_check = true});
  book.judge_mate(judge, JudgingMates::denies);
}

void enrol_walks(Rulebook& book, Arguments& arguments) {
  WalksAllowed allowed;
  for (const WalkId& walk : arguments.walks) {
    allowed.kinds |= KindSet{1} << book.kinds().enter(walk);
  }
  arguments.derived = std::make_shared<const WalksAllowed>(allowed);
  book.declare({.own_check = true});
  book.judge_mate(by_walk, JudgingMates::denies);
}

constexpr std::string_view source = "github.com/thomas-maeder/popeye/issues/447 (2024)";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"MateByWalk", "MattDurchGangart", "MatParMarche"},
        .summary = {"mate counts only if a unit of one of these walks makes the mating move",
                    "Matt gilt nur, wenn ein Stein einer dieser Gangarten den Mattzug macht",
                    "le mat ne compte que si une pièce d'une de ces marches joue le coup qui mate"},
        .source = source,
        .place = 1101,
        .parameters = {.walks = Parameters::Walks::list},
        .enrol = enrol_walks,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"MateByUnit", "MattDurchStein", "MatParPiece"},
        .summary =
            {"mate counts only if a unit that stood there in the diagram makes the mating move",
             "Matt gilt nur, wenn ein Stein den Mattzug macht, der im Diagramm dort stand",
             "le mat ne compte que si une pièce placée là dans le diagramme joue le coup qui mate"},
        .source = source,
        .place = 1102,
        .parameters = {.squares = Parameters::Squares::list},
        .enrol = enrol<by_unit>,
        .on_diagram = true,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"MateOn", "MattAuf", "MatSur"},
        .summary = {"mate counts only if the mated king stands on one of these squares",
                    "Matt gilt nur, wenn der matte König auf einem dieser Felder steht",
                    "le mat ne compte que si le roi mat se trouve sur une de ces cases"},
        .source = source,
        .place = 1103,
        .parameters = {.squares = Parameters::Squares::list},
        .enrol = enrol<on_square>,
        .secondary = true,
    }},
};

}  // namespace
}  // namespace feerie
