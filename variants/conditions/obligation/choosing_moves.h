#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "game/game.h"

/// These functions serve conditions under which a side must choose among its legal moves.
namespace feerie {

/// Can the candidate be carried out legally in at least one way?
inline bool is_legal(Game& game, const Candidate& candidate) {
  return game.is_legal(candidate);
}

/// Has the side on move a legal move, if rules that choose among moves are left aside?
inline bool could_move(Game& game) {
  Game::Listed listed(game);
  Candidates& moves = *listed;
  game.generate_unselected(moves);
  return std::ranges::any_of(moves, [&](const Candidate& move) { return is_legal(game, move); });
}

/// Some rules choose moves before it is known whether these are legal. A side that is left without
/// a legal move by them is neither mated nor stalemated while it could move otherwise.
inline bool cannot_move_anyhow(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  return ordinary && (side != arguments.side || !could_move(game));
}

/// Leaves only the moves that fulfil the test, if one of them is legal; otherwise leaves all moves.
template <class Test>
void prefer(Game& game, Candidates& moves, Test&& test) {
  const bool possible = std::ranges::any_of(
      moves, [&](const Candidate& move) { return test(move) && is_legal(game, move); });
  if (possible) std::erase_if(moves, [&](const Candidate& move) { return !test(move); });
}

/// What has been measured of each move of a list.
class Measured {
 public:
  template <class Measure>
  Measured(const Candidates& moves, const Measure& measure) {
    if (moves.size() > few_.size()) many_.resize(moves.size());
    values_ = moves.size() > few_.size() ? std::span(many_) : std::span(few_).first(moves.size());
    std::ranges::transform(moves, values_.begin(), measure);
  }
  Measured(const Measured&) = delete;
  Measured& operator=(const Measured&) = delete;
  ~Measured() = default;

  int operator[](std::size_t i) const { return values_[i]; }
  /// The greatest value below the bound; `none` if no value is below it.
  [[nodiscard]] int greatest_below(int bound) const {
    int greatest = none;
    for (const int value : values_) greatest = std::max(greatest, value < bound ? value : none);
    return greatest;
  }

  static constexpr int none = std::numeric_limits<int>::min();

 private:
  /// Hardly any position has more moves. Nothing is written where there is none.
  std::array<int, 128> few_;
  std::vector<int> many_;
  std::span<int> values_;
};

/// Leaves only the moves whose measure is the greatest that any legal move has. Whether a move is
/// legal is asked from the greatest measure downwards, so that mostly a single one is asked about.
template <class Measure>
void prefer_greatest(Game& game, Candidates& moves, const Measure& measure) {
  const Measured values(moves, measure);
  // A move that surely leaves the king safe is legal without being played, unless rules judge the
  // position after a move.
  const Vantage danger = game.rules().verdicts().empty() ? game.own_danger() : Vantage{};
  int greatest = std::numeric_limits<int>::max();
  while ((greatest = values.greatest_below(greatest)) != Measured::none) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (values[i] != greatest) continue;
      if (!game.surely_safe(danger, moves[i]) && !is_legal(game, moves[i])) continue;
      std::size_t kept = 0;
      for (std::size_t j = 0; j < moves.size(); ++j) {
        if (values[j] == greatest) moves[kept++] = moves[j];
      }
      return moves.resize(kept);
    }
  }
}

}  // namespace feerie
