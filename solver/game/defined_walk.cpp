#include "game/defined_walk.h"

#include <cctype>
#include <utility>

#include "game/game.h"
#include "game/geometry.h"

namespace feerie {
namespace {

using betza::Way;
using Manner = Way::Manner;
using Passing = Way::Passing;

constexpr Message<std::string_view> not_understood{
    "the definition of a unit cannot be understood from \"{}\" on",
    "die Definition eines Steines ist ab „{}“ nicht zu verstehen",
    "la définition d'une pièce ne peut être comprise à partir de « {} »"};

const DefinedWalk& walk_of(const KindInfo& kind) {
  return static_cast<const DefinedWalk&>(kind.plain());
}

/// The vector as it leads the side: those of definitions are White's.
Vector seen_from(const Way& way, Side side) {
  Vector v = way.vector;
  if (side == Side::black) v.rank = static_cast<std::int8_t>(-v.rank);
  return v;
}

/// May a step pass what stands between its squares?
bool passes(const Position& position, Square from, Square to, Passing how) {
  if (how == Passing::free) return true;
  const Bitboard between = geometry::passed(from, to);
  const bool vacant = (between & position.occupied()) == 0;
  return how == Passing::lame ? vacant : (between & position.units()) != 0;
}

/// Enters what a unit reaches in one way.
void go(const Position& position, Square from, Vector v, const Way& way, Reach& reach) {
  int hurdles = way.manner == Manner::leap ? 0 : 1;
  const auto arrive = [&](Square at) {
    if (way.moves) reach.quiet |= bit(at) & ~position.occupied();
    if (way.captures) reach.hits |= bit(at) & position.units();
  };
  Square before = from;
  for (int steps = 0; steps < way.most_steps; ++steps) {
    const Square at = geometry::next(before, v);
    if (at == no_square || !passes(position, before, at, way.passing)) return;
    before = at;
    const bool unit = contains(position.units(), at);
    const bool met = contains(position.occupied(), at);
    if (hurdles == 0) arrive(at);
    if (hurdles > 0 && unit) {
      --hurdles;
    } else if (met || (hurdles == 0 && way.manner == Manner::hop)) {
      return;
    }
  }
}

void reach_defined(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  for (const Way& way : walk_of(kind).ways) {
    go(game.position(), from, seen_from(way, side), way, reach);
  }
}

Bitboard span_of_defined(const KindInfo& kind, Square from, Side side) {
  Bitboard span = 0;
  for (const Way& way : walk_of(kind).ways) {
    const Vector v = seen_from(way, side);
    Square at = from;
    for (int steps = 0; steps < way.most_steps && at != no_square; ++steps) {
      at = geometry::next(at, v);
      if (at != no_square) span |= bit(at);
    }
  }
  return span;
}

}  // namespace

std::variant<std::shared_ptr<const DefinedWalk>, Texts> define_walk(std::string_view letters,
                                                                    std::string_view notation) {
  auto ways = betza::read(notation);
  if (const auto* rest = std::get_if<std::string_view>(&ways)) return not_understood.in_all(*rest);
  auto walk = std::make_shared<DefinedWalk>();
  walk->ways = std::get<std::vector<betza::Way>>(std::move(ways));
  walk->notation = notation;
  walk->letters_text = letters;
  for (char& c : walk->letters_text) {
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  walk->letters = {walk->letters_text, walk->letters_text, walk->letters_text};
  walk->names = walk->letters;
  walk->summary = {walk->notation, walk->notation, walk->notation};
  walk->reach = reach_defined;
  walk->span = span_of_defined;
  return walk;
}

}  // namespace feerie
