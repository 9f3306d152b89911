#include <algorithm>

#include "game/catalogue.h"
#include "game/game.h"

/// These goals depend only on the move that was just played.
namespace feerie {
namespace {

const Candidate* last_move(const Game& game) {
  return game.ply() == 0 ? nullptr : &game.last_move();
}

bool capture(Game& game, const GoalQuery& /*query*/) {
  const Candidate* move = last_move(game);
  return move != nullptr && move->captures();
}

/// Does the effect put a unit back on the board, or below a square from which it will come back?
bool is_rebirth(const Effect& effect) {
  return effect.op == Effect::Op::add ||
         (effect.op == Effect::Op::keep && effect.why->style == Style::sunk);
}

/// Has the move captured a unit that was not put back afterwards? Others that come back with the
/// same move, as ghosts do, make no difference.
bool win_a_piece(Game& game, const GoalQuery& query) {
  if (!capture(game, query)) return false;
  const std::span<const Effect> effects = game.last_effects();
  const Square at = game.last_move().capture;
  const auto taken = std::ranges::find_if(effects, [at](const Effect& effect) {
    return effect.op == Effect::Op::remove && effect.from == at;
  });
  return taken == effects.end() || std::ranges::none_of(effects, [&](const Effect& effect) {
           return is_rebirth(effect) && effect.after.id == taken->before.id;
         });
}

bool en_passant(Game& game, const GoalQuery& /*query*/) {
  const Candidate* move = last_move(game);
  return move != nullptr && move->type == MoveType::en_passant;
}

bool castling(Game& game, const GoalQuery& /*query*/) {
  const Candidate* move = last_move(game);
  return move != nullptr && move->type == MoveType::castling;
}

bool any_move(Game& game, const GoalQuery& /*query*/) {
  return game.ply() > 0;
}

const Catalogue<Goal>::Entry entries[] = {
    Catalogue<Goal>::Entry{
        {.symbol = "x",
         .sign = "x",
         .names = {"capture", "Schlag", "prise"},
         .summary = {"the move captures", "der Zug schlägt", "le coup est une prise"},
         .source = sources::not_found,
         .place = 9,
         .reached = capture,
         .requires_capture = true}},
    Catalogue<Goal>::Entry{{.symbol = "%",
                            .sign = "%",
                            .names = {"gain of a unit", "Steingewinn", "gain de pièce"},
                            .summary = {"the move captures a unit that is not reborn",
                                        "der Zug schlägt einen Stein, der nicht wiedergeboren wird",
                                        "le coup prend une pièce qui ne renaît pas"},
                            .source = sources::not_found,
                            .place = 10,
                            .reached = win_a_piece,
                            .requires_capture = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "ep",
         .sign = "",
         .names = {"en passant capture", "en-passant-Schlag", "prise en passant"},
         .summary = {"the move captures en passant", "der Zug schlägt en passant",
                     "le coup est une prise en passant"},
         .source = "FIDE Laws of Chess, 3.7.3",
         .place = 11,
         .reached = en_passant,
         .requires_capture = true}},
    Catalogue<Goal>::Entry{
        {.symbol = "00",
         .sign = "",
         .names = {"castling", "Rochade", "roque"},
         .summary = {"the move is castling", "der Zug ist eine Rochade", "le coup est un roque"},
         .source = "FIDE Laws of Chess, 3.8.2",
         .place = 16,
         .reached = castling}},
    Catalogue<Goal>::Entry{
        {.symbol = "~",
         .sign = "",
         .names = {"any move", "beliebiger Zug", "coup quelconque"},
         .summary = {"every move reaches it", "jeder Zug erreicht es", "tout coup l'atteint"},
         .source = sources::not_found,
         .place = 17,
         .reached = any_move}},
};

}  // namespace
}  // namespace feerie
