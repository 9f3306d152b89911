#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <stdexcept>
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

/// Why a side does not move; `extra` of a `null` move.
enum class Pass : std::uint8_t {
  omitted,    ///< it could have moved
  in_series,  ///< it makes no moves at all there, so that the next move follows the last one
  imagined,   ///< it is asked what the other side threatens
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

/// As many choices can be made in one move: more than it can capture units.
inline constexpr int most_choices = 72;
/// The branch taken at each choice, or the square taken plus 1; 0 where there is none.
using ChoicesMade = std::array<std::uint8_t, most_choices>;

/// A candidate together with the choices made while it was played: all that is needed to play
/// exactly the same move again.
struct Move {
  Candidate candidate;
  ChoicesMade choices{};
  friend auto operator<=>(const Move&, const Move&) = default;
};

using Candidates = std::vector<Candidate>;

/// The choices met while a candidate is played. A candidate with choices is played once for every
/// combination: `advance` steps to the next one. Throws std::length_error when a move has more
/// choices than can be written down, as it has only if it has no end.
class Choices {
 public:
  static constexpr int most = most_choices;

  Choices() = default;
  /// For playing a known move again.
  explicit Choices(const ChoicesMade& made) : made_(made) {}

  /// The branch to take now, 0 <= branch < total; 1 <= total <= 256.
  int choose(int total) {
    need_room();
    met_[at(depth_)] = {static_cast<std::uint16_t>(total), 0};
    return made_[at(depth_++)];
  }
  /// The square to take now, of a set that is not empty. The same square is taken when the move is
  /// played again in another position; `no_square` if it is not in the set there.
  Square choose_square(Bitboard squares) {
    need_room();
    if (made_[at(depth_)] == 0) {
      made_[at(depth_)] = static_cast<std::uint8_t>(first_of(squares) + 1);
    }
    const Square square = choose_square_or_none(squares);
    return square < no_square && contains(squares, square) ? square : no_square;
  }
  /// The same where it costs much to find the squares: `find` is asked once for all branches of a
  /// candidate. `no_square`, and no choice, if it finds none.
  template <class Find>
  Square choose_square_among(Find&& find) {
    need_room();
    const bool known = depth_ < known_;
    const auto taken = [this] { return bit(static_cast<Square>(made_[at(depth_)] - 1)); };
    const Bitboard squares = known ? met_[at(depth_)].left | taken() : find();
    return squares == 0 ? no_square : choose_square(squares);
  }
  /// The same, but no square can be taken as well (`no_square`), as if there were no choice. What
  /// is taken need not be in the set when the move is played again in another position.
  Square choose_square_or_none(Bitboard squares) {
    need_room();
    const std::uint8_t made = made_[at(depth_)];
    const auto square = made == 0 ? no_square : static_cast<Square>(made - 1);
    const bool taken = square < no_square;
    met_[at(depth_++)] = {of_squares, taken ? squares & ~(2 * bit(square) - 1) : squares};
    return square;
  }
  /// Number of choices met since the last `rewind`.
  [[nodiscard]] int depth() const { return depth_; }
  [[nodiscard]] const ChoicesMade& made() const { return made_; }
  /// Before the candidate is played (again).
  void rewind() { depth_ = 0; }
  /// Steps to the next combination; false when all have been taken.
  bool advance() {
    while (depth_ > 0) {
      --depth_;
      const Met& met = met_[at(depth_)];
      std::uint8_t& made = made_[at(depth_)];
      known_ = depth_ + 1;
      if (met.total == of_squares && met.left != 0) {
        made = static_cast<std::uint8_t>(first_of(met.left) + 1);
        return true;
      }
      if (met.total != of_squares && made + 1 < met.total) {
        ++made;
        return true;
      }
      made = 0;
    }
    return false;
  }

 private:
  /// Instead of a number of branches: squares are chosen.
  static constexpr std::uint16_t of_squares = 0xffff;
  struct Met {
    std::uint16_t total;
    /// The squares still to be taken, where squares are chosen.
    Bitboard left;
  };

  void need_room() const {
    if (depth_ == most) throw std::length_error("a move with more choices than any has that ends");
  }
  static constexpr std::size_t at(int depth) { return static_cast<std::size_t>(depth); }

  ChoicesMade made_{};
  std::array<Met, most> met_;
  int depth_ = 0;
  /// So many choices are met again as they were.
  int known_ = 0;
};

}  // namespace feerie
