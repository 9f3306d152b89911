#pragma once

#include <memory>
#include <vector>

#include "search/outlook.h"
#include "search/plan.h"
#include "search/prove/lean/customs.h"

namespace feerie::mates {

/// Foresees before the last move but one of a helped mate that no mate follows behind some of the
/// moves that capture nothing, where units are orthodox and all that rules do is that a unit which
/// is captured may appear elsewhere.
///
/// Idea: such rules leave nearly all moves as they are. A move that captures nothing is an orthodox
/// one, and a king that is mated must have no such move. `lean::Hope` knows where the helper must
/// go so that anything is to be hoped for, and takes into account that the last move may be a
/// capture and that nobody knows what captures in answer to it would lead to.
///
/// Nothing is lost: only moves are left out that take a unit other than the king from one square to
/// another, capture nothing and are no double steps; the proof for these is beside `lean::Hope`.
/// Facts of the rules say that attacks, checks and mates are orthodox and that nothing happens in
/// moves without capture. Whether the units are orthodox is looked at each time.
class QuietOutlook : public Outlook {
 public:
  /// Null if the rules do more or less than that, or no play of the plan ends so.
  static std::unique_ptr<QuietOutlook> make(const Plan& plan, const CompiledRules& rules);

  bool enter(const Position& position, int node, int length) override;
  void leave() override {}
  [[nodiscard]] double price(int length) const override;
  void sift(Candidates& moves) override;

 private:
  explicit QuietOutlook(lean::Customs customs) : customs_(std::move(customs)) {}

  lean::Customs customs_;
  /// By branch of the plan: the length of play at which the last move but one is played; 0 if it is
  /// not foreseen.
  std::vector<int> lengths_;
  /// The position that was entered last, if its moves are looked at; else null.
  const Position* position_ = nullptr;
};

}  // namespace feerie::mates
