// Magic: after every move a unit changes sides if it is newly attacked by a unit with this
// attribute: the magic unit could capture it by its walk now, whichever their sides are, and could
// not before the move, or from another direction only. Royal and magic units never change sides,
// nor do neutral units; a unit newly attacked by an even number of magic units stays what it is.
//
// Source: R. Aschwanden, Springaren 2001; as solved by Popeye 4.104.
#include <algorithm>
#include <numeric>

#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason enchanted{"magic", Style::side_apart};

/// From where a unit is attacked: the smallest step of the line between the squares.
Vector direction(Square from, Square to) {
  const Vector way = geometry::between(from, to);
  const int steps = std::max(1, std::gcd(int{way.file}, int{way.rank}));
  return {static_cast<std::int8_t>(way.file / steps), static_cast<std::int8_t>(way.rank / steps)};
}

Side side_of(const Piece& unit, Side if_neutral) {
  if (unit.neutral()) return if_neutral;
  return unit.of(Side::white) ? Side::white : Side::black;
}

Bitboard attacked_from(const Play& play, Square magic) {
  const Side side = side_of(play.position().at(magic), play.side());
  Bitboard attacked = 0;
  for (Bitboard units = play.position().units() & ~bit(magic); units != 0;) {
    const Square at = take_first(units);
    if (play.game().attacks(magic, side, at)) attacked |= bit(at);
  }
  return attacked;
}

Bitboard magic_units(const Position& position, TraitSet trait) {
  Bitboard found = 0;
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(trait)) found |= bit(at);
  }
  return found;
}

/// Notes, by the number of each magic unit, which squares of units it attacks before the move.
void look_before(Play& play, const Arguments& arguments) {
  for (Bitboard units = magic_units(play.position(), arguments.trait); units != 0;) {
    const Square at = take_first(units);
    play.note(arguments, play.position().at(at).id, attacked_from(play, at));
  }
}

/// Where the unit on the square stood before the move; `no_square` if it was not on the board.
Square origin_of(const Play& play, Square at) {
  const auto effects = play.effects();
  for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
    const bool swapped = effect->op == Effect::Op::swap;
    if ((effect->op == Effect::Op::move || swapped) && effect->to == at) {
      at = effect->from;
    } else if (swapped && effect->from == at) {
      at = effect->to;
    } else if (effect->op == Effect::Op::add && effect->to == at) {
      // A unit that is reborn stood where it was captured.
      const auto captured = std::ranges::find_if(effects, [&](const Effect& each) {
        return each.op == Effect::Op::remove && each.before.id == effect->after.id;
      });
      return captured == effects.end() ? no_square : captured->from;
    }
  }
  return at;
}

bool attacked_before(Bitboard attacked, Square from, Square at, Vector now) {
  if (from == no_square || at == no_square || !contains(attacked, at)) return false;
  const Vector before = direction(from, at);
  return before.file == now.file && before.rank == now.rank;
}

void enchant(Play& play, const Arguments& arguments) {
  const Bitboard magic = magic_units(play.position(), arguments.trait);
  Bitboard changing = 0;
  for (Bitboard units = magic; units != 0;) {
    const Square from = take_first(units);
    const Bitboard before = play.noted(arguments, play.position().at(from).id);
    const Square stood = origin_of(play, from);
    for (Bitboard targets = attacked_from(play, from) & ~magic; targets != 0;) {
      const Square at = take_first(targets);
      const Square origin = origin_of(play, at);
      if (!attacked_before(before, stood, origin, direction(from, at))) changing ^= bit(at);
    }
  }
  while (changing != 0) {
    const Square at = take_first(changing);
    const Piece& unit = play.position().at(at);
    if (!unit.royal() && !unit.neutral()) play.recolour(at, swapped(unit.sides), enchanted);
  }
}

const Catalogue<Trait>::Entry magic_unit{{
    .names = {"Magic", "Magisch", "Magique"},
    .summary = "changes the side of units that it newly attacks",
    .place = 10,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::before, look_before);
          book.during(Step::board, enchant);
        },
}};

}  // namespace
}  // namespace feerie
