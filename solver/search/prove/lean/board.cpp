#include "search/prove/lean/board.h"

#include "game/castling.h"
#include "position/hash.h"

namespace feerie::lean {
namespace {

constexpr std::array<Sides, 2> sides_of{Sides::white, Sides::black};

std::uint64_t hash_of(Square square, Side side, Kind kind) {
  Piece piece;
  piece.kind = kind;
  piece.sides = sides_of[index(side)];
  return hash::unit(square, piece);
}

}  // namespace

Board::Board(const Position& position)
    : side_{position.of(Side::white), position.of(Side::black)},
      fresh_(position.state().fresh),
      ep_squares_(position.state().ep_squares),
      holes_(position.holes()),
      key_(position.key()),
      ep_victim_(position.state().ep_victim),
      turn_(position.turn()) {
  for (Kind kind = 0; kind < first_fairy_kind; ++kind) kind_[kind] = position.of(kind);
}

template <bool keyed>
inline void Board::toggle(Square square, Side side, Kind kind) {
  kind_[kind] ^= bit(square);
  side_[index(side)] ^= bit(square);
  if constexpr (keyed) key_ ^= hash_of(square, side, kind);
}

void Board::set_en_passant(Bitboard squares, Square victim) {
  key_ ^= hash::en_passant(ep_squares_, ep_victim_) ^ hash::en_passant(squares, victim);
  ep_squares_ = squares;
  ep_victim_ = victim;
}

void Board::castle(const Move& move) {
  const auto arrive = castling::destinations(move.from, move.to);
  const Kind partner = kind_at(move.to);
  toggle<true>(move.from, turn_, king);
  toggle<true>(move.to, turn_, partner);
  toggle<true>(arrive.king, turn_, king);
  toggle<true>(arrive.partner, turn_, partner);
}

template <bool keyed>
inline void Board::make(const Move& move) {
  const Side us = turn_;
  const Side them = opposite(us);
  Bitboard touched = bit(move.from) | bit(move.to);
  if (move.type == MoveType::castling) {
    castle(move);
  } else {
    if (move.type == MoveType::en_passant) {
      touched |= bit(ep_victim_);
      toggle<keyed>(ep_victim_, them, kind_at(ep_victim_));
    } else if (contains(side_[index(them)], move.to)) {
      toggle<keyed>(move.to, them, kind_at(move.to));
    }
    toggle<keyed>(move.from, us, move.kind);
    toggle<keyed>(move.to, us, move.becomes);
  }
  if ((fresh_ & touched) != 0) {
    if constexpr (keyed) key_ ^= hash::fresh(fresh_) ^ hash::fresh(fresh_ & ~touched);
    fresh_ &= ~touched;
  }
  if (ep_squares_ != 0) set_en_passant(0, no_square);
  if (move.type == MoveType::double_step) {
    const Bitboard passed = behind(bit(move.to), us);
    const Bitboard hunters = rays::tables.pawn[index(us)][first_of(passed)] & pawns(them);
    if (hunters != 0) set_en_passant(passed, move.to);
  }
  if constexpr (keyed) key_ ^= hash::turn(us) ^ hash::turn(them);
  turn_ = them;
}

void Board::play(const Move& move) {
  make<true>(move);
}

Board Board::glimpse(const Move& move) const {
  Board next = *this;
  next.make<false>(move);
  return next;
}

std::uint64_t Board::expected_key(const Move& move) const {
  std::uint64_t key = key_ ^ hash::turn(turn_) ^ hash::turn(opposite(turn_)) ^
                      hash_of(move.from, turn_, move.kind) ^ hash_of(move.to, turn_, move.becomes);
  if (contains(side_[index(opposite(turn_))], move.to)) {
    key ^= hash_of(move.to, opposite(turn_), kind_at(move.to));
  }
  const Bitboard touched = bit(move.from) | bit(move.to);
  if ((fresh_ & touched) != 0) key ^= hash::fresh(fresh_) ^ hash::fresh(fresh_ & ~touched);
  return key ^ hash::en_passant(ep_squares_, ep_victim_);
}

void Board::pass() {
  if (ep_squares_ != 0) set_en_passant(0, no_square);
  key_ ^= hash::turn(turn_) ^ hash::turn(opposite(turn_));
  turn_ = opposite(turn_);
}

std::uint64_t Board::computed_key() const {
  std::uint64_t key = hash::turn(turn_) ^ hash::fresh(fresh_) ^
                      hash::en_passant(ep_squares_, ep_victim_) ^ hash::holes(holes_);
  for (const Side side : {Side::white, Side::black}) {
    for (Bitboard left = of(side); left != 0;) {
      const Square square = take_first(left);
      key ^= hash_of(square, side, kind_at(square));
    }
  }
  return key;
}

}  // namespace feerie::lean
