#pragma once

#include <algorithm>
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
  castling,          ///< `from`, `to` of the king; `via`, `via_to` of its partner
  castling_by_rule,  ///< a castling that a rule offers and carries out
  swap,              ///< the units on `from` and `to` change places
  drop,              ///< a unit enters the board on `to`; `extra` is its kind
  null,              ///< nothing moves
  special,           ///< a move that a rule offers and carries out itself
};

/// Why a side does not move; `extra` of a `null` move.
enum class Pass : std::uint8_t {
  omitted,    ///< it could have moved
  in_series,  ///< it makes no moves at all there, so that the next move follows the last one
  imagined,   ///< it is asked what the other side threatens
  replaced,   ///< a rule lets something else happen instead of a move
};

/// What rules note in `extra` of moves other than drops: one thing of each sort.
enum class Note : std::uint8_t {
  before,  ///< what happens before the move, a number below 511
  how,     ///< as which kind the unit moves; of castlings, the square on which the partner stands
};

/// The bits of `extra` in which a note stands as its number plus 1; 0 is no note.
struct NoteBits {
  unsigned shift;
  unsigned mask;
};
constexpr NoteBits bits_of(Note what) {
  return what == Note::before ? NoteBits{0, 0x1ff} : NoteBits{9, 0x7f};
}

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

  void note(Note what, int number) {
    const NoteBits bits = bits_of(what);
    const unsigned others = extra & ~(bits.mask << bits.shift);
    extra = static_cast<std::uint16_t>(others | static_cast<unsigned>(number + 1) << bits.shift);
  }
  /// The number noted; -1 if there is none.
  [[nodiscard]] int noted(Note what) const {
    if (type == MoveType::drop || type == MoveType::null) return -1;
    const NoteBits bits = bits_of(what);
    return static_cast<int>(extra >> bits.shift & bits.mask) - 1;
  }

  [[nodiscard]] bool captures() const { return capture != no_square; }
  /// Does a king castle, in the orthodox way or as a rule lets it? Its partner goes from `via` to
  /// `via_to`.
  [[nodiscard]] bool castles() const {
    return type == MoveType::castling || type == MoveType::castling_by_rule;
  }
  /// Does a rule let the unit start elsewhere than it stands, from `via`?
  [[nodiscard]] bool starts_elsewhere() const {
    return type <= MoveType::en_passant && via != no_square;
  }
  /// The square from which the unit starts.
  [[nodiscard]] Square start() const { return starts_elsewhere() ? via : from; }
  /// The square on which it ends, as far as the move itself tells: a unit that captures may go on.
  [[nodiscard]] Square end() const {
    return captures() && via_to != no_square && !castles() ? via_to : to;
  }
  /// The square on which the castling partner stands.
  [[nodiscard]] Square partner_at() const {
    const int stands = noted(Note::how);
    return stands < 0 ? via : static_cast<Square>(stands);
  }
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};
static_assert(sizeof(Candidate) == 8);

/// As many choices can be made in one move: more than it can capture units.
inline constexpr int most_choices = 72;
/// The branch taken at each choice, or the square taken plus 1; 0 where there is none. Most moves
/// have none: copied and compared is only what is there.
class ChoicesMade {
 public:
  ChoicesMade() = default;
  ChoicesMade(const ChoicesMade& other) noexcept { *this = other; }
  ChoicesMade& operator=(const ChoicesMade& other) noexcept {
    count_ = other.count_;
    std::copy_n(other.made_.begin(), count_, made_.begin());
    return *this;
  }
  ~ChoicesMade() = default;

  /// 0 <= choice < most_choices.
  std::uint8_t operator[](int choice) const {
    return choice < count_ ? made_[static_cast<std::size_t>(choice)] : 0;
  }
  void set(int choice, std::uint8_t branch) {
    while (count_ <= choice) made_[count_++] = 0;
    made_[static_cast<std::size_t>(choice)] = branch;
    while (count_ > 0 && made_[count_ - 1U] == 0) --count_;
  }
  friend bool operator==(const ChoicesMade& a, const ChoicesMade& b) { return std::is_eq(a <=> b); }
  friend std::strong_ordering operator<=>(const ChoicesMade& a, const ChoicesMade& b) {
    return std::lexicographical_compare_three_way(a.made_.begin(), a.made_.begin() + a.count_,
                                                  b.made_.begin(), b.made_.begin() + b.count_);
  }

 private:
  std::array<std::uint8_t, most_choices> made_;
  /// Behind the last choice that is not 0.
  std::uint8_t count_ = 0;
};

/// A candidate together with the choices made while it was played: all that is needed to play
/// exactly the same move again.
struct Move {
  Candidate candidate;
  ChoicesMade choices;
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
    return made_[depth_++];
  }
  /// The square to take now, of a set that is not empty. The same square is taken when the move is
  /// played again in another position; `no_square` if it is not in the set there.
  Square choose_square(Bitboard squares) {
    need_room();
    if (made_[depth_] == 0) made_.set(depth_, number_of(first_of(squares)));
    const Square square = choose_square_or_none(squares);
    return square < no_square && contains(squares, square) ? square : no_square;
  }
  /// As the function above, where it costs much to find the squares: `find` returns them and is
  /// asked once for all branches of a candidate. Returns `no_square`, without a choice, if it finds
  /// none.
  template <class Find>
  Square choose_square_among(Find&& find) {
    const bool known = depth_ < known_;
    const auto taken = [this] { return bit(static_cast<Square>(made_[depth_] - 1)); };
    const Bitboard squares = known ? met_[at(depth_)].left | taken() : find();
    return squares == 0 ? no_square : choose_square(squares);
  }
  /// As `choose_square`, but one branch takes no square (`no_square`), as if there were no choice.
  /// What is taken need not be in the set when the move is played again in another position.
  Square choose_square_or_none(Bitboard squares) {
    need_room();
    const std::uint8_t made = made_[depth_];
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
      const int next = made_[depth_] + 1;
      known_ = depth_ + 1;
      if (met.total == of_squares && met.left != 0) {
        made_.set(depth_, number_of(first_of(met.left)));
        return true;
      }
      if (met.total != of_squares && next < met.total) {
        made_.set(depth_, static_cast<std::uint8_t>(next));
        return true;
      }
      made_.set(depth_, 0);
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
  static constexpr std::uint8_t number_of(Square square) {
    return static_cast<std::uint8_t>(square + 1);
  }
  static constexpr std::size_t at(int depth) { return static_cast<std::size_t>(depth); }

  ChoicesMade made_;
  std::array<Met, most> met_;
  int depth_ = 0;
  /// Number of choices at the beginning that are met again as they were.
  int known_ = 0;
};

}  // namespace feerie
