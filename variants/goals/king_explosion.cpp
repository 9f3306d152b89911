// This file holds the goals of games that are not won by mate.
#include <algorithm>

#include "game/game.h"

namespace feerie {
namespace {

/// Has the move taken the king of the other side off the board, in whatever way?
bool king_destroyed(Game& game, const GoalQuery& query) {
  const Side victim = opposite(query.side);
  if (game.position().royals(victim) != 0) return false;
  return std::ranges::any_of(game.last_effects(), [victim](const Effect& effect) {
    return effect.op == Effect::Op::remove && effect.before.royal() && effect.before.of(victim);
  });
}

/// Do the rules of the game say that the side that has just moved has won?
bool game_won(Game& game, const GoalQuery& query) {
  return game.outcome() == win_of(query.side);
}

/// Do the rules of the game say that it is drawn? Stalemate is such a draw too.
bool game_drawn(Game& game, const GoalQuery& /*query*/) {
  return game.outcome() == Outcome::drawn;
}

const Catalogue<Goal>::Entry goals[] = {
    Catalogue<Goal>::Entry{{
        .symbol = "kx",
        .synonym = "kx!",
        .sign = "kx",
        .names = {"king explosion", "Königsexplosion", "explosion du roi"},
        .summary = {"the move has destroyed the enemy king",
                    "der Zug hat den feindlichen König zerstört",
                    "le coup a détruit le roi adverse"},
        .source = "lichess.org/variant/atomic",
        .place = 201,
        .reached = king_destroyed,
        .requires_capture = true,
    }},
    Catalogue<Goal>::Entry{{
        .symbol = "win",
        .sign = "win",
        .names = {"win by the rules of the game", "Gewinn nach den Spielregeln",
                  "gain selon les règles du jeu"},
        .summary = {"the side that has just moved has won by the rules of the game",
                    "die Partei, die gezogen hat, hat nach den Spielregeln gewonnen",
                    "le camp qui a joué a gagné selon les règles du jeu"},
        .source = sources::own,
        .place = 202,
        .reached = game_won,
    }},
    Catalogue<Goal>::Entry{{
        .symbol = "drawn",
        .sign = "drawn",
        .names = {"draw by the rules of the game", "Remis nach den Spielregeln",
                  "nulle selon les règles du jeu"},
        .summary = {"the game is drawn by its rules, by stalemate too",
                    "die Partie ist nach den Spielregeln remis, auch durch Patt",
                    "la partie est nulle selon ses règles, par pat aussi"},
        .source = sources::own,
        .place = 203,
        .reached = game_drawn,
    }},
};

}  // namespace
}  // namespace feerie
