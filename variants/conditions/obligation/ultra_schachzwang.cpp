// Ultra-Schachzwang: the side may do nothing but give check; if it cannot, it has no move. It is
// mated only if it could not escape from check without this obligation either.
//
// Without a side in its name the condition holds for the side that defends.
//
// Source: as solved by Popeye 4.104 (WhiteUltraSchachZwang, BlackUltraSchachZwang).
#include <algorithm>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Has the side just moved without giving check? A capture of a king need not give check.
bool misses_check(Game& game, const Arguments& arguments) {
  const Side mover = opposite(game.turn());
  return mover == arguments.side && game.ply() > 0 && !game.playing_out() &&
         !game.in_check(game.turn());
}

/// A checked side is mated only if none of its moves leads out of check, whether or not they give
/// check.
bool cannot_escape(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  if (!ordinary || side != arguments.side) return ordinary;
  const Game::Judging any_move(game, Legality::any);
  Candidates moves;
  game.generate_unselected(moves);
  return std::ranges::all_of(moves, [&](const Candidate& move) {
    return game.outcomes(move, [&](const Move&) { return game.in_check(side); });
  });
}

void oblige(Rulebook& book, Arguments& arguments, Side side) {
  arguments.side = side;
  book.declare({.restricts_moves = true, .own_check = true});
  book.forbid_after(misses_check);
  book.must_check(side);
  book.judge_mate(cannot_escape, JudgingMates::denies);
}

template <Side side>
void enrol(Rulebook& book, Arguments& arguments) {
  oblige(book, arguments, side);
}

void enrol_defender(Rulebook& book, Arguments& arguments) {
  oblige(book, arguments, book.defender());
}

constexpr std::string_view source = "BCPS Glossary of Fairy Chess Definitions, 240";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"UltraSchachZwang", "UltraSchachZwang", "UltraSchachZwang"},
         .summary = {"the defending side may do nothing but give check",
                     "die verteidigende Partei darf nichts als Schach bieten",
                     "le camp qui se défend ne peut que donner échec"},
         .source = source,
         .place = 0,
         .enrol = enrol_defender,
         .secondary = true}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackUltraSchachZwang", "SchwarzerUltraSchachZwang", "NoirUltraSchachZwang"},
         .summary = {"Black may do nothing but give check", "Schwarz darf nichts als Schach bieten",
                     "les Noirs ne peuvent que donner échec"},
         .source = source,
         .place = 120,
         .enrol = enrol<Side::black>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteUltraSchachZwang", "WeisserUltraSchachZwang", "BlancUltraSchachZwang"},
         .summary = {"White may do nothing but give check", "Weiß darf nichts als Schach bieten",
                     "les Blancs ne peuvent que donner échec"},
         .source = source,
         .place = 121,
         .enrol = enrol<Side::white>}},
};

}  // namespace
}  // namespace feerie
