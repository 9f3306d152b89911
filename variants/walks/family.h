#pragma once

#include <algorithm>
#include <span>

#include "core/square.h"
#include "game/catalogue.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/walk.h"
#include "walks/sources.h"

/// What the tables of walks are made of. A family is a way of moving (to leap, to ride, to hop over
/// a hurdle); a walk is a family with a pattern of vectors and perhaps a number, or a sum of such
/// parts.
namespace feerie::walks {

/// What distinguishes a walk from others of its family.
struct Pattern {
  std::span<const Vector> vectors = {};
  int parameter = 0;
  /// Squares reached by one step of the vectors, for the families that ask for no more.
  const geometry::Leaps* leaps = nullptr;
};

/// The unit that moves and the board around it.
struct Scene {
  Scene(const Game& the_game, Square the_square, Side the_side)
      : game(the_game),
        occupied(the_game.position().occupied()),
        units(the_game.position().units()),
        from(the_square),
        side(the_side) {}

  /// Squares that cannot be passed: units, which can be hurdles and be captured, and holes.
  [[nodiscard]] bool is_occupied(Square square) const { return contains(occupied, square); }
  [[nodiscard]] bool is_unit(Square square) const { return contains(units, square); }

  const Game& game;
  Bitboard occupied;
  Bitboard units;
  Square from;
  Side side;
};

/// Enters squares to which the unit can move, whether empty or to capture there.
inline void arrive(const Scene& scene, Bitboard squares, Reach& reach) {
  reach.quiet |= squares & ~scene.occupied;
  reach.hits |= squares & scene.units;
}

/// The same, of one of several ways in which the walk comes to squares.
inline void arrive(const Scene& scene, Bitboard squares, Reach& reach, std::size_t way) {
  arrive(scene, squares, reach);
  reach.note_way(squares, way, way);
}

/// A set of at most one square: `no_square` gives the empty set.
constexpr Bitboard bit_if(Square square) {
  return square == no_square ? 0 : bit(square);
}

struct Family {
  void (*reach)(const Scene& scene, const Pattern& pattern, Reach& reach);
  /// Superset of the squares of the units it can capture, over all positions.
  Bitboard (*span)(const Pattern& pattern, Square from, Side side);
  /// Moves along straight lines, and what it does on one of them does not depend on the others.
  bool straight = false;
  /// Does it attack the unit on the target? Null where that takes a look at the whole reach.
  bool (*attacks)(const Scene& scene, const Pattern& pattern, Square target) = nullptr;
  /// Superset of the squares between whose contents decide about it. Null where that may be any;
  /// for straight families it goes without saying.
  Bitboard (*sight)(const Pattern& pattern, Square from, Square target) = nullptr;
};

/// A part of a walk that is a sum.
struct Part {
  const Family* family;
  Pattern pattern;
};

/// The functions of a walk that belongs to one family.
template <const Family& family>
void reach_by(const Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const Walk& walk = kind.plain();
  family.reach(Scene(game, from, side), {walk.vectors, walk.parameter, &kind.leaps}, reach);
}
/// Where the family knows, or where only the line matters on which the target lies. (Whether it
/// knows is no constant for compilers that watch for undefined behaviour.)
template <const Family& family>
bool attacks_by(const Game& game, const KindInfo& kind, Square from, Side side, Square target) {
  const Walk& walk = kind.plain();
  const Scene scene(game, from, side);
  if (family.attacks != nullptr) {
    return family.attacks(scene, {walk.vectors, walk.parameter, &kind.leaps}, target);
  }
  Reach reach;
  for (const Vector& v : walk.vectors) {
    if (!contains(geometry::line(from, v), target)) continue;
    family.reach(scene, {std::span(&v, 1), walk.parameter, &kind.leaps}, reach);
  }
  return contains(reach.hits, target) ||
         std::ranges::any_of(reach.all_specials(), [target](const Reach::Special& special) {
           return special.capture == target;
         });
}
template <const Family& family>
constexpr AttackFunction attack_function() {
  return family.straight || family.attacks != nullptr ? attacks_by<family> : nullptr;
}
/// Where the family knows, or the whole lines on which the target lies.
template <const Family& family>
Bitboard sight_by(const KindInfo& kind, Square from, Square target) {
  const Walk& walk = kind.plain();
  if (family.sight != nullptr) {
    return family.sight({walk.vectors, walk.parameter, &kind.leaps}, from, target);
  }
  Bitboard squares = 0;
  for (const Vector& v : walk.vectors) {
    const Bitboard line = geometry::line(from, v);
    if (contains(line, target)) squares |= line;
  }
  return squares & ~bit(target);
}
template <const Family& family>
constexpr SightFunction sight_function() {
  return family.straight || family.sight != nullptr ? sight_by<family> : nullptr;
}
template <const Family& family>
Bitboard span_by(const KindInfo& kind, Square from, Side side) {
  const Walk& walk = kind.plain();
  return family.span({walk.vectors, walk.parameter, &kind.leaps}, from, side);
}

/// The functions of a walk that is the sum of parts.
template <const auto& parts>
void reach_by_sum(const Game& game, const KindInfo&, Square from, Side side, Reach& reach) {
  const Scene scene(game, from, side);
  std::size_t number = 0;
  for (const Part& part : parts) {
    if (reach.watched == no_square) {
      part.family->reach(scene, part.pattern, reach);
    } else {
      Reach alone;
      alone.watched = reach.watched;
      part.family->reach(scene, part.pattern, alone);
      reach.join(alone, number++);
    }
  }
}
template <const auto& parts>
Bitboard span_by_sum(const KindInfo&, Square from, Side side) {
  Bitboard span = 0;
  for (const Part& part : parts) span |= part.family->span(part.pattern, from, side);
  return span;
}

/// What is written in the catalogue about a walk, in the order of a row: place, letters and names
/// in English, German, French, and the movement in words.
struct Card {
  int place;
  Names letters;
  Names names;
  Names summary;
};

/// A row of a table of walks of one family.
template <const Family& family>
Catalogue<Walk>::Entry row(const Card& card, std::span<const Vector> vectors = {},
                           int parameter = 0, WalkTraits traits = {},
                           std::span<const std::string_view> promotes_into = {}) {
  return Catalogue<Walk>::Entry(Walk{.names = card.names,
                                     .letters = card.letters,
                                     .summary = card.summary,
                                     .source = source_of(card.letters.english),
                                     .place = card.place,
                                     .reach = reach_by<family>,
                                     .span = span_by<family>,
                                     .attacks = attack_function<family>(),
                                     .sight = sight_function<family>(),
                                     .vectors = vectors,
                                     .parameter = parameter,
                                     .traits = traits,
                                     .promotes_into = promotes_into});
}

/// A row for a walk that is a sum of parts.
template <const auto& parts>
Catalogue<Walk>::Entry sum_row(const Card& card, WalkTraits traits = {}) {
  return Catalogue<Walk>::Entry(Walk{.names = card.names,
                                     .letters = card.letters,
                                     .summary = card.summary,
                                     .source = source_of(card.letters.english),
                                     .place = card.place,
                                     .reach = reach_by_sum<parts>,
                                     .span = span_by_sum<parts>,
                                     .traits = traits});
}

}  // namespace feerie::walks
