// Magic: after every move a unit changes sides if magic units newly attack it. A magic unit attacks
// a unit if it observes it, whichever their sides are. The attack is new if there was none before
// the move, or only one from another direction. A magic unit observes as other conditions let it:
// by the walk that it has at the moment, from where its captures start, within the limits of the
// board, and not while it is paralysed.
//
// Each way in which a magic unit comes to the square is an attack of its own; a rose, for example,
// may come there along both halves of a circle. A unit with an even number of new attacks stays
// what it is. Royal, magic and neutral units never change sides. All attacks of a magic unit that
// has been put back on the board are new.
//
// Source: R. Aschwanden, Springaren 2001; as solved by Popeye 4.104.
#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"
#include "game/rulebook.h"
#include "walks/one_way.h"

namespace feerie {
namespace {

constexpr Reason enchanted{"magic", Style::side_apart};

/// Returns the direction from which a unit is attacked: the smallest step of the line between the
/// two squares.
Vector direction(Square from, Square to) {
  const Vector way = geometry::between(from, to);
  const int steps = std::max(1, std::gcd(int{way.file}, int{way.rank}));
  return {static_cast<std::int8_t>(way.file / steps), static_cast<std::int8_t>(way.rank / steps)};
}

bool same(Vector one, Vector other) {
  return one.file == other.file && one.rank == other.rank;
}

Side side_of(const Piece& unit, Side if_neutral) {
  if (unit.neutral()) return if_neutral;
  return unit.of(Side::white) ? Side::white : Side::black;
}

/// These are the attacks of a unit on another one. Attacks of a walk that has several ways to a
/// square are told apart by the numbers of these ways, and others by their direction.
struct Attacks {
  Bitboard numbers = 0;
  Bitboard endings = 0;
  /// A direction has a number below 256; this is a set of such numbers.
  std::array<Bitboard, 4> directions{};
};

void add_direction(Attacks& attacks, Vector v) {
  const auto number = static_cast<unsigned>((v.file + 8) * 16 + v.rank + 8);
  attacks.directions[number / 64] |= Bitboard{1} << number % 64;
}

Attacks attacks_of(Play& play, Square magic, Square target) {
  const Side side = side_of(play.position().at(magic), play.side());
  Attacks attacks;
  for (const auto& [start, ways] : play.sightings(magic, side, target)) {
    attacks.numbers |= ways.numbers;
    attacks.endings |= ways.endings;
    if (ways.direct != 0) add_direction(attacks, direction(start, target));
  }
  return attacks;
}

Bitboard magic_units(const Position& position, TraitSet trait) {
  Bitboard found = 0;
  for (Bitboard units = position.units(); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(trait)) found |= bit(at);
  }
  return found;
}

/// For each magic unit and each square so many sets of bits are noted: the numbers and the endings
/// of ways, and the directions.
constexpr std::uint32_t part_count = 8;
std::uint32_t key_of(const Piece& magic, Square target) {
  return (std::uint32_t{magic.id} * square_count + target) * part_count;
}

std::array<Bitboard, 6> parts_of(const Attacks& attacks) {
  const auto& ways = attacks.directions;
  return {attacks.numbers, attacks.endings, ways[0], ways[1], ways[2], ways[3]};
}

/// In the last place of a magic unit the units are noted that it attacks in one way.
std::uint32_t key_of_simple(const Piece& magic) {
  return key_of(magic, 0) + part_count - 1;
}

/// Do all units attack along one way at most, from where they stand, and whatever other rules say?
/// Then the sets of the units that magic units attack tell everything.
bool all_attack_simply(const Game& game) {
  const CompiledRules& rules = game.rules();
  if (!rules.plain() || !game.takes_short_cuts()) return false;
  for (int kind = first_fairy_kind; kind < rules.kinds().count(); ++kind) {
    if (!walks::goes_one_way(rules.kinds()[static_cast<Kind>(kind)].walk)) return false;
  }
  return true;
}

Bitboard seen_from(Play& play, Square magic) {
  return play.asked().may_observe(magic, side_of(play.position().at(magic), play.side()));
}

/// Notes before the move which units each magic unit attacks.
void look_before(Play& play, const Arguments& arguments) {
  const bool simply = all_attack_simply(play.game());
  for (Bitboard magic = magic_units(play.position(), arguments.trait); magic != 0;) {
    const Square from = take_first(magic);
    Bitboard targets = seen_from(play, from);
    if (simply) {
      play.note(arguments, key_of_simple(play.position().at(from)), targets);
      continue;
    }
    while (targets != 0) {
      const Square at = take_first(targets);
      std::uint32_t key = key_of(play.position().at(from), at);
      for (const Bitboard part : parts_of(attacks_of(play, from, at))) {
        if (part != 0) play.note(arguments, key, part);
        ++key;
      }
    }
  }
}

/// Returns the attacks noted for the magic unit on the square where its target stood before the
/// move.
Attacks attacks_before(const Play& play, const Arguments& arguments, const Piece& magic,
                       Square target) {
  const std::uint32_t key = key_of(magic, target);
  Attacks before{play.noted(arguments, key), play.noted(arguments, key + 1), {}};
  for (std::uint32_t i = 0; i < before.directions.size(); ++i) {
    before.directions[i] = play.noted(arguments, key + 2 + i);
  }
  return before;
}

/// Returns the square on which a unit that is put back by the effect was captured.
Square captured_on(std::span<const Effect> effects, const Effect& added) {
  const auto captured = std::ranges::find_if(effects, [&](const Effect& each) {
    return each.op == Effect::Op::remove && each.before.id == added.after.id;
  });
  return captured == effects.end() ? no_square : captured->from;
}

/// Returns the square on which the unit stood before the move. It is `no_square` if the unit was
/// not on the board, or, with `steady`, if it has left the board meanwhile.
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
int new_attacks(Play& play, const Arguments& arguments, Square magic, Square target) {
  const Attacks now = attacks_of(play, magic, target);
  const Square stood = origin_of(play, magic, true);
  const Square origin = origin_of(play, target, false);
  Attacks before;
  if (stood != no_square && origin != no_square) {
    before = attacks_before(play, arguments, play.position().at(magic), origin);
  }
  // An attack is not new if it comes along the same way as before. If the magic unit has stayed,
  // the way begins as it did; if it has moved, the way ends as it did.
  const Bitboard added =
      stood == magic ? now.numbers & ~before.numbers : now.endings & ~before.endings;
  int found = count_of(added);
  for (std::size_t i = 0; i < now.directions.size(); ++i) {
    found += count_of(now.directions[i] & ~before.directions[i]);
  }
  return found;
}

/// Finds the units on which the magic unit has an odd number of new attacks.
Bitboard oddly_attacked(Play& play, const Arguments& arguments, Square magic, Bitboard targets) {
  Bitboard odd = 0;
  while (targets != 0) {
    const Square at = take_first(targets);
    if (new_attacks(play, arguments, magic, at) % 2 == 1) odd |= bit(at);
  }
  return odd;
}

/// As the function above, where all units attack in one way at most. If neither unit has moved, an
/// attack that was there before is not new.
Bitboard oddly_attacked_simply(Play& play, const Arguments& arguments, Square magic,
                               Bitboard targets, Bitboard moved) {
  const Bitboard before = play.noted(arguments, key_of_simple(play.position().at(magic)));
  if (!contains(moved, magic)) targets &= ~before | moved;
  if (targets == 0) return 0;
  const Square stood = origin_of(play, magic, true);
  Bitboard odd = 0;
  while (targets != 0) {
    const Square at = take_first(targets);
    const Square origin = origin_of(play, at, false);
    const bool known = stood != no_square && origin != no_square && contains(before, origin);
    if (!known || !same(direction(stood, origin), direction(magic, at))) odd |= bit(at);
  }
  return odd;
}

/// Finds the squares to which the move has brought a unit.
Bitboard arrivals_of(const Play& play) {
  Bitboard squares = 0;
  for (const Effect& effect : play.effects()) {
    if (effect.to != no_square) squares |= bit(effect.to);
    if (effect.op == Effect::Op::swap) squares |= bit(effect.from);
  }
  return squares;
}

void enchant(Play& play, const Arguments& arguments) {
  const Position& position = play.position();
  const Bitboard magic = magic_units(position, arguments.trait);
  const Bitboard neutral = position.of(Side::white) & position.of(Side::black);
  const Bitboard royal = position.royals(Side::white) | position.royals(Side::black);
  const Bitboard targets = position.units() & ~(magic | neutral | royal);
  const Bitboard moved = arrivals_of(play);
  const bool simply = all_attack_simply(play.game());
  Bitboard changing = 0;
  for (Bitboard units = magic; units != 0;) {
    const Square from = take_first(units);
    const Bitboard attacked = seen_from(play, from) & targets;
    changing ^= simply ? oddly_attacked_simply(play, arguments, from, attacked, moved)
                       : oddly_attacked(play, arguments, from, attacked);
  }
  while (changing != 0) {
    const Square at = take_first(changing);
    play.recolour(at, swapped(position.at(at).sides), enchanted);
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
          book.during(Step::before, look_before, {.units = Extent::Units::none});
          book.during(Step::board, enchant, {.in_place = true});
        },
}};

}  // namespace
}  // namespace feerie
