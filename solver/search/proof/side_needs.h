#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/rulebook.h"
#include "position/position.h"
#include "search/proof/assignment.h"
#include "search/proof/journeys.h"

namespace feerie {

/// What a side needs at least to get its units where they have to be.
struct Need {
  using Extras = std::array<std::int16_t, square_count>;
  /// What becomes of a unit, as moves of its side in addition. What is added for several units may
  /// be summed up.
  struct Fate {
    /// If it gets to a place where it is wanted.
    std::int16_t stay = 0;
    /// If it is captured on a square to which it needs no moves.
    std::int16_t go = 0;
    /// Its own moves to the square where it is captured.
    const Journeys::Row* way = nullptr;
  };

  /// Moves of its own; `Assignment::never` or more if it cannot be done.
  int moves = 0;
  /// What follows is worked out only where units have to be captured.
  bool detailed = false;
  /// Moves in addition if one of its units captures on the square on its way.
  Extras visit{};
  /// The fates of the units, `units` for each of `views` ways of seeing the position.
  int units = 0;
  int views = 0;
  static constexpr std::size_t most_fates = 48;
  std::array<Fate, most_fates> fates{};
  /// Moves that each way of seeing the position needs in addition to `moves`.
  std::array<int, 3> view_moves{};
};

/// Finds the needs of one side, and remembers them: the same units stand in many positions.
class SideNeeds {
 public:
  SideNeeds(const CompiledRules& rules, const Journeys& journeys, const Position& aim, Side side,
            Bitboard fixed);

  /// `captures`: how many units of the other side this one has yet to capture; `losses`: how many
  /// of its own will be. Valid until asked again.
  const Need& find(const Position& position, int captures, int losses);
  /// As `find`, with all that is told of captures.
  const Need& find_details(const Position& position, int captures, int losses);

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

  /// The moves from each square to a target.
  struct Approach {
    Journeys::Row officer{};
    Journeys::Row pawn{};
  };

  [[nodiscard]] std::uint64_t key_of(const Position& position, int captures, int losses) const;
  [[nodiscard]] Entry& entry_of(std::uint64_t key) { return entries_[key & (entries_.size() - 1)]; }
  [[nodiscard]] std::vector<Unit> waiting_units(const Position& position) const;
  void add_views(const Position& position, int captures);
  void add_castling(const Position& position, Square partner, Square king_to, Square partner_to);
  [[nodiscard]] const Journeys::Row& way(const Unit& unit, Kind target, int captures) const;
  const Approach& approach(std::size_t target, int captures);
  int assign(const View& view, int captures);
  int saved_by_captures(const View& view, int captures);
  void add_details(const Position& position, int captures, int losses, Need& need);
  void add_visits(const View& view, int captures, int base, Need& need);
  void add_losses(const View& view, int captures, Need& need);
  void price_rests(int captures, int losses);

  const CompiledRules& rules_;
  const Journeys& journeys_;
  Side side_;
  Bitboard fixed_;
  std::vector<Unit> targets_;
  std::vector<Kind> kinds_;
  /// By number of captures and target.
  std::vector<std::vector<Approach>> approaches_;
  std::vector<View> views_;
  std::vector<Entry> entries_;
  std::size_t computed_ = 0;
  Assignment assignment_;
  /// By kind and square: the least that it costs more if a unit goes on from there.
  std::array<Need::Extras, max_kinds> rests_{};
};

}  // namespace feerie
