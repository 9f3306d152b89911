// Role Exchange: instead of a move White may exchange the roles of the two sides. Who had the white
// units goes on with the black ones and the other way round; to tell so, the board is turned by
// half and all units change sides, so that White is still the side of which the stipulation speaks.
// Then Black is on move. A number behind the name is how often this can happen in a line of play.
//
// The exchange is impossible if it leaves the new white king attacked. It is no move of a unit:
// White is mated or stalemated if he has nothing else, but may exchange the roles all the same,
// even in check. Units that have changed over cannot castle any more; a capture en passant lapses.
// What belongs to the board, such as a hole, stays where it is, and so does the square of a goal.
//
// Source: as solved by Popeye 4.104; examples: W. Erben.
#include <array>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr std::string_view name = "RoleExchange";
constexpr Reason told{"exchange of roles", Style::spoken, name};
constexpr Reason turned{"exchange of roles", Style::silent};

/// The memory slot that counts the exchanges; -1 where they are not limited.
struct Counter {
  int slot;
};

bool is_exchange(const Candidate& move) {
  return move.type == MoveType::null && move.extra == static_cast<std::uint16_t>(Pass::replaced);
}

void offer(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != Side::white) return;
  const int slot = arguments.as<Counter>().slot;
  if (slot >= 0 && game.position().memory(slot) >= arguments.numbers.front()) return;
  Candidate exchange;
  exchange.type = MoveType::null;
  exchange.extra = static_cast<std::uint16_t>(Pass::replaced);
  moves.push_back(exchange);
}

Piece changed_over(Piece unit) {
  unit.sides = swapped(unit.sides);
  return unit;
}

void exchange_units(Play& play, Square a, Square b) {
  const bool on_a = !play.position().at(a).empty();
  const bool on_b = !play.position().at(b).empty();
  if (on_a && on_b) {
    play.swap(a, b, turned);
    for (const Square at : {a, b}) play.alter(at, changed_over(play.position().at(at)), turned);
  } else if (on_a) {
    play.move_as(a, b, changed_over(play.position().at(a)), turned);
  } else if (on_b) {
    play.move_as(b, a, changed_over(play.position().at(b)), turned);
  }
}

void exchange_roles(Play& play, const Arguments& arguments) {
  if (!is_exchange(play.candidate())) return;
  for (Bitboard fresh = play.position().state().fresh; fresh != 0;) {
    play.lose_right(take_first(fresh));
  }
  constexpr Square half = square_count / 2;
  for (Square at = 0; at < half; ++at) {
    exchange_units(play, at, static_cast<Square>(square_count - 1 - at));
  }
  play.tell(0, told);
  const int slot = arguments.as<Counter>().slot;
  if (slot < 0) return;
  play.remember(slot, static_cast<std::uint16_t>(play.position().memory(slot) + 1));
}

/// Has White no move but the exchange?
bool only_exchanges(Game& game) {
  return game.each_move([](const Move& move) { return is_exchange(move.candidate); });
}

bool mated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (ordinary || side != Side::white) return ordinary;
  return game.in_check(side) && only_exchanges(game);
}

bool stalemated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (ordinary || side != Side::white) return ordinary;
  return !game.in_check(side) && only_exchanges(game);
}

void enrol(Rulebook& book, Arguments& arguments) {
  const Counter counter{arguments.numbers.empty() ? -1 : book.reserve()};
  arguments.derived = std::make_shared<const Counter>(counter);
  book.declare({.recolours = true,
                .moves_others = true,
                .selects_moves = true,
                .own_check = true,
                .offers_moves = true});
  book.select(offer);
  book.during(Step::account, exchange_roles);
  book.judge_mate(mated);
  book.judge_stalemate(stalemated);
}

const Catalogue<Condition>::Entry role_exchange{{
    .names = {"RoleExchange", "Rollentausch", "EchangeRole"},
    .summary =
        {"White can exchange the roles of the sides instead of a move, at most so many times",
         "Weiß kann statt eines Zuges die Rollen der Parteien tauschen, höchstens so oft",
         "les Blancs peuvent échanger les rôles au lieu de jouer, au plus ce nombre de fois"},
    .source = "W. Erben; as solved by Popeye 4.104",
    .place = 215,
    .parameters = {.numbers = Parameters::Numbers::optional},
    .enrol = enrol,
    .replaces_moves = true,
}};

}  // namespace
}  // namespace feerie
