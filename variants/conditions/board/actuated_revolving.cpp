// Actuated Revolving Board: after each move the whole board turns clockwise by a quarter, with all
// units on it (a1 goes to a8, a8 to h8). The turn is the last thing that happens: the consequences
// of a check, for example, are those of the position before the turn. A unit that the turn has
// moved cannot castle. A pawn that has made a double step can be captured en passant; the square
// that it passed turns as well.
//
// Actuated Revolving Centre: only the four squares in the middle turn, and only after a move that
// starts or ends on one of them. Where a capturing unit goes on within the same move, the square of
// the capture does not count.
//
// Source: V. Sibahi, C. Lytton: Variant Chess 1999; as solved by Popeye 4.104.
#include <array>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason turned{"turn of the board", Style::silent};

constexpr Square clockwise(Square square) {
  return make_square(rank_of(square), 7 - file_of(square));
}

void exchange(Play& play, Square a, Square b) {
  const bool on_a = !play.position().at(a).empty();
  const bool on_b = !play.position().at(b).empty();
  if (on_a && on_b) {
    play.swap(a, b, turned);
  } else if (on_a) {
    play.move(a, b, turned);
  } else if (on_b) {
    play.move(b, a, turned);
  }
}

/// Turns the units on the squares by a quarter. The set must be one that the turn leads into
/// itself: the whole board or the centre.
void turn(Play& play, Bitboard squares) {
  for (Bitboard fresh = play.position().state().fresh & squares; fresh != 0;) {
    play.lose_right(take_first(fresh));
  }
  const State& state = play.position().state();
  if (state.ep_squares != 0) {
    const auto to = [squares](Square at) { return contains(squares, at) ? clockwise(at) : at; };
    play.open_to_en_passant(bit(to(first_of(state.ep_squares))), to(state.ep_victim));
  }
  while (squares != 0) {
    const Square first = take_first(squares);
    for (Square next = clockwise(first); next != first; next = clockwise(next)) {
      squares &= ~bit(next);
      exchange(play, first, next);
    }
  }
}

void turn_board(Play& play, const Arguments& /*arguments*/) {
  turn(play, all_squares);
}

void turn_centre(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  const Square end = play.captures() ? end_of_move(play.effects(), move.from) : move.to;
  for (const Square square : {move.from, end}) {
    if (square != no_square && contains(centre_squares, square)) return turn(play, centre_squares);
  }
}

bool unless_central(const Game& /*game*/, const Candidate& move, const Arguments& /*arguments*/) {
  return ((bit(move.from) | bit(move.to)) & centre_squares) == 0;
}

void enrol_board(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true});
  book.during(Step::account, turn_board);
}

void enrol_centre(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true});
  book.during(Step::account, turn_centre, {.idle = unless_central});
}

constexpr std::string_view source = "Variant Chess 1999";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"ActuatedRevolvingBoard", "ActuatedRevolvingBoard", "ActuatedRevolvingBoard"},
        .summary = {"after each move the board turns by a quarter",
                    "nach jedem Zug dreht sich das Brett um ein Viertel",
                    "après chaque coup, l'échiquier tourne d'un quart de tour"},
        .source = source,
        .place = 109,
        .enrol = enrol_board,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"ActuatedRevolvingCentre", "ActuatedRevolvingCentre", "ActuatedRevolvingCentre"},
        .summary =
            {"after each move to or from the four central squares these turn by a quarter",
             "nach jedem Zug auf oder von den vier Zentralfeldern drehen sich diese um ein Viertel",
             "après chaque coup vers ou depuis les quatre cases centrales, celles-ci tournent d'un "
             "quart de tour"},
        .source = source,
        .place = 122,
        .enrol = enrol_centre,
    }},
};

}  // namespace
}  // namespace feerie
