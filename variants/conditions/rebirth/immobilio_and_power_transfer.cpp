// Conditions in which it counts what stands on the rebirth square of a unit, though nobody is
// reborn. Rebirth squares are those of Circe.
//
// Immobilio: a unit whose rebirth square is occupied, be it by the unit itself, can neither move
// nor give check. Kings are units like others in this. If walks are listed, the rule holds only for
// units of these walks.
//
// Power Transfer: a unit walks as the unit of either side that stands on its rebirth square, and
// as itself if the square is empty. The other unit lends its own walk, even while it walks as a
// third unit itself. Kings borrow walks only under RexInclusive, but they lend theirs.
//
// Source: C. Pacurar, A. Storisteanu, Julia's Fairies 2020 (Power Transfer); as solved by Popeye
// 4.104.
#include <memory>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::Rules;

struct Concerned {
  Rules rules;
  KindSet kinds;
};

bool has_free_home(Game& game, Square from, Side side, const Arguments& arguments) {
  const auto& [rules, kinds] = arguments.as<Concerned>();
  if ((kinds >> game.position().at(from).kind & 1) == 0) return true;
  const Square home = rebirth::home_of(game, from, side, rules);
  return home == no_square || !contains(game.position().occupied(), home);
}

void enrol_immobilio(Rulebook& book, Arguments& arguments) {
  KindSet kinds = 0;
  for (const WalkId& walk : arguments.walks) kinds |= KindSet{1} << book.kinds().enter(walk);
  if (arguments.walks.empty()) kinds = ~KindSet{0};
  Arguments without_words;
  arguments.derived =
      std::make_shared<const Concerned>(Concerned{rebirth::read(book, without_words, {}), kinds});
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_piece(has_free_home, moves_and_checks);
}

void borrow(Game& game, Square from, Side side, KindSet& kinds, const Arguments& arguments) {
  const Position& position = game.position();
  if (position.at(from).royal() && !arguments.has("RexInclusive")) return;
  const Square home = rebirth::home_of(game, from, side, arguments.as<Rules>());
  if (home == no_square || home == from || position.at(home).empty()) return;
  kinds = KindSet{1} << position.at(home).kind;
}

void enrol_transfer(Rulebook& book, Arguments& arguments) {
  Arguments without_words;
  arguments.derived = std::make_shared<const Rules>(rebirth::read(book, without_words, {}));
  book.declare({.alters_walks = true, .kings_borrow_walks = arguments.has("RexInclusive")});
  book.walks_as(borrow);
}

constexpr std::string_view words[] = {"RexInclusive"};

const Catalogue<Condition>::Entry immobilio{{
    .names = {"Immobilio", "Immobilio", "Immobilio"},
    .summary = {"a unit cannot move while its rebirth square is occupied",
                "ein Stein kann nicht ziehen, solange sein Repulsfeld besetzt ist",
                "une pièce ne peut pas jouer tant que sa case de renaissance est occupée"},
    .source = sources::not_found,
    .place = 238,
    .parameters = {.walks = Parameters::Walks::optional},
    .enrol = enrol_immobilio,
}};

const Catalogue<Condition>::Entry power_transfer{{
    .names = {"PowerTransfer", "KraftTransfer", "TransfertPouvoir"},
    .summary = {"a unit moves as the unit that stands on its rebirth square",
                "ein Stein zieht wie der Stein, der auf seinem Repulsfeld steht",
                "une pièce joue comme celle qui se trouve sur sa case de renaissance"},
    .source = "C. Pacurar, A. Storisteanu, Julia's Fairies 2020",
    .place = 228,
    .parameters = {.words = words},
    .enrol = enrol_transfer,
}};

}  // namespace
}  // namespace feerie
