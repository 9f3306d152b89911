#pragma once

#include <algorithm>
#include <span>

#include "core/square.h"
#include "game/catalogue.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/walk.h"
#include "walks/sources.h"

/// The tables of walks are made of these parts. A family is a way of moving: to leap, to ride, to
/// hop over a hurdle. A walk is a family with a pattern of vectors and perhaps a number, or it is
/// the sum of several such parts.
namespace feerie::walks {

/// The pattern tells a walk from others of its family.
struct Pattern {
  std::span<const Vector> vectors = {};
  int parameter = 0;
  /// These are the squares that one step of the vectors reaches, for families that need no more.
  const geometry::Leaps* leaps = nullptr;
};

/// The scene is the unit that moves, and the board around it.
struct Scene {
  Scene(const Game& the_game, Square the_square, Side the_side)
      : game(the_game),
        occupied(the_game.position().occupied()),
        units(the_game.position().units()),
        from(the_square),
        side(the_side) {}

  /// Is the square one that cannot be passed? That is so for units, which can be hurdles and be
  /// captured, and for holes.
  [[nodiscard]] bool is_occupied(Square square) const { return contains(occupied, square); }
  [[nodiscard]] bool is_unit(Square square) const { return contains(units, square); }

  const Game& game;
  Bitboard occupied;
  Bitboard units;
  Square from;
  Side side;
};

/// Enters squares to which the unit can move: empty ones, and squares of units that it can capture.
inline void arrive(const Scene& scene, Bitboard squares, Reach& reach) {
  reach.quiet |= squares & ~scene.occupied;
  reach.hits |= squares & scene.units;
}

/// Enters squares to which the unit can move, and notes in which of several ways it comes there.
inline void arrive(const Scene& scene, Bitboard squares, Reach& reach, std::size_t way) {
  arrive(scene, squares, reach);
  reach.note_way(squares, way, way);
}

/// Returns the set that holds only this square; `no_square` gives the empty set.
constexpr Bitboard bit_if(Square square) {
  return square == no_square ? 0 : bit(square);
}

struct Family {
  void (*reach)(const Scene& scene, const Pattern& pattern, Reach& reach);
  /// Returns all squares on which the piece could capture a unit in any position, and perhaps
  /// others.
  Bitboard (*span)(const Pattern& pattern, Square from, Side side);
  /// The piece moves along straight lines, and what it does on one line does not depend on the
  /// others.
  bool straight = false;
  /// Does the piece attack the unit on the target? Where this is null, all moves of the piece must
  /// be looked at to find out.
  bool (*attacks)(const Scene& scene, const Pattern& pattern, Square target) = nullptr;
  /// Returns all squares on which a change could make a difference to that attack, and perhaps
  /// others. Where this is null, that may be any square; straight families do not need it.
  Bitboard (*sight)(const Pattern& pattern, Square from, Square target) = nullptr;
  /// What all walks of the family are unless their rows say otherwise.
  WalkTraits traits = {};
  /// Returns all squares on which a move could end in any position, and perhaps others. Where this
  /// is null, that may be any square.
  Bitboard (*stride)(const Pattern& pattern, Square from, Side side) = nullptr;
  /// Does it land on one square of each line at most, which units before that square decide
  /// (`Walk::lands_once`)?
  bool lands_once = false;
};

/// The moves of the family end only on squares on which it could capture in some position.
constexpr Family as_it_captures(Family family) {
  family.stride = family.span;
  return family;
}
/// The moves of the family end on these squares, captures included.
constexpr Family going(Family family, decltype(Family::stride) stride) {
  family.stride = stride;
  return family;
}
/// It captures nobody but on the square where it arrives, though it does not go straight.
constexpr Family hitting_on_arrival(Family family) {
  family.traits.hits_on_arrival = true;
  return family;
}
constexpr Family landing_once(Family family) {
  family.lands_once = true;
  return family;
}

inline constexpr WalkTraits goes_straight{.track = Track::straight};
inline constexpr WalkTraits hops_straight{.hops_once = true, .track = Track::straight};

/// This is one part of a walk that is a sum of parts.
struct Part {
  const Family* family;
  Pattern pattern;
};

/// The following functions serve walks that belong to one family.
template <const Family& family>
void reach_by(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const Walk& walk = kind.plain();
  family.reach(Scene(game, from, side), {walk.vectors, walk.parameter, &kind.leaps}, reach);
}
/// Does the unit attack the target? The family may know; otherwise the line on which the target
/// lies is looked at, or all that the piece reaches. Whether the family knows cannot be a constant,
/// because compilers that watch for undefined behaviour do not accept that.
inline bool attacks_in(const Family& family, const Scene& scene, const Pattern& pattern,
                       Square target) {
  if (family.attacks != nullptr) return family.attacks(scene, pattern, target);
  Reach reach;
  if (family.straight) {
    for (const Vector& v : pattern.vectors) {
      if (!contains(geometry::line(scene.from, v), target)) continue;
      family.reach(scene, {std::span(&v, 1), pattern.parameter, pattern.leaps}, reach);
    }
  } else {
    family.reach(scene, pattern, reach);
  }
  return reach.attacks(target);
}
template <const Family& family>
bool attacks_by(Game& game, const KindInfo& kind, Square from, Side side, Square target) {
  const Walk& walk = kind.plain();
  return attacks_in(family, Scene(game, from, side), {walk.vectors, walk.parameter, &kind.leaps},
                    target);
}
template <const Family& family>
constexpr AttackFunction attack_function() {
  return family.straight || family.attacks != nullptr ? attacks_by<family> : nullptr;
}
/// Returns the squares that matter for an attack on the target. The family may know; otherwise
/// these are the whole lines on which the target lies, or all squares.
inline Bitboard sight_in(const Family& family, const Pattern& pattern, Square from, Square target) {
  if (family.sight != nullptr) return family.sight(pattern, from, target);
  if (!family.straight) return ~bit(target);
  Bitboard squares = 0;
  for (const Vector& v : pattern.vectors) {
    const Bitboard line = geometry::line(from, v);
    if (contains(line, target)) squares |= line;
  }
  return squares & ~bit(target);
}
template <const Family& family>
Bitboard sight_by(const KindInfo& kind, Square from, Square target) {
  const Walk& walk = kind.plain();
  return sight_in(family, {walk.vectors, walk.parameter, &kind.leaps}, from, target);
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
template <const Family& family>
Bitboard stride_by(const KindInfo& kind, Square from, Side side) {
  const Walk& walk = kind.plain();
  if (family.stride == nullptr) return all_squares;
  return family.stride({walk.vectors, walk.parameter, &kind.leaps}, from, side);
}

/// The following functions serve walks that are a sum of parts.
template <const auto& parts>
void reach_by_sum(Game& game, const KindInfo&, Square from, Side side, Reach& reach) {
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
bool attacks_by_sum(Game& game, const KindInfo&, Square from, Side side, Square target) {
  const Scene scene(game, from, side);
  return std::ranges::any_of(parts, [&](const Part& part) {
    return attacks_in(*part.family, scene, part.pattern, target);
  });
}
/// Returns the squares that matter to any of the parts.
template <const auto& parts>
Bitboard sight_by_sum(const KindInfo&, Square from, Square target) {
  Bitboard squares = 0;
  for (const Part& part : parts) squares |= sight_in(*part.family, part.pattern, from, target);
  return squares;
}
template <const auto& parts>
Bitboard span_by_sum(const KindInfo&, Square from, Side side) {
  Bitboard span = 0;
  for (const Part& part : parts) span |= part.family->span(part.pattern, from, side);
  return span;
}

/// Returns the squares to which any of the parts leads.
template <const auto& parts>
Bitboard stride_by_sum(const KindInfo&, Square from, Side side) {
  Bitboard squares = 0;
  for (const Part& part : parts) {
    if (part.family->stride == nullptr) return all_squares;
    squares |= part.family->stride(part.pattern, from, side);
  }
  return squares;
}

/// This is what the catalogue says about a walk, in the order of a row: place, letters and names in
/// English, German and French, and the movement in words. Its source is looked up while feerie is
/// built, as looking up those of all walks takes a while beside a short problem.
struct Card {
  consteval Card(int row_place, const Names& row_letters, const Names& row_names,
                 const Names& row_summary)
      : place(row_place),
        letters(row_letters),
        names(row_names),
        summary(row_summary),
        source(source_of(row_letters.english)) {}

  int place;
  Names letters;
  Names names;
  Names summary;
  std::string_view source;
};

/// What the card says of a walk.
inline Walk named(const Card& card) {
  return {.names = card.names,
          .letters = card.letters,
          .summary = card.summary,
          .source = card.source,
          .place = card.place};
}

/// Makes a row for a walk of one family.
template <const Family& family>
Catalogue<Walk>::Entry row(const Card& card, std::span<const Vector> vectors = {},
                           int parameter = 0, WalkTraits traits = family.traits,
                           std::span<const std::string_view> promotes_into = {}) {
  Walk walk = named(card);
  walk.reach = reach_by<family>;
  walk.span = span_by<family>;
  walk.attacks = attack_function<family>();
  walk.sight = sight_function<family>();
  walk.stride = stride_by<family>;
  walk.vectors = vectors;
  walk.parameter = parameter;
  walk.traits = traits;
  walk.lands_once = family.lands_once;
  walk.promotes_into = promotes_into;
  return Catalogue<Walk>::Entry(walk);
}

/// Makes a row for a walk that is a sum of parts.
template <const auto& parts>
Catalogue<Walk>::Entry sum_row(const Card& card, WalkTraits traits = {}) {
  Walk walk = named(card);
  walk.reach = reach_by_sum<parts>;
  walk.span = span_by_sum<parts>;
  walk.attacks = attacks_by_sum<parts>;
  walk.sight = sight_by_sum<parts>;
  walk.stride = stride_by_sum<parts>;
  walk.traits = traits;
  return Catalogue<Walk>::Entry(walk);
}

}  // namespace feerie::walks
