// Take & Make: a unit that captures goes on at once, in the same move, with a step from the square
// of the capture. The step is one that the captured unit could make from there without capturing.
// If there is no such step, the capture is impossible. A pawn promotes where it ends, and cannot
// end on its own base line. For rules about the squares of a move, the move goes from the first
// square to the last one.
//
// Checks are those of orthodox chess: a unit that attacks a king gives check, whether or not it
// could make a step after the capture. With the word Absolute it gives check only if it could.
//
// Source: H. Laue, feenschach 2006; as solved by Popeye 4.104.
#include "conditions/shared/whole_moves.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason made{"step as the captured unit", Style::main};

/// Finds the squares on which the move may end, after the capture has been made.
Bitboard ends_of(Play& play, Square at) {
  const Side side = play.acting_side();
  const Bitboard steps = play.quiet_reach(play.captured().kind, at, opposite(side), at);
  const bool base = play.mover().kind == pawn;
  return base ? steps & ~rank_set(side == Side::white ? 0 : 7) : steps;
}

/// As `ends_of`, before the unit has captured.
Bitboard steps_after(Game& game, const Candidate& move, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const Bitboard lifted = bit(move.from) | bit(move.to);
  if (move.via_to != no_square) return bit(move.via_to) & (position.empty_squares() | lifted);
  const Side side = position.at(move.from).of(game.turn()) ? game.turn() : opposite(game.turn());
  return game.quiet_reach_without(lifted, position.at(move.capture).kind, move.to, opposite(side));
}

void step_on(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square) return;
  const bool checks = play.game().playing_out() && play.captured().royal();
  if (checks && !arguments.has("Absolute")) return;
  const Square decided = play.candidate().via_to;
  const Bitboard ends = decided == no_square ? ends_of(play, at) : bit(decided);
  if (ends == 0) return play.reject();
  const Square to = play.choose_square(ends);
  if (to != no_square && to != at) play.move(at, to, made);
}

void enrol(Rulebook& book, Arguments& arguments) {
  book.declare({.carries_capturers = true, .restricts_moves = true});
  if (arguments.has("Absolute")) {
    book.declare({.restricts_observation = true});
    book.checks_must_be_playable();
  }
  book.during(Step::movement, step_on,
              {.captures_only = true,
               .units = Extent::Units::mover,
               .ends = steps_after,
               .ends_only = true});
  if (book.facts().selects_moves || !book.move_restrictions().empty()) see_whole_moves(book);
}

std::string no_words(const Arguments& /*arguments*/, Language /*language*/) {
  return {};
}

constexpr std::string_view words[] = {"Absolute"};

const Catalogue<Condition>::Entry take_and_make{{
    .names = {"Take&MakeChess", "Take&MakeSchach", "Take&MakeEchecs"},
    .summary = {"a unit that captures goes on at once as the captured unit moves without capture",
                "ein schlagender Stein zieht sogleich ohne Schlag weiter wie der geschlagene",
                "une pièce qui prend continue aussitôt par un coup sans prise selon la marche de "
                "la pièce prise"},
    .source = "H. Laue, feenschach 2006",
    .place = 150,
    .parameters = {.words = words},
    .enrol = enrol,
    .caption = no_words,
}};

}  // namespace
}  // namespace feerie
