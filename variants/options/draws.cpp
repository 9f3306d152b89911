// Draws by the Laws of Chess. Problems are solved without them (Codex for Chess Composition,
// articles 17 and 17A); each is an option.
//
// Draw50: the game is drawn after fifty moves of each side without a capture and without the move
// of a pawn. DrawRepetition: when the same position is on the board for the third time.
// DeadPosition: when no play can lead to mate, as far as the units left tell: two kings, and
// besides one knight, or bishops of squares of one colour. All count from the diagram, and a mate
// comes before a draw.
//
// Source: FIDE Laws of Chess (2018), articles 5.2.2, 9.2, 9.3.
#include <algorithm>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr int most_quiet_plies = 100;
constexpr int most_occurrences = 3;

/// Has the move captured, or was it a pawn's?
bool progresses(const Game& game, int ply) {
  return std::ranges::any_of(game.effects_of(ply), [&](const Effect& effect) {
    const bool by_pawn =
        effect.op == Effect::Op::move && game.rules().kinds()[effect.before.kind].traits.pawn;
    return by_pawn || effect.op == Effect::Op::remove;
  });
}

bool fifty_moves(Game& game, const Arguments& /*arguments*/) {
  if (game.ply() < most_quiet_plies) return false;
  for (int ply = game.ply() - most_quiet_plies; ply < game.ply(); ++ply) {
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

void enrol_dead_position(Rulebook& book) {
  // Where other rules are in force, the units left tell nothing.
  if (!(book.facts() == Facts{}) || book.acts_at_all() || !book.decisions().empty()) {
    book.object("DeadPosition is known of the orthodox game only");
  }
  book.draw(nobody_can_mate);
}

void enrol_fifty_moves(Rulebook& book) {
  book.declare({.path_dependent = true});
  book.draw(fifty_moves);
}

void enrol_repetition(Rulebook& book) {
  book.declare({.path_dependent = true});
  book.draw(third_time);
}

const Catalogue<GameOption>::Entry draws[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"DeadPosition", "ToteStellung", "PositionMorte"},
        .summary = "drawn when the units left cannot mate",
        .source = "FIDE Laws of Chess, 5.2.2",
        .place = 10,
        .enrol = enrol_dead_position,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"Draw50", "Remis50", "Nulle50"},
        .summary = "drawn after fifty moves without capture or pawn move",
        .source = "FIDE Laws of Chess, 9.3",
        .place = 11,
        .enrol = enrol_fifty_moves,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"DrawRepetition", "RemisWiederholung", "NulleRepetition"},
        .summary = "drawn when the position is there for the third time",
        .source = "FIDE Laws of Chess, 9.2",
        .place = 12,
        .enrol = enrol_repetition,
    }},
};

}  // namespace
}  // namespace feerie
