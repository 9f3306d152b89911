#pragma once

#include "search/prove/engine_prover.h"

/// What help and series play will ask of the table behind the moves that are about to be played, so
/// that it can be sent for (fetching.h).
namespace feerie {

/// Is the table asked about positions before the last move, which is one of the letter's?
template <Engine E>
bool EngineProver<E>::remembers_last_moves(int node, Letter letter) {
  return plan_[node].after(letter).asks_further() ||
         (!forced_ && experiences_.of(node, 1).recurrence.pays());
}

/// What the table will be asked behind the moves of help play that have `length - 1` behind them.
template <Engine E>
Fetching EngineProver<E>::fetching_in_help(int node, Letter letter, int length) {
  const Plan::Node& branch = plan_[node];
  const Side mover = engine_.turn();
  if (length == 1) return fetching_of_forks(branch.after(letter));
  // Few moves give check, so that the side to move next passes in parry play.
  const bool passes = letter == Letter::first && branch.parry;
  const Letter next = passes ? letter : other(letter);
  const int left = passes ? length - 2 : length - 1;
  if (left < 1 || (left == 1 && !remembers_last_moves(node, next))) return {};
  return asks_outlook_first(node, left) ? Fetching{}
                                        : fetching(node, next, 0, passes ? mover : opposite(mover));
}

/// What the table will be asked behind the last moves of help and series play.
template <Engine E>
Fetching EngineProver<E>::fetching_of_forks(const Plan::Behind& behind) {
  if (!manner_.tables || behind.forks.empty()) return {};
  const int node = behind.forks.front().node;
  const Plan::Node& fork = plan_[node];
  const Span span{fork.maximum, fork.minimum};
  if (fork.type != Plan::Type::branch || fork.play != Plan::Play::defence) return {};
  if (forced_ && must_end(node, span)) return {};
  return fetching(node, fork.defender(), course_.grants << 8, opposite(engine_.turn()));
}

/// What the table will be asked behind the moves of series play that have `length - 1` behind them.
template <Engine E>
Fetching EngineProver<E>::fetching_in_series(int node, int length) {
  const Plan::Behind& behind = plan_[node].after(Letter::first);
  if (length == 1) return fetching_of_forks(behind);
  if (length == 2 && !remembers_last_moves(node, Letter::first)) return {};
  return asks_outlook_first(node, length - 1)
             ? Fetching{}
             : fetching(node, Letter::first, length - 1, engine_.turn());
}

}  // namespace feerie
