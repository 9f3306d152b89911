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
  /// What the journeys of a unit have gained by what has happened to it.
  struct Gain {
    /// Moves to the place before, less those from now on.
    [[nodiscard]] int on_way_to(const Picture::Place& place) const {
      if (ways_now == nullptr) {
        return board->moves(side, before, place.kind, place.at) -
               board->moves(side, now, place.kind, place.at);
      }
      return now.role == place.kind ? (*ways_before)[place.at] - (*ways_now)[place.at] : 0;
    }

    OpenBoard* board = nullptr;
    Side side = Side::white;
    Unit before{};
    Unit now{};
    /// Moves to all squares, of an officer that has stayed what it is; otherwise null.
    const Distances* ways_before = nullptr;
    const Distances* ways_now = nullptr;
  };
  using Gains = std::array<Gain, most_members>;
  /// Those of these members of the crew, by member; others are not told.
  void find_gains(const Crew& before, const Crew& crew, Members changed, Gains& gains);
  /// Can those still be captured whom the picture needs captured? `slack` is what the journeys of
  /// its units leave over.
  bool victims_reachable(const Picture& picture, const Crew& crew, Side loser, const Moves& moves,
                         bool en_passant, const Moves& slack);

  /// Strikes out the moves of a side, whose turn it is, behind which a picture that is reachable
  /// with this slack still is, as far as the number of moves goes: moves that take one unit
  /// elsewhere and do not promote. `asked` are the units some of whose moves are left.
  void strike_moves(const Picture& picture, const Crew& crew, Side mover, const Moves& slack,
                    Members& asked, Destinations& moves);

  /// What is known of the ways of the units of a picture around those that have settled.
  struct Detours {
    /// The squares of those, if there are any, and the holes.
    Bitboard closed = 0;
    /// What all journeys leave over of the moves, detours included.
    Moves left{};
  };
  /// Asks with more care whether a picture that is reachable can come about: units that have no
  /// time to leave their places are in the way of the others.
  bool passable(const Picture& picture, const Crew& crew, const Moves& slack, Detours& detours);
  /// Asks it behind a move, `detours` and the first `slack` being those `before`. These members of
  /// the crew, which belong to the picture, have moved.
  bool still_passable(const Picture& picture, const Crew& before, const Moves& slack_before,
                      const Crew& crew, Members moved, const Moves& slack, Detours& detours);

 private:
  /// Members of the crew that stand where a picture needs them, and need not move.
  struct Residents {
    Members members = 0;
    /// The squares of those that could leave and come back, by their side, and of pawns.
    std::array<Bitboard, 2> officers{};
    Bitboard pawns = 0;
    [[nodiscard]] Bitboard settled(const Moves& slack) const;
  };

  Residents residents_of(const Picture& picture, const Crew& crew);
  bool follow_detour(const Picture& picture, const Crew& before, const Crew& crew, int member,
                     const Moves& slack_before, Detours& detours);
  Bitboard not_too_far(Side side, const Unit& unit, const Picture::Place& place, int most);
  int way_around(Side side, const Unit& unit, const Picture::Place& place, Bitboard closed,
                 int most);
  int found_way_around(Side side, const Unit& unit, const Picture::Place& place, Bitboard closed,
                       int most);
  Bitboard corridor(Side side, const Unit& unit, const Picture::Place& place, int slack);
  Bitboard found_corridor(Side side, const Unit& unit, const Picture::Place& place, int limit);
  Bitboard range(Side side, const Unit& unit, int moves);
  bool can_be_captured(const Picture& picture, const Crew& crew, Side loser, const Moves& slack);

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
