#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "uncertain/scene.h"

namespace feerie::uncertain {

/// A set of half-moves, bit n standing for the one that begins at moment n.
using Plies = std::uint32_t;

/// Where a hidden unit stands from the diagram on, and as what.
struct Life {
  Side side = Side::white;
  /// The first moment at which it is hidden no more: captured, or visible.
  int end = 0;
  /// The half-moves that it makes.
  Plies moves = 0;
  /// The half-move that captures it, or -1.
  int taken = -1;
  /// The handover by which it has become visible, or -1.
  int handed = -1;
  /// One moment more than play has: behind its end replies are looked for.
  std::array<Square, most_half_moves + 2> squares{};
  std::array<Kind, most_half_moves + 2> kinds{};

  [[nodiscard]] bool here(int moment) const { return moment < end; }
  [[nodiscard]] Square at(int moment) const { return squares[static_cast<std::size_t>(moment)]; }
  [[nodiscard]] Kind kind(int moment) const { return kinds[static_cast<std::size_t>(moment)]; }
  void stand(int moment, Square square, Kind kind) {
    squares[static_cast<std::size_t>(moment)] = square;
    kinds[static_cast<std::size_t>(moment)] = kind;
  }
};

/// The square that the unit, a pawn, has passed by a double step just before the moment; else
/// `no_square`.
Square passed_by(const Life& life, int moment);

/// Can it have become visible by this handover, to which its life leads?
bool agrees(const Life& life, const Handover& handover);

/// Where a unit can stand at each moment, as far as that is known beforehand.
struct Haunts {
  static constexpr std::size_t moments = most_half_moves + 2;
  using Barred = std::array<std::array<Bitboard, Figures::kind_count>, moments>;

  explicit Haunts(int length) {
    const std::size_t used = static_cast<std::size_t>(length) + 1;
    std::fill_n(squares.begin(), used + 1, all_squares);
    for (Barred& of_side : barred) std::fill_n(of_side.begin(), used, Barred::value_type{});
  }
  /// It has to stand on one of the squares at that moment.
  void confine(int moment, Bitboard to) {
    squares[static_cast<std::size_t>(moment)] &= to;
    last = std::max(last, moment);
  }
  /// It must not stand there at that moment as a unit of the side and kind.
  void bar(int moment, Side side, Kind kind, Bitboard from) {
    barred[index(side)][static_cast<std::size_t>(moment)][kind] |= from;
  }
  [[nodiscard]] Bitboard at(int moment, Side side, Kind kind) const {
    const auto now = static_cast<std::size_t>(moment);
    return squares[now] & ~barred[index(side)][now][kind];
  }

  std::array<Bitboard, moments> squares;
  /// By side; for the moments of the scene.
  std::array<Barred, 2> barred;
  /// The last moment at which it has to be there; -1: none.
  int last = -1;
};

/// All hidden units, in no order.
using World = std::vector<Life>;

/// Finds the lives that a single hidden unit can have in a scene: all that can be said of it
/// without regard to the other hidden units.
class LifeFinder {
 public:
  /// Gets each life; true ends the search. Refers to what is called, which must live as long: lives
  /// are looked for too often to keep copies.
  class Found {
   public:
    template <class Call>
    requires(!std::same_as<Call, Found>)
        Found(const Call& call)  // NOLINT(google-explicit-constructor): stands for what is called
        : call_(&call), run_([](const void* of, const Life& life) {
            return (*static_cast<const Call*>(of))(life);
          }) {}
    bool operator()(const Life& life) const { return run_(call_, life); }

   private:
    const void* call_;
    bool (*run_)(const void*, const Life&);
  };

  /// `free`: the half-moves that it may make, of those that hidden units of its side make.
  /// `forced`: those that it has to make.
  LifeFinder(const Scene& scene, Plies free, Plies forced, Found found)
      : scene_(scene), free_(free | forced), forced_(forced), found_(found) {}

  /// Only lives with these haunts, which must live as long, are looked for.
  void keep_to(const Haunts& haunts) { haunts_ = &haunts; }
  /// The lives in which it stands there at that moment.
  bool through(int moment, Square square, Side side, Kind kind);
  /// The lives that go on as this one does up to `moment`.
  bool onwards(const Life& life, int moment);

 private:
  [[nodiscard]] bool must(int ply) const { return (forced_ >> ply & 1U) != 0; }
  [[nodiscard]] bool may(int ply) const { return (free_ >> ply & 1U) != 0; }
  [[nodiscard]] Bitboard haunts(int moment, Kind kind) const {
    return haunts_ == nullptr ? all_squares : haunts_->at(moment, life_.side, kind);
  }
  /// May it stand where it stands at that moment?
  [[nodiscard]] bool belongs(int moment) const {
    return contains(haunts(moment, life_.kind(moment)), life_.at(moment));
  }
  /// Can it go on at all from where it stands, whatever came before?
  bool has_future();
  bool back(int moment);
  bool back_by_move(int ply);
  bool back_from(int ply, Square from, Kind kind);
  /// It stands somewhere at the moment: does it go on, or has it become visible?
  bool arrive(int moment);
  bool forward(int moment);
  bool stay(int ply);
  bool move(int ply);
  bool move_pawn(int ply);
  bool move_to(int ply, Square to, Kind kind);
  bool end_life(int moment);
  [[nodiscard]] bool may_be_taken(int ply) const;

  const Scene& scene_;
  Plies free_;
  Plies forced_;
  Found found_;
  const Haunts* haunts_ = nullptr;
  int anchor_ = 0;
  /// It is only asked whether there is a future: what came before the anchor is not known yet, and
  /// taken to be as the future needs it.
  bool probing_ = false;
  Life life_;
};

/// Can both be hidden at the same time? Half-moves before `from` are not looked at.
bool compatible(const Life& one, const Life& other, int length, int from = 0);

}  // namespace feerie::uncertain
