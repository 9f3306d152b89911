// This file carries out a rebirth: the square is found or chosen, a unit on it is dealt with, and
// the reborn unit is put there.
#include "conditions/rebirth/rebirth.h"

#include <algorithm>
#include <vector>

namespace feerie::rebirth {
namespace {

constexpr Reason reborn{"rebirth", Style::born};
constexpr Reason transferred{"rebirth of a unit on the board", Style::transfer};
constexpr Reason promoted{"promotion on rebirth", Style::promotion};
constexpr Reason turned_coat{"change of sides on rebirth", Style::side};
constexpr Reason assassinated{"assassination", Style::silent};
constexpr Reason covered{"covered by a rebirth", Style::silent};
constexpr Reason sunk{"rebirth below a square", Style::sunk};

/// May the unit be reborn on the square as one of this kind? Under Cage it may only if it could not
/// move from there.
bool allowed_on(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  if (rules.place != Place::cage) return true;
  Piece unit = due.unit;
  unit.kind = kind;
  return !play.could_leave(unit, at, due.side, due.lifted);
}

/// Is the square a cage for a unit of the kind, or for one of the units into which it could promote
/// there?
bool is_cage(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  const auto promotions = play.game().rules().promotion().kinds_on(at, kind, due.side);
  if (promotions.empty()) return allowed_on(rules, play, due, kind, at);
  return std::ranges::any_of(promotions,
                             [&](Kind as) { return allowed_on(rules, play, due, as, at); });
}

Bitboard choices_of(const Rules& rules, Play& play, const Case& due) {
  const Kind kind = reborn_as(rules, play.game(), due).kind;
  if (rules.place == Place::take_and_make) {
    const Kind as = rules.couscous ? due.other.kind : kind;
    // A capturing unit that is put back steps as the captured unit, and in the direction of its
    // side.
    const Side side = due.lifted == no_square ? due.side : due.other_side;
    Piece unit = due.unit;
    unit.kind = as;
    if (!unit.neutral()) unit.sides = only(side);
    return play.steps_of(unit, due.at, side, due.lifted) & ~play.closed_squares(Closing::occupied);
  }
  const bool any = rules.occupied >= Occupied::assassin;
  Bitboard free = any ? ~play.position().holes() : play.position().empty_squares();
  free &= ~(play.closed_squares(Closing::impossible) | play.closed_squares(Closing::occupied));
  if (due.lifted != no_square) free |= bit(due.lifted);
  if (rules.place == Place::super) return free;
  Bitboard cages = 0;
  while (free != 0) {
    const Square square = take_first(free);
    if (is_cage(rules, play, due, kind, square)) cages |= bit(square);
  }
  return cages;
}

/// Returns the rebirth square, which is found or chosen by the player; `no_square` if there is
/// none, or if the player declines the rebirth where that is allowed.
Square choose_square(const Rules& rules, Play& play, const Case& due) {
  if (rules.place < Place::cage) return square_of(rules, play.game(), due);
  const auto choices = [&] { return choices_of(rules, play, due); };
  const bool may_decline = rules.place == Place::super && rules.occupied != Occupied::strict;
  if (may_decline && (choices() == 0 || play.choose(2) == 0)) return no_square;
  const Square chosen = play.choose_square_among(choices);
  // The words that turn the square, such as Mirror, make a difference only for Take & Make here:
  // where the player can choose any square or any cage, turning these would lead to others of them.
  const bool derived = rules.place == Place::take_and_make && chosen != no_square;
  return derived ? turned(rules, chosen, due) : chosen;
}

/// Returns the kind as which the unit stands on its square. A pawn may promote there, and the
/// player chooses into what.
Kind promotion_of(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  const auto promotions = play.game().rules().promotion().kinds_on(at, kind, due.side);
  std::vector<Kind> kinds(promotions.begin(), promotions.end());
  std::erase_if(kinds, [&](Kind as) { return !allowed_on(rules, play, due, as, at); });
  if (kinds.size() < 2) return kinds.empty() ? kind : kinds.front();
  return kinds[static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())))];
}

void put_below(Play& play, const Rules& rules, const Case& due, Square at) {
  const Piece unit = reborn_as(rules, play.game(), due);
  Piece kept = unit;
  kept.kind = promotion_of(rules, play, due, unit.kind, at);
  if (rules.turncoats) kept.sides = swapped(kept.sides);
  if (due.lifted == no_square) {
    play.keep(unit, {kept, at, underworld}, true, sunk);
  } else {
    play.sink(due.lifted, {kept, at, underworld}, true, sunk);
  }
}

void put_on(Play& play, const Rules& rules, const Case& due, Square at) {
  const Piece unit = reborn_as(rules, play.game(), due);
  const bool leaves = play.chooses_to_leave(unit.kind, at, due.side);
  const Kind kind = leaves ? unit.kind : promotion_of(rules, play, due, unit.kind, at);
  if (due.lifted == no_square) {
    play.add(at, unit, reborn);
  } else {
    play.move_as(due.lifted, at, unit, transferred);
  }
  if (leaves) return play.promote_away(at);
  if (kind != unit.kind) {
    play.transform(at, kind, promoted);
    mark_as_promoted(play, rules, at);
  }
  // A neutral unit cannot change its side.
  if (rules.turncoats && !unit.neutral()) play.recolour(at, swapped(unit.sides), turned_coat);
}

void no_rebirth(Play& play, const Rules& rules) {
  if (rules.occupied == Occupied::strict) play.reject();
}

}  // namespace

void put_back(Play& play, const Rules& rules, const Case& due) {
  const Square at = choose_square(rules, play, due);
  if (at == no_square && rules.place == Place::take_and_make) return play.reject();
  if (at == no_square) return no_rebirth(play, rules);
  const bool stays = at == due.lifted && !rules.cheylan;
  const bool free = stays || !contains(play.position().occupied(), at);
  if (!stays && contains(play.closed_squares(Closing::impossible), at)) return play.reject();
  if (!stays && contains(play.closed_squares(Closing::occupied), at))
    return no_rebirth(play, rules);
  if (!free) {
    switch (rules.occupied) {
      case Occupied::relaxed:
      case Occupied::strict:
        return no_rebirth(play, rules);
      case Occupied::volcanic:
        return put_below(play, rules, due, at);
      case Occupied::assassin:
        if (play.position().at(at).royal() && play.position().at(at).of(play.side())) {
          return play.reject();
        }
        play.remove(at, assassinated);
        break;
      case Occupied::parachute:
        play.sink(at, {play.position().at(at), at, underworld}, false, covered);
        break;
    }
  }
  put_on(play, rules, due, at);
}

}  // namespace feerie::rebirth
