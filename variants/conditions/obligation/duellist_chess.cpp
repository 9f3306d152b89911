// Duellist chess: a side must go on with the unit that it moved last, its duellist, as long as that
// unit can move legally. If it cannot move, or has been captured, the side may move any unit, which
// then becomes the duellist. In the diagram there are no duellists yet. Any attack on a king is a
// check, whichever unit gives it.
//
// Source: R. Weissauer; BCPS Glossary of Fairy Chess Definitions.
#include "conditions/obligation/choosing_moves.h"
#include "game/catalogue.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// These memory slots hold the square of each side's duellist, counted from 1; 0 if there is none.
struct Slots {
  int of[2];
};

int slot_of(Side side, const Arguments& arguments) {
  return arguments.as<Slots>().of[index(side)];
}

void go_on(Game& game, Candidates& moves, const Arguments& arguments) {
  const std::uint16_t duellist = game.position().memory(slot_of(game.turn(), arguments));
  if (duellist == 0) return;
  prefer(game, moves, [duellist](const Candidate& move) { return move.from + 1 == duellist; });
}

void note_duellists(Play& play, const Arguments& arguments) {
  const Side side = play.side();
  const Square at = play.mover_at();
  const bool stays = at != no_square && play.mover().of(side);
  play.remember(slot_of(side, arguments), static_cast<std::uint16_t>(stays ? at + 1 : 0));
  const int other = slot_of(opposite(side), arguments);
  const std::uint16_t duellist = play.position().memory(other);
  if (duellist == 0) return;
  const bool captured = !play.position().at(static_cast<Square>(duellist - 1)).of(opposite(side));
  if (captured) play.remember(other, 0);
}

void note_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  const Side side = position.turn();
  const Piece& mover = position.at(move.from);
  const auto stays = static_cast<std::uint16_t>(mover.of(side) ? move.to + 1 : 0);
  const int other = slot_of(opposite(side), arguments);
  const std::uint16_t duellist = position.memory(other);
  if (duellist != 0) {
    const auto at = static_cast<Square>(duellist - 1);
    const bool left = at == move.from || at == move.capture;
    const bool there =
        at == move.to ? mover.of(opposite(side)) : !left && position.at(at).of(opposite(side));
    if (!there) position.set_memory(other, 0);
  }
  position.set_memory(slot_of(side, arguments), stays);
}

void enrol(Rulebook& book, Arguments& arguments) {
  const int white = book.reserve();
  arguments.derived = std::make_shared<const Slots>(Slots{{white, book.reserve()}});
  book.declare({.selects_moves = true});
  book.prefer(go_on);
  book.during(Step::account, note_duellists,
              {.remembers = note_plainly, .units = Extent::Units::none});
}

const Catalogue<Condition>::Entry duellist_chess{{
    .names = {"DuellistChess", "Duellantenschach", "Duelliste"},
    .summary =
        {"a side must go on with the unit that it moved last, if that can move",
         "eine Partei muss mit dem Stein weiterziehen, den sie zuletzt gezogen hat, wenn er kann",
         "un camp doit rejouer la pièce qu'il a jouée en dernier, si elle peut jouer"},
    .source = "R. Weissauer; BCPS Glossary of Fairy Chess Definitions",
    .place = 43,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
