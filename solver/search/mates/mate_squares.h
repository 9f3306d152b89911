#pragma once

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "search/mates/ends.h"
#include "search/mates/guard.h"
#include "search/mates/hold.h"

namespace feerie::mates {

/// On which squares can a king still be mated or stalemated?
///
/// Idea: each neighbour of the king's square must be guarded by the winning side or filled by a
/// unit of the losing side. `Guard` knows the sets of neighbours that the one side can guard with
/// the moves it has left, `Hold` those that the other can fill with its own. If no such set and
/// such another one make up the whole ring, the king is not mated there.
///
/// Both sets depend on one party alone, so they are found once for each placement of a party and
/// remembered.
class MateSquares {
 public:
  /// `reborn`: the board on which units are captured and appear again; null if none do.
  MateSquares(OpenBoard& board, OpenBoard* reborn);

  /// From now on questions are about the units of this position.
  void look_at(const Position& position);
  /// The units of a side. Who changes them asks about the changed position, and puts them back.
  Party& party(Side side) { return parties_[index(side)]; }
  [[nodiscard]] const std::array<Party, 2>& parties() const { return parties_; }

  /// Those of the squares on which the king of the loser may stand in the end.
  Bitboard possible_among(End end, const MovesLeft& moves, Bitboard among);
  bool possible(End end, const MovesLeft& moves, Square centre);
  /// The sets of neighbours of a square that the winner can guard with so many moves.
  RingSet guardable(End end, Square centre, int moves);
  /// The sets of neighbours that are left to guard in a mate where the loser fills the others with
  /// so many moves.
  RingSet left_to_guard(Side loser, Square centre, int moves);

 private:
  /// What is asked of a party: with so many moves, the king standing on `centre`.
  struct Question {
    Side side;
    Square centre;
    /// Tells the units apart.
    std::uint64_t party;
    /// Moves, and another number that counts.
    unsigned budget;

    [[nodiscard]] std::uint64_t key() const;
  };
  /// What has been found out for a party, a square of the king and a number of moves.
  template <std::size_t count>
  struct Slot {
    std::uint64_t key = 0;
    std::array<RingSet, count> sets;
  };
  /// Remembers what was found last in each of its slots. Short searches ask little: there are more
  /// slots when many answers have been found. What was asked last of a party is asked again for
  /// each move of the other side: it lies ready.
  template <std::size_t count>
  class Memory {
   public:
    template <class Find>
    const std::array<RingSet, count>& get(const Question& question, Find&& find) {
      if (!ready_) ready_ = std::make_unique<std::array<Ready, 2>>();
      Ready& ready = (*ready_)[index(question.side)];
      if (ready.party != question.party || ready.budget != question.budget) {
        ready.party = question.party;
        ready.budget = question.budget;
        ready.known = 0;
      }
      auto& sets = ready.sets[question.centre];
      if (!contains(ready.known, question.centre)) {
        sets = remembered(question.key(), find);
        ready.known |= bit(question.centre);
      }
      return sets;
    }

   private:
    /// The answers about one party with so many moves.
    struct Ready {
      std::uint64_t party = 0;
      unsigned budget = 0;
      /// The squares of the king that have been asked about.
      Bitboard known = 0;
      std::array<std::array<RingSet, count>, square_count> sets;
    };

    template <class Find>
    const std::array<RingSet, count>& remembered(std::uint64_t key, Find&& find) {
      if (found_ >= slots_.size()) grow();
      Slot<count>& slot = slots_[key & (slots_.size() - 1)];
      if (slot.key != key) {
        ++found_;
        slot.sets = find();
        slot.key = key;
      }
      return slot.sets;
    }

    static constexpr std::size_t first_size = 1U << 7U;
    static constexpr std::size_t growth = 4;
    /// 5 megabytes of mates, or 11 of stalemates.
    static constexpr std::size_t last_size = count == 1 ? 1U << 17U : 1U << 16U;

    void grow() {
      if (slots_.size() >= last_size) return;
      const std::vector<Slot<count>> before = std::move(slots_);
      slots_ = std::vector<Slot<count>>(before.empty() ? first_size : growth * before.size());
      for (const Slot<count>& slot : before) slots_[slot.key & (slots_.size() - 1)] = slot;
    }

    /// Made for the first question: it is large, and about stalemates there is hardly ever one.
    std::unique_ptr<std::array<Ready, 2>> ready_;
    std::vector<Slot<count>> slots_;
    std::size_t found_ = 0;
  };
  static constexpr std::size_t line_counts = Guard::most_lines + 1;

  /// How many units of the side the other one may capture, each of which appears elsewhere.
  [[nodiscard]] int captured(Side side, const MovesLeft& moves) const {
    return units_come_back_ ? moves[index(opposite(side))] : 0;
  }
  [[nodiscard]] Question question(Side side, Square centre, const MovesLeft& moves, int more) const;
  bool mate_possible(Side loser, Square centre, const MovesLeft& moves);
  [[nodiscard]] bool is_told_of_last_move(Side loser, const MovesLeft& moves) const;
  const Shelter& shelter_of(Side loser, Square centre);
  bool flight_may_check(Side loser, Square centre, const MovesLeft& moves);
  [[nodiscard]] Bitboard squares_in_line(Side loser, Square centre, int moves);
  bool stalemate_possible(Side loser, Square centre, const MovesLeft& moves);

  OpenBoard& board_;
  bool units_come_back_;
  std::array<Guard, 2> guards_;
  std::array<Hold, 2> holds_;
  std::array<Party, 2> parties_;
  /// Can units be captured en passant?
  bool en_passant_ = false;
  /// The one asked about last, of which party and square.
  Shelter shelter_;
  std::uint64_t sheltered_ = 0;
  Square shelter_at_ = no_square;
  Memory<1> guarded_mates_;
  Memory<1> held_mates_;
  /// Squares, as a set of rings.
  Memory<1> lines_;
  Memory<line_counts> guarded_stalemates_;
  Memory<line_counts> held_stalemates_;
};

}  // namespace feerie::mates
