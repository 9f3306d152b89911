// Back Home: a side that can bring one of its units back to the square on which the unit stood in
// the diagram must do so. It chooses if there are several such moves. Kings go home too; a capture
// on the square is a way to come back. An attack on a king is a check only if the side would be
// free to capture the king: by a move home, or because no unit could go home legally.
//
// Source: example: N. Dupont, France-Echecs 2013; as solved by Popeye 4.104.
#include <memory>
#include <vector>

#include "conditions/obligation/choosing_moves.h"
#include "conditions/obligation/obliged_checks.h"
#include "conditions/shared/whole_moves.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The square in the diagram of each unit, by its number.
using Homes = std::vector<Square>;

Homes homes_of(const Position& diagram) {
  Homes homes;
  for (Bitboard units = diagram.units(); units != 0;) {
    const Square at = take_first(units);
    const std::size_t id = diagram.at(at).id;
    if (id >= homes.size()) homes.resize(id + 1, no_square);
    homes[id] = at;
  }
  return homes;
}

bool leads_home(const Game& game, const Homes& homes, const Candidate& move) {
  if (move.from == no_square || move.end() == move.from) return false;
  const std::size_t id = game.position().at(move.from).id;
  return id != 0 && id < homes.size() && homes[id] == move.end();
}

void go_home(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Homes homes = homes_of(game.diagram());
  prefer(game, moves, [&](const Candidate& move) { return leads_home(game, homes, move); });
}

/// Is the capture of the king one of the moves that the side may play?
bool obliged_capture(Game& game, const Candidate& capture, Side side,
                     const Arguments& /*arguments*/) {
  const Homes homes = homes_of(game.diagram());
  if (leads_home(game, homes, capture)) return true;
  return !is_obliged(game, side, [&](const Candidate& move) {
    return leads_home(game, homes, move) && is_legal(game, move);
  });
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_observation = true, .selects_moves = true, .follows_units = true});
  see_whole_moves(book);
  book.prefer(go_home);
  book.restrict_move(obliged_capture, checks_only);
}

const Catalogue<Condition>::Entry back_home{{
    .names = {"BackHome", "NachHause", "Retour"},
    .summary = {"a unit that can return to its square in the diagram must do so",
                "ein Stein, der auf sein Feld im Diagramm zurückkehren kann, muss es tun",
                "une pièce qui peut revenir sur sa case du diagramme doit le faire"},
    .source = "example: N. Dupont, France-Echecs 2013",
    .place = 187,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
