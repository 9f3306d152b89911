#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/rulebook.h"
#include "position/position.h"
#include "search/assignment.h"
#include "search/journeys.h"

namespace feerie {

/// What a side needs at least to get its units where they have to be.
struct Need {
  /// Moves of its own; `Assignment::never` or more if it cannot be done.
  int moves = 0;
  /// Moves in addition if one of its units captures on the square on its way.
  std::array<std::uint8_t, square_count> visit{};
  /// Moves in addition if one of its units is captured on the square.
  std::array<std::uint8_t, square_count> loss{};
};

/// Finds the needs of one side, and remembers them: the same units stand in many positions.
class SideNeeds {
 public:
  SideNeeds(const Rulebook& rules, const Journeys& journeys, const Position& aim, Side side,
            Bitboard fixed);

  /// `captures`: how many units of the other side this one has yet to capture; `losses`: how many
  /// of its own will be.
  const Need& find(const Position& position, int captures, int losses);

 private:
  struct Unit {
    Square square;
    Kind kind;
  };
  struct Entry {
    std::uint64_t key = 0;
    Need need;
  };
  /// One way of seeing a position: as it is, or as if the side were about to castle.
  struct View {
    std::vector<Unit> units;
    int moves = 0;
  };

  void add_views(const Position& position);
  void add_castling(const Position& position, Square partner, Square king_to, Square partner_to);
  int cost(const Unit& unit, const Unit& target, int captures) const;
  int assign(const View& view, int captures);
  void add_visits(const View& view, int captures, int losses, int base, Need& need);
  void add_losses(const View& view, int captures, int base, Need& need) const;
  void prepare_fates(int captures, int losses);
  [[nodiscard]] std::uint64_t key_of(const Position& position, int captures, int losses) const;
  Need compute(const Position& position, int captures, int losses);

  const Rulebook& rules_;
  const Journeys& journeys_;
  Side side_;
  Bitboard fixed_;
  std::vector<Unit> targets_;
  std::vector<Kind> kinds_;
  std::vector<View> views_;
  std::vector<Entry> entries_;
  Assignment assignment_;
  /// By kind and square: the least that it costs more if a unit goes on from there.
  std::array<std::array<int, square_count>, max_kinds> fates_{};
};

}  // namespace feerie
