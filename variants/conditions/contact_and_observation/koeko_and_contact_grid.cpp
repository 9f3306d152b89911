// Conditions of contact. A unit is in contact when a unit of either side stands on one of the eight
// squares around it:
//
//   KoeKo            a unit may move only so that it is in contact afterwards
//   KoeKo neighbour  as KoeKo, but contact is with units that a leap of the given walk would reach
//   AntiKoeko        a unit may move only so that it is not in contact afterwards
//   NewKoeko         a unit in contact may move only so that it is in contact afterwards, a unit
//                    without contact only so that it is not in contact afterwards
//   ContactGridChess a unit may only move across a line of the grid, and so that it is in contact
//                    afterwards with a unit in another cell; a unit is put back only where it is
//                    in such contact
//
// Contact is judged when the move with all its consequences is complete. A unit that has vanished
// by then is in contact with nothing. KoeKo asks for contact of every unit that has moved and is
// still on the board. Kings take part, and an attack is a check only if the capture of the king
// would be legal by the rule.
//
// Sources: Köko: J. de A. Almay 1952, W. Karsch, Feenschach 1952; BCPS Glossary of Fairy Chess
// Definitions.
#include <algorithm>
#include <array>

#include "core/rays.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using Neighbours = geometry::Leaps;

bool in_contact(const Game& game, Square at, const Arguments& arguments) {
  return (arguments.as<Neighbours>()[at] & game.position().units()) != 0;
}

/// Is one of the units that have moved without contact? The rook of a castling and a hurdle that
/// was driven away have moved as well. Units that have vanished do not count.
bool lacks_contact(Game& game, const Arguments& arguments) {
  const Square at = game.last_mover_at();
  if (at != no_square && !in_contact(game, at, arguments)) return true;
  const Candidate& move = game.last_move();
  if (move.castles() && contains(game.position().units(), move.via_to) &&
      !in_contact(game, move.via_to, arguments)) {
    return true;
  }
  return std::ranges::any_of(game.last_effects(), [&](const Effect& effect) {
    return effect.op == Effect::Op::move && effect.why->style == Style::transfer &&
           game.position().at(effect.to).id == effect.before.id &&
           !in_contact(game, effect.to, arguments);
  });
}

/// Is the moving unit without contact after its move? A unit that has vanished is in contact with
/// nothing.
bool ends_without_contact(Game& game, const Arguments& arguments) {
  if (game.last_move().from == no_square) return false;
  const Square at = game.last_mover_at();
  return at == no_square || !in_contact(game, at, arguments);
}

bool has_contact(Game& game, const Arguments& arguments) {
  const Square at = game.last_mover_at();
  return at != no_square && in_contact(game, at, arguments);
}

// The following functions tell the same of moves in which nothing happens but that a unit goes from
// square to square and captures one at most.

bool arrives_without_contact(Game& game, const Candidate& move, const Arguments& arguments) {
  return !in_contact(game, move.to, arguments);
}

bool arrives_in_contact(Game& game, const Candidate& move, const Arguments& arguments) {
  return in_contact(game, move.to, arguments);
}

bool arrival_changes_contact(Game& game, const Candidate& move, const Arguments& arguments) {
  Bitboard units_before = game.position().units() & ~bit(move.to);
  if (move.captures()) units_before |= bit(move.capture);
  const bool before = (arguments.as<Neighbours>()[move.from] & units_before) != 0;
  return before != in_contact(game, move.to, arguments);
}

/// Finds the squares that were occupied before the last move.
Bitboard units_before(const Game& game) {
  Bitboard units = game.position().units();
  const auto effects = game.last_effects();
  for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
    if (effect->op == Effect::Op::add || effect->op == Effect::Op::move) units &= ~bit(effect->to);
    if (effect->op == Effect::Op::remove || effect->op == Effect::Op::move) {
      units |= bit(effect->from);
    }
  }
  return units;
}

bool changes_contact(Game& game, const Arguments& arguments) {
  const Square from = game.last_move().from;
  const Square at = game.last_mover_at();
  if (from == no_square) return false;
  const bool before = (arguments.as<Neighbours>()[from] & units_before(game)) != 0;
  return before != (at != no_square && in_contact(game, at, arguments));
}

int cell_of(Square square) {
  return rank_of(square) / 2 * 4 + file_of(square) / 2;
}

bool crosses(Game& /*game*/, const Candidate& move, Side /*side*/, const Arguments& /*arguments*/) {
  return move.from == no_square || cell_of(move.from) != cell_of(move.end());
}

Neighbours neighbours_of(const Arguments& arguments) {
  const auto* detail = arguments.detail("Neighbour");
  if (detail == nullptr) return rays::tables.king;
  const Walk& walk = *detail->walks.front().away;
  if (walk.letters.english == "K") return rays::tables.king;
  if (walk.letters.english == "S") return rays::tables.knight;
  Neighbours neighbours{};
  for (Square from = 0; from < square_count; ++from) {
    for (const Vector& v : walk.vectors) {
      const Square to = geometry::next(from, v);
      if (to != no_square) neighbours[from] |= bit(to);
    }
  }
  return neighbours;
}

