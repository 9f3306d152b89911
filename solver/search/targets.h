#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "core/patience.h"
#include "search/outlook.h"
#include "search/targets_ends.h"
#include "search/targets_finder.h"
#include "search/targets_guard.h"
#include "search/targets_hold.h"
#include "search/targets_last.h"
#include "search/targets_pictures.h"

namespace feerie::targets {

/// Foresees for help and series play that no mate or stalemate can come about any more.
///
/// For every square on which the king of the losing side may stand in the end, each of its
/// neighbours must be guarded by the winning side or filled by a unit of the losing side. `Guard`
/// knows the sets of neighbours that the one side can guard with the moves it has left, `Hold`
/// those that the other can fill with its own. If for no square such a set and such another one
/// make up the whole ring, there is no line.
///
/// Complete by construction: in the final position of a line every unit stands where it went, so
/// that its journey on a board without others is no longer than the moves that it made; what it
/// attacks there it attacks on a board without others too; and the moves of the units of a side are
/// moves of the side. So the final position itself is one of those that are looked for.
class Targets : public Outlook {
 public:
  /// When and how far final positions are drawn (targets_finder.h).
  struct Drawing {
    /// Fewest moves of both sides together for which it pays.
    int least_moves = 5;
    /// Most units put on squares; less where it turned out to be too few.
    int most_work = 4'000'000;
    /// Of whoever waits for the search; may be null. Must live as long as the targets.
    Patience* patience = nullptr;
  };

  /// Null if the rules, the units or the plan do not allow to foresee anything.
  static std::unique_ptr<Targets> make(const Plan& plan, const CompiledRules& rules,
                                       const Position& position, const Drawing& drawing);
  static std::unique_ptr<Targets> make(const Plan& plan, const CompiledRules& rules,
                                       const Position& position) {
    return make(plan, rules, position, Drawing{});
  }

  bool enter(const Position& position, int node, int length) override;
  void leave() override;
  /// Pictures can be followed as long as the units can be told apart.
  [[nodiscard]] bool follows() const override;
  /// Where rules select among legal moves few of them are left to search.
  [[nodiscard]] bool doubtful() const override { return doubtful_; }
  void sift(Candidates& moves) override;

 private:
  Targets(const Plan& plan, const CompiledRules& rules, const Position& position,
          const Drawing& drawing);

  /// Pictures that can still come about: a part of `candidates_`.
  struct Shortlist {
    bool drawn = false;
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] bool empty() const { return begin == end; }
  };
  using Shortlists = std::array<Shortlist, end_count>;
  /// What is left on the way to a position: for each end the squares on which the king may be, and
  /// the pictures if they have been drawn.
  struct Frame {
    int node = 0;
    int length = 0;
    const Ends* asked = nullptr;
    std::array<Bitboard, end_count> squares;
    Shortlists shortlists;
    std::size_t candidates = 0;
    Crew crew;
    /// Of two ends that have to come about only one is drawn: the other is asked about late, as
    /// it costs more and tells less.
    [[nodiscard]] bool can_wait(std::size_t end, const std::array<int, 2>& moves) const;
  };
  /// What has been found out for a party, a square of the king and a number of moves.
  template <std::size_t count>
  struct Slot {
    std::uint64_t key = 0;
    std::array<RingSet, count> sets;
  };
  /// Forgets what is overwritten.
  template <std::size_t count>
  class Memory {
   public:
    template <class Find>
    const std::array<RingSet, count>& get(std::uint64_t key, Find&& find) {
      if (slots_.empty()) slots_.resize(size);
      Slot<count>& slot = slots_[key & (size - 1)];
      if (slot.key != key) {
        slot.sets = find();
        slot.key = key;
      }
      return slot.sets;
    }

   private:
    static constexpr std::size_t size = 1U << 14U;
    std::vector<Slot<count>> slots_;
  };
  static constexpr std::size_t line_counts = Guard::most_lines + 1;

  using Moves = std::array<int, 2>;

  const Ends& ends(int node, Side turn, int length);
  template <class Possible>
  bool any_way(const Ends& asked, const Shortlists& lists, Possible&& possible);
  Bitboard squares_for(std::size_t end, const Moves& moves, Bitboard among);
  bool find_ways(Frame& frame, const Frame* outer, std::size_t end);
  void draw(Frame& frame, std::size_t end, const Moves& moves);
  std::optional<std::vector<Picture>> drawn(const Frame& frame, std::size_t end, int& work,
                                            std::size_t most);
  void draw_one_of_two(Frame& frame);
  [[nodiscard]] RingSet guardable(std::size_t end, Square centre, int moves);
  void shorten(Frame& frame, const Frame& outer, std::size_t end);
  void begin_list(Frame& frame, std::size_t end);
  void list_all(Frame& frame, std::size_t end, std::vector<Picture> pictures);
  void list(Frame& frame, std::size_t end, std::uint32_t number);
  [[nodiscard]] bool any_reachable(const Shortlist& list, const Crew& crew, std::size_t end,
                                   const Moves& moves, bool en_passant);
  bool hopeless_stalemate(std::size_t end, const Moves& moves);
  void know_parties();
  [[nodiscard]] bool possible(std::size_t end, const Moves& moves, Square centre);
  bool mate_possible(Side loser, Square centre, const Moves& moves);
  bool stalemate_possible(Side loser, Square centre, const Moves& moves);
  bool leads_on(const Candidate& move, Side mover);

  const Plan& plan_;
  Drawing drawing_;
  Work work_;
  bool doubtful_;
  Journeys journeys_;
  std::array<Guard, 2> guards_;
  std::array<Hold, 2> holds_;
  std::deque<std::optional<Ends>> ends_;
  std::vector<Frame> frames_;
  /// For each end, all pictures that were drawn, and the numbers of those in shortlists.
  std::array<std::vector<Picture>, end_count> pictures_;
  std::vector<std::uint32_t> candidates_;
  Feasibility feasibility_;
  /// Of the position entered last.
  const Position* position_ = nullptr;
  std::array<Party, 2> parties_;
  /// Of the losing side, near the end of play.
  std::array<LooseUnits, 2> loose_;
  Memory<1> guarded_mates_;
  Memory<1> held_mates_;
  Memory<line_counts> guarded_stalemates_;
  Memory<line_counts> held_stalemates_;
};

}  // namespace feerie::targets
