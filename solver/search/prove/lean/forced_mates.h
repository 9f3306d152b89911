#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/prove/forced_play.h"
#include "search/prove/lean/mating.h"
#include "search/prove/lean/shape.h"

/// Battle play of orthodox units for mate.
namespace feerie::lean {

/// Idea: the questions are those of battle.h, answered in the same way, but on a board that costs
/// next to nothing to play on, and without playing the last moves: whether there is a mate in one
/// is seen from sets of squares (mating.h). Entries of the table are those of battle.h as well, so
/// that both may ask about a position.
///
/// Play cannot end at once where an attack of a smaller length has failed, so that this is not
/// asked again for each length.
class ForcedMates final : public ForcedPlay {
 public:
  ForcedMates(const Plan& plan, const Game& game, Customs customs, const Manner& manner,
              Table& table, Watch& watch);

  std::optional<bool> attack(int node, int left) override;
  std::optional<bool> each_answered(int node, int left) override;
  std::optional<bool> can_end(int node, Letter letter, int length, Bitboard squares) override;

 private:
  /// What proved useful last with so much play left in a branch.
  struct Memory {
    Move attack = no_move;
    std::array<Move, 2> defences{no_move, no_move};
  };
  /// A branch, and what is remembered about it.
  struct Branch {
    Shape shape;
    /// The half-moves of an attack of one move.
    int one_move = 1;
    /// Option Threat: in half-moves; 0 if nothing need be threatened.
    int longest_threat = 0;
    std::vector<Memory> by_length;
    Memory& with(int left) { return by_length[static_cast<std::size_t>(left)]; }
  };
  Branch* branch_of(int node);
  std::optional<Board> board_now() const;
  bool stopped() const { return stopped_; }
  void step();

  bool attack(Branch& branch, const Board& board, int left);
  bool attack_once(Branch& branch, const Board& board, int left, bool goes_on);
  void list_attacks(const Board& board, const Shape& shape, int left, bool goes_on,
                    MoveList& moves) const;
  std::optional<std::uint64_t> question_behind(const Shape& shape, int left) const;
  bool solves(Branch& branch, const Board& board, int left, bool goes_on);
  bool ends(const Branch& branch, const Board& board);
  bool each_answered(Branch& branch, const Board& board, int left);
  bool each_answered_soon(Branch& branch, const Board& board, int left);
  bool search_defences(Branch& branch, const Board& board, int left, Move& refutation);
  bool answered(Branch& branch, const Board& board, int left);
  bool each_mates(const Board& board);
  bool can_force_mate(const Board& board);
  bool refutes(Branch& branch, const Board& board, const Move& defence, int left);
  bool confines(const Branch& branch, const Board& board, int left) const;
  bool threatens(Branch& branch, const Board& board, int left);
  void count_replies(const Board& board, MoveList& moves, int* counts);

  const Game& game_;
  const Customs customs_;
  const bool remembers_;
  /// Option MaxFlightsquares.
  const std::optional<int> flights_;
  Table& table_;
  Watch& watch_;
  std::vector<std::optional<Branch>> branches_;
  /// How branches of help and series play end, by letter.
  std::vector<std::array<Ending, 2>> endings_;
  /// Of the defender, where each of its moves should mate: a move that did not.
  Move no_mate_ = no_move;
  unsigned steps_ = 0;
  bool stopped_ = false;
};

}  // namespace feerie::lean
