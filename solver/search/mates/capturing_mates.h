#pragma once

#include <array>
#include <memory>
#include <vector>

#include "search/manner.h"
#include "search/mates/quiet_mates.h"
#include "search/plan.h"
#include "search/prove/last_moves.h"
#include "search/prove/lean/customs.h"
#include "search/trust.h"

namespace feerie {
class Game;
}

namespace feerie::mates {

/// Sees without playing anything that the side on move has no mate by a move without capture, where
/// units are orthodox and rules act with captures only, whatever they do then (Andernach, Take &
/// Make, Kobul Kings and many others), or make another orthodox unit of the mover besides (Einstein
/// Chess and its like).
///
/// Idea: a move without capture is an orthodox one under such rules, and so is the flight of a king
/// to an empty square. `QuietMates` tells whether one move could leave the king no flight. If not,
/// only captures are listed; they are a tenth of all moves.
///
/// Nothing is lost: rules say nothing of attacks, checks, mates and moves without capture, so that
/// a king can go to each empty square that nobody attacks. Castlings with check are moves without
/// capture, too: nothing is said of a side that might castle. Whether the units are orthodox is
/// looked at each time.
class CapturingMates final : public LastMoves {
 public:
  /// Null if the rules do more than that, or no play of the plan ends so. The game must outlive it.
  static std::unique_ptr<CapturingMates> make(const Plan& plan, const Game& game,
                                              const Manner& manner);

  bool captures_only(int node, Letter letter) override;

 private:
  CapturingMates(const Game& game, const lean::Customs& customs);
  [[nodiscard]] bool is_in_vain_without_capture() const;

  const Game& game_;
  bool castles_;
  /// By side.
  std::array<ArrivesAs, 2> arrives_as_;
  /// By branch and letter: does play end with mate behind its moves, and with nothing else?
  std::vector<std::array<bool, 2>> letter_mates_;
  Trust trust_;
};

}  // namespace feerie::mates
