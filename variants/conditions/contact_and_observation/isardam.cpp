// Isardam (the reverse of Madrasi): a move is illegal if it lets two units of the same walk and of
// opposite sides observe one another, so that they would be paralysed in Madrasi. Kings take part
// only under RexInclusive.
//
// Type A (the usual one): an attack on a king is a check only if the capture of the king would be
// legal by this rule. Type B: every attack on a king is a check.
//
// Source: Isardam (J. M. Rice, The Problemist 1990); BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/observing_kinds.h"
#include "conditions/shared/type_caption.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool anyone_paralysed(Game& game, Side side, bool kings_too) {
  const Position& position = game.position();
  Bitboard units = position.of(side);
  if (!kings_too) units &= ~position.royals(side);
  // Most often geometry tells for all units of a walk at once that none is paralysed.
  for (const Kind kind : {king, queen, rook, bishop, knight, pawn}) {
    const Bitboard alike = units & position.of(kind);
    if (alike != 0 && game.surely_attacks_none(kind, opposite(side), alike)) units &= ~alike;
  }
  while (units != 0) {
    const Square square = take_first(units);
    const Bitboard likes = units_alike(game, square, side);
    if (likes != 0 && game.observed(square, opposite(side), Purpose::paralysing, likes))
      return true;
  }
  return false;
}

bool paralyses(Game& game, const Arguments& arguments) {
  const bool kings_too = arguments.has("RexInclusive");
  return anyone_paralysed(game, Side::white, kings_too) ||
         anyone_paralysed(game, Side::black, kings_too);
}

void enrol(Rulebook& book, Arguments& arguments) {
  book.declare({.restricts_moves = true});
  book.forbid_after(paralyses, Objecting::by_units);
  if (arguments.has("TypeB")) return;
  book.declare({.restricts_observation = true});
  book.checks_must_be_playable();
}

constexpr std::string_view words[] = {"TypeA", "TypeB", "RexInclusive"};
constexpr std::string_view types[] = {"TypeA", "TypeB"};
constexpr std::span<const std::string_view> one_of[] = {types};
constexpr std::string_view excluded[] = {"Madrasi"};

const Catalogue<Condition>::Entry isardam{{
    .names = {"Isardam", "Isardam", "Isardam"},
    .summary = {"moves that lead to a Madrasi paralysis are illegal",
                "Züge, die zu einer Madrasi-Lähmung führen, sind illegal",
                "les coups qui mènent à une paralysie du Madrasi sont illégaux"},
    .source = "J. M. Rice, The Problemist 1990",
    .place = 85,
    .parameters = {.words = words, .contradictions = one_of},
    .enrol = enrol,
    .excludes = excluded,
    .caption = type_caption,
}};

}  // namespace
}  // namespace feerie
