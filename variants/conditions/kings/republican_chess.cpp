// Republican Chess: there are no kings. After its move a side can put the king of the other side on
// an empty square on which that king is mated at once. A side whose king has been put on the board
// can answer in this way too, if its move saves it from the mate (Type2, the usual one); under
// Type1 it cannot. A king that stands in the diagram changes nothing about this.
//
// Source: V. R. Parton; J. C. van Gool, Probleemblad 1989; as solved by Popeye 4.104.
#include <string>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason enthroned{"king put on the board", Style::born};
constexpr Piece throneless{king, Sides::none, 0, royal_bit};

void enthrone(Play& play, const Arguments& arguments) {
  const Side enemy = opposite(play.side());
  const Position& position = play.position();
  const bool enthroned_before =
      position.royals(play.side()) != 0 && play.game().diagram().royals(play.side()) == 0;
  const bool suspended = arguments.has("Type1") && enthroned_before;
  const bool asked = play.game().verdict_depth() > 0 || play.game().playing_out();
  if (suspended || position.royals(enemy) != 0 || asked) return;
  Piece unit = throneless;
  unit.sides = only(enemy);
  const Bitboard squares = play.mating_squares(unit);
  if (squares == 0 || play.choose(2) == 0) return;
  const Square at = play.choose_square(squares);
  if (at != no_square) play.add(at, unit, enthroned);
}

/// No king is put on the board while there is one, nor while it is asked what could be played.
bool unless_kingless(const Game& game, const Candidate& move, const Arguments& /*arguments*/) {
  const Bitboard taken = move.captures() ? bit(move.capture) : 0;
  return game.verdict_depth() > 0 || game.playing_out() ||
         (game.position().royals(opposite(game.turn())) & ~taken) != 0;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.adds_units = true, .kingless = true});
  book.during(Step::account, enthrone, {.idle = unless_kingless});
}

std::string caption(const Arguments& arguments, Language language) {
  const Word* type = Catalogue<Word>::named(arguments.has("Type1") ? "Type1" : "Type2");
  return "    " + std::string{type == nullptr ? "" : type->names.in(language)};
}

constexpr std::string_view words[] = {"Type1", "Type2"};
constexpr std::span<const std::string_view> one_of[] = {words};

const Catalogue<Condition>::Entry republican{{
    .names = {"RepublicanChess", "RepublikanerSchach", "EchecsRepublicains"},
    .summary =
        {"no kings: a side can put the enemy king where it is mated",
         "keine Könige: eine Partei kann den feindlichen König dort einsetzen, wo er matt ist",
         "pas de rois : un camp peut placer le roi adverse là où il est mat"},
    .source = "V. R. Parton; J. C. van Gool, Probleemblad 1989",
    .place = 106,
    .parameters = {.words = words, .contradictions = one_of},
    .enrol = enrol,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
