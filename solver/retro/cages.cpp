#include "retro/cages.h"

#include <span>

#include "core/rays.h"
#include "retro/homes.h"

namespace feerie::retro {
namespace {

/// Is the unit on its square of the array one that can never have left it, nor can another one of
/// its kind have come there? It leaves, and others come, over the same squares.
bool is_shut_in(const Home& home, Side side, const Position& position, Bitboard still) {
  const Square at = home_square(home, side);
  const Piece& unit = position.at(at);
  return unit.kind == home.kind && unit.sides == only(side) &&
         (steps_of(home.kind, at) & ~still) == 0;
}

Bitboard units_that_never_moved(const Position& position) {
  Bitboard still = unmoved_pawns(position, Side::white) | unmoved_pawns(position, Side::black) |
                   position.state().fresh;
  for (Bitboard before = 0; before != still;) {
    before = still;
    for (const Side side : {Side::white, Side::black}) {
      for (const Home& home : homes) {
        if (is_shut_in(home, side, position, still)) still |= bit(home_square(home, side));
      }
    }
  }
  return still;
}

/// Where castling can have brought the unit. That neither king nor rook had moved before is not
/// asked: the set may be too large.
Bitboard castled(const Home& home, Side side, Bitboard still) {
  const int rank = side == Side::white ? 0 : 7;
  const auto on = [rank](int file) { return bit(make_square(file, rank)); };
  if ((still & on(4)) != 0) return 0;
  const bool kingside = (still & (on(5) | on(6) | on(7))) == 0;
  const bool queenside = (still & (on(0) | on(1) | on(2) | on(3))) == 0;
  Bitboard squares = 0;
  if (home.kind == king) squares = (kingside ? on(6) : 0) | (queenside ? on(2) : 0);
  if (home.kind == rook && home.file == 7 && kingside) squares = on(5);
  if (home.kind == rook && home.file == 0 && queenside) squares = on(3);
  return squares;
}

Bitboard reach_of(const Home& home, Side side, const Position& position, const Cages& cages,
                  bool safe_kings) {
  const Bitboard at = bit(home_square(home, side));
  if ((cages.still & at) != 0) return at;
  Terrain terrain = cages.terrain;
  if (home.kind == king && safe_kings) {
    terrain.barred |= attacked_ever_since(position, side, cages.still);
  }
  return spread(side, home.kind, at | castled(home, side, cages.still), terrain);
}

/// Of the pawns on their third rank, those that cannot have come there by a capture: on both
/// squares from where they could have captured stand pawns that have never moved, or there is no
/// square.
Bitboard doors_of(const Position& position, Side side, Bitboard still) {
  const int home = side == Side::white ? 1 : 6;
  const int third = side == Side::white ? 2 : 5;
  Bitboard doors = 0;
  for (Bitboard pawns = position.of(side, pawn) & rank_set(third); pawns != 0;) {
    const Square at = take_first(pawns);
    const Bitboard beside = rays::tables.king[at] & rank_set(home) & ~file_set(file_of(at));
    const Bitboard own_pawns = still & position.of(side, pawn);
    if ((beside & ~own_pawns) == 0) doors |= bit(at);
  }
  return doors;
}

/// The squares from where a unit of each kind checks a king on the square, in such a way that only
/// a capture or a move of the king helps.
void add_ends(Square king_at, std::array<Bitboard, first_fairy_kind>& ends) {
  const Bitboard around = rays::tables.king[king_at];
  ends[queen] |= around;
  ends[rook] |= around & rays::rook_lines(king_at);
  ends[bishop] |= around & rays::bishop_lines(king_at);
  ends[knight] |= rays::tables.knight[king_at];
}

constexpr std::array<Way, 8> all_ways{
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

/// The directions in which a unit of the kind goes; straight ones come first.
std::span<const Way> ways_of(Kind kind) {
  const std::span<const Way> all(all_ways);
  if (kind == rook) return all.first(4);
  return kind == bishop ? all.last(4) : all;
}

Terrain terrain_of(const Position& position, Bitboard still, bool safe_kings) {
  Terrain terrain{.barred = still};
  for (const Side side : {Side::white, Side::black}) {
    terrain.doors[index(side)] = doors_of(position, side, still);
    if (!safe_kings) continue;
    for (Bitboard kings = still & position.of(opposite(side), king); kings != 0;) {
      add_ends(take_first(kings), terrain.ends[index(side)]);
    }
  }
  return terrain;
}

}  // namespace

Bitboard Terrain::step(Bitboard from, const Way& way) const {
  if (way.files == 0) {
    // A white door is shut towards the square below it, a black one towards the square above it.
    from &= way.ranks > 0 ? ~(doors[0] >> 8U | doors[1]) : ~(doors[0] | doors[1] << 8U);
  }
  const Bitboard aside = way.files > 0   ? (from & ~file_set(7)) << 1U
                         : way.files < 0 ? (from & ~file_set(0)) >> 1U
                                         : from;
  return way.ranks > 0 ? aside << 8U : way.ranks < 0 ? aside >> 8U : aside;
}

Bitboard attacked_ever_since(const Position& position, Side side, Bitboard still) {
  const Side enemy = opposite(side);
  Bitboard squares = 0;
  for (Bitboard pawns = still & position.of(enemy, pawn); pawns != 0;) {
    squares |= rays::tables.pawn[index(enemy)][take_first(pawns)];
  }
  for (Bitboard kings = still & position.of(enemy, king); kings != 0;) {
    squares |= rays::tables.king[take_first(kings)];
  }
  return squares;
}

Bitboard spread(Side side, Kind kind, Bitboard from, const Terrain& terrain) {
  const Bitboard ends = terrain.ends[index(side)][kind];
  const Bitboard open = ~terrain.barred;
  Bitboard reached = from;
  for (Bitboard before = 0; before != reached;) {
    before = reached;
    const Bitboard departures = reached & ~ends;
    if (kind == knight) {
      for (Bitboard units = departures; units != 0;) {
        reached |= rays::tables.knight[take_first(units)] & open;
      }
      continue;
    }
    for (const Way& way : ways_of(kind)) {
      // A rider goes on over squares on which it cannot have stayed.
      Bitboard line = departures;
      for (Bitboard gone = 0; gone != line;) {
        gone = line;
        line |= terrain.step(line, way) & open;
        if (kind == king) break;
      }
      reached |= line;
    }
  }
  return reached;
}

Cages cages_of(const Position& position, bool safe_kings) {
  Cages cages;
  cages.still = units_that_never_moved(position);
  cages.terrain = terrain_of(position, cages.still, safe_kings);
  for (const Side side : {Side::white, Side::black}) {
    for (std::size_t i = 0; i < homes.size(); ++i) {
      const Home& home = homes[i];
      cages.origins[index(side)][i] = {home.kind, home_square(home, side),
                                       reach_of(home, side, position, cages, safe_kings)};
    }
  }
  return cages;
}

}  // namespace feerie::retro
