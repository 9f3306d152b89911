// Bolero: a unit other than a pawn moves without capturing only as the officer that begins the game
// on the file on which it stands: on the a-file and the h-file as a rook, on the b-file and the
// g-file as a knight, on the c-file and the f-file as a bishop, on the d-file as a queen, on the
// e-file as a king. It captures and checks as usual, that is, as it walks by all other rules. Kings
// take part only under RexInclusive.
//
// BoleroInverse: a unit captures and checks as the officer of its file, and moves without capturing
// as usual.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include <array>

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr std::array<Kind, 8> officers = {rook, knight, bishop, queen, king, bishop, knight, rook};

Kind officer_of(Square square) {
  return officers[static_cast<std::size_t>(file_of(square))];
}

bool takes_part(const Game& game, Square from, const Arguments& arguments) {
  const Piece& unit = game.position().at(from);
  if (unit.royal() && !arguments.has("RexInclusive")) return false;
  return unit.kind != pawn && !game.rules().kinds()[unit.kind].traits.pawn;
}

void add_officer(Game& game, Square from, Side /*side*/, KindSet& kinds,
                 const Arguments& arguments) {
  if (takes_part(game, from, arguments)) kinds |= KindSet{1} << officer_of(from);
}

template <bool inverse>
void observe_as_captor(Game& game, Square from, Side side, KindSet& kinds,
                       const Arguments& arguments) {
  if (!takes_part(game, from, arguments)) return;
  kinds = inverse ? KindSet{1} << officer_of(from) : game.kinds_at(from, side, &arguments);
}

/// What a unit observes, it observes as it walks by all other rules.
void observe_all_as_captors(const Position& /*position*/, Side /*side*/, Walkers& /*walkers*/,
                            const Arguments& /*arguments*/) {}

/// No unit decides as what another one observes.
Bitboard no_lenders(Bitboard /*borrowers*/, Side /*side*/) {
  return 0;
}

template <bool inverse>
bool right_walk(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (move.from == no_square || !takes_part(game, move.from, arguments)) return true;
  const bool as_officer = move.captures() == inverse;
  KindSet kinds =
      as_officer ? KindSet{1} << officer_of(move.from) : game.kinds_at(move.from, side, &arguments);
  if (move.castles()) return (kinds >> king & 1) != 0;
  while (kinds != 0) {
    if (game.could_make(static_cast<Kind>(take_first(kinds)), move, side)) return true;
  }
  return false;
}

template <bool inverse>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true, .restricts_moves = true, .restricts_observation = true});
  // Under the inverse rule the officers of the files observe, apart from pawns of all walks.
  book.walks_as(add_officer, Lending::besides, inverse ? nullptr : observe_all_as_captors,
                inverse ? nullptr : no_lenders);
  book.observes_as(observe_as_captor<inverse>);
  book.restrict_move(right_walk<inverse>, moves_only);
}

constexpr std::string_view words[] = {"RexInclusive"};
constexpr std::string_view source = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry bolero{{
    .names = {"Bolero", "Bolero", "Bolero"},
    .summary = {"units but pawns move as the officer of their file, and capture as usual",
                "Steine außer Bauern ziehen wie der Offizier ihrer Linie und schlagen wie sonst",
                "les pièces autres que les pions jouent comme la figure de leur colonne et "
                "prennent normalement"},
    .source = source,
    .place = 212,
    .parameters = {.words = words},
    .enrol = enrol<false>,
}};

const Catalogue<Condition>::Entry bolero_inverse{{
    .names = {"BoleroInverse", "BoleroInvers", "BoleroInverse"},
    .summary = {"units but pawns capture as the officer of their file, and move as usual",
                "Steine außer Bauern schlagen wie der Offizier ihrer Linie und ziehen wie sonst",
                "les pièces autres que les pions prennent comme la figure de leur colonne et "
                "jouent normalement"},
    .source = source,
    .place = 213,
    .parameters = {.words = words},
    .enrol = enrol<true>,
}};

}  // namespace
}  // namespace feerie
