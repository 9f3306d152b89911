// Fuddled Men: a unit that has moved cannot move with the next move of its side, and gives no check
// until then. In a castling or an exchange of places both units have moved.
//
// Source: J. Beasley, British Chess Magazine 1987; as solved by Popeye 4.104.
#include <array>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Each side has two memory slots for the numbers of the units that it moved last.
using Slots = std::array<std::array<int, 2>, 2>;

bool is_sober(Game& game, Square from, Side side, const Arguments& arguments) {
  const std::uint16_t id = game.position().at(from).id;
  for (const int slot : arguments.as<Slots>()[index(side)]) {
    if (id != 0 && game.position().memory(slot) == id) return false;
  }
  return true;
}

void remember_movers(Play& play, const Arguments& arguments) {
  const auto [first, second] = arguments.as<Slots>()[index(play.side())];
  const Candidate& move = play.candidate();
  const Position& position = play.position();
  const Square at = play.mover_at();
  play.remember(first, at == no_square ? std::uint16_t{0} : position.at(at).id);
  Square partner = no_square;
  if (move.castles()) partner = move.via_to;
  if (move.type == MoveType::swap) partner = move.from;
  play.remember(second, partner == no_square ? std::uint16_t{0} : position.at(partner).id);
}

void remember_mover(Position& position, const Candidate& move, const Arguments& arguments) {
  const auto [first, second] = arguments.as<Slots>()[index(position.turn())];
  position.set_memory(first, position.at(move.from).id);
  position.set_memory(second, 0);
}

void enrol(Rulebook& book, Arguments& arguments) {
  Slots slots{};
  for (auto& side : slots) {
    for (int& slot : side) slot = book.reserve();
  }
  arguments.derived = std::make_shared<const Slots>(slots);
  book.declare({.restricts_moves = true, .restricts_observation = true, .follows_units = true});
  book.restrict_piece(is_sober, moves_and_checks);
  book.during(Step::account, remember_movers,
              {.remembers = remember_mover, .units = Extent::Units::none},
              late("a unit is fuddled when its whole move is over, with all its parts"));
}

const Catalogue<Condition>::Entry fuddled_men{{
    .names = {"FuddledMen", "FuddledMen", "FuddledMen"},
    .summary = {"a unit cannot make two moves in succession",
                "ein Stein darf nicht zweimal nacheinander ziehen",
                "une pièce ne peut pas jouer deux fois de suite"},
    .source = "J. Beasley, British Chess Magazine 1987",
    .place = 226,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
