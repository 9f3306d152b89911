// Multi-Captures: a unit can be captured only if it is attacked at least twice, and a king is in
// check only then. It is attacked twice by two enemy units, or by one that can come to its square
// in two ways, such as a reflecting bishop. With the word White or Black the rule holds only for
// captures by that side.
//
// Sources: R. Bedoni, Phénix 1993 and 2000; as solved by Popeye 4.104.
#include <algorithm>

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// In how many ways does the unit on the square attack the target? It is known that there is at
/// least one.
int attacks_by(Game& game, Square from, Side side, Square target) {
  int most = 1;
  for (KindSet kinds = game.kinds_at(from, side); kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    most = std::max(most, game.ways_of_attack(kind, from, side, target).count());
  }
  return most;
}

bool attacked_twice(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures()) return true;
  const bool bound =
      arguments.words.empty() || arguments.has(side == Side::white ? "White" : "Black");
  if (!bound) return true;
  Bitboard observers = game.observers(move.capture, side, Purpose::observing);
  int attacks = 0;
  while (observers != 0) attacks += attacks_by(game, take_first(observers), side, move.capture);
  return attacks > 1;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(attacked_twice, moves_and_checks);
}

constexpr std::string_view words[] = {"White", "Black"};

const Catalogue<Condition>::Entry multi_captures{{
    .names = {"MultiCaptures", "MultiCaptures", "MultiCaptures"},
    .summary = {"only units that are attacked at least twice can be captured",
                "nur mindestens zweimal angegriffene Steine können geschlagen werden",
                "seules les pièces attaquées au moins deux fois peuvent être prises"},
    .source = "R. Bedoni, Phénix 1993",
    .place = 229,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
