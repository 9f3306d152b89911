#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/piece.h"
#include "core/square.h"
#include "position/position.h"

namespace feerie {

/// How an effect is written in the text of a move. Notation knows these styles and no rule.
enum class Style : std::uint8_t {
  silent,      ///< not written
  main,        ///< the capture and the displacement that make up the move itself: `Sb1-c3`, `e5*d6`
  promotion,   ///< inline, `=Q` directly behind the arrival square; `=` and the mark of the reason
               ///< if the unit disappears
  walk,        ///< a unit changes its walk: `=B` for the mover, `[h1=S]` for another unit
  walk_apart,  ///< a unit changes its walk: `[h1=S]` for every unit, the mover too
  walk_alone,  ///< as `walk`, by the walk alone: `=B`, not `=nB`, for a neutral unit
  side,  ///< a unit changes sides: `=w` for the mover, `[g5=w]` for another unit; with a mark of
         ///< the reason behind it: `=nh`
  side_apart,  ///< a unit changes sides: `[g5=w]` for every unit, the mover too
  suffix,      ///< a unit gets an attribute that is not written, but ends the move with its last
               ///< letter: `Ra8-a7A`
  standing,    ///< the mover changes sides, told with its attributes: `[=na]`
  unit,      ///< a unit changes walk and side together: `=wR` for the mover, `[f1=wB]` for another
  born,      ///< a unit appears: `[+wSg1]`
  transfer,  ///< a unit is put elsewhere: `[wPh3->h7]`
  vanish,    ///< a unit disappears: `[-wSd5]`
  blast,     ///< a unit vanishes as every capture makes units vanish: left out of brief notation
  named,     ///< a square is named: `[->e4]`
  swap,      ///< two units change places: `[Ke1<->Kh3]`
  sunk,      ///< a unit goes below a square, and this is told: `[+bPf7->v]`
  gathered,  ///< kept units come to squares, told in one bracket behind the mark: `[If6,b7]`
  amount,    ///< an amount: ` (4.5)`, of two amounts ` (4.5/3)`
  spoken,    ///< what happens instead of a move, by the name of the condition that the mark of the
             ///< reason names: ` RoleExchange`
};

/// Is an effect written in brackets of its own, whatever else befalls the unit?
constexpr bool told_apart(Style style) {
  return style == Style::side_apart || style == Style::walk_apart;
}

/// Why a rule changed something: its name, for explanations, and how the change is written. Reasons
/// are constants of the rule's file; effects point to them.
struct Reason {
  std::string_view name;
  Style style;
  /// Letters that the rule writes with the change, where the style has a place for them.
  std::string_view mark = {};
};

/// An account without end.
inline constexpr std::uint16_t no_amount = 0xffff;

/// One reversible change on the board.
struct Effect {
  enum class Op : std::uint8_t {
    remove,  ///< `before` is taken off `from`
    add,     ///< `after` is put on `to`
    move,    ///< `before` goes from `from` to `to`, where it arrives as `after`
    alter,   ///< the unit on `from` turns from `before` into `after`
    swap,    ///< `before` on `from` and `after` on `to` change places
    keep,    ///< `before` leaves the board (or not even comes to it, `from` being none) and is kept
             ///< as `after` in `store` for the square `to`
    release,  ///< `before`, kept in `store` for `from`, is kept no longer
    tell,     ///< nothing changes, but `amount` is told
  };
  Op op;
  std::uint8_t store = 0;
  Square from = no_square;
  Square to = no_square;
  Piece before;
  Piece after;
  /// The level of a kept unit in its store.
  std::int8_t level = 0;
  /// Hundredths, or `no_amount`.
  std::uint16_t amount = 0;
  const Reason* why = nullptr;
};

/// Where a move has taken the unit that it started with from the square, by capture, further parts
/// and all that is written as the move itself; what follows from it, such as a rebirth, does not
/// count.
Square end_of_move(std::span<const Effect> effects, Square from);

/// The stack of all effects of all moves played. It is the only way in which play changes the units
/// of a position: undoing, notation and derived rules all read the same record.
class Journal {
 public:
  void remove(Position& position, Square from, const Reason& why);
  void add(Position& position, Square to, const Piece& piece, const Reason& why);
  void move(Position& position, Square from, Square to, const Reason& why);
  /// The unit on `from` arrives on `to` as another one.
  void move_as(Position& position, Square from, Square to, const Piece& after, const Reason& why);
  /// Keeps a unit off the board, on top of or below others in the same place. If `from` is a
  /// square, the unit there is taken off; else `before` is the unit as it was.
  void keep(Position& position, Square from, const Piece& before, const Kept& kept, bool below,
            const Reason& why);
  /// Takes a unit out of its store.
  void release(Position& position, const Kept& kept, const Reason& why);
  /// Tells an amount, which is part of what the move did; the position stays as it is.
  void tell(std::uint16_t amount, const Reason& why);
  void alter(Position& position, Square square, const Piece& after, const Reason& why);
  void swap(Position& position, Square from, Square to, const Reason& why);

  [[nodiscard]] std::size_t size() const { return effects_.size(); }
  /// The effects from number `first` on.
  [[nodiscard]] std::span<const Effect> since(std::size_t first) const {
    return std::span(effects_).subspan(first);
  }
  /// Takes back the effects from number `first` on. The key is not kept: restore the state after.
  void undo(Position& position, std::size_t first);

 private:
  static void take_back(Position& position, const Effect& effect);
  static void take_move_back(Position& position, const Effect& effect) {
    position.take_unhashed(effect.to);
    position.put_unhashed(effect.from, effect.before);
  }

  std::vector<Effect> effects_;
};

// What follows happens at every move and every taking back.

inline void Journal::remove(Position& position, Square from, const Reason& why) {
  const Piece piece = position.take(from);
  effects_.push_back({Effect::Op::remove, 0, from, no_square, piece, {}, 0, 0, &why});
}

inline void Journal::move_as(Position& position, Square from, Square to, const Piece& after,
                             const Reason& why) {
  const Piece before = position.take(from);
  position.put(to, after);
  effects_.push_back({Effect::Op::move, 0, from, to, before, after, 0, 0, &why});
}

inline void Journal::move(Position& position, Square from, Square to, const Reason& why) {
  const Piece same = position.at(from);
  move_as(position, from, to, same, why);
}

inline void Journal::undo(Position& position, std::size_t first) {
  while (effects_.size() > first) {
    const Effect& effect = effects_.back();
    if (effect.op == Effect::Op::move) {
      take_move_back(position, effect);
    } else {
      take_back(position, effect);
    }
    effects_.pop_back();
  }
}

}  // namespace feerie
