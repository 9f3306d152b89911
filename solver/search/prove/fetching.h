#pragma once

#include <cstdint>
#include <vector>

#include "game/move.h"
#include "position/hash.h"
#include "position/position.h"
#include "search/table.h"

/// An entry of a large table is never in a cache, and to bring it there takes as long as playing a
/// move. So it is sent for before the move is played behind which it will be asked for.
namespace feerie {

/// The keys of the positions behind the moves of one position. What they have in common is worked
/// out once.
class ExpectedKeys {
 public:
  /// `next` is on move behind them.
  ExpectedKeys(const Position& position, Side next)
      : position_(position), fresh_(position.state().fresh) {
    const State& state = position.state();
    common_ = state.key ^ hash::turn(state.turn) ^ hash::turn(next) ^
              hash::en_passant(state.ep_squares, state.ep_victim);
  }

  /// Behind a move that only takes a unit elsewhere, capturing or not. For other moves, and where
  /// rules do more, it is some other number.
  [[nodiscard, gnu::always_inline]] std::uint64_t behind(const Candidate& move) const {
    if (move.from == no_square || move.to == no_square) return common_;
    const Piece& unit = position_.at(move.from);
    std::uint64_t key = common_ ^ hash::unit(move.from, unit) ^ hash::unit(move.to, unit);
    Bitboard touched = bit(move.from) | bit(move.to);
    if (move.captures()) {
      key ^= hash::unit(move.capture, position_.at(move.capture));
      touched |= bit(move.capture);
    }
    if ((fresh_ & touched) != 0) key ^= hash::fresh(fresh_) ^ hash::fresh(fresh_ & ~touched);
    return key;
  }

 private:
  const Position& position_;
  Bitboard fresh_;
  std::uint64_t common_ = 0;
};

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
    return fetch(engine, ExpectedKeys(engine.position(), next_), move);
  }
  /// Does that for all moves of the position, in their order. False if nothing is fetched.
  template <class Engine>
  bool before_each(Engine& engine, const Candidates& moves,
                   std::vector<std::uint64_t>& places) const {
    if (table_ == nullptr) return false;
    const ExpectedKeys keys(engine.position(), next_);
    places.resize(moves.size());
    auto place = places.begin();
    for (const Candidate& move : moves) {
      *place++ = fetch(engine, keys, move);
    }
    return true;
  }

 private:
  template <class Engine>
  [[gnu::always_inline]] std::uint64_t fetch(Engine& engine, const ExpectedKeys& keys,
                                             const Candidate& move) const {
    const std::uint64_t expected = keys.behind(move) ^ engine.key_of_memory(move);
    const std::uint64_t place = hash::mix(expected ^ question_);
    table_->fetch(place);
    return place;
  }

  const Table* table_ = nullptr;
  std::uint64_t question_ = 0;
  Side next_ = Side::white;
};

}  // namespace feerie
