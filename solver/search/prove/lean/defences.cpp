#include <algorithm>
#include <array>
#include <limits>

#include "position/hash.h"
#include "search/prove/lean/escapes.h"
#include "search/prove/lean/forced_mates.h"
#include "search/prove/lean/replies.h"

/// The moves of the defender in forced mates.
namespace feerie::lean {
namespace {

/// What the table knows of a defence: with how many half-moves left the attacker fails or succeeds,
/// and the move that refutes.
struct Known {
  explicit Known(std::uint32_t data)
      : failed(static_cast<int>(data & 0xffU)),
        solved(static_cast<int>(data >> 8U & 0xffU)),
        from(static_cast<Square>(data >> 16U & 63U)),
        to(static_cast<Square>(data >> 22U & 63U)),
        becomes(static_cast<Kind>(data >> 28U & 7U)),
        has_move(data >> 31U != 0) {}

  /// The move that refuted; `no_move` if there is none or if it was no plain one.
  [[nodiscard]] Move move(const Board& board) const {
    if (!has_move || !contains(board.of(board.turn()), from)) return no_move;
    Move move = plain_move(from, to, board.kind_at(from));
    move.becomes = becomes;
    return move;
  }
  [[nodiscard]] std::uint32_t data(const Move& refutation) const {
    const auto lengths = static_cast<std::uint32_t>(failed) | static_cast<std::uint32_t>(solved)
                                                                  << 8U;
    if (refutation.type > MoveType::double_step) return lengths;
    return lengths | std::uint32_t{refutation.from} << 16U | std::uint32_t{refutation.to} << 22U |
           std::uint32_t{refutation.becomes} << 28U | std::uint32_t{1} << 31U;
  }

  int failed;
  int solved;
  Square from;
  Square to;
  Kind becomes;
  bool has_move;
};

}  // namespace

/// The defender has just moved.
bool ForcedMates::answered(Branch& branch, const Board& board, int left) {
  return (branch.shape.defender_mates && mated(board)) || attack(branch, board, left);
}

/// Does the defence, which may leave the own king attacked, hold out?
bool ForcedMates::refutes(Branch& branch, const Board& board, const Move& defence, int left) {
  step();
  const bool looks_up = left > 2 || branch.shape.fork != Fork::none;
  const Board next = looks_up ? board.after(defence) : board.glimpse(defence);
  return !next.in_check(board.turn()) && !answered(branch, next, left - 1) && !stopped();
}

bool ForcedMates::each_answered(Branch& branch, const Board& board, int left) {
  if (left <= 2) return each_answered_soon(branch, board, left);
  Move refutation = no_move;
  if (!remembers_) return search_defences(branch, board, left, refutation);
  const std::uint64_t place = hash::mix(board.key() ^ branch.shape.on_defence);
  Known known(table_.find(place).value_or(0));
  if (known.solved != 0 && known.solved <= left) return true;
  if (known.failed >= left) return false;
  refutation = known.move(board);
  const bool result = search_defences(branch, board, left, refutation);
  if (stopped()) return false;
  (result ? known.solved : known.failed) = left;
  table_.store(place, known.data(refutation), left);
  return result;
}

/// With a reply or none left: the moves that refuted last are tried before others are listed.
bool ForcedMates::each_answered_soon(Branch& branch, const Board& board, int left) {
  auto& likely = branch.with(left).defences;
  for (std::size_t i = 0; i < likely.size(); ++i) {
    if (!could_play(board, customs_, likely[i])) continue;
    if (refutes(branch, board, likely[i], left)) {
      if (i != 0) std::swap(likely[0], likely[i]);
      return false;
    }
    if (stopped()) return false;
  }
  const bool must_mate = left - 1 < branch.shape.needed_by_attacker;
  if (const Move move = must_mate ? any_without_check(board) : no_move; move != no_move) {
    likely = {move, likely[0]};
    return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  for (const Move& move : moves) {
    step();
    if (!answered(branch, left > 1 ? board.after(move) : board.glimpse(move), left - 1)) {
      if (!stopped()) likely = {move, likely[0]};
      return false;
    }
    if (stopped()) return false;
  }
  return moves.size() != 0;
}

/// `refutation`: a move to begin with; in the end one that refutes.
bool ForcedMates::search_defences(Branch& branch, const Board& board, int left, Move& refutation) {
  if (could_play(board, customs_, refutation)) {
    if (refutes(branch, board, refutation, left)) return false;
    if (stopped()) return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  std::array<int, MoveList::most> replies;
  count_replies(board, moves, replies.data());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    // Most often the first one refutes, so that sorting the others would be in vain.
    const auto fewest = std::min_element(replies.begin(), replies.begin() + moves.size());
    const Move& move = moves[static_cast<std::size_t>(fewest - replies.begin())];
    *fewest = std::numeric_limits<int>::max();
    step();
    const bool holds = answered(branch, board.after(move), left - 1);
    if (stopped()) return false;
    if (!holds) {
      refutation = move;
      return false;
    }
  }
  return moves.size() != 0;
}

/// Does each move of the defender mate, and is there one?
bool ForcedMates::each_mates(const Board& board) {
  Move& likely = no_mate_;
  if (could_play(board, customs_, likely)) {
    const Board next = board.glimpse(likely);
    if (!next.in_check(board.turn()) && !mated(next)) return false;
  }
  if (const Move move = any_without_check(board); move != no_move) {
    likely = move;
    return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  for (const Move& move : moves) {
    if (mated(board.glimpse(move))) continue;
    likely = move;
    return false;
  }
  return moves.size() != 0;
}

/// Defences come first that leave the attacker few replies, as told in defence_order.h.
void ForcedMates::count_replies(const Board& board, MoveList& moves, int* counts) {
  if (moves.size() < 2) {
    *counts = 0;
    return;
  }
  const Replies replies(board);
  for (const Move& move : moves) {
    step();
    *counts++ = replies.after(move);
  }
}

}  // namespace feerie::lean
