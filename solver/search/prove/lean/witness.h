#pragma once

#include "search/prove/lean/checks.h"

namespace feerie::lean {

/// Moves of the defender that give no check whatever the attacker does, but for few of its moves.
/// Where the defender has to mate with its next move, they refute nearly all moves of the attacker
/// without anything being played.
///
/// A witness is a move without capture or promotion of a unit other than the king. Behind the
/// square from which it starts, as seen from a king, stands no rider of the other side that could
/// attack that king when the square is left. Where it ends, its unit does not attack the other king
/// even on an empty board.
///
/// Why it is legal and gives no check behind a move of the attacker: that move is plain, made by a
/// unit other than the king, gives no check and ends on none of the witness's squares. These are
/// those that it needs, so that it can still be played, and those behind its start as seen from its
/// king, so that no rider comes there. The defending king is not attacked: not before the witness,
/// as the attacker gave no check; and not by it, as it opens no line to a rider. The attacking king
/// is not attacked by the unit of the witness, nor along a line that it opens; and a move of the
/// attacker that leaves its own king attacked is none.
///
/// Behind a move of the attacking king a witness holds if the king gives no check by leaving a
/// line, and if the square where it arrives is none of the witness's, shares no line with its start
/// or end, and is no knight's leap from its end.
class Witnesses {
 public:
  /// The attacker is on move.
  explicit Witnesses(const Board& board);
  /// Where units of the attacker could go with a plain move behind which no witness holds.
  [[nodiscard]] const Aims& aims() const { return aims_; }

 private:
  static constexpr int most = 3;

  [[nodiscard]] bool full() const { return count_ == most; }
  void add(const Board& board, Square from, Square to);
  void add_pawns(const Board& board, Square target);
  void add_officers(const Board& board, Square target);

  Aims aims_;
  /// Squares that matter to all witnesses.
  Bitboard common_ = all_squares;
  Bitboard common_to_king_ = all_squares;
  int count_ = 0;
};

}  // namespace feerie::lean
