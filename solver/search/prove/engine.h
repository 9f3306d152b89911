#pragma once

#include <concepts>
#include <cstdint>

#include "core/square.h"
#include "game/entries.h"
#include "game/game.h"
#include "game/move.h"
#include "game/plain_moves.h"
#include "game/replies.h"

/// The seam at which a second kernel can enter.
///
/// `Game` plays by all rules there are, which costs time. A kernel for fewer rules can answer the
/// questions of a proof faster. So the prover is written over this interface, and nothing else is:
/// whoever lists lines or writes trees asks a `Prover` (prove/prover.h) and plays on a `Game`.
///
/// An engine must give exactly the answers that `Game` gives, members having the meaning that they
/// have there. `takes_short_cuts` tells whether the search may leave out moves by their look. What
/// only saves time may always be declined: `generate_legal` may leave in moves that are not wanted
/// and return false, `drop_unanswered`, `drop_unforcing` and `keep_checks` what they could drop,
/// `surely_safe`, `can_avoid_check`, `could_be_listed`, `checks_are_seen` and `leads_plainly` may
/// return false, `moves_avoiding_check` and `key_of_memory` 0. tests/unit/search/plain_engine.h is
/// an engine that declines all of it, and proves the same.
namespace feerie {

template <class E>
concept Engine = requires(E engine, Candidates& moves, const Goal& goal, Side side, Square square) {
  // Moves: listed, played one by one, taken back.
  {engine.generate(moves)};
  { engine.generate_legal(moves, Wanted::all) } -> std::same_as<bool>;
  { count_replies(engine, moves) } -> std::same_as<int>;
  {
    engine.outcomes(
        moves.front(), [](const Move&) { return true; }, true)
    } -> std::same_as<bool>;
  {engine.pass(Pass::in_series)};
  {engine.undo()};

  // The position after them.
  { engine.turn() } -> std::same_as<Side>;
  { engine.position() } -> std::convertible_to<const Position&>;
  { engine.key() } -> std::same_as<std::uint64_t>;
  { engine.in_check(side) } -> std::same_as<bool>;
  { engine.has_given_check() } -> std::same_as<bool>;
  { engine.legal(side) } -> std::same_as<bool>;
  { engine.reached(goal, square) } -> std::same_as<bool>;

  // Answers that only save time.
  { engine.takes_short_cuts() } -> std::same_as<bool>;
  { engine.surely_safe(engine.own_danger(), moves.front()) } -> std::same_as<bool>;
  {engine.drop_unanswered(moves, engine.own_danger())};
  {engine.drop_unforcing(moves)};
  {engine.keep_checks(moves)};
  { engine.can_avoid_check() } -> std::same_as<bool>;
  { engine.moves_avoiding_check(1) } -> std::same_as<int>;
  { engine.could_be_listed(moves.front()) } -> std::same_as<bool>;
  { engine.checks_are_seen() } -> std::same_as<bool>;
  { leads_plainly(engine, moves.front()) } -> std::same_as<bool>;
  { engine.key_of_memory(moves.front()) } -> std::same_as<std::uint64_t>;

  // How strictly moves are judged while an object of this type lives.
  typename E::Judging;
  requires std::constructible_from<typename E::Judging, E&, Legality>;
};

}  // namespace feerie
