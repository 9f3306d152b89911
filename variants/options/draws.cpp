// Options that draw a game by the Laws of Chess. Problems are solved without these draws (Codex for
// Chess Composition, articles 17 and 17A), so each of them is an option.
//
// Draw50: the game is drawn after fifty moves of each side without a capture and without a move of
// a pawn; with `Draw50 100` after a hundred. Under Chess Mutation, where the units called pawns
// also move backwards, their moves count like those of other units.
//
// DrawRepetition: the game is drawn when the same position is on the board for the third time.
//
// DeadPosition: the game is drawn when no play can lead to mate, as far as the units left can tell:
// there are only two kings, or besides them one knight, or bishops on squares of one colour.
//
// All three begin to count in the diagram, and a mate comes before a draw.
//
// Source: FIDE Laws of Chess (2018), articles 5.2.2, 9.2, 9.3.
#include <algorithm>
#include <memory>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr int usual_quiet_moves = 50;
constexpr int most_occurrences = 3;

/// Has the move captured, or was it a move of a pawn?
bool progresses(const Game& game, int ply) {
  const bool pawns = !game.rules().facts().without_pawns;
  return std::ranges::any_of(game.effects_of(ply), [&](const Effect& effect) {
    const bool by_pawn = pawns && effect.op == Effect::Op::move &&
                         game.rules().kinds()[effect.before.kind].traits.pawn;
    return by_pawn || effect.op == Effect::Op::remove;
  });
}

bool quiet_moves(Game& game, const Arguments& arguments) {
  const int most = arguments.as<int>();
  if (game.ply() < most) return false;
  for (int ply = game.ply() - most; ply < game.ply(); ++ply) {
    if (progresses(game, ply)) return false;
  }
  return true;
}

bool third_time(Game& game, const Arguments& /*arguments*/) {
  return game.occurrences() >= most_occurrences;
}

bool nobody_can_mate(Game& game, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const Bitboard knights = position.of(knight);
  const Bitboard bishops = position.of(bishop);
  if (position.units() != (position.of(king) | knights | bishops)) return false;
  if (bishops == 0) return count_of(knights) <= 1;
  const bool one_colour = (bishops & light_squares) == 0 || (bishops & ~light_squares) == 0;
  return knights == 0 && one_colour;
}

constexpr Message<> orthodox_only{"DeadPosition is known of the orthodox game only",
                                  "ToteStellung ist nur im orthodoxen Schach bekannt",
                                  "PositionMorte n'est connue qu'aux échecs orthodoxes"};

void enrol_dead_position(Rulebook& book, Arguments& /*arguments*/) {
  // Where other rules are in force, the units that are left do not tell whether there can be a
  // mate.
  if (!(book.facts() == Facts{}) || book.acts_at_all() || !book.decisions().empty()) {
    book.object(orthodox_only);
  }
  book.draw(nobody_can_mate);
}

void enrol_quiet_moves(Rulebook& book, Arguments& arguments) {
  // No game is as long as this, so a larger number means no more.
  constexpr int largest = 100'000;
  const int moves = std::min(arguments.numbers.front(), largest);
  arguments.derived = std::make_shared<const int>(2 * moves);
  book.declare({.path_dependent = true});
  book.draw(quiet_moves);
}

void enrol_repetition(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.path_dependent = true});
  book.draw(third_time);
}

const Catalogue<GameOption>::Entry draws[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"DeadPosition", "ToteStellung", "PositionMorte"},
        .summary = {"drawn when the units left cannot mate",
                    "remis, wenn die verbliebenen Steine nicht mattsetzen können",
                    "nulle quand les pièces restantes ne peuvent pas mater"},
        .source = "FIDE Laws of Chess, 5.2.2",
        .place = 10,
        .enrol = enrol_dead_position,
    }},
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
