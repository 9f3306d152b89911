#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "core/square.h"

namespace feerie {

/// What is special about a move besides its squares.
enum class MoveType : std::uint8_t {
  normal,
  double_step,  ///< leaves the unit open to capture en passant; `via_to` is the square passed
  en_passant,
  castling,  ///< `from`, `to` of the king; `via`, `via_to` of its partner
  swap,      ///< the units on `from` and `to` change places
  drop,      ///< a unit enters the board on `to`; `extra` tells which
  null,      ///< nothing moves
  special,   ///< a move that a rule offers and carries out itself; `extra` is its own
};

/// A move before its consequences: what the player decides with the hand on the piece. Choices that
/// come after (promotion, square of rebirth) belong to `Move`.
struct Candidate {
  Square from = no_square;
  Square to = no_square;
  /// Square of the unit captured; `no_square` if none. Differs from `to` for en passant, locusts.
  Square capture = no_square;
  /// A square on the way: from where the move really starts (rules of rebirth before a capture), or
  /// of the castling partner.
  Square via = no_square;
  Square via_to = no_square;
  MoveType type = MoveType::normal;
  std::uint16_t extra = 0;

  [[nodiscard]] bool captures() const { return capture != no_square; }
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};
static_assert(sizeof(Candidate) == 8);

/// A candidate together with the choices made while it was played: all that is needed to play
/// exactly the same move again.
struct Move {
  Candidate candidate;
  /// The branch taken at each choice (or the square taken, plus 1), eight bits each, the first
  /// choice in the lowest bits.
  std::uint64_t choices = 0;
  friend auto operator<=>(const Move&, const Move&) = default;
};

using Candidates = std::vector<Candidate>;

/// The choices met while a candidate is played. A candidate with choices is played once for every
/// combination: `advance` steps to the next one.
class Choices {
 public:
  /// As many choices can be made in one move.
  static constexpr int most = 8;

  Choices() = default;
  /// For playing a known move again.
  explicit Choices(std::uint64_t packed) : packed_(packed) {}

  /// The branch to take now, 0 <= branch < total; 1 <= total <= 256.
  int choose(int total) {
    const int shift = 8 * depth_;
    total_[depth_++] = static_cast<std::uint16_t>(total);
    return static_cast<int>(packed_ >> shift & 0xff);
  }
  /// The square to take now, of a set that is not empty. The same square is taken when the move is
  /// played again in another position; `no_square` if it is not in the set there.
  Square choose_square(Bitboard squares) {
    const int shift = 8 * depth_;
    auto taken = static_cast<Square>(packed_ >> shift & 0xff);
    if (taken == 0) {
      taken = static_cast<Square>(first_of(squares) + 1);
      packed_ |= std::uint64_t{taken} << shift;
    }
    const auto square = static_cast<Square>(taken - 1);
    left_[depth_] = square < no_square ? squares & ~(2 * bit(square) - 1) : 0;
    total_[depth_++] = of_squares;
    return square < no_square && contains(squares, square) ? square : no_square;
  }
  /// Number of choices met since the last `rewind`.
  [[nodiscard]] int depth() const { return depth_; }
  [[nodiscard]] std::uint64_t packed() const { return packed_; }
  /// Before the candidate is played (again).
  void rewind() { depth_ = 0; }
  /// Steps to the next combination; false when all have been taken.
  bool advance() {
    while (depth_ > 0) {
      --depth_;
      const int shift = 8 * depth_;
      const bool squares = total_[depth_] == of_squares;
      const auto taken = squares && left_[depth_] != 0 ? std::uint64_t{first_of(left_[depth_])} + 1
                                                       : (packed_ >> shift & 0xff) + 1;
      packed_ &= (std::uint64_t{1} << shift) - 1;
      if (squares ? left_[depth_] != 0 : taken < total_[depth_]) {
        packed_ |= taken << shift;
        return true;
      }
    }
    return false;
  }

 private:
  /// Instead of a number of branches: squares are chosen.
  static constexpr std::uint16_t of_squares = 0xffff;

  std::uint64_t packed_ = 0;
  std::uint16_t total_[most] = {};
  /// The squares still to be taken, where squares are chosen.
  Bitboard left_[most] = {};
  int depth_ = 0;
};

}  // namespace feerie
