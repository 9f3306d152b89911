#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "game/move.h"
#include "search/mates/open_board.h"

/// Who is who: the units that stand in a position are those of the position before it.
namespace feerie::mates {

/// A set of members of a crew: bit n for member n.
using Members = std::uint32_t;
inline constexpr int most_members = 32;

constexpr Members only(int member) {
  return Members{1} << member;
}

constexpr int take_member(Members& members) {
  const int first = std::countr_zero(members);
  members &= members - 1;
  return first;
}

/// The units with which play began, wherever they are now.
struct Crew {
  std::array<Unit, most_members> units;
  /// All that are still on the board, by their side.
  std::array<Members, 2> alive{};
  int count = 0;
  /// Could the units be told apart so far?
  bool known = false;

  /// Unknown if there are too many units.
  static Crew of(const std::array<Party, 2>& parties);

  [[nodiscard]] Members all_alive() const { return alive[0] | alive[1]; }
  [[nodiscard]] Side side_of(int member) const {
    return (alive[0] >> member & 1U) != 0 ? Side::white : Side::black;
  }
  /// Members that are not what or where they were, or that have been captured.
  [[nodiscard]] Members changed_since(const Crew& before) const;
  /// The member on a square; -1 if there is none.
  [[nodiscard]] int on(Square square) const;
  /// Makes a move that only takes a unit elsewhere, capturing or not.
  void move(const Candidate& move);
  /// Follows one move, or none. Not `known` any more if more than that has happened.
  void follow(const std::array<Party, 2>& parties);

 private:
  void follow(const Party& party, Members& side);
};

}  // namespace feerie::mates
