// Cylinder chess: the left edge of the board is joined to the right one, so that units go from the
// h-file on to the a-file and back. A unit cannot go round the board back to the square from which
// it started. Pawns capture across the edge, also en passant. Castling is that of orthodox chess,
// and does not lead across the edge.
//
// The rule is defined for orthodox units and for fairy leapers and riders. Problems with other
// walks are refused.
//
// Source: D. B. Pritchard, The Encyclopedia of Chess Variants (1994), p. 79; BrainKing.com,
// Cylinder Chess.
#include <deque>

#include "core/rays.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/orthodox_walks.h"
#include "game/rulebook.h"
#include "walks/lines.h"

namespace feerie {
namespace {

/// Returns the square one step away, where the files go round the board; `no_square` if the step
/// leads beyond the first or the last rank.
Square next_round(Square from, Vector v) {
  const int rank = rank_of(from) + v.rank;
  const int file = (file_of(from) + v.file + 16) % 8;
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

Bitboard leaps_round(std::span<const Vector> vectors, Square from) {
  Bitboard squares = 0;
  for (const Vector& v : vectors) {
    const Square to = next_round(from, v);
    if (to != no_square && to != from) squares |= bit(to);
  }
  return squares;
}

/// Finds all squares to which the unit can ride. A ride ends on the first occupied square, and
/// before it would come back to the square from which it started.
Bitboard rides_round(std::span<const Vector> vectors, Square from, Bitboard occupied) {
  Bitboard squares = 0;
  for (const Vector& v : vectors) {
    Square at = next_round(from, v);
    while (at != no_square && at != from) {
      squares |= bit(at);
      if (contains(occupied, at)) break;
      at = next_round(at, v);
    }
  }
  return squares;
}

void arrive(const Game& game, Bitboard squares, Reach& reach) {
  reach.quiet |= squares & ~game.position().occupied();
  reach.hits |= squares & game.position().units();
}

void leap_round(Game& game, const KindInfo& kind, Square from, Side /*side*/, Reach& reach) {
  arrive(game, leaps_round(kind.plain().vectors, from), reach);
}
Bitboard span_of_leaps(const KindInfo& kind, Square from, Side /*side*/) {
  return leaps_round(kind.plain().vectors, from);
}

void ride_round(Game& game, const KindInfo& kind, Square from, Side /*side*/, Reach& reach) {
  arrive(game, rides_round(kind.plain().vectors, from, game.position().occupied()), reach);
}
Bitboard span_of_rides(const KindInfo& kind, Square from, Side /*side*/) {
  return rides_round(kind.plain().vectors, from, 0);
}

Bitboard pawn_captures(const KindInfo& /*kind*/, Square from, Side side) {
  const auto ahead = static_cast<std::int8_t>(side == Side::white ? 1 : -1);
  const Vector captures[] = {{-1, ahead}, {1, ahead}};
  return leaps_round(captures, from);
}

/// Enters the moves of a pawn: it steps straight ahead as on the flat board, and captures round the
/// board.
void pawn_round(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const int rank = relative_rank(from, side);
  if (rank == 0 && !contains(game.rules().base_line_starts(), from)) return;
  pawn_reach(game, kind, from, side, reach);
  const Bitboard attacked = pawn_captures(kind, from, side);
  const Position& position = game.position();
  reach.hits |= attacked & position.units();
  const Bitboard across = attacked & ~rays::tables.pawn[index(side)][from];
  const Bitboard passing = across & position.state().ep_squares & ~position.occupied();
  if (passing != 0) {
    reach.add({first_of(passing), position.state().ep_victim, no_square, MoveType::en_passant});
  }
}

/// Makes the walk on the cylinder that belongs to a walk on the flat board. Returns false if there
/// is none.
bool bend(const Walk& flat, Walk& round) {
  const auto& orthodox = orthodox_walks();
  const auto as = [&](ReachFunction reach, SpanFunction span, std::span<const Vector> vectors) {
    round = flat;
    round.reach = reach;
    round.span = span;
    round.vectors = vectors;
    // Promotion and royalty belong to the unit, not to the walk that it borrows.
    round.traits = {.promotable = false};
    return true;
  };
  if (&flat == orthodox[king]) return as(leap_round, span_of_leaps, geometry::compass);
  if (&flat == orthodox[knight]) return as(leap_round, span_of_leaps, geometry::knight_leaps);
  if (&flat == orthodox[queen]) return as(ride_round, span_of_rides, geometry::compass);
  if (&flat == orthodox[rook]) return as(ride_round, span_of_rides, geometry::orthogonals);
  if (&flat == orthodox[bishop]) return as(ride_round, span_of_rides, geometry::diagonals);
  if (&flat == orthodox[pawn]) return as(pawn_round, pawn_captures, {});
  if (flat.reach == ReachFunction{walks::reach_by<walks::leaper>}) {
    return as(leap_round, span_of_leaps, flat.vectors);
  }
  if (flat.reach == ReachFunction{walks::reach_by<walks::rider>}) {
    return as(ride_round, span_of_rides, flat.vectors);
  }
  return false;
}

/// This holds the walks on the cylinder, and tells for each kind which kind takes its place.
struct Bent {
  std::deque<Walk> walks;
  std::array<Kind, max_kinds> of{};
};

void walk_round(Game& /*game*/, Square /*from*/, Side /*side*/, KindSet& kinds,
                const Arguments& arguments) {
  const auto& bent = arguments.as<Bent>();
  KindSet round = 0;
  while (kinds != 0) round |= KindSet{1} << bent.of[take_first(kinds)];
  kinds = round;
}

constexpr Message<std::string_view> unknown_walk{
    "not supported yet: cylinder with the walk {}",
    "noch nicht unterstützt: Zylinder mit der Gangart {}",
    "pas encore pris en charge : cylindre avec la marche {}"};

void enrol(Rulebook& book, Arguments& arguments) {
  auto bent = std::make_shared<Bent>();
  const int count = book.kinds().count();
  for (Kind kind = 0; kind < max_kinds; ++kind) bent->of[kind] = kind;
  for (Kind kind = 0; kind < count; ++kind) {
    const WalkId flat = book.kinds()[kind].walk;
    Walk round;
    if (flat.hunter() || !bend(*flat.away, round)) {
      book.object(unknown_walk, in_each_language([&flat](Language language) {
                    return letters_of(flat, language);
                  }));
      continue;
    }
    bent->walks.push_back(round);
    bent->of[kind] = book.kinds().enter({&bent->walks.back(), nullptr});
  }
  arguments.derived = bent;
  book.declare({.alters_walks = true});
  book.walks_as(walk_round);
  book.castling().any_walk = true;
}

constexpr std::string_view excluded[] = {"Atomic", "BerolinaChess", "ChessMutation", "KnightRelay",
                                         "Legan",  "RacingKings",   "RecycleChess"};

const Catalogue<Condition>::Entry cylinder{{
    .names = {"CylinderChess", "Zylinderschach", "EchecsCylindriques"},
    .summary = {"the a-file and the h-file are neighbours",
                "die a-Linie und die h-Linie sind benachbart", "les colonnes a et h sont voisines"},
    .source = "D. B. Pritchard, The Encyclopedia of Chess Variants (1994); BrainKing.com, Cylinder "
              "Chess",
    .place = 1090,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry cylindrical_chess{{
    .names = {"CylindricalChess", "ZylindrischesSchach", "EchecsCylindre"},
    .place = 1090,
    .stands_for = "CylinderChess",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
