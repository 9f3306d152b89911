#pragma once

#include <unordered_map>
#include <vector>

#include "search/targets_crew.h"

/// Final positions, drawn as far as they have to be.
namespace feerie::targets {

/// What a mate or stalemate looks like: units on certain squares, and units that have been
/// captured. Others may be anywhere, or gone.
struct Picture {
  struct Place {
    Square at;
    Kind kind;
  };
  /// Where the king of the losing side stands.
  Square centre = no_square;
  std::array<Place, most_members> places;
  Members placed = 0;
  Members captured = 0;
};

/// Whether a picture can still come about.
class Feasibility {
 public:
  explicit Feasibility(Journeys& journeys) : journeys_(journeys) {}

  /// `moves` that the sides have left; `en_passant`: the next move may be such a capture.
  bool reachable(const Picture& picture, const Crew& crew, Side loser,
                 const std::array<int, 2>& moves, bool en_passant);

  /// The same, asked with more care: units that have no time to leave their places are in the way
  /// of the others.
  bool passable(const Picture& picture, const Crew& crew, const std::array<int, 2>& moves);

 private:
  int way_around(Side side, const Unit& unit, const Picture::Place& place, Bitboard closed,
                 int most);
  Bitboard corridor(Side side, const Unit& unit, const Picture::Place& place, int slack);
  Bitboard found_corridor(Side side, const Unit& unit, const Picture::Place& place, int limit);
  Bitboard range(Side side, const Unit& unit, int moves);
  bool can_be_captured(const Picture& picture, const Crew& crew, Side loser,
                       const std::array<int, 2>& slack);

  /// As many are remembered.
  static constexpr std::size_t most_corridors = 1U << 16U;
  Journeys& journeys_;
  std::unordered_map<std::uint64_t, Bitboard> corridors_;
};

}  // namespace feerie::targets
