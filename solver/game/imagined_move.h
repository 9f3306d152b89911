#pragma once

#include <optional>

#include "game/compiled_rules.h"
#include "game/move.h"
#include "position/position.h"

namespace feerie {

/// While this object lives, it is the turn of the other side, units stand as they do after a move
/// by which one unit goes from square to square, and captures one at most, and rules remember what
/// they do of such a move. What an act of a rule does besides can be told (`Game::foretell`).
/// Nothing else changes, not even rights; the key is not kept. Costs a fraction of playing the
/// move.
class ImaginedMove {
 public:
  ImaginedMove(Position& position, const Candidate& move, const CompiledRules& rules,
               const Foretold& foretold)
      : ImaginedMove(position, move, rules) {
    for (; changed_ < foretold.count; ++changed_) {
      const auto& [at, unit] = foretold.places[changed_];
      exchanged_.places[changed_] = {at, exchange(at, unit)};
    }
  }
  ImaginedMove(Position& position, const Candidate& move, const CompiledRules& rules)
      : position_(position), move_(move) {
    const auto& remembering = rules.changes(move.captures()).remembering;
    if (!remembering.empty()) {
      before_ = position.state();
      for (const auto& rule : remembering) rule.function(position, move, *rule.arguments);
    }
    if (move.captures()) captured_ = position.take_unhashed(move.capture);
    if (move.from != move.to) position.put_unhashed(move.to, position.take_unhashed(move.from));
    position.set_turn(opposite(position.turn()));
  }
  ~ImaginedMove() {
    while (changed_ > 0) {
      const auto& [at, unit] = exchanged_.places[--changed_];
      exchange(at, unit);
    }
    position_.set_turn(opposite(position_.turn()));
    if (move_.from != move_.to) {
      position_.put_unhashed(move_.from, position_.take_unhashed(move_.to));
    }
    if (move_.captures()) position_.put_unhashed(move_.capture, captured_);
    if (before_) position_.restore(*before_);
  }
  ImaginedMove(const ImaginedMove&) = delete;
  ImaginedMove& operator=(const ImaginedMove&) = delete;

 private:
  /// Puts the unit on the square, if it is one, and returns who stood there.
  Piece exchange(Square at, const Piece& unit) {
    Piece before;
    if (!position_.at(at).empty()) before = position_.take_unhashed(at);
    if (!unit.empty()) position_.put_unhashed(at, unit);
    return before;
  }

  Position& position_;
  const Candidate move_;
  Piece captured_;
  /// Who stood where the first ones of the places told have changed.
  Foretold exchanged_;
  std::size_t changed_ = 0;
  /// Where rules remember something.
  std::optional<State> before_;
};

}  // namespace feerie
