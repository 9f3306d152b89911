#pragma once

#include <memory>
#include <vector>

#include "search/mates/mate_squares.h"
#include "search/outlook.h"
#include "search/plan.h"

namespace feerie::mates {

/// Foresees in help and series play that the side which moves last cannot be mated by its own last
/// move any more (goals `!#`, `##`).
///
/// Idea: as in each mate, the king is attacked, and each neighbour of its square is filled by its
/// own side or attacked by the other one. What the other way to mate has of its own is only that
/// the check comes about in another manner: the king may go into any attack, or open its line, by
/// the last move of its own side. So each unit of the other side may give the check wherever it
/// stands, also its king.
///
/// Nothing is lost: in the final position every unit stands where it went. A square next to the
/// king that is neither beyond the edge nor filled by its own side nor attacked would be open to
/// it, and without an attack on its own square it is not mated. Both are asked of a board without
/// others, on which no unit takes longer and none attacks less (mate_squares.h). That is so under
/// orthodox rules; units that a rule selects among legal moves only take lines away.
class OwnMateOutlook : public Outlook {
 public:
  /// Null if no branch of the plan ends so, or not all rules and units are orthodox.
  static std::unique_ptr<OwnMateOutlook> make(const Plan& plan, const CompiledRules& rules,
                                              const Position& start);

  bool enter(const Position& position, int node, int length) override;
  void leave() override { frames_.pop_back(); }

 private:
  OwnMateOutlook(const Plan& plan, const CompiledRules& rules, const Position& start,
                 std::vector<bool> foreseen);

  /// A position on the way to now, and the squares on which the king of the loser may be mated.
  struct Frame {
    int node;
    Side loser;
    Bitboard squares;
  };

  const Plan& plan_;
  /// By branch of the plan: does all its play end so?
  std::vector<bool> foreseen_;
  OpenBoard board_;
  MateSquares squares_;
  std::vector<Frame> frames_;
};

}  // namespace feerie::mates