/// Finds for each square those of the eight squares around it that lie in another cell of the grid.
Neighbours across_the_grid() {
  Neighbours neighbours = rays::tables.king;
  for (Square from = 0; from < square_count; ++from) {
    for (Square to = 0; to < square_count; ++to) {
      if (cell_of(from) == cell_of(to)) neighbours[from] &= ~bit(to);
    }
  }
  return neighbours;
}

template <Rulebook::Forbid rule, Rulebook::ForbidPlainly plainly>
void judge_contact(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Neighbours>(neighbours_of(arguments));
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.forbid_after(rule, Objecting::by_units, plainly);
  book.checks_must_be_playable();
}

/// Finds the empty squares on which a unit would be in contact with nothing. Who is in contact with
/// a unit, that unit is in contact with it.
Bitboard lonely_squares(const Position& position, const Arguments& arguments) {
  Bitboard lonely = position.empty_squares();
  for (Bitboard units = position.units(); units != 0;) {
    lonely &= ~arguments.as<Neighbours>()[take_first(units)];
  }
  return lonely;
}

void enrol_contact_grid(Rulebook& book, Arguments& arguments) {
  judge_contact<ends_without_contact, arrives_without_contact>(book, arguments);
  arguments.derived = std::make_shared<const Neighbours>(across_the_grid());
  book.restrict_move(crosses, all_purposes, Forbidding::by_squares);
  book.close(lonely_squares, Closing::occupied);
}

void paint_grid(const Arguments& /*arguments*/, Overlay& overlay) {
  overlay.grid = true;
  for (Square square = 0; square < square_count; ++square) overlay.cells[square] = cell_of(square);
}

/// Puts the walk of the neighbours in front of the name ("S-KoeKo"), if it is not the usual one.
std::string caption(const Arguments& arguments, Language language, std::string_view name) {
  const auto* detail = arguments.detail("Neighbour");
  if (detail == nullptr || letters_of(detail->walks.front(), Language::english) == "K") return {};
  return letters_of(detail->walks.front(), language).append("-").append(name);
}

constexpr Names koeko_names = {"KoeKo", "KoeKo", "Koeko"};
constexpr Names anti_koeko_names = {"AntiKoeko", "AntiKoeko", "AntiKoeko"};

std::string koeko_caption(const Arguments& arguments, Language language) {
  return caption(arguments, language, koeko_names.in(language));
}

std::string anti_koeko_caption(const Arguments& arguments, Language language) {
  return caption(arguments, language, anti_koeko_names.in(language));
}

/// These words may tell which squares are neighbours. Which walks they are is part of the rule: the
/// author of a problem chooses one of them.
constexpr std::string_view neighbour_walks[] = {"K",  "S", "WE", "FE", "CA",
                                                "AL", "Z", "DA", "GI", "AN"};
constexpr std::string_view neighbour[] = {"Neighbour"};
constexpr std::string_view glossary = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = koeko_names,
        .summary = {"a unit must be in contact with another one after its move",
                    "ein Stein muss nach seinem Zug einen Nachbarn haben",
                    "une pièce doit avoir une voisine après son coup"},
        .source = "W. Karsch, Feenschach; BCPS Glossary of Fairy Chess Definitions",
        .place = 9,
        .parameters = {.words = neighbour, .only_walks = neighbour_walks},
        .enrol = judge_contact<lacks_contact, arrives_without_contact>,
        .caption = koeko_caption,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"ContactGridChess", "KontaktGitter", "ContactGrille"},
        .summary = {"a unit must cross a grid line and then be in contact across one",
                    "ein Stein muss eine Gitterlinie überschreiten und danach jenseits einer "
                    "solchen einen Nachbarn haben",
                    "une pièce doit franchir une ligne de la grille, puis avoir une voisine "
                    "au-delà d'une telle ligne"},
        .source = glossary,
        .place = 19,
        .enrol = enrol_contact_grid,
        .paint = paint_grid,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"NewKoeko", "NeuKoeko", "KoekoNouveaux"},
        .summary = {"a unit must be in contact after its move exactly if it was before",
                    "ein Stein muss nach seinem Zug genau dann einen Nachbarn haben, wenn er "
                    "vorher einen hatte",
                    "une pièce doit avoir une voisine après son coup si, et seulement si, elle en "
                    "avait une avant"},
        .source = glossary,
        .place = 50,
        .enrol = judge_contact<changes_contact, arrival_changes_contact>,
    }},
    Catalogue<Condition>::Entry{{
        .names = anti_koeko_names,
        .summary = {"a unit must not be in contact with another one after its move",
                    "ein Stein darf nach seinem Zug keinen Nachbarn haben",
                    "une pièce ne doit pas avoir de voisine après son coup"},
        .source = glossary,
        .place = 167,
        .parameters = {.words = neighbour, .only_walks = neighbour_walks},
        .enrol = judge_contact<has_contact, arrives_in_contact>,
        .caption = anti_koeko_caption,
    }},
};

}  // namespace
}  // namespace feerie
