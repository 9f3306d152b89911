#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "core/patience.h"
#include "search/mates/ends.h"
#include "search/mates/last_moves.h"
#include "search/mates/mate_squares.h"
#include "search/mates/pictures/album.h"
#include "search/mates/quiet_outlook.h"
#include "search/outlook.h"

/// Foresees for help and series play that no mate or stalemate can come about any more.
///
/// Idea: the end of play is looked for instead of the way to it. Which ends there can be, and in
/// how many moves of each side, is read off the plan (ends.h). For each of them is asked, roughly
/// at first and then more finely: on which squares can the king be mated (mate_squares.h, by what
/// can be guarded, guard.h, and what can be filled, hold.h, within the moves left, open_board.h);
/// what must the last moves be like (last_moves.h); and, for longer play, what do the final
/// positions look like (pictures/). The idea is known as the "intelligent mode" of solving
/// programs; these bounds are our own.
///
/// Invariants: `frames_` holds a frame for each position that was entered and not left; a frame
/// says what can still come about there, and never more than the frame below it says.
///
/// Why nothing is lost: in the final position of a line every unit stands where it went. So its
/// journey on a board without others is no longer than the moves that it made; what it attacks
/// there it attacks on a board without others too; and the moves of the units of a side are moves
/// of the side. So the final position itself is one of those that are looked for, and every
/// position on the way to it is kept. What is asked of a final position is never more than what is
/// true of every mate or stalemate.
///
/// With fairy units all of this is so if they are taken to go and to attack as they could in the
/// best of cases (fairy_board.h): a king that is mated is attacked, and each square next to it is
/// filled or attacked, whatever walks there are. No more than that is asked then: stalemates are
/// not foreseen, no pictures are drawn, and whether a last move checks is left to the kernel. Under
/// rules that act with captures only, or object to checks only, it is so if units may besides do
/// what these rules allow (freedoms.h). What a capture may take elsewhere is asked of the square of
/// each unit alone, and not whether anybody can capture it there.
namespace feerie::mates {

class MateOutlook : public Outlook {
 public:
  /// When and how far final positions are sketched (pictures/finder.h).
  struct Sketching {
    /// Fewest moves of both sides together for which it pays.
    int least_moves = 5;
    /// Most units put on squares; less where it turned out to be too few.
    int most_work = 4'000'000;
    /// Of whoever waits for the search; may be null. Must live as long as the outlook.
    Patience* patience = nullptr;
    /// With so many moves or fewer, and where rules select among legal moves, the search may be
    /// over before the pictures are drawn. They are drawn when it has entered so many positions,
    /// and then not more of them than take about as long. 0: they are always drawn at once.
    int most_postponed = 4;
    int first_positions = 1 << 13;
    /// Where captures take units anywhere, play of at most so many half-moves is over before it
    /// pays to ask what these could guard.
    int too_short = 4;
    /// Where captured units come back, so much can be guarded that even longer play is over before.
    int too_short_for_rebirths = 6;
  };

  /// Null if the rules, the units or the plan do not allow to foresee anything (foreseeable.cpp).
  static std::unique_ptr<MateOutlook> make(const Plan& plan, const CompiledRules& rules,
                                           const Position& position, const Sketching& sketching);
  static std::unique_ptr<MateOutlook> make(const Plan& plan, const CompiledRules& rules,
                                           const Position& position) {
    return make(plan, rules, position, Sketching{});
  }

  bool enter(const Position& position, int node, int length) override;
  void leave() override;
  /// Pictures can be followed as long as the units can be told apart.
  [[nodiscard]] bool follows() const override;
  /// With fairy units no pictures are followed, and what either side could do in some moves it
  /// could do in more.
  [[nodiscard]] bool grows() const override { return !board_.orthodox(); }
  [[nodiscard]] double price(int length) const override;
  [[nodiscard]] Bitboard final_squares(int node, Side loser) const override;
  void sift(Candidates& moves) override;

 private:
  MateOutlook(const Plan& plan, const CompiledRules& rules, const Position& position,
              const OpenBoard::Extras& extras, const Sketching& sketching);

  /// What is left on the way to a position: for each end the squares on which the king may be, and
  /// the pictures if they have been sketched.
  struct Frame {
    int node = 0;
    int length = 0;
    const Ends* asked = nullptr;
    PerEnd<Bitboard> squares{all_squares};
    PerEnd<Album::Shortlist> shortlists;
    /// Where its shortlists begin in the album.
    std::size_t mark = 0;
    /// The next move may be a capture en passant.
    bool en_passant = false;
    Crew crew;

