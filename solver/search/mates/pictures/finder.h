#pragma once

#include <cstddef>
#include <unordered_set>
#include <vector>

#include "core/patience.h"
#include "search/mates/ends.h"
#include "search/mates/pictures/picture.h"
#include "search/mates/ring.h"

/// Pictures of mates and stalemates: what final positions look like, as far as it matters.
///
/// Idea: for play of five moves or more all final positions are sketched at the outset, each as far
/// as it has to be: who stands where around the king, who walls in officers and blocks pawns at
/// rest, who guards, pins and checks, who has been captured. Along the play only those pictures are
/// kept that can still come about (album.h): the journeys of each side fit into its moves, each
/// victim can go where somebody passes by, and units that have no time to leave their places are in
/// the way of the others (feasibility.h). Units are told apart from move to move (crew.h). If there
/// are too many pictures, or finding them takes too long, the search goes on without them.
///
/// Invariants: a sketch never asks for more than it needs; `left` holds the moves that the units
/// placed so far leave to each side; nobody is placed on a square that has to be empty.
///
/// Why nothing is lost: a picture grows by what it still needs: a neighbour of the king has to be
/// filled or guarded, an officer at rest to be walled in, a pawn to be blocked, somebody has to
/// check. For each need all units are tried that can get there with the moves left. What is asked
/// for is true of every final position in question, so that each final position shows one of the
/// pictures.
namespace feerie::mates {

/// Finds all pictures of an end that can come about.
class Finder {
 public:
  /// Ends of play that the loser's side reaches with so many moves of both.
  /// `most_pictures`: looking through more of them would cost more time than it saves.
  /// `waited_for`: counts units put on squares.
  Finder(OpenBoard& board, const Crew& crew, End end, const std::array<int, 2>& moves,
         std::size_t most_pictures, Work& waited_for);

  /// What the two sides can do with the neighbours of a square.
  struct Neighbours {
    /// Sets of them that the winner can guard.
    RingSet guardable;
    /// In mates, sets of them that are left to guard where the loser fills the others.
    RingSet must_guard;
  };
  /// Adds the pictures with the king on the square. `work`: units that may still be put on squares.
  /// False if that is not enough, or if there are too many pictures.
  bool find(Square centre, const Neighbours& neighbours, int& work);

  [[nodiscard]] std::vector<Picture>& pictures() { return pictures_; }

 private:
  /// A picture that is being sketched.
  struct Sketch {
    Picture picture;
    /// Nothing has been decided about these.
    Members open = 0;
    std::array<Bitboard, 2> units{};
    std::array<int, 2> left{};
    Bitboard empty = 0;    ///< has to be
    Bitboard foreign = 0;  ///< not filled by the loser
    Bitboard ring = 0;     ///< to be filled or guarded
    Bitboard walls = 0;    ///< to be filled by the loser
    Bitboard blocks = 0;   ///< to be filled by anybody
    Bitboard guards = 0;   ///< to be guarded
    Bitboard aimed = 0;    ///< attacked by the winner's units if nothing comes between
    Members pinned = 0;    ///< to be pinned
    bool check = false;    ///< to be given
    Square checker = no_square;
    [[nodiscard]] Bitboard taken() const { return units[0] | units[1]; }
    /// Where somebody stands, or will.
    [[nodiscard]] Bitboard filled() const { return taken() | walls | blocks; }
  };

  /// Where a unit can be as a unit of a kind.
  struct Route {
    Kind kind;
    const Distances* moves;
    /// The squares that it gets to with so many moves.
    std::vector<Bitboard> within;
  };

