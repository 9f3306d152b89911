// Woozles and Heffalumps: a unit cannot capture or check while it and another unit observe each
// other. Which other unit that is depends on the condition:
//
//   Woozles       the other unit is one of its own side
//   BiWoozles     the other unit is an enemy
//   Heffalumps    the other unit is one of its own side, and stands on one line with the squares
//                 from which and to which the capture leads
//   BiHeffalumps  the other unit is an enemy, and stands on such a line
//
// Kings take part unless RexExclusive is given.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include "conditions/shared/observing_kinds.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool on_one_line(Square a, Square b, Square c) {
  const Vector first = geometry::between(a, b);
  const Vector second = geometry::between(a, c);
  return first.file * second.rank == first.rank * second.file;
}

template <bool enemies, bool on_line>
bool unhindered(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures()) return true;
  const Position& position = game.position();
  const bool kings_too = !arguments.has("RexExclusive");
  if (!kings_too && position.at(move.from).royal()) return true;
  const Side other = enemies ? opposite(side) : side;
  Bitboard others = game.observers(move.from, other, Purpose::observing);
  if (!kings_too) others &= ~position.royals(other);
  while (others != 0) {
    const Square at = take_first(others);
    if (!looks_at(game, move.from, side, at)) continue;
    if (!on_line || on_one_line(move.from, move.to, at)) return false;
  }
  return true;
}

template <bool enemies, bool on_line>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(unhindered<enemies, on_line>, moves_and_checks);
}

constexpr std::string_view words[] = {"RexExclusive"};
constexpr std::string_view source = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"Woozles", "Woozles", "Woozles"},
        .summary =
            {"a unit that observes a unit of its side and is observed by it cannot capture",
             "ein Stein, der einen eigenen Stein beobachtet und von ihm beobachtet wird, kann "
             "nicht schlagen",
             "une pièce qui observe une pièce de son camp et en est observée ne peut pas prendre"},
        .source = source,
        .place = 111,
        .parameters = {.words = words},
        .enrol = enrol<false, false>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BiWoozles", "BiWoozles", "BiWoozles"},
        .summary =
            {"a unit that observes an enemy unit and is observed by it cannot capture",
             "ein Stein, der einen feindlichen Stein beobachtet und von ihm beobachtet wird, kann "
             "nicht schlagen",
             "une pièce qui observe une pièce adverse et en est observée ne peut pas prendre"},
        .source = source,
        .place = 112,
        .parameters = {.words = words},
        .enrol = enrol<true, false>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"Heffalumps", "Heffalumps", "Heffalumps"},
        .summary = {"Woozles along the line of the capture only",
                    "Woozles nur auf der Linie des Schlages",
                    "comme Woozles, mais seulement sur la ligne de la prise"},
        .source = source,
        .place = 113,
        .parameters = {.words = words},
        .enrol = enrol<false, true>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BiHeffalumps", "BiHeffalumps", "BiHeffalumps"},
        .summary = {"BiWoozles along the line of the capture only",
                    "BiWoozles nur auf der Linie des Schlages",
                    "comme BiWoozles, mais seulement sur la ligne de la prise"},
        .source = source,
        .place = 114,
        .parameters = {.words = words},
        .enrol = enrol<true, true>,
    }},
};

}  // namespace
}  // namespace feerie
