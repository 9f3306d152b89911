#pragma once

#include <string>
#include <string_view>

#include "core/language.h"
#include "core/piece.h"
#include "game/entries.h"
#include "game/game.h"
#include "game/walk.h"
#include "problem/problem.h"

/// Units as text: colour letter, letters of attributes, letters of the walk.
namespace feerie {

/// What the text of units depends on.
struct Lettering {
  Language language = Language::english;
  /// Attributes that are not written, because a condition has given them to units all over.
  TraitSet hidden = 0;
  /// Leaves out what every capture does (explosions); the position shows it.
  bool brief = false;
  /// Names the captured unit, as moves that are taken back are written: `Ra1*Sd1`.
  bool victims = false;
};

/// The lettering for play on the game: attributes that the diagram of the problem does not give to
/// any unit, but the diagram of the game does, come from a condition and are not written.
Lettering lettering_of(const Problem& problem, const Game& game);

/// "w", "b", "n" in the language; empty for nobody.
std::string_view colour_letter(Sides sides, Language language);

/// The capital letters of an attribute's name in the language, in lower case: "hcc".
std::string attribute_letters(const Trait& trait, Language language);

/// Letters of all attributes of the set that are written, in the order of the catalogue.
std::string attribute_letters(TraitSet traits, const Lettering& lettering);
/// Attributes that tell something about the unit: a king is royal without being called so.
TraitSet telling_traits(const Piece& piece, const Kinds& kinds, const Lettering& lettering);

/// As a unit that moves is called: `S`, `nS`, `kB`; a pawn without neutral colour and attributes
/// has no letter.
std::string mover_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering);

/// As a unit that changes places is called, by its walk alone: `S`, `P`, also of a neutral pawn.
std::string walk_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering);

/// As what a unit turns into is called: `S`, `nP`, `rR`.
std::string plain_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering);

/// With the letter of the colour in front: `wS`, `nP`, `brR`.
std::string full_name(const Piece& piece, const Kinds& kinds, const Lettering& lettering);
std::string full_name(const Placement& unit, Language language);

}  // namespace feerie
