#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "game/rulebook.h"
#include "search/outlook.h"
#include "search/plan.h"
#include "search/proof/journeys.h"
#include "search/proof/side_needs.h"

namespace feerie {

/// Tells whether the position that play is to reach is still within reach: which units have to go
/// where, on the shortest ways there are, and what has to be captured.
class ProofOutlook : public Outlook {
 public:
  /// Null if the plan aims at something else, or if the rules change more about units than moving
  /// and capturing them.
  static std::unique_ptr<ProofOutlook> make(const Plan& plan, const CompiledRules& rules,
                                            const Position& start);

  bool enter(const Position& position, int node, int length) override;
  void leave() override {}

 private:
  /// Moves that are left to the sides behind a branch: to the one whose turn it is then, and to the
  /// one that has made the last move.
  struct Rest {
    int next = 0;
    int last = 0;
  };

  ProofOutlook(const Plan& plan, const CompiledRules& rules, const Position& start);
  void fix_units(const Position& start);
  [[nodiscard]] Bitboard immovable(const Position& start, Side side, const Journeys& ways) const;
  [[nodiscard]] bool can_arrive(const Position& start, Side side, Square at,
                                const Journeys& ways) const;
  [[nodiscard]] std::optional<Rest> rest_behind(int node) const;
  [[nodiscard]] std::optional<Rest> rest_of(const Plan::Link& link) const;
  [[nodiscard]] int surplus(const Position& position, Side side) const;
  bool within_reach(const Position& position, const std::array<int, 2>& moves);
  /// Can each unit of the side that is not wanted be captured, with so many moves to spare?
  [[nodiscard]] static bool capturable(const Need& victims, int spare, const Need& capturers,
                                       int spare_of_capturers, int losses);

  const Plan& plan_;
  const CompiledRules& rules_;
  const Position& aim_;
  Journeys::Ground ground_;
  std::unique_ptr<Journeys> journeys_;
  std::vector<SideNeeds> needs_;
  /// By node; nothing where other things than the position are asked for.
  std::vector<std::optional<Rest>> rests_;
};

}  // namespace feerie
