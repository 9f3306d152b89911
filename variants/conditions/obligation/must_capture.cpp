// Must Capture: the side has to capture if it has a legal capture.
//
// Exact: the side has to capture if it has any capture, legal or not, so that it has no move if all
// captures leave its king attacked. Then it is neither mated nor stalemated if it could move
// without this obligation.
//
// Ultra: the side may do nothing but capture.
//
// Attacks on kings are checks whatever the side is obliged to do.
//
// Source: as solved by Popeye 4.104 (BlackMustCapture, WhiteMustCapture).
#include <algorithm>
#include <functional>

#include "conditions/obligation/choosing_moves.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool captures(const Candidate& move) {
  return move.captures();
}

void capture_if_possible(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() == arguments.side) prefer(game, moves, captures);
}

void capture_anyhow(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side || std::ranges::none_of(moves, captures)) return;
  std::erase_if(moves, std::not_fn(captures));
}

bool captures_only(Game& /*game*/, const Candidate& move, Side side, const Arguments& arguments) {
  return side != arguments.side || move.captures();
}

template <Side side>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  if (arguments.has("ultra")) {
    book.declare({.restricts_moves = true});
    book.restrict_move(captures_only, moves_only);
    return;
  }
  book.declare({.selects_moves = true});
  if (!arguments.has("exact")) return book.prefer(capture_if_possible, only(side));
  book.declare({.own_check = true});
  book.select(capture_anyhow, only(side));
  book.judge_mate(cannot_move_anyhow, JudgingMates::denies);
  book.judge_stalemate(cannot_move_anyhow);
}

constexpr std::string_view words[] = {"exact", "ultra"};
constexpr std::string_view source = sources::not_found;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"BlackMustCapture", "SchwarzerSchlagzwang", "NoirPriseForce"},
         .summary = {"Black must capture if he can", "Schwarz muss schlagen, wenn er kann",
                     "les Noirs doivent prendre s'ils le peuvent"},
         .source = source,
         .place = 37,
         .parameters = {.words = words},
         .enrol = enrol<Side::black>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteMustCapture", "WeisserSchlagzwang", "BlancPriseForce"},
         .summary = {"White must capture if he can", "Weiß muss schlagen, wenn er kann",
                     "les Blancs doivent prendre s'ils le peuvent"},
         .source = source,
         .place = 38,
         .parameters = {.words = words},
         .enrol = enrol<Side::white>}},
};

}  // namespace
}  // namespace feerie
