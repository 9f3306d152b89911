#pragma once

#include <unordered_map>
#include <vector>

#include "search/mates/pictures/picture.h"

namespace feerie::mates {

/// For each square the squares to which a unit may go from there.
using Destinations = std::array<Bitboard, square_count>;

/// Whether a picture can still come about.
class Feasibility {
 public:
  explicit Feasibility(OpenBoard& board) : board_(board) {}

  /// Moves of each side.
  using Moves = std::array<int, 2>;

  /// `moves` that the sides have left; `en_passant`: the next move may be such a capture. `slack`:
  /// what of them is left over then by the journeys of the units.
  bool reachable(const Picture& picture, const Crew& crew, Side loser, const Moves& moves,
                 bool en_passant, Moves& slack);
  /// Is a picture that was reachable still so, when these members of the crew have moved or been
  /// captured? `slack` is that of the crew `before`, and `spent` have been the moves since. Victims
  /// are not asked about.
  bool still_reachable(const Picture& picture, const Crew& before, const Crew& crew,
                       Members changed, const Moves& spent, Moves& slack);
  /// Asks that alone.
  bool victims_reachable(const Picture& picture, const Crew& crew, Side loser, const Moves& moves,
                         bool en_passant, const Moves& slack);

  /// Adds the moves of a side, to whose turn it is, behind which a picture that is reachable still
  /// is, as far as the number of moves goes: moves that take one unit elsewhere and do not promote.
  void add_moves(const Picture& picture, const Crew& crew, Side mover,
                 const std::array<int, 2>& moves, Destinations& destinations);

  /// Asks with more care whether a picture that is reachable can come about: units that have no
  /// time to leave their places are in the way of the others.
  bool passable(const Picture& picture, const Crew& crew, const std::array<int, 2>& moves);

 private:
  Bitboard not_too_far(Side side, const Unit& unit, const Picture::Place& place, int most);
  int way_around(Side side, const Unit& unit, const Picture::Place& place, Bitboard closed,
                 int most);
  int found_way_around(Side side, const Unit& unit, const Picture::Place& place, Bitboard closed,
                       int most);
  Bitboard corridor(Side side, const Unit& unit, const Picture::Place& place, int slack);
  Bitboard found_corridor(Side side, const Unit& unit, const Picture::Place& place, int limit);
  Bitboard range(Side side, const Unit& unit, int moves);
  bool can_be_captured(const Picture& picture, const Crew& crew, Side loser,
                       const std::array<int, 2>& slack);

  /// Size limit of the memory for corridors.
  static constexpr std::size_t most_corridors = 1U << 16U;
  /// A way that was looked for: from where to where, which squares were closed, how many moves it
  /// takes, and up to how many it was looked for.
  struct WayAround {
    std::uint64_t journey = 0;
    Bitboard closed = 0;
    int moves = 0;
    int most = 0;
  };
  static constexpr std::size_t remembered_ways = 1U << 11U;

  OpenBoard& board_;
  /// The ways found last, as many pictures ask for each of them.
  std::vector<WayAround> ways_around_;
  std::unordered_map<std::uint64_t, Bitboard> corridors_;
};

}  // namespace feerie::mates
