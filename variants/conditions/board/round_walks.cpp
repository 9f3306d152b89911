#include "conditions/board/round_walks.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "core/board_size.h"
#include "core/rays.h"
#include "game/defined_ways.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/orthodox_walks.h"
#include "walks/circles.h"
#include "walks/lines.h"
#include "walks/rose.h"

namespace feerie::round_board {
namespace {

using walks::Scene;

/// Returns the square one step away; `no_square` if the step leads beyond an edge that is not
/// joined to another one.
Square next_round(Square from, Vector v, Edges edges) {
  // No vector goes round twice, and a remainder must not be negative.
  int file = file_of(from) + v.file;
  int rank = rank_of(from) + v.rank;
  if (edges.files) file = (file + 2 * board_files) % board_files;
  if (edges.ranks) rank = (rank + 2 * board_ranks) % board_ranks;
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

/// The squares met along a vector. A line ends at an edge of the board, or before it would come
/// back to the square from which it starts.
class Line {
 public:
  Line(Square from, Vector v, Edges edges) {
    for (Square at = next_round(from, v, edges); at != no_square && at != from;
         at = next_round(at, v, edges)) {
      squares_[count_++] = at;
    }
  }
  [[nodiscard]] std::size_t size() const { return count_; }
  /// `no_square` beyond the end.
  [[nodiscard]] Square operator[](std::size_t i) const {
    return i < count_ ? squares_[i] : no_square;
  }
  /// The place of the first occupied square from this place on; `size()` if there is none.
  [[nodiscard]] std::size_t first_met(const Scene& scene, std::size_t i) const {
    while (i < count_ && !scene.is_occupied(squares_[i])) ++i;
    return i;
  }
  /// The squares from this place on, up to and including the first occupied one.
  [[nodiscard]] Bitboard sight(const Scene& scene, std::size_t i) const {
    Bitboard seen = 0;
    for (const std::size_t end = first_met(scene, i); i <= end && i < count_; ++i) {
      seen |= bit(squares_[i]);
    }
    return seen;
  }
  /// The squares behind so many hurdles, up to and including the next occupied one.
  [[nodiscard]] Bitboard beyond(const Scene& scene, int hurdles) const {
    std::size_t i = 0;
    for (; hurdles > 0; --hurdles) {
      i = first_met(scene, i);
      if (i == count_ || !scene.is_unit(squares_[i])) return 0;
      ++i;
    }
    return sight(scene, i);
  }

 private:
  /// A line comes back after as many steps as the longer side of the board has squares.
  std::array<Square, std::max(board_files, board_ranks)> squares_{};
  std::size_t count_ = 0;
};

const RoundWalk& walk_of(const KindInfo& kind) {
  return static_cast<const RoundWalk&>(kind.plain());
}

void add_once(const Reach::Special& special, Reach& reach) {
  for (const Reach::Special& other : reach.all_specials()) {
    if (other.to == special.to && other.capture == special.capture) return;
  }
  reach.add(special);
}

void capture_as_locust(const Scene& scene, const Line& line, Reach& reach) {
  const std::size_t met = line.first_met(scene, 0);
  if (met == line.size() || !scene.is_unit(line[met])) return;
  const Square to = line[met + 1];
  if (to == no_square || scene.is_occupied(to)) return;
  add_once({to, line[met], no_square, MoveType::normal}, reach);
}

// What follows enters what a unit reaches along one line.

void leap(const Scene& scene, Vector v, const RoundWalk& walk, Reach& reach) {
  const Square to = next_round(scene.from, v, walk.edges);
  if (to != no_square && to != scene.from) walks::arrive(scene, bit(to), reach);
}

void ride(const Scene& scene, Vector v, const RoundWalk& walk, Reach& reach) {
  Bitboard seen = 0;
  for (Square at = next_round(scene.from, v, walk.edges); at != no_square && at != scene.from;
       at = next_round(at, v, walk.edges)) {
    seen |= bit(at);
    if (scene.is_occupied(at)) break;
  }
  walks::arrive(scene, seen, reach);
}

// Families that look beyond what they meet ask for the whole line.

void lion(const Scene& scene, const Line& line, int hurdles, Reach& reach) {
  walks::arrive(scene, line.beyond(scene, hurdles), reach);
}

void chinese(const Scene& scene, const Line& line, int /*parameter*/, Reach& reach) {
  reach.quiet |= line.sight(scene, 0) & ~scene.occupied;
  reach.hits |= line.beyond(scene, 1) & scene.units;
}

void argentinian(const Scene& scene, const Line& line, int /*parameter*/, Reach& reach) {
  reach.quiet |= line.beyond(scene, 1) & ~scene.occupied;
  reach.hits |= line.sight(scene, 0) & scene.units;
}

void hop(const Scene& scene, const Line& line, int steps, Reach& reach) {
  std::size_t at = line.first_met(scene, 0);
  if (at == line.size() || !scene.is_unit(line[at])) return;
  for (++at; steps > 1; --steps, ++at) {
    if (at >= line.size() || scene.is_occupied(line[at])) return;
  }
  if (at < line.size()) walks::arrive(scene, bit(line[at]), reach);
}

void locust(const Scene& scene, const Line& line, int /*parameter*/, Reach& reach) {
  capture_as_locust(scene, line, reach);
}

void marine(const Scene& scene, const Line& line, int /*parameter*/, Reach& reach) {
  reach.quiet |= line.sight(scene, 0) & ~scene.occupied;
  capture_as_locust(scene, line, reach);
}

using OnLine = void (*)(const Scene&, const Line&, int parameter, Reach&);

template <OnLine act>
void along(const Scene& scene, Vector v, const RoundWalk& walk, Reach& reach) {
  act(scene, Line(scene.from, v, walk.edges), walk.parameter, reach);
}

using InDirection = void (*)(const Scene&, Vector, const RoundWalk&, Reach&);

template <InDirection act>
void reach_along(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const RoundWalk& walk = walk_of(kind);
  const Scene scene(game, from, side);
  for (const Vector& v : walk.vectors) act(scene, v, walk, reach);
}

Bitboard span_of_steps(const KindInfo& kind, Square from, Side /*side*/) {
  const RoundWalk& walk = walk_of(kind);
  Bitboard span = 0;
  for (const Vector& v : walk.vectors) {
    const Square to = next_round(from, v, walk.edges);
    if (to != no_square && to != from) span |= bit(to);
  }
  return span;
}

Bitboard span_of_lines(const KindInfo& kind, Square from, Side /*side*/) {
  const RoundWalk& walk = walk_of(kind);
  Bitboard span = 0;
  for (const Vector& v : walk.vectors) {
    const Line line(from, v, walk.edges);
    for (std::size_t i = 0; i < line.size(); ++i) span |= bit(line[i]);
  }
  return span;
}

// --- Circles of the rose

auto steps_of(const RoundWalk& walk) {
  return [edges = walk.edges](Square from, Vector v) { return next_round(from, v, edges); };
}

enum class Circling { lion, chinese, hop, locust };

template <Circling how>
void reach_circling(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const RoundWalk& walk = walk_of(kind);
  const Scene scene(game, from, side);
  const auto step = steps_of(walk);
  if constexpr (how == Circling::lion) {
    walks::circles::lion(scene, walk.parameter, reach, step);
  } else if constexpr (how == Circling::chinese) {
    walks::circles::chinese(scene, reach, step);
  } else if constexpr (how == Circling::hop) {
    walks::circles::hop(scene, reach, step);
  } else {
    walks::circles::locust(scene, reach, step);
  }
}

Bitboard span_of_circles(const KindInfo& kind, Square from, Side /*side*/) {
  return walks::circles::span(from, steps_of(walk_of(kind)));
}

// --- Walks that the problem defines

void reach_defined_round(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const RoundWalk& walk = walk_of(kind);
  defined_ways::reach_all(*walk.defined, game.position(), from, side, steps_of(walk), reach);
}

Bitboard span_of_defined_round(const KindInfo& kind, Square from, Side side) {
  const RoundWalk& walk = walk_of(kind);
  return defined_ways::span_of_all(*walk.defined, from, side, steps_of(walk));
}

// --- Pawns

Bitboard pawn_captures(const KindInfo& kind, Square from, Side side) {
  const auto ahead = static_cast<std::int8_t>(side == Side::white ? 1 : -1);
  Bitboard squares = 0;
  // A pawn does not go from the eighth rank to the first one.
  const Edges edges{walk_of(kind).edges.files, false};
  for (const Vector v : {Vector{-1, ahead}, Vector{1, ahead}}) {
    const Square to = next_round(from, v, edges);
    if (to != no_square) squares |= bit(to);
  }
  return squares;
}

/// Enters the moves of a pawn: it steps straight ahead as on the flat board, and captures round the
/// board.
void pawn_round(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const int rank = relative_rank(from, side);
  if (rank == 0 && !contains(game.rules().base_line_starts(), from)) return;
  pawn_reach(game, kind, from, side, reach);
  const Bitboard attacked = pawn_captures(kind, from, side);
  const Position& position = game.position();
  reach.hits |= attacked & position.units();
  const Bitboard across = attacked & ~rays::tables.pawn[index(side)][from];
  const Bitboard passing = across & position.state().ep_squares & ~position.occupied();
  if (passing != 0) {
    reach.add({first_of(passing), position.state().ep_victim, no_square, MoveType::en_passant});
  }
}

/// How a family moves on a joined board.
struct Bending {
  ReachFunction flat;
  ReachFunction round;
  SpanFunction span;
};

template <const walks::Family& family, InDirection act, SpanFunction span = span_of_lines>
constexpr Bending bending_of{walks::reach_by<family>, reach_along<act>, span};
template <const walks::Family& family, Circling how>
constexpr Bending circling_of{walks::reach_by<family>, reach_circling<how>, span_of_circles};

const Bending* bending(const Walk& flat) {
  static const Bending all[] = {
      bending_of<walks::leaper, leap, span_of_steps>,
      bending_of<walks::rider, ride>,
      bending_of<walks::lions, along<lion>>,
      bending_of<walks::chinese_rider, along<chinese>>,
      bending_of<walks::argentinian_rider, along<argentinian>>,
      bending_of<walks::hopper, along<hop>>,
      bending_of<walks::locusts, along<locust>>,
      bending_of<walks::marine_rider, along<marine>>,
      circling_of<walks::circle_lions, Circling::lion>,
      circling_of<walks::circle_chinese_rider, Circling::chinese>,
      circling_of<walks::circle_hopper, Circling::hop>,
      circling_of<walks::circle_locusts, Circling::locust>,
  };
  const auto* found =
      std::ranges::find_if(all, [&flat](const Bending& each) { return each.flat == flat.reach; });
  return found == std::end(all) ? nullptr : found;
}

}  // namespace

std::optional<RoundWalk> bend(const Walk& flat, Edges edges) {
  const auto& orthodox = orthodox_walks();
  const auto as = [&](ReachFunction reach, SpanFunction span, std::span<const Vector> vectors) {
    RoundWalk round{flat, edges, as_defined(flat)};
    round.reach = reach;
    round.span = span;
    round.attacks = nullptr;
    round.sight = nullptr;
    round.vectors = vectors;
    round.traits = {.promotable = false};
    return round;
  };
  constexpr ReachFunction leaps = reach_along<leap>;
  constexpr ReachFunction rides = reach_along<ride>;
  if (&flat == orthodox[king]) return as(leaps, span_of_steps, geometry::compass);
  if (&flat == orthodox[knight]) return as(leaps, span_of_steps, geometry::knight_leaps);
  if (&flat == orthodox[queen]) return as(rides, span_of_lines, geometry::compass);
  if (&flat == orthodox[rook]) return as(rides, span_of_lines, geometry::orthogonals);
  if (&flat == orthodox[bishop]) return as(rides, span_of_lines, geometry::diagonals);
  if (&flat == orthodox[pawn]) return as(pawn_round, pawn_captures, {});
  if (as_defined(flat) != nullptr) return as(reach_defined_round, span_of_defined_round, {});
  const Bending* known = flat.traits.pawn ? nullptr : bending(flat);
  if (known == nullptr) return std::nullopt;
  return as(known->round, known->span, flat.vectors);
}

}  // namespace feerie::round_board
