#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "search/prove/lean/board.h"
#include "search/prove/lean/customs.h"

/// The legal moves of orthodox units.
namespace feerie::lean {

/// What binds the units of the side on move.
struct Ties {
  explicit Ties(const Board& board);
  /// Squares to which a unit other than the king may go.
  [[nodiscard]] Bitboard allowed(Square from) const {
    return contains(pinned, from) ? answers & rays::through(king_at, from) : answers;
  }

  Square king_at;
  Bitboard checkers = 0;
  Bitboard pinned = 0;
  /// Squares to which a unit other than the king must go because of a check.
  Bitboard answers = all_squares;
};

/// A list of moves.
class MoveList {
 public:
  /// On each square arrive at most eight riders, eight knights, a king, and three pawns with four
  /// promotions each.
  static constexpr std::size_t most = std::size_t{29} * std::size_t{square_count};

  void add(const Move& move) { moves_[size_++] = move; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Move* begin() { return moves_.data(); }
  [[nodiscard]] Move* end() { return begin() + size_; }
  Move& operator[](std::size_t index) { return moves_[index]; }
  template <class Keep>
  void keep_if(Keep&& keep) {
    const auto leaves = [&keep](const Move& move) { return !keep(move); };
    size_ = static_cast<std::size_t>(std::remove_if(begin(), end(), leaves) - begin());
  }

 private:
  std::array<Move, most> moves_;
  std::size_t size_ = 0;
};

/// A move that is no promotion, no castling and no capture en passant.
inline Move plain_move(Square from, Square to, Kind kind) {
  const int ranks = rank_of(to) - rank_of(from);
  const bool twice = kind == pawn && (ranks == 2 || ranks == -2);
  return {from, to, kind, kind, twice ? MoveType::double_step : MoveType::normal};
}

struct Aims;

/// Adds all legal moves; with `aims` those that keep to them, and all promotions, captures en
/// passant and castlings.
void list_legal(const Board& board, const Customs& customs, MoveList& out,
                const Aims* aims = nullptr);
/// How many there are, castlings and further promotions of a pawn on one square aside.
int count_legal(const Board& board);
/// How many moves these pawns of the side have, legal or not, captures en passant aside.
int count_pawn_moves(Bitboard pawns, Side side, Bitboard targets, Bitboard occupied,
                     Bitboard wanted = all_squares);
/// The squares next to the king of the side on move on which it would not be attacked.
Bitboard safe_steps(const Board& board, Square king_at);
/// One of these squares; `no_square` if there is none.
Square any_safe_step(const Board& board, Square king_at);
/// Is there one? Castlings are not looked at: who can castle can move the partner as well.
bool any_legal(const Board& board);
/// Could a unit other than the king answer the check that these units give?
bool can_parry(const Board& board, Bitboard checkers);
/// Is the side on move mated?
bool mated(const Board& board);
/// Could the move, which was one in another position, be played here? Yes only if it can, but for
/// the safety of the own king.
bool could_play(const Board& board, const Customs& customs, const Move& move);

/// The squares to which a pawn can go, legal or not.
struct PawnSteps {
  PawnSteps(const Board& board, Square from);
  Bitboard captures = 0;
  Bitboard single = 0;
  Bitboard twice = 0;
  Bitboard en_passant = 0;
};
/// Does the capture en passant leave the own king safe?
bool safe_en_passant(const Board& board, Square from, Square to);
/// Adds castlings that are legal.
void add_castlings(const Board& board, MoveList& out);

}  // namespace feerie::lean
