#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "position/position.h"
#include "uncertain/figures.h"
#include "uncertain/saying.h"

namespace feerie::uncertain {

/// Half-moves of play that can be followed.
inline constexpr int most_half_moves = 24;

/// What everybody sees at one moment, and what the half-move that begins there demands of the
/// units that nobody sees.
struct Moment {
  Figures visible;
  Side turn = Side::white;
  /// Kings and rooks that have not moved.
  Bitboard fresh = 0;
  Square en_passant = no_square;
  Square ep_victim = no_square;
  /// A hidden pawn may have made a double step just now.
  bool hidden_step = false;
  /// Rooks that have become visible in their corners and may not have moved.
  Bitboard perhaps_fresh = 0;
  /// Where a hidden unit of the side has captured and, as far as one sees, still stands.
  std::array<Bitboard, 2> arrived{};
  /// The half-moves up to now that hidden units of each side have made, bit n standing for the one
  /// that begins at moment n.
  std::array<std::uint32_t, 2> by_hidden{};
  /// The half-moves up to now that must capture a hidden unit.
  std::uint32_t takes = 0;
  /// The kings that must not be attacked now.
  std::array<bool, 2> safe{};

  // The half-move that begins here.
  Saying saying;
  /// Nothing hidden stands there.
  Bitboard clear = 0;
  /// A hidden unit that stands there is captured; `must_take`: one stands there.
  Square taken = no_square;
  bool must_take = false;
  /// Castling: the other side must not attack these squares.
  Bitboard guarded = 0;
};

/// A hidden unit has become visible: it is one of the visible units from a moment on.
struct Handover {
  int moment = 0;
  Square square = no_square;
  Side side = Side::white;
  Kind kind = king;
  /// It has never moved before: it is a rook that has castled.
  bool unmoved = false;
  /// It has just made a double step: it is a pawn that was captured en passant.
  bool stepped = false;
};

/// The course of play as everybody sees it: a line of announced half-moves from a diagram. It can
/// be prolonged and shortened at its end.
class Scene {
 public:
  /// `corners`: where a hidden rook may be that has the right to castle.
  Scene(const Position& position, Side turn, Bitboard corners);

  /// Half-moves so far; moments are counted from 0 (the diagram) to this.
  [[nodiscard]] int length() const { return static_cast<int>(moments_.size()) - 1; }
  [[nodiscard]] const Moment& at(int moment) const {
    return moments_[static_cast<std::size_t>(moment)];
  }
  [[nodiscard]] const Moment& now() const { return moments_.back(); }
  [[nodiscard]] const std::vector<Handover>& handovers() const { return handovers_; }
  [[nodiscard]] Bitboard holes() const { return holes_; }
  [[nodiscard]] Bitboard corners() const { return corners_; }
  /// Visible units and holes.
  [[nodiscard]] Bitboard blocked(int moment) const { return at(moment).visible.all() | holes_; }
  /// Is the king of the side among the hidden units of the diagram?
  [[nodiscard]] bool hides_king(Side side) const { return hides_king_[index(side)]; }

  /// The half-move is announced; `next` is on move then. `both_safe`: it must not give check.
  void extend(const Saying& saying, Side next, bool both_safe);
  /// Takes the last half-move back, with all that was revealed behind it.
  void retract();
  /// The unit on the square is visible from now on.
  void reveal(Square square, Side side, Kind kind);

 private:
  struct Before {
    Moment moment;
    std::size_t handovers = 0;
    /// The handover of which the half-move tells more, as it was, and its number; -1: none.
    Handover told = {};
    int number = -1;
  };
  /// The handover of a unit that has become visible there; null if there is none. The half-move
  /// that is being made may tell more of it.
  Handover* handed_over(Square square);
  void move(const Saying& saying, Moment& before, Moment& after);
  void castle(const Saying& saying, Moment& before, Moment& after);
  void capture_unseen(const Saying& saying, const Moment& before, Moment& after);

  std::vector<Moment> moments_;
  std::vector<Handover> handovers_;
  std::vector<Before> before_;
  Bitboard holes_ = 0;
  Bitboard corners_ = 0;
  std::array<bool, 2> hides_king_{};
};

}  // namespace feerie::uncertain