  [[nodiscard]] Members mine(const Sketch& sketch) const {
    return sketch.open & crew_.alive[index(loser_)];
  }
  [[nodiscard]] Members theirs(const Sketch& sketch) const {
    return sketch.open & crew_.alive[index(winner_)];
  }
  [[nodiscard]] const Unit& unit(int member) const {
    return crew_.units[static_cast<std::size_t>(member)];
  }
  void note_routes(int member);
  /// Those of the members of a side who get to the square with the moves left to it.
  [[nodiscard]] Members who_gets_to(Square at, Members members, Side side,
                                    const Sketch& sketch) const {
    return members & arrivals_[static_cast<std::size_t>(sketch.left[index(side)])][at];
  }
  [[nodiscard]] Bitboard closed_to(const Sketch& sketch, Side side, Kind kind) const;
  void begin(const Sketch& sketch);
  void go_on(const Sketch& sketch);
  void go_on_to_mate(const Sketch& sketch);
  bool put(Sketch& sketch, int member, Square at, Kind kind, int moves);
  void fill(const Sketch& sketch, Square at);
  void block(const Sketch& sketch, Square at);
  void fill_or_guard(const Sketch& sketch, Square at);
  void leave_to_fill(const Sketch& sketch, Square at);
  void decide(const Sketch& sketch, int member);
  void settle(const Sketch& sketch, int member);
  [[nodiscard]] bool wall_in(Sketch& sketch, Square at, Kind kind) const;
  [[nodiscard]] bool stop(Sketch& sketch, Square at) const;
  [[nodiscard]] bool hang(Sketch& sketch, int member, Square at, Kind kind) const;
  void pin(const Sketch& sketch, int member);
  void check(const Sketch& sketch);
  void guard(const Sketch& sketch, Square at);
  [[nodiscard]] bool is_guarded(const Sketch& sketch, Square at) const;
  [[nodiscard]] bool guards_possible(const Sketch& sketch) const;
  void finish(const Sketch& sketch);
  [[nodiscard]] bool quiet(const Sketch& sketch) const;
  [[nodiscard]] bool decisive(const Sketch& sketch);
  [[nodiscard]] bool parries(const Sketch& sketch, const Picture::Place& place) const;
  [[nodiscard]] bool helps(const Sketch& sketch, int member);
  [[nodiscard]] bool stuck(const Sketch& sketch) const;
  template <class Wanted, class Visit>
  void each_route(const Sketch& sketch, int member, Wanted wanted, Visit visit);
  static Bitboard anywhere(Kind) { return all_squares; }
  template <class Visit>
  void each_route(const Sketch& sketch, int member, Visit visit) {
    each_route(sketch, member, anywhere, visit);
  }
  template <class Visit>
  void each_way(const Sketch& sketch, int member, Square at, Visit visit);

  OpenBoard& board_;
  const Crew& crew_;
  Side loser_;
  Side winner_;
  bool mate_;
  std::array<int, 2> moves_;
  std::array<std::vector<Route>, most_members> routes_;
  /// For each number of moves and each square those who get there, whatever they are then.
  std::vector<std::array<Members, square_count>> arrivals_;
  Square centre_ = no_square;
  RingSet guardable_;
  RingSet must_guard_;
  int work_ = 0;
  std::size_t most_pictures_;
  Work& waited_for_;
  std::vector<Picture> pictures_;
  std::unordered_set<std::uint64_t> known_;
};

/// Calls `visit(kind, squares, moves)` for all that the unit may be, with the squares among
/// `wanted(kind)` that are free for it within the moves left to its side.
template <class Wanted, class Visit>
void Finder::each_route(const Sketch& sketch, int member, Wanted wanted, Visit visit) {
  const Side side = crew_.side_of(member);
  const auto left = static_cast<std::size_t>(sketch.left[index(side)]);
  for (const Route& route : routes_[static_cast<std::size_t>(member)]) {
    Bitboard squares = route.within[left] & wanted(route.kind);
    if (squares == 0) continue;
    squares &= ~closed_to(sketch, side, route.kind);
    if (squares != 0) visit(route.kind, squares, *route.moves);
  }
}

/// Calls `visit(sketch)` for all that the unit may be when it has come to the square.
template <class Visit>
void Finder::each_way(const Sketch& sketch, int member, Square at, Visit visit) {
  const auto there = [at](Kind) { return bit(at); };
  each_route(sketch, member, there, [&](Kind kind, Bitboard, const Distances& moves) {
    Sketch next = sketch;
    if (put(next, member, at, kind, moves[at])) visit(next);
  });
}

}  // namespace feerie::mates
