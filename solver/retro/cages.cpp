#include "retro/cages.h"

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

Bitboard reach_of(const Home& home, Side side, const Position& position, Bitboard still,
                  bool safe_kings) {
  const Bitboard at = bit(home_square(home, side));
  if ((still & at) != 0) return at;
  Bitboard barred = still;
  if (home.kind == king && safe_kings) barred |= attacked_ever_since(position, side, still);
  return spread(home.kind, at | castled(home, side, still), barred);
}

}  // namespace

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

Bitboard spread(Kind kind, Bitboard from, Bitboard barred) {
  Bitboard reached = from;
  for (Bitboard open = from; open != 0;) {
    Bitboard next = steps_of(kind, take_first(open)) & ~barred & ~reached;
    reached |= next;
    open |= next;
  }
  return reached;
}

Cages cages_of(const Position& position, bool safe_kings) {
  Cages cages;
  cages.still = units_that_never_moved(position);
  for (const Side side : {Side::white, Side::black}) {
    for (std::size_t i = 0; i < homes.size(); ++i) {
      const Home& home = homes[i];
      cages.origins[index(side)][i] = {home.kind, home_square(home, side),
                                       reach_of(home, side, position, cages.still, safe_kings)};
    }
  }
  return cages;
}

}  // namespace feerie::retro
