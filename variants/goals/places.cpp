#include <algorithm>
#include <bit>

#include "core/rays.h"
#include "game/catalogue.h"
#include "game/game.h"

/// These goals depend on where units stand, now and in the diagram.
namespace feerie {
namespace {

/// Returns the square on which the unit that has just moved stands now; `no_square` if it is gone,
/// or if no unit moved.
Square mover_square(const Game& game) {
  if (game.ply() == 0) return no_square;
  std::uint16_t mover = 0;
  for (const Effect& effect : game.last_effects()) {
    const bool swapped = effect.op == Effect::Op::swap;
    if ((effect.op == Effect::Op::move || swapped) && effect.from == game.last_move().from) {
      mover = effect.before.id;
      break;
    }
    if (swapped && effect.to == game.last_move().from) {
      mover = effect.after.id;
      break;
    }
  }
  // Units that a rule has made during play have no number by which they could be found.
  if (mover == 0) return game.last_mover_at();
  for (Bitboard units = game.position().units(); units != 0;) {
    const Square square = take_first(units);
    if (game.position().at(square).id == mover) return square;
  }
  return no_square;
}

/// Finds the squares on which the last move put a captured or capturing unit back.
Bitboard rebirth_squares(const Game& game) {
  Bitboard squares = 0;
  if (game.ply() == 0) return squares;
  for (const Effect& effect : game.last_effects()) {
    if (effect.op == Effect::Op::add) squares |= bit(effect.to);
  }
  return squares;
}

/// Does the unit stand where it stood in the diagram?
bool is_home(const Game& game, Square square) {
  const std::uint16_t unit = game.position().at(square).id;
  return unit != 0 && game.diagram().at(square).id == unit;
}

/// Has the unit on the square changed places with another one, which now belongs to the side?
bool has_exchanged(const Game& game, Square square, Side side) {
  const Piece& unit = game.position().at(square);
  const Piece& other = game.diagram().at(square);
  if (other.empty() || other.id == unit.id) return false;
  for (Bitboard units = game.diagram().units(); units != 0;) {
    const Square home = take_first(units);
    if (game.diagram().at(home).id != unit.id) continue;
    const Piece& there = game.position().at(home);
    return there.id == other.id && there.of(side);
  }
  return false;
}

bool any_of(Bitboard squares, const Game& game, bool (*test)(const Game&, Square)) {
  while (squares != 0) {
    if (test(game, take_first(squares))) return true;
  }
  return false;
}

bool target_reached(Game& game, const GoalQuery& query) {
  return mover_square(game) == query.target;
}

bool circuit(Game& game, const GoalQuery& /*query*/) {
  const Square square = mover_square(game);
  return square != no_square && is_home(game, square);
}

bool circuit_by_rebirth(Game& game, const GoalQuery& /*query*/) {
  return any_of(rebirth_squares(game), game, is_home);
}

/// A side reaches this goal with two units that are its own when it moves, whichever side the unit
/// that moves belongs to afterwards.
bool exchange(Game& game, const GoalQuery& query) {
  const Square square = mover_square(game);
  return square != no_square && has_exchanged(game, square, query.side);
}

/// With a rebirth the units of either side can reach this goal.
bool exchange_by_rebirth(Game& game, const GoalQuery& /*query*/) {
  return any_of(rebirth_squares(game), game, [](const Game& asked, Square square) {
    const Piece& reborn = asked.position().at(square);
    return (reborn.of(Side::white) && has_exchanged(asked, square, Side::white)) ||
           (reborn.of(Side::black) && has_exchanged(asked, square, Side::black));
  });
}

bool far_rank(Game& game, const GoalQuery& query) {
  const Square square = mover_square(game);
  return square != no_square && relative_rank(square, query.side) == 7;
}

/// Does the unit that has moved stand next to the unit that stood on the target square in the
/// diagram, and has that unit no other neighbour?
bool kiss(Game& game, const GoalQuery& query) {
  const Square mover = mover_square(game);
  const std::uint16_t kissed = game.diagram().at(query.target).id;
  if (mover == no_square || kissed == 0 || game.position().at(mover).id == kissed) return false;
  for (Bitboard near = rays::tables.king[mover] & game.position().units(); near != 0;) {
    const Square square = take_first(near);
    if (game.position().at(square).id != kissed) continue;
    return (rays::tables.king[square] & game.position().units()) == bit(mover);
  }
  return false;
}

const Catalogue<Goal>::Entry entries[] = {
    Catalogue<Goal>::Entry{{.symbol = "z",
                            .sign = "z",
                            .names = {"target square", "Zielfeld", "case cible"},
                            .summary = {"the unit that has moved stands on the target square",
                                        "der gezogene Stein steht auf dem Zielfeld",
                                        "la pièce jouée se trouve sur la case cible"},
                            .source = sources::not_found,
                            .place = 7,
                            .reached = target_reached,
                            .needs_square = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "ctr",
         .sign = "",
         .names = {"circuit by rebirth", "Rundlauf durch Wiedergeburt", "circuit par renaissance"},
         .summary = {"a unit is reborn on the square where it stood in the diagram",
                     "ein Stein wird dort wiedergeboren, wo er im Diagramm stand",
                     "une pièce renaît sur la case qu'elle occupait dans le diagramme"},
         .source = sources::not_found,
         .place = 12,
         .reached = circuit_by_rebirth,
         .follows_units = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "ct",
         .sign = "",
         .names = {"circuit", "Rundlauf", "circuit"},
         .summary = {"the unit that has moved is back where it stood in the diagram",
                     "der gezogene Stein steht wieder dort, wo er im Diagramm stand",
                     "la pièce jouée est revenue sur sa case du diagramme"},
         .source = sources::not_found,
         .place = 13,
         .reached = circuit,
         .follows_units = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "<>r",
         .sign = "",
         .names = {"exchange of places by rebirth", "Platzwechsel durch Wiedergeburt",
                   "échange de places par renaissance"},
         .summary =
             {"a reborn unit and another one of its side have changed places since the diagram",
              "ein wiedergeborener Stein und ein anderer seiner Partei haben seit dem Diagramm die "
              "Plätze getauscht",
              "une pièce renée et une autre de son camp ont échangé leurs places depuis le "
              "diagramme"},
         .source = sources::not_found,
         .place = 14,
         .reached = exchange_by_rebirth,
         .follows_units = true}},
    Catalogue<Goal>::Entry{{.symbol = "<>",
                            .sign = "",
                            .names = {"exchange of places", "Platzwechsel", "échange de places"},
                            .summary = {"the unit that has moved and another one of its side have "
                                        "changed places since the diagram",
                                        "der gezogene Stein und ein anderer seiner Partei haben "
                                        "seit dem Diagramm die Plätze getauscht",
                                        "la pièce jouée et une autre de son camp ont échangé leurs "
                                        "places depuis le diagramme"},
                            .source = sources::not_found,
                            .place = 15,
                            .reached = exchange,
                            .follows_units = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "c81",
         .sign = "c81",
         .names = {"far rank", "letzte Reihe", "dernière rangée"},
         .summary = {"the unit that has moved stands on the last rank of its side",
                     "der gezogene Stein steht auf der letzten Reihe seiner Partei",
                     "la pièce jouée se trouve sur la dernière rangée de son camp"},
         .source = sources::not_found,
         .place = 20,
         .reached = far_rank}},
    Catalogue<Goal>::Entry{{.symbol = "k",
                            .sign = "",
                            .names = {"kiss", "Kuss", "baiser"},
                            .summary = {"the unit that has moved is the only neighbour of the one "
                                        "that stood on the square in the diagram",
                                        "der gezogene Stein ist der einzige Nachbar dessen, der im "
                                        "Diagramm auf dem Feld stand",
                                        "la pièce jouée est la seule voisine de celle qui occupait "
                                        "la case dans le diagramme"},
                            .source = sources::not_found,
                            .place = 21,
                            .reached = kiss,
                            .needs_square = true,
                            .follows_units = true}},
};

}  // namespace
}  // namespace feerie
