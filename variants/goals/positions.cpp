#include <algorithm>
#include <vector>

#include "game/catalogue.h"
#include "game/game.h"

/// These goals are reached when a certain position is on the board.
namespace feerie {
namespace {

/// Does each square hold a unit of the same sort as in the position that play is to reach?
bool position_reached(Game& game, const GoalQuery& /*query*/) {
  const Position* aim = game.rules().aim();
  if (aim == nullptr) return false;
  const Position& now = game.position();
  if (now.of(Side::white) != aim->of(Side::white) || now.of(Side::black) != aim->of(Side::black)) {
    return false;
  }
  for (Bitboard units = now.units(); units != 0;) {
    const Square square = take_first(units);
    const Piece& unit = now.at(square);
    const Piece& wanted = aim->at(square);
    if (unit.kind != wanted.kind || unit.traits != wanted.traits) return false;
  }
  return true;
}

/// Finds the squares of marks that a rule has put on the board, such as imitators: they are kept
/// with the units off the board, but belong to no side.
std::vector<Square> marks(const Position& position) {
  std::vector<Square> squares;
  for (const Kept& kept : position.kept_units()) {
    if (kept.piece.sides == Sides::none) squares.push_back(kept.square);
  }
  std::ranges::sort(squares);
  return squares;
}

/// In play from one position to another such marks must be on the right squares at the end, too.
bool position_and_marks_reached(Game& game, const GoalQuery& query) {
  return position_reached(game, query) && marks(game.position()) == marks(*game.rules().aim());
}

const Catalogue<Goal>::Entry entries[] = {
    Catalogue<Goal>::Entry{
        {.symbol = "dia",
         .sign = "dia",
         .names = {"proof game", "Beweispartie", "partie justificative"},
         .summary =
             {"the diagram is on the board, in play from the game array",
              "das Diagramm ist erreicht, im Spiel von der Partieausgangsstellung aus",
              "le diagramme est atteint, en jouant depuis la position initiale de la partie"},
         .source = "G. Wilts, A. Frolkin, Shortest Proof Games (1991)",
         .place = 18,
         .reached = position_reached}},
    Catalogue<Goal>::Entry{
        {.symbol = "a=>b",
         .sign = "a=>b",
         .names = {"A to B", "A nach B", "A vers B"},
         .summary = {"the second position is on the board, in play from the first one",
                     "die zweite Stellung ist erreicht, im Spiel von der ersten aus",
                     "la seconde position est atteinte, en jouant depuis la première"},
         .source = sources::not_found,
         .place = 19,
         .reached = position_and_marks_reached}},
};

}  // namespace
}  // namespace feerie
