#pragma once

#include <atomic>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

#include "core/square.h"
#include "game/entries.h"
#include "game/game.h"
#include "game/move.h"

namespace feerie {

/// What a search needs of a kernel. `Game` models it; a kernel for fewer rules can do so faster.
/// Members mean what they mean in `Game`.
template <class E>
concept Engine = requires(E engine, Candidates& moves, const Move& move, const Goal& goal,
                          Side side, Square square) {
  {engine.generate(moves)};
  { engine.generate_legal(moves, Wanted::all) } -> std::same_as<bool>;
  { engine.surely_safe(engine.own_danger(), moves.front()) } -> std::same_as<bool>;
  { engine.can_avoid_check() } -> std::same_as<bool>;
  { engine.checks_are_seen() } -> std::same_as<bool>;
  {
    engine.outcomes(moves.front(), [](const Move&) { return true; })
    } -> std::same_as<bool>;
  { engine.play(move) } -> std::same_as<bool>;
  {engine.undo()};
  {engine.pass(Pass::in_series)};
  { engine.last_move() } -> std::convertible_to<const Candidate&>;
  { engine.last_effects() } -> std::convertible_to<std::span<const Effect>>;
  { engine.turn() } -> std::same_as<Side>;
  { engine.position() } -> std::convertible_to<const Position&>;
  { engine.in_check(side) } -> std::same_as<bool>;
  { engine.immobile() } -> std::same_as<bool>;
  { engine.legal(side) } -> std::same_as<bool>;
  { engine.reached(goal, square) } -> std::same_as<bool>;
  { engine.key() } -> std::same_as<std::uint64_t>;
  // How strictly moves are judged, while an object of this type lives.
  typename E::Judging;
  requires std::constructible_from<typename E::Judging, E&, Legality>;
};

/// Bounds of a search. Checked between moves; the search ends cleanly with what it has found.
struct Limits {
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::optional<int> solutions;
  /// Memory for tables in bytes; 0 for none.
  std::size_t memory = std::size_t{1} << 30U;
  /// Set from outside (Ctrl-C) to stop; may be null.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace feerie
