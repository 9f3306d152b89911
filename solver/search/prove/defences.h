#pragma once

#include <algorithm>
#include <cstdint>

#include "game/move.h"

namespace feerie {

/// What the table knows of the defences of a position: with how many half-moves left one of them
/// holds out, and with how many all are answered; and a move that held out. With more half-moves
/// left the attack succeeds all the more, with fewer it fails all the more.
///
/// The move is kept as two squares. It tells where to begin, and decides nothing.
class Defences {
 public:
  /// 0: nothing is known.
  explicit Defences(std::uint32_t data) : data_(data) {}

  /// Can anything be said of so many half-moves?
  static constexpr bool fits(int left) { return left <= 0xff; }

  [[nodiscard]] bool all_answered(int left) const { return solved() != 0 && solved() <= left; }
  [[nodiscard]] bool one_holds_out(int left) const { return failed() >= left; }
  /// `refutation`: the move that holds out, unless all defences are answered.
  void enter(bool all_answered, int left, const Candidate& refutation) {
    const auto length = static_cast<std::uint32_t>(left);
    if (all_answered) {
      data_ = (data_ & ~0xff00U) | length << 8U;
      return;
    }
    data_ = (data_ & ~0xffU) | length;
    if (refutation.from == no_square || refutation.to == no_square) return;
    data_ = (data_ & 0xffffU) | std::uint32_t{refutation.from} << 16U |
            std::uint32_t{refutation.to} << 22U | has_move;
  }
  /// The move among these that held out last, or the end of the list.
  [[nodiscard]] Candidates::iterator refutation(Candidates& moves) const {
    if ((data_ & has_move) == 0) return moves.end();
    return std::ranges::find_if(moves, [this](const Candidate& move) {
      return move.from == (data_ >> 16U & 63U) && move.to == (data_ >> 22U & 63U);
    });
  }
  [[nodiscard]] std::uint32_t data() const { return data_; }

 private:
  static constexpr std::uint32_t has_move = 1U << 28U;

  [[nodiscard]] int failed() const { return static_cast<int>(data_ & 0xffU); }
  [[nodiscard]] int solved() const { return static_cast<int>(data_ >> 8U & 0xffU); }

  std::uint32_t data_;
};

}  // namespace feerie
