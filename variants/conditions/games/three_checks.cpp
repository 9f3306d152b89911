// Three Checks: a side that gives check for the third time has won, and so has a side that mates.
// Two numbers may tell how many checks White and Black have given before the diagram.
//
// Source: BrainKing.com, Three Checks Chess; lichess.org, Three-check.
#include <array>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr std::uint16_t enough = 3;

/// The checks given by White and by Black are counted in these two memory slots.
using Slots = std::array<int, 2>;

void count_check(Play& play, const Arguments& arguments) {
  if (!play.gives_check()) return;
  const int slot = arguments.as<Slots>()[index(play.side())];
  const std::uint16_t given = play.position().memory(slot);
  play.remember(slot, static_cast<std::uint16_t>(given + 1));
}

Outcome checked_enough(Game& game, const Arguments& arguments) {
  for (const Side side : {Side::white, Side::black}) {
    if (game.position().memory(arguments.as<Slots>()[index(side)]) >= enough) return win_of(side);
  }
  return Outcome::open;
}

void set_given(Position& position, const Arguments& arguments) {
  for (std::size_t i = 0; i < arguments.numbers.size() && i < 2; ++i) {
    position.set_memory(arguments.as<Slots>()[i], static_cast<std::uint16_t>(arguments.numbers[i]));
  }
}

void enrol(Rulebook& book, Arguments& arguments) {
  const int white = book.reserve();
  const int black = book.reserve();
  arguments.derived = std::make_shared<const Slots>(Slots{white, black});
  book.prepare(set_given);
  book.during(Step::account, count_check, {.units = Extent::Units::none});
  book.decide(checked_enough);
}

// Under SAT the answer whether there is check comes from playing moves, and each of these moves
// would ask for checks again. So the two do not go together.
constexpr std::string_view excluded[] = {"Atomic",      "AntiChess", "ExtinctionGame", "Massacre",
                                         "RacingKings", "SAT",       "StrictSAT"};

const Catalogue<Condition>::Entry three_checks{{
    .names = {"ThreeChecks", "DreiSchachs", "TroisEchecs"},
    .summary = {"whoever gives check for the third time has won",
                "wer zum dritten Mal Schach bietet, hat gewonnen",
                "qui donne échec pour la troisième fois a gagné"},
    .source = "BrainKing.com, Three Checks Chess; lichess.org/variant/threeCheck",
    .place = 1053,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry three_check{{
    .names = {"ThreeCheck", "Dreischach", "TroisFoisEchec"},
    .place = 1053,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .stands_for = "ThreeChecks",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
