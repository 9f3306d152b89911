#pragma once

#include <memory>

#include "game/rulebook.h"
#include "search/outlook.h"
#include "search/proof/rests.h"

/// Play to a position under rules of which little is known: are there more squares to be filled, to
/// be emptied or to get another unit than the moves left can see to?
///
/// Idea: a move fills one square and empties one. A castling fills and empties two; a capture
/// elsewhere than on the square of arrival empties another one. En passant that needs a double step
/// right before it: every second move can be such a capture, and the first one if a double step has
/// just been made or is the move that is judged. What the acts of rules can add to that they tell
/// themselves (`Changes::squares`, game/extent.h). Where they do not, facts may tell that units
/// which have been captured are put back and nothing else is changed: then a square is filled for
/// each of them, and as many are put back as wait now or are captured by the moves left. A side
/// castles only if what stands between its king and a corner can have left by then.
///
/// Invariants: bounds depend on the position and on the number of moves left only.
///
/// Why nothing is lost: between a position and the one that play is to reach every square that
/// differs has to be filled, emptied or changed by one of the moves. If one move does that to so
/// many squares at most, n moves do it to n times as many at most. Rules that offer moves of their
/// own may do anything with them: there is no outlook then.
namespace feerie {

class SquaresOutlook : public Outlook {
 public:
  /// Null if the plan aims at something else, or if the rules do not bound what a move changes.
  static std::unique_ptr<SquaresOutlook> make(const Plan& plan, const CompiledRules& rules);

  bool enter(const Position& position, int node, int length) override;
  void leave() override {}
  [[nodiscard]] bool cheap() const override { return true; }
  void sift(Candidates& moves) override;

 private:
  /// The squares that differ from the position to be reached.
  struct Differences {
    Bitboard to_fill = 0;
    Bitboard to_empty = 0;
    /// Those that must get another unit, `to_fill` among them.
    Bitboard to_change = 0;
  };

  SquaresOutlook(const Plan& plan, const CompiledRules& rules);
  [[nodiscard]] Differences differences(const Position& position) const;
  /// Castlings that the sides have left with so many moves, at most.
  [[nodiscard]] std::array<int, 2> castlings_of(const Position& position,
                                                const std::array<int, 2>& moves) const;
  [[nodiscard]] bool may_castle(const Position& position, Side side, int moves_before) const;
  /// What so many moves of the sides can see to at most.
  [[nodiscard]] Changes::Squares most(const Position& position, const std::array<int, 2>& moves,
                                      const std::array<int, 2>& castlings) const;
  [[nodiscard]] static bool fits(const Differences& needed, const Changes::Squares& most);
  [[nodiscard]] bool leads_on(const Candidate& move, const Differences& before) const;

  const CompiledRules& rules_;
  const Position& aim_;
  Rests rests_;
  /// What a move changes at most, without and with capture.
  std::array<Changes::Squares, 2> of_moves_;
  /// Units that have been captured may be put back later.
  bool put_back_late_;
  /// What one move changes at most, captures elsewhere included.
  Changes::Squares each_;
  /// Kings may castle more than once, as they may become kings anew.
  bool castles_again_;
  /// Kings castle with rooks in the corners of their rank.
  bool castles_to_corners_;
  /// Of the position entered last: what differs, and what can be seen to after its next move.
  Differences now_;
  std::optional<Changes::Squares> later_;
};

}  // namespace feerie
