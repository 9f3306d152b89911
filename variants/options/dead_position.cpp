// DeadPosition: the game is drawn, and play ends, as soon as no play at all can lead to mate any
// more.
//
// It does not matter how bad the moves are that would lead to mate. A position is dead for want of
// units that can mate, because pawns block the board for ever, or because all that can be played is
// forced: when the only moves left capture the last unit that could mate, the game has ended
// before. A mate or stalemate that is on the board has come about, as the position before was
// alive.
//
// Whether a position is dead is proved by going through all that can be played; where that is more
// than a bound of 500,000 positions, the position counts as alive.
//
// Source: FIDE Laws of Chess (2018), article 5.2.2. Problems are solved without it unless they say
// so (Codex for Chess Composition, article 17A, Ostróda 2015). What follows from it for problems
// was found by A. Buchanan and told by R. Turnbull, "Dead Reckoning" (The Problemist, July 2001).
#include <memory>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"
#include "options/liveness.h"

namespace feerie {
namespace {

bool dead(Game& game, const Arguments& arguments) {
  return arguments.as<std::shared_ptr<Liveness>>()->proved_dead(game.position());
}

constexpr Message<> orthodox_only{"DeadPosition is known of the orthodox game only",
                                  "ToteStellung ist nur im orthodoxen Schach bekannt",
                                  "PositionMorte n'est connue qu'aux échecs orthodoxes"};

void enrol_dead_position(Rulebook& book, Arguments& arguments) {
  // Under other rules the orthodox moves do not tell whether there can be a mate.
  if (!(book.facts() == Facts{}) || book.acts_at_all() || !book.decisions().empty()) {
    book.object(orthodox_only);
  }
  const auto plain = std::make_shared<Rulebook>();
  plain->castling() = book.castling();
  plain->compile();
  arguments.derived =
      std::make_shared<const std::shared_ptr<Liveness>>(std::make_shared<Liveness>(plain));
  book.draw(dead);
}

const Catalogue<GameOption>::Entry option{{
    .names = {"DeadPosition", "ToteStellung", "PositionMorte"},
    .summary = {"play ends when no play at all can lead to mate any more",
                "das Spiel endet, sobald keine Zugfolge mehr zu einem Matt führen kann",
                "le jeu finit dès qu'aucune suite de coups ne peut plus mener au mat"},
    .source = "FIDE Laws of Chess, 5.2.2; Codex for Chess Composition, 17A",
    .place = 10,
    .enrol = enrol_dead_position,
}};

}  // namespace
}  // namespace feerie
