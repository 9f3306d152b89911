#pragma once

#include <array>
#include <optional>

#include "search/prove/lean/checks.h"
#include "search/prove/lean/moves.h"

namespace feerie::lean {

/// About how many replies each move of the side on move leaves, for their order only.
///
/// The replies are counted once as if the side on move passed. A move changes those of pawns, and
/// those of riders to whose squares it comes or from which it goes; who is pinned, and where the
/// king can go, is taken as it was. Where the king is in check behind the move, its answers are
/// counted exactly.
class Replies {
 public:
  explicit Replies(const Board& board);
  [[nodiscard]] int after(const Move& move) const;

 private:
  struct Rider {
    Square from;
    Kind kind;
    Bitboard reach;
  };
  [[nodiscard]] bool is_check(const Move& move) const;

  const Board& board_;
  Side replying_;
  std::optional<Checks> checks_;
  std::array<Rider, square_count> riders_;
  std::size_t rider_count_ = 0;
  Bitboard reached_ = 0;
  /// Replies of king and officers if the side on move passed.
  int officers_ = 0;
};

}  // namespace feerie::lean
