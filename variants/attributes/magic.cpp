// Magic: after every move a unit changes sides if it is newly attacked by units with this
// attribute: a magic unit could capture it by its walk now, whichever their sides are, and could
// not before the move, or from another direction only. Each way in which a magic unit comes to the
// square (a rose by both halves of a circle) is an attack of its own; a unit newly attacked an even
// number of times stays what it is. Royal and magic units never change sides, nor do neutral units.
// The attacks of a magic unit that has been put back are new.
//
// Source: R. Aschwanden, Springaren 2001; as solved by Popeye 4.104.
#include <algorithm>
#include <numeric>
#include <span>

#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"
#include "game/rulebook.h"

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

/// The attacks of a unit on another one, to be told apart: by their number, or, where there is but
/// one way to a square, by the direction (0: none).
struct Attacks {
  Bitboard numbers = 0;
  Bitboard endings = 0;
  Bitboard direct = 0;
};

Attacks attacks_of(const Play& play, Square magic, Square target) {
  const Piece& unit = play.position().at(magic);
  const Side side = side_of(unit, play.side());
  const auto ways = play.game().ways_of_attack(unit.kind, magic, side, target);
  if (ways.direct == 0) return {ways.numbers, ways.endings, 0};
  const Vector v = direction(magic, target);
  return {ways.numbers, ways.endings, static_cast<Bitboard>((v.file + 8) * 16 + v.rank + 8)};
}

Bitboard magic_units(const Position& position, TraitSet trait) {
  Bitboard found = 0;
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(trait)) found |= bit(at);
  }
  return found;
}

/// What is noted of a magic unit and the square of another one.
enum class Part : std::uint8_t { numbers, endings, direct };
std::uint32_t key_of(const Piece& magic, Square target, Part part) {
  return (std::uint32_t{magic.id} * square_count + target) * 4 + static_cast<std::uint32_t>(part);
}

/// Notes which units each magic unit attacks before the move.
void look_before(Play& play, const Arguments& arguments) {
  for (Bitboard magic = magic_units(play.position(), arguments.trait); magic != 0;) {
    const Square from = take_first(magic);
    const Piece& unit = play.position().at(from);
    for (Bitboard targets = play.position().units() & ~bit(from); targets != 0;) {
      const Square at = take_first(targets);
      const Attacks attacks = attacks_of(play, from, at);
      if (attacks.numbers != 0) {
        play.note(arguments, key_of(unit, at, Part::numbers), attacks.numbers);
        play.note(arguments, key_of(unit, at, Part::endings), attacks.endings);
      }
      if (attacks.direct != 0) play.note(arguments, key_of(unit, at, Part::direct), attacks.direct);
    }
  }
}

/// Where a unit that is put back by the effect stood when it was captured.
Square captured_on(std::span<const Effect> effects, const Effect& added) {
  const auto captured = std::ranges::find_if(effects, [&](const Effect& each) {
    return each.op == Effect::Op::remove && each.before.id == added.after.id;
  });
  return captured == effects.end() ? no_square : captured->from;
}

/// Where the unit on the square stood before the move; `no_square` if it was not on the board, or,
/// for `steady` ones, has left it meanwhile.
Square origin_of(const Play& play, Square at, bool steady) {
  const auto effects = play.effects();
  for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
    const bool swapped = effect->op == Effect::Op::swap;
    if ((effect->op == Effect::Op::move || swapped) && effect->to == at) {
      at = effect->from;
    } else if (swapped && effect->from == at) {
      at = effect->to;
    } else if (effect->op == Effect::Op::add && effect->to == at) {
      return steady ? no_square : captured_on(effects, *effect);
    }
  }
  return at;
}

/// How many attacks of the magic unit on the target are new?
int new_attacks(const Play& play, const Arguments& arguments, Square magic, Square target) {
  const Attacks now = attacks_of(play, magic, target);
  const Square stood = origin_of(play, magic, true);
  const Square origin = origin_of(play, target, false);
  Attacks before;
  if (stood != no_square && origin != no_square) {
    const Piece& unit = play.position().at(magic);
    before.numbers = play.noted(arguments, key_of(unit, origin, Part::numbers));
    before.endings = play.noted(arguments, key_of(unit, origin, Part::endings));
    before.direct = play.noted(arguments, key_of(unit, origin, Part::direct));
  }
  const bool turned = now.direct != 0 && now.direct != before.direct;
  // Along the same line as before: it starts as it did, or, if the magic unit has moved, ends so.
  const Bitboard added =
      stood == magic ? now.numbers & ~before.numbers : now.endings & ~before.endings;
  return count_of(added) + (turned ? 1 : 0);
}

void enchant(Play& play, const Arguments& arguments) {
  const Bitboard magic = magic_units(play.position(), arguments.trait);
  Bitboard changing = 0;
  for (Bitboard targets = play.position().units() & ~magic; targets != 0;) {
    const Square at = take_first(targets);
    int attacks = 0;
    for (Bitboard units = magic; units != 0;) {
      attacks += new_attacks(play, arguments, take_first(units), at);
    }
    if (attacks % 2 == 1) changing |= bit(at);
  }
  while (changing != 0) {
    const Square at = take_first(changing);
    const Piece& unit = play.position().at(at);
    if (!unit.royal() && !unit.neutral()) play.recolour(at, swapped(unit.sides), enchanted);
  }
}

const Catalogue<Trait>::Entry magic_unit{{
    .names = {"Magic", "Magisch", "Magique"},
    .summary = {"changes the side of units that it newly attacks",
                "lässt Steine die Farbe wechseln, die er neu angreift",
                "fait changer de couleur les pièces qu'elle attaque nouvellement"},
    .source = "R. Aschwanden, Springaren 2001",
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