    [[nodiscard]] bool any_sketched() const;
    void take(End end, const Album::Shortlist& list);
    /// Of two ends that have to come about only one is sketched: the other is asked about late, as
    /// it costs more and tells less.
    [[nodiscard]] bool can_wait(End end, const MovesLeft& moves) const;
  };

  // mate_outlook.cpp
  /// `unused`: moves that the side which is not on move will not make.
  const Ends& ends(int node, Side turn, int length, int unused);
  [[nodiscard]] bool waits_for_check(int node, int length) const;
  int moves_before_check(Side mover);
  void follow_units(Frame& frame, const Frame* outer) const;
  template <class Possible>
  bool any_way(const Ends& asked, const PerEnd<Album::Shortlist>& lists, Possible&& possible);
  bool find_ways(Frame& frame, const Frame* outer, End end);
  bool hopeless_stalemate(End end, const MovesLeft& moves);
  [[nodiscard]] bool is_sketched_here(const Frame* outer, End end, const MovesLeft& moves) const;

  // sifting.cpp: moves that lead nowhere
  class Trial;
  /// What the pictures of an end say of the next move.
  struct Prospect {
    /// Moves behind which none is within reach.
    Destinations in_vain;
    bool victims = false;
  };
  [[nodiscard]] bool is_last() const;
  [[nodiscard]] bool only_walks(const Candidate& move, Side mover) const;
  void look_ahead(const Candidates& moves, Side mover);
  bool leads_on(const Candidate& move, Side mover);
  [[nodiscard]] bool is_needed_picture(End end) const;
  [[nodiscard]] std::optional<End> told_by_pictures() const;
  bool end_in_reach(End end, const Candidate& move, Side mover);
  bool picture_in_reach(End end, const Candidate& move, const MovesLeft& left);
  bool square_in_reach(End end, const Candidate& move, const MovesLeft& left, Square centre,
                       bool does_more);

  // sketching.cpp: pictures where play begins
  [[nodiscard]] Album::Situation situation(const Frame& frame, End end) const;
  std::optional<std::vector<Picture>> sketched(const Frame& frame, End end, int& work,
                                               std::size_t most);
  bool sketch(Frame& frame, End end, int most_work);
  void sketch_one_of_two(Frame& frame);
  [[nodiscard]] bool can_be_postponed(const Frame& frame, const MovesLeft& moves) const;
  void catch_up(const Position& now);
  void hand_down(End end);

  /// Of moves before the first check no more are counted.
  static constexpr int most_unused = 15;

  const Plan& plan_;
  Sketching sketching_;
  Work work_;
  /// Do rules select among legal moves, so that few of them are left to search?
  bool few_moves_;
  OpenBoard board_;
  /// On which units are captured and appear elsewhere, if they do.
  std::optional<OpenBoard> reborn_;
  MateSquares squares_;
  /// Knows more of the last move but one where captured units appear elsewhere; may be null.
  std::unique_ptr<QuietOutlook> quiet_;
  Album album_;
  std::array<std::deque<std::optional<Ends>>, most_unused + 1> ends_;
  std::vector<Frame> frames_;
  /// Of the frame whose moves are sifted, where pictures have been sketched.
  PerEnd<Prospect> prospects_;
  /// The position entered last.
  const Position* position_ = nullptr;
  /// Pictures that have been postponed: of play from the position, of this end, until so many
  /// positions have been entered.
  struct Postponed {
    Position start;
    End end;
    int positions;
  };
  std::optional<Postponed> postponed_;
  int entered_ = 0;
  /// Units of the losing side that must be stopped by the last move, near the end of play.
  std::array<LooseUnits, 2> loose_;
};

/// Is there a way all ends of which are possible? Those of which pictures have been sketched are
/// asked about first, which costs least.
template <class Possible>
bool MateOutlook::any_way(const Ends& asked, const PerEnd<Album::Shortlist>& lists,
                          Possible&& possible) {
  if (const auto only = asked.only_end()) return possible(*only);
  EndSet left = asked.all;
  for (const bool sketched : {true, false}) {
    for (const End end : all_ends) {
      if (!asked.all.contains(end) || lists[end].sketched != sketched || possible(end)) continue;
      left.erase(end);
      if (std::ranges::none_of(asked.ways, [left](EndSet way) { return left.contains(way); })) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace feerie::mates
