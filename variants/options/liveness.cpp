#include "options/liveness.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <queue>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/rays.h"
#include "game/game.h"

namespace feerie {
namespace {

/// So many positions are kept, in some 50 MB; then all are forgotten.
constexpr std::size_t most_known = std::size_t{1} << 20U;

bool orthodox_units(const Position& position) {
  Bitboard known = 0;
  for (const Kind kind : {king, queen, rook, bishop, knight, pawn}) known |= position.of(kind);
  if (known != position.units() || position.holes() != 0) return false;
  if ((position.of(Side::white) & position.of(Side::black)) != 0) return false;
  return count_of(position.royals(Side::white)) == 1 && count_of(position.royals(Side::black)) == 1;
}

int distance(Square a, Square b) {
  return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

/// How far the square is from the middle of the board, 0 to 6.
int remoteness(Square square) {
  const int file = std::max(3 - file_of(square), file_of(square) - 4);
  const int rank = std::max(3 - rank_of(square), rank_of(square) - 4);
  return file + rank;
}

/// The side that seems to be better able to mate.
Side stronger(const Position& position) {
  constexpr std::array<std::pair<Kind, int>, 5> values{
      {{queen, 9}, {rook, 5}, {bishop, 3}, {knight, 3}, {pawn, 2}}};
  int balance = 0;
  for (const auto& [kind, value] : values) {
    balance += value * (count_of(position.of(Side::white, kind)) -
                        count_of(position.of(Side::black, kind)));
  }
  return balance >= 0 ? Side::white : Side::black;
}

/// A position of orthodox units in less than a hundred bytes.
class Snapshot {
 public:
  explicit Snapshot(const Position& position)
      : fresh_(position.state().fresh),
        ep_squares_(position.state().ep_squares),
        ep_victim_(position.state().ep_victim),
        turn_(position.turn()) {
    for (Bitboard units = position.units(); units != 0;) {
      const Square at = take_first(units);
      const Piece& unit = position.at(at);
      units_[at] =
          static_cast<std::uint8_t>(2 * unit.kind + 1 + (unit.sides == Sides::black ? 1 : 0));
    }
  }

  [[nodiscard]] Position position() const {
    Position position;
    for (Square at = 0; at < square_count; ++at) {
      if (units_[at] == 0) continue;
      const auto kind = static_cast<Kind>((units_[at] - 1) / 2);
      const Sides sides = units_[at] % 2 == 0 ? Sides::black : Sides::white;
      position.put(at,
                   {kind, sides, position.new_number(), kind == king ? royal_bit : TraitSet{0}});
    }
    position.set_turn(turn_);
    position.set_fresh(fresh_);
    position.set_en_passant(ep_squares_, ep_victim_);
    return position;
  }

 private:
  /// 0: empty; else twice the kind, and 1 for White, 2 for Black.
  std::array<std::uint8_t, square_count> units_{};
  Bitboard fresh_;
  Bitboard ep_squares_;
  Square ep_victim_;
  Side turn_;
};

}  // namespace

bool too_few_to_mate(const Position& position) {
  const Bitboard knights = position.of(knight);
  const Bitboard bishops = position.of(bishop);
  if (position.units() != (position.of(king) | knights | bishops)) return false;
  if (bishops == 0) return count_of(knights) <= 1;
  const bool one_colour = (bishops & light_squares) == 0 || (bishops & ~light_squares) == 0;
  return knights == 0 && one_colour;
}

/// One question about one position.
class Liveness::Search {
 public:
  Search(Liveness& liveness, const Position& position)
      : liveness_(liveness), game_(liveness.rules_, position), visited_(&liveness.memory_) {}

  Known run() {
    const Position start = game_.position();
    const Side first = stronger(start);
    for (const Side winner : {first, opposite(first)}) {
      const Known answer = visit(start, winner, liveness_.bounds_.each_side);
      if (answer != Known::open) return answer;
    }
    return visit(start, first, liveness_.bounds_.all);
  }

 private:
  /// What is known without moving.
  [[nodiscard]] std::optional<Known> at_a_glance() const {
    if (too_few_to_mate(game_.position())) return Known::dead;
    const auto found = liveness_.known_.find(game_.key());
    if (found == liveness_.known_.end() || found->second == Known::open) return std::nullopt;
    return found->second;
  }

