#pragma once

#include "game/move.h"
#include "position/hash.h"
#include "position/position.h"
#include "search/table.h"

/// An entry of a large table is never in a cache, and to bring it there takes as long as playing a
/// move. So it is sent for before the move is played behind which it will be asked for.
namespace feerie {

/// The key of the position behind a move that only takes a unit elsewhere, capturing or not, `next`
/// being on move then. For other moves, and where rules do more, it is some other number.
inline std::uint64_t expected_key(const Position& position, const Candidate& move, Side next) {
  const State& state = position.state();
  std::uint64_t key = state.key ^ hash::turn(state.turn) ^ hash::turn(next);
  if (move.from == no_square || move.to == no_square) return key;
  const Piece& unit = position.at(move.from);
  key ^= hash::unit(move.from, unit) ^ hash::unit(move.to, unit);
  Bitboard touched = bit(move.from) | bit(move.to);
  if (move.captures()) {
    key ^= hash::unit(move.capture, position.at(move.capture));
    touched |= bit(move.capture);
  }
  if ((state.fresh & touched) != 0) {
    key ^= hash::fresh(state.fresh) ^ hash::fresh(state.fresh & ~touched);
  }
  return key ^ hash::en_passant(state.ep_squares, state.ep_victim);
}

/// Sends for the entries of the positions behind moves that are about to be visited. What is
/// fetched in vain costs some time and changes nothing.
class Fetching {
 public:
  /// Nothing is fetched.
  Fetching() = default;
  /// Behind each move the table will be asked this question (`hash::question`), `next` being on
  /// move.
  Fetching(const Table& table, std::uint64_t question, Side next)
      : table_(&table), question_(question), next_(next) {}

  /// Returns what the table will be asked behind the move, if that is what it looks like (see
  /// game/plain_moves.h); 0 if nothing is fetched.
  template <class Engine>
  [[gnu::always_inline]] std::uint64_t before(Engine& engine, const Candidate& move) const {
    if (table_ == nullptr) return 0;
    const std::uint64_t expected =
        expected_key(engine.position(), move, next_) ^ engine.key_of_memory(move);
    const std::uint64_t place = hash::mix(expected ^ question_);
    table_->fetch(place);
    return place;
  }

 private:
  const Table* table_ = nullptr;
  std::uint64_t question_ = 0;
  Side next_ = Side::white;
};

}  // namespace feerie
