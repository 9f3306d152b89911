#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/patience.h"
#include "game/compiled_rules.h"
#include "position/position.h"
#include "search/proof/journeys.h"
#include "search/proof/stories/teller.h"

namespace feerie::stories {

/// Tells whether a position lies on the way to the end.
///
/// Stories are told when play of a length has been looked for in many positions already, and again
/// each time when that number has grown, as much work being granted as the search has done: so they
/// cost little where the search is soon over, or where there are too many of them.
class Guide {
 public:
  /// `positions`: how many the search looks at before stories are told for the first time. Null if
  /// the rules or the units are not orthodox. All that is handed over must outlive the guide.
  static std::unique_ptr<Guide> make(const CompiledRules& rules, const Position& start,
                                     const Position& aim, const Journeys& journeys,
                                     std::uint64_t positions, Patience& patience);

  /// Play of so many half-moves from the start is looked for from now on.
  void look_for(int length);
  /// Can the position asked for stand on the board after just so many half-moves more? Yes if that
  /// is not known.
  bool leads_on(const Position& position, int length);

 private:
  Guide(const Position& start, const Position& aim, const Journeys& journeys,
        std::uint64_t positions, Patience& patience);
  void tell_stories();

  Position start_;
  const Position& aim_;
  const Journeys& journeys_;
  std::uint64_t positions_;
  Patience& patience_;
  /// Half-moves of the play that is looked for; 0 as long as none is.
  int length_ = 0;
  std::uint64_t asked_ = 0;
  std::uint64_t next_time_ = 0;
  std::optional<Alive> alive_;
};

}  // namespace feerie::stories
