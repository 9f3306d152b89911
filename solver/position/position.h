#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/piece.h"
#include "core/square.h"
#include "position/hash.h"

namespace feerie {

/// Memory slots for counters of rules that lie in the state itself. Few problems need more of them,
/// and a state is copied at every move: further slots lie apart.
inline constexpr int near_slots = 8;

/// The store of units below the board: each lies below its square until rules bring it up.
inline constexpr std::uint8_t underworld = 0;

/// A unit off the board that may come back. A store other than the underworld belongs to the rule
/// that reserved it, which also says what the square means.
struct Kept {
  Piece piece;
  Square square = no_square;
  std::uint8_t store = underworld;
  /// Units of one store and square lie one on top of the other, the highest level uppermost. Set by
  /// the position.
  std::int8_t level = 0;
  friend constexpr bool operator==(const Kept&, const Kept&) = default;
};

/// The part of a position that is small and changes at nearly every move. It is saved whole before
/// a move and restored whole after it, so that no rule has to undo it.
struct State {
  /// Hash of everything that decides the further play: units, turn, rights, memory.
  std::uint64_t key = 0;
  /// Squares of kings and rooks that have not moved (castling rights), by unit.
  Bitboard fresh = 0;
  /// Squares on which a pawn can capture en passant now.
  Bitboard ep_squares = 0;
  /// Squares that are no part of the board, or none any more.
  Bitboard holes = 0;
  /// Counters of the rules, see Position::memory.
  std::array<std::uint16_t, near_slots> near_memory{};
  /// The number that was given to a unit last (see Piece::id). Not hashed.
  std::uint16_t last_number = 0;
  /// Square of the unit that can be captured en passant; `no_square` if there is none.
  Square ep_victim = no_square;
  Side turn = Side::white;
  /// Number of the record in which the further memory slots lie.
  std::uint32_t far_record = 0;
};

/// Units on the board and the state of the play. Changed during play through the journal only; the
/// direct setters are for setting a diagram up.
class Position {
 public:
  Position();

  [[nodiscard]] const Piece& at(Square square) const { return board_[square]; }
  [[nodiscard]] Bitboard of(Side side) const { return side_[index(side)]; }
  [[nodiscard]] Bitboard of(Kind kind) const { return kind_[kind]; }
  [[nodiscard]] Bitboard of(Side side, Kind kind) const { return side_[index(side)] & kind_[kind]; }
  /// All units, both sides and neutral.
  [[nodiscard]] Bitboard units() const { return side_[0] | side_[1]; }
  /// Squares that cannot be entered: units, and holes of the board.
  [[nodiscard]] Bitboard occupied() const { return side_[0] | side_[1] | state_.holes; }
  [[nodiscard]] Bitboard empty_squares() const { return ~occupied(); }
  /// Units whose capture is threatened by a check (kings and royal units).
  [[nodiscard]] Bitboard royals(Side side) const { return royals_ & side_[index(side)]; }
  /// Kinds of which there is or was a unit in this problem, besides the orthodox ones.
  [[nodiscard]] Bitboard holes() const { return state_.holes; }
  [[nodiscard]] Side turn() const { return state_.turn; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] std::uint64_t key() const { return state_.key; }
  /// A counter of a rule, below `memory_slots()`; what the slot means is the business of the rule
  /// that reserved it.
  [[nodiscard]] std::uint16_t memory(int slot) const {
    const auto at = static_cast<std::size_t>(slot);
    return slot < near_slots ? state_.near_memory[at] : far_memory_[first_far() + at - near_slots];
  }
  [[nodiscard]] int memory_slots() const { return near_slots + static_cast<int>(far_slots_); }

  /// Puts a unit on an empty square (or takes one off) and keeps sets and key in step.
  void put(Square square, const Piece& piece);
  Piece take(Square square);

  /// Keeps a unit off the board, on top of (or below) all that is kept there; returns its level.
  std::int8_t keep(Kept kept, bool below = false);
  /// Takes a unit out of a store; it must be there.
  Piece release(const Kept& kept);
  /// The uppermost unit in the store for the square, or null.
  [[nodiscard]] const Kept* uppermost(std::uint8_t store, Square square) const;
  /// All units off the board, in no order.
  [[nodiscard]] std::span<const Kept> kept_units() const { return kept_; }

  /// From now on positions are equal only if each unit is the same by its number.
  void tell_units_apart();
  /// A number for a unit that comes into being: no unit has it, nor had one before it in this line
  /// of play.
  std::uint16_t new_number() { return ++state_.last_number; }

  /// Makes room for so many memory slots, all 0; before anything is remembered.
  void provide_memory(int slots);

  void set_turn(Side side);
  void set_fresh(Bitboard fresh);
  void set_en_passant(Bitboard squares, Square victim);
  void set_memory(int slot, std::uint16_t value);
  void set_holes(Bitboard holes);
  /// Restores a state saved earlier; the units must be as they were then. States are restored in
  /// the reverse order of saving: what was remembered since then is lost.
  void restore(const State& state) { state_ = state; }
  /// As put and take, leaving the key alone: for undoing, where the whole state is restored.
  void put_unhashed(Square square, const Piece& piece);
  Piece take_unhashed(Square square);
  void keep_unhashed(const Kept& kept) { kept_.push_back(kept); }
  Piece release_unhashed(std::uint8_t store, Square square, std::int8_t level);

  /// The key computed from nothing; equal to key() always.
  [[nodiscard]] std::uint64_t computed_key() const;

  friend bool operator==(const Position& a, const Position& b);

 private:
  [[nodiscard]] std::uint64_t hash_of(Square square, const Piece& piece) const {
    const std::uint64_t unit = hash::unit(square, piece);
    return units_apart_ ? unit ^ hash::identity(square, piece.id) : unit;
  }

  [[nodiscard]] std::size_t first_far() const { return far_slots_ * state_.far_record; }

  std::array<Piece, square_count> board_{};
  std::array<Bitboard, 2> side_{};
  std::array<Bitboard, max_kinds> kind_{};
  Bitboard royals_ = 0;
  bool units_apart_ = false;
  std::vector<Kept> kept_;
  State state_;
  /// The further memory slots, a record behind the other: each time something is remembered there
  /// a new one is written, so that earlier states still find theirs.
  std::vector<std::uint16_t> far_memory_;
  std::size_t far_slots_ = 0;
};

// What follows happens at every move and every taking back.

inline void Position::put_unhashed(Square square, const Piece& piece) {
  assert(board_[square].empty() && !piece.empty());
  board_[square] = piece;
  const auto sides = static_cast<Bitboard>(piece.sides);
  side_[0] |= (sides & 1U) << square;
  side_[1] |= (sides >> 1U) << square;
  kind_[piece.kind] |= bit(square);
  royals_ |= Bitboard{piece.royal()} << square;
}

inline Piece Position::take_unhashed(Square square) {
  assert(!board_[square].empty());
  const Piece piece = board_[square];
  board_[square] = Piece{};
  const Bitboard others = ~bit(square);
  side_[0] &= others;
  side_[1] &= others;
  kind_[piece.kind] &= others;
  royals_ &= others;
  return piece;
}

inline void Position::put(Square square, const Piece& piece) {
  put_unhashed(square, piece);
  state_.key ^= hash_of(square, piece);
}

inline Piece Position::take(Square square) {
  const Piece piece = take_unhashed(square);
  state_.key ^= hash_of(square, piece);
  return piece;
}

inline void Position::set_turn(Side side) {
  state_.key ^= hash::turn(state_.turn) ^ hash::turn(side);
  state_.turn = side;
}

}  // namespace feerie
