// Options that draw a game by the Laws of Chess. Problems are solved without these draws (Codex for
// Chess Composition, article 17), so each of them is an option.
//
// Draw50: the game is drawn after fifty moves of each side without a capture and without a move of
// a pawn; with `Draw50 100` after a hundred. Under Chess Mutation, where the units called pawns
// also move backwards, their moves count like those of other units.
//
// DrawRepetition: the game is drawn when the same position is on the board for the third time.
//
// Both begin to count in the diagram; what retro analysis proves of the play before it, and the
// number of half-moves in a FEN, counts as well. A mate comes before a draw.
//
// Source: FIDE Laws of Chess (2018), articles 9.2, 9.3.
#include <algorithm>
#include <memory>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr int usual_quiet_moves = 50;
constexpr int most_occurrences = 3;

/// With those that are certain to have been played before the diagram.
bool quiet_moves(Game& game, const Arguments& arguments) {
  const int most = arguments.as<int>();
  const int played = std::min(most, game.ply());
  for (int ply = game.ply() - played; ply < game.ply(); ++ply) {
    if (game.progressed(ply)) return false;
  }
  return played == most || played + game.played_before().quiet_half_moves >= most;
}

bool third_time(Game& game, const Arguments& /*arguments*/) {
  return game.occurrences() >= most_occurrences;
}

void enrol_quiet_moves(Rulebook& book, Arguments& arguments) {
  // No game is as long as this, so a larger number means no more.
  constexpr int largest = 100'000;
  const int moves = std::min(arguments.numbers.front(), largest);
  arguments.derived = std::make_shared<const int>(2 * moves);
  book.declare({.path_dependent = true, .counts_earlier_play = true});
  book.draw(quiet_moves);
}

void enrol_repetition(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.path_dependent = true, .counts_earlier_play = true});
  book.draw(third_time);
}

const Catalogue<GameOption>::Entry draws[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"Draw50", "Remis50", "Nulle50"},
        .summary = {"drawn after fifty moves (or so many) without capture or pawn move",
                    "remis nach fünfzig (oder so vielen) Zügen ohne Schlag und ohne Bauernzug",
                    "nulle après cinquante coups (ou ce nombre) sans prise ni coup de pion"},
        .source = "FIDE Laws of Chess, 9.3",
        .place = 11,
        .enrol = enrol_quiet_moves,
        .usual_number = usual_quiet_moves,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"DrawRepetition", "RemisWiederholung", "NulleRepetition"},
        .summary = {"drawn when the position is there for the third time",
                    "remis, wenn die Stellung zum dritten Mal auf dem Brett steht",
                    "nulle quand la position se présente pour la troisième fois"},
        .source = "FIDE Laws of Chess, 9.2",
        .place = 12,
        .enrol = enrol_repetition,
    }},
};

}  // namespace
}  // namespace feerie
