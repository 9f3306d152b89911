#include "game/defined_walk.h"

#include <cctype>
#include <utility>

#include "game/defined_ways.h"
#include "game/game.h"
#include "game/geometry.h"

namespace feerie {
namespace {

constexpr Message<std::string_view> not_understood{
    "the definition of a unit cannot be understood from \"{}\" on",
    "die Definition eines Steines ist ab „{}“ nicht zu verstehen",
    "la définition d'une pièce ne peut être comprise à partir de « {} »"};

const DefinedWalk& walk_of(const KindInfo& kind) {
  return static_cast<const DefinedWalk&>(kind.plain());
}

void reach_defined(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  defined_ways::reach_all(walk_of(kind), game.position(), from, side, geometry::next, reach);
}

Bitboard span_of_defined(const KindInfo& kind, Square from, Side side) {
  return defined_ways::span_of_all(walk_of(kind), from, side, geometry::next);
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

const DefinedWalk* as_defined(const Walk& walk) {
  return walk.reach == reach_defined ? static_cast<const DefinedWalk*>(&walk) : nullptr;
}

}  // namespace feerie
