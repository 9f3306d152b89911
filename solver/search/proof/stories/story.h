#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/square.h"

/// Proof games by stories.
///
/// Idea: a **story** tells of every unit of the array where it goes, whom it captures where and in
/// which order, where it promotes, and where it ends or is captured; it does not tell when. All
/// stories are listed for which the moves of both sides suffice (casting.h, victims.h), and for
/// each of them the moves are brought into an order (player.h). What comes out are the positions
/// that occur on the way to the end, in which the ordinary search then looks for the lines.
///
/// Why nothing is lost: each game tells exactly one story. Stories are left out only if some bound
/// that is never too high exceeds the moves of a side, or if no order of events exists.
namespace feerie::stories {

/// Units of both sides, the white ones first.
inline constexpr int most_units = 32;

/// A place to which a unit has to go.
struct Stop {
  Square square = no_square;
  /// What the unit is when it goes on.
  Kind kind = pawn;
  /// The number of the unit that is captured here, if any.
  std::int8_t victim = -1;
  /// At the stop of a capturing pawn: the victim has just passed the square. As the last stop of a
  /// captured pawn: it is captured so.
  bool en_passant = false;
  /// The king comes here by castling, the rook is put here.
  bool castling = false;
};

/// The way of a unit.
struct Itinerary {
  static constexpr int most_stops = 19;

  Square start = no_square;
  Kind kind = pawn;
  Side side = Side::white;
  /// It is captured at its last stop.
  bool captured = false;
  /// The last stop is not known yet.
  bool open = false;
  std::uint8_t count = 0;
  std::array<Stop, most_stops> stops{};

  /// What the unit is on its way to the stop with this number.
  [[nodiscard]] Kind kind_to(int number) const {
    return number == 0 ? kind : stops[static_cast<std::size_t>(number) - 1].kind;
  }
  /// From where it goes there.
  [[nodiscard]] Square from(int number) const {
    return number == 0 ? start : stops[static_cast<std::size_t>(number) - 1].square;
  }
  void insert(int at, const Stop& stop) {
    for (int i = count; i > at; --i)
      stops[static_cast<std::size_t>(i)] = stops[static_cast<std::size_t>(i) - 1];
    stops[static_cast<std::size_t>(at)] = stop;
    ++count;
  }
  void erase(int at) {
    --count;
    for (int i = at; i < count; ++i)
      stops[static_cast<std::size_t>(i)] = stops[static_cast<std::size_t>(i) + 1];
  }
};

struct Story {
  int units = 0;
  /// The number of the first black unit.
  int first_black = 0;
  std::array<Itinerary, most_units> ways{};

  [[nodiscard]] Itinerary& of(int unit) { return ways[static_cast<std::size_t>(unit)]; }
  [[nodiscard]] const Itinerary& of(int unit) const { return ways[static_cast<std::size_t>(unit)]; }
};

}  // namespace feerie::stories