  /// Goes to every position that can be reached, once, those first that look most like a mate by
  /// the winner. When none is left, all are dead, whoever was to win.
  Known visit(const Position& start, Side winner, int usual_bound) {
    reached_.clear();
    visited_.clear();
    next_ = {};
    winner_ = winner;
    game_ = Game(liveness_.rules_, start);
    visited_.insert(game_.key());
    add(0);
    const auto bound = static_cast<std::size_t>(liveness_.bound(usual_bound));
    while (!next_.empty() && reached_.size() <= bound) {
      const std::size_t at = next_.top().second;
      next_.pop();
      if (mate_behind(at)) return remember_line(at);
    }
    liveness_.looked_at_ += static_cast<std::int64_t>(reached_.size());
    if (!next_.empty()) return Known::open;
    for (const Reached& reached : reached_) liveness_.remember(reached.key, Known::dead);
    return Known::dead;
  }

  /// All positions of the line that led to this one are alive.
  Known remember_line(std::size_t at) {
    liveness_.looked_at_ += static_cast<std::int64_t>(reached_.size());
    for (; at > 0; at = reached_[at].before) liveness_.remember(reached_[at].key, Known::alive);
    return Known::alive;
  }

  /// Adds what is reached in one half-move; true if there is mate or a line to it.
  bool mate_behind(std::size_t before) {
    game_ = Game(liveness_.rules_, reached_[before].snapshot.position());
    Candidates moves;
    game_.generate_legal(moves);
    if (moves.empty()) return game_.in_check(game_.turn());
    bool mate = false;
    const auto visit = [&](const Move&) {
      const auto known = at_a_glance();
      mate = known == Known::alive;
      if (!known && visited_.insert(game_.key()).second) add(before);
      return !mate;
    };
    return !std::ranges::all_of(moves,
                                [&](const Candidate& move) { return game_.outcomes(move, visit); });
  }

  void add(std::size_t before) {
    next_.emplace(-far_from_mate(), reached_.size());
    reached_.push_back({Snapshot(game_.position()), game_.key(), before});
  }

  /// How little the position looks like a mate: flights of the king to be mated, how far it is from
  /// a corner and from the other king, and what is needed until there is a unit that can mate.
  int far_from_mate() {
    constexpr int for_flight = 3;
    constexpr int for_promotion = 4;
    constexpr int without_pawn = 12;
    const Position& position = game_.position();
    const Side loser = opposite(winner_);
    const Square king_at = first_of(position.royals(loser));
    int far = distance(king_at, first_of(position.royals(winner_))) - remoteness(king_at);
    for (Bitboard around = rays::tables.king[king_at]; around != 0;) {
      const Square flight = take_first(around);
      const bool blocked = position.at(flight).of(loser);
      if (!blocked && !game_.observed(flight, winner_, Purpose::checking)) far += for_flight;
    }
    if ((position.of(winner_, queen) | position.of(winner_, rook)) != 0) return far;
    int to_promotion = without_pawn;
    for (Bitboard pawns = position.of(winner_, pawn); pawns != 0;) {
      const int steps = 7 - relative_rank(take_first(pawns), winner_);
      to_promotion = std::min(to_promotion, for_promotion + steps);
    }
    return far + to_promotion;
  }

  Liveness& liveness_;
  Game game_;
  Side winner_ = Side::white;
  /// Positions that can be reached, with the number of the one from where each was reached first.
  struct Reached {
    Snapshot snapshot;
    std::uint64_t key;
    std::size_t before;
  };
  std::vector<Reached> reached_;
  std::pmr::unordered_set<std::uint64_t> visited_;
  /// Numbers of positions from where nobody has moved yet; those nearest to mate first.
  std::priority_queue<std::pair<int, std::size_t>> next_;
};

void Liveness::remember(std::uint64_t key, Known what) {
  if (known_.size() >= most_known) known_.clear();
  known_.insert_or_assign(key, what);
}

bool Liveness::proved_dead(const Position& position) {
  if (too_few_to_mate(position)) return true;
  if (!orthodox_units(position)) return false;
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(position.key());
  if (found != known_.end()) return found->second == Known::dead;
  const Known answer = Search(*this, position).run();
  remember(position.key(), answer);
  return answer == Known::dead;
}

}  // namespace feerie
