// Alice Chess: there are two boards, A and B. A unit sees only the units of its own board. With
// each move it goes over to the same square of the other board, which must be empty there. In a
// castling king and rook go over; units that exchange their places do not. A king that moves must
// not be in check on the board on which it moves either: its new position, with rebirths and other
// consequences, is judged as if the king had not gone over. At the beginning units are on board A,
// unless they have the attribute AliceB.
//
// Source: V. R. Parton, 1953; as solved by Popeye 4.104.
#include <stdexcept>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason through_the_glass{"to the other board", Style::suffix};
constexpr Reason imagined{"as if it had not gone", Style::silent};

struct Boards {
  TraitSet a;
  TraitSet b;
};

TraitSet bit_named(std::string_view name) {
  const Trait* trait = Catalogue<Trait>::named(name);
  if (trait == nullptr) throw std::logic_error("an attribute of Alice Chess is missing");
  return bit_of(*trait);
}

void settle(Position& position, const Arguments& arguments) {
  const auto& boards = arguments.as<Boards>();
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(boards.b)) continue;
    Piece unit = position.take(at);
    unit.traits |= boards.a;
    position.put(at, unit);
  }
}

Bitboard on_other_board(const Game& game, Square from, Side /*side*/, const Arguments& arguments) {
  const TraitSet b = arguments.as<Boards>().b;
  const Position& position = game.position();
  const bool own = position.at(from).has(b);
  Bitboard others = 0;
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(b) != own) others |= bit(at);
  }
  return others;
}

/// Returns the unit as it stands on the other board.
Piece beyond(Piece unit, const Boards& boards) {
  const TraitSet other = unit.has(boards.b) ? boards.a : boards.b;
  unit.traits = (unit.traits & ~(boards.a | boards.b)) | other;
  return unit;
}

void go_over(Play& play, const Arguments& arguments) {
  const auto& boards = arguments.as<Boards>();
  const Candidate& move = play.candidate();
  const Square at = play.mover_at();
  if (at == no_square || move.type == MoveType::swap) return;
  const bool castles = move.castles();
  for (const Square square : {at, castles ? move.via_to : no_square}) {
    if (square == no_square || play.position().at(square).empty()) continue;
    play.alter(square, beyond(play.position().at(square), boards), through_the_glass);
  }
}

/// Is the king on the square in danger? All rules decide about that. But while another rule finds
/// out by moves of the king whether it is in check, any attack on the square is a danger.
bool in_danger(Play& play, Square at) {
  if (!play.game().judging_check()) return play.leaves_check();
  return play.observed(at, opposite(play.side()), Purpose::checking);
}

/// Makes the move impossible if the king would be in danger on the board from which it goes over.
/// The whole move with its consequences is judged. A king that could capture the other king now
/// need not be safe.
void be_safe_before_going(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || play.candidate().type == MoveType::swap || !play.mover().royal()) return;
  if (play.game().playing_out()) return;
  const auto& boards = arguments.as<Boards>();
  play.alter(at, beyond(play.mover(), boards), imagined);
  if (in_danger(play, at)) return play.reject();
  play.alter(at, beyond(play.mover(), boards), imagined);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived =
      std::make_shared<const Boards>(Boards{bit_named("AliceA"), bit_named("AliceB")});
  book.declare({.hides_units = true, .restricts_moves = true, .restricts_observation = true});
  book.prepare(settle);
  book.unseen(on_other_board);
  book.during(Step::exchange, go_over, {.units = Extent::Units::mover},
              early("a unit goes over as it arrives; all that follows happens on the other board"));
  book.during(Step::account, be_safe_before_going, {.units = Extent::Units::none});
}

constexpr std::string_view attributes[] = {"AliceA", "AliceB"};
constexpr std::string_view name = "AliceChess";

const Catalogue<Condition>::Entry alice{{
    .names = {"AliceChess", "AliceSchach", "Alice"},
    .summary = {"two boards: each move takes the unit to the other one",
                "zwei Bretter: jeder Zug bringt den Stein auf das andere",
                "deux échiquiers : chaque coup fait passer la pièce sur l'autre"},
    .source = "V. R. Parton, 1953",
    .place = 237,
    .enrol = enrol,
    .attributes = attributes,
}};

void enrol_nothing(Rulebook& /*book*/, Arguments& /*arguments*/) {}

const Catalogue<Trait>::Entry boards[] = {
    Catalogue<Trait>::Entry{{
        .names = {"AliceA", "AliceA", "AliceA"},
        .summary = {"stands on the first of the two boards of Alice Chess",
                    "steht auf dem ersten der beiden Bretter von Alice-Schach",
                    "se trouve sur le premier des deux échiquiers d'Alice"},
        .source = "V. R. Parton, 1953",
        .place = 18,
        .enrol = enrol_nothing,
        .written = false,
        .brings = name,
        .unless = "AliceB",
    }},
    Catalogue<Trait>::Entry{{
        .names = {"AliceB", "AliceB", "AliceB"},
        .summary = {"stands on the second of the two boards of Alice Chess",
                    "steht auf dem zweiten der beiden Bretter von Alice-Schach",
                    "se trouve sur le second des deux échiquiers d'Alice"},
        .source = "V. R. Parton, 1953",
        .place = 19,
        .enrol = enrol_nothing,
        .written = false,
        .brings = name,
    }},
};

}  // namespace
}  // namespace feerie
