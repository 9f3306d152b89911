#include "output/unit_text.h"

#include <vector>

#include "game/catalogue.h"
#include "output/words.h"

namespace feerie {
namespace {

struct TraitBit {
  const Trait* trait;
  TraitSet bit;
};

const std::vector<TraitBit>& written_traits() {
  static const std::vector<TraitBit> list = [] {
    std::vector<TraitBit> traits;
    for (const Trait* trait : Catalogue<Trait>::all()) {
      if (trait->written) traits.push_back({trait, bit_of(*trait)});
    }
    return traits;
  }();
  return list;
}

}  // namespace

TraitSet telling_traits(const Piece& piece, const Kinds& kinds, const Lettering& lettering) {
  TraitSet traits = piece.traits & ~lettering.hidden;
  if (kinds[piece.kind].traits.royal) traits &= ~royal_bit;
  return traits;
}

Lettering lettering_of(const Problem& problem, const Game& game) {
  TraitSet given = royal_bit;
  for (const auto* units : {&problem.units, &problem.start_units}) {
    for (const Placement& unit : *units) {
      for (const Trait* trait : unit.traits) given |= bit_of(*trait);
    }
  }
  TraitSet borne = 0;
  for (Bitboard units = game.diagram().units(); units != 0;) {
    borne |= game.diagram().at(take_first(units)).traits;
  }
  return {.language = problem.language, .hidden = borne & ~given};
}

std::string_view colour_letter(Sides sides, Language language) {
  switch (sides) {
    case Sides::white:
      return words::white_letter.in(language);
    case Sides::black:
      return words::black_letter.in(language);
    case Sides::neutral:
      return words::neutral_letter.in(language);
    case Sides::none:
      break;
  }
  return {};
}

std::string attribute_letters(const Trait& trait, Language language) {
  std::string letters;
  for (const char c : trait.names.in(language)) {
    if (c >= 'A' && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
  }
  return letters;
}

std::string attribute_letters(TraitSet traits, const Lettering& lettering) {
  std::string letters;
  if ((traits & ~lettering.hidden) == 0) return letters;
  for (const TraitBit& each : written_traits()) {
    if ((traits & ~lettering.hidden & each.bit) != 0) {
      letters += attribute_letters(*each.trait, lettering.language);
    }
  }
  return letters;
}

std::string mover_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering) {
  std::string name;
  if (piece.neutral()) name += colour_letter(Sides::neutral, lettering.language);
  name += attribute_letters(telling_traits(piece, kinds, lettering), lettering);
  if (piece.kind != pawn || !name.empty()) {
    name += letters_of(kinds[piece.kind].walk, lettering.language);
  }
  return name;
}

std::string walk_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering) {
  return letters_of(kinds[piece.kind].walk, lettering.language);
}

std::string plain_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering) {
  std::string name;
  if (piece.neutral()) name += colour_letter(Sides::neutral, lettering.language);
  name += attribute_letters(telling_traits(piece, kinds, lettering), lettering);
  return name + letters_of(kinds[piece.kind].walk, lettering.language);
}

std::string full_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering) {
  std::string name{colour_letter(piece.sides, lettering.language)};
  name += attribute_letters(telling_traits(piece, kinds, lettering), lettering);
  return name + letters_of(kinds[piece.kind].walk, lettering.language);
}

std::string full_name(const Placement& unit, Language language) {
  std::string name{colour_letter(unit.sides, language)};
  for (const Trait* trait : unit.traits) {
    const bool implied = bit_of(*trait) == royal_bit && unit.walk.away->traits.royal;
    if (trait->written && !implied) name += attribute_letters(*trait, language);
  }
  return name + letters_of(unit.walk, language);
}

}  // namespace feerie
