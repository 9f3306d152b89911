#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie {

/// A move that is taken back by guesses, as a rule sees it that says how its act is taken back.
///
/// It begins with the diagram after the move. The steps of the move are gone through from the last
/// one to the first (game/steps.h). A rule is asked in each step in which it acts: it changes the
/// units into what they may have been before its act, and goes on to what happened earlier, once
/// for each guess. Too many guesses do no harm, because the move is played forward in the end and
/// counts only if the diagram results. A guess that is missing is a last move that is not found.
class Retrace {
 public:
  /// What is known of a capture by the move.
  enum class Capture : std::uint8_t { open, none, made };

  Retrace(const Retrace&) = delete;
  Retrace& operator=(const Retrace&) = delete;

  [[nodiscard]] const CompiledRules& rules() const { return rules_; }
  /// The units as they stood after the steps that have not been taken back yet.
  [[nodiscard]] const Position& position() const { return position_; }
  /// The side that has made the move.
  [[nodiscard]] Side side() const { return side_; }
  /// Where the moving unit stood then; `no_square` if it had vanished.
  [[nodiscard]] Square mover_at() const { return now_.mover_at; }
  [[nodiscard]] Capture capture() const { return now_.capture; }

  /// Goes on to what happened earlier, nothing having been changed.
  virtual void earlier() = 0;
  /// A guess: `change` says what was otherwise before the act, by the functions below; then it goes
  /// on to what happened earlier, and takes the change back.
  template <class Change>
  void guess(Change&& change) {
    guess_and(std::forward<Change>(change), [this] { earlier(); });
  }
  /// A guess that is only a part of one: after the change `rest` is done, which guesses on. Where
  /// it is already known that the change leads nowhere, it is not done.
  template <class Change, class Rest>
  void guess_and(Change&& change, Rest&& rest) {
    if (!wanted()) return;
    const Known before = now_;
    const std::size_t edits = edits_.size();
    change();
    if (possible()) rest();
    take_back_beyond(edits);
    now_ = before;
  }
  /// Are further guesses wanted?
  [[nodiscard]] virtual bool wanted() const = 0;

  // --- For a guess ---

  /// On the square stood this unit (none if it is empty), whatever stands there now. A unit without
  /// a number gets one.
  void set(Square square, Piece piece);
  /// The moving unit stood on this square.
  void set_mover(Square square) { now_.mover_at = square; }
  void set_capture(Capture capture) { now_.capture = capture; }
  /// The unit that was captured was this one.
  void set_captured(const Piece& piece) {
    now_.captured = piece;
    now_.capture = Capture::made;
  }

  /// What a unit may have been that has been turned into something else: the orthodox kinds and
  /// those of the diagram, royal ones left out.
  [[nodiscard]] KindSet common_kinds() const;
  /// The kinds of pawns that may have promoted into this kind on the square.
  [[nodiscard]] KindSet promoting_kinds(Kind into, Square at, Side side) const;

 protected:
  struct Known {
    Square mover_at = no_square;
    Capture capture = Capture::open;
    /// Empty if it is not known.
    Piece captured;
  };

  /// Can the units on the board be there at all?
  [[nodiscard]] virtual bool possible() const = 0;

  Retrace(const CompiledRules& rules, const Position& after);
  virtual ~Retrace() = default;

  [[nodiscard]] Known& now() { return now_; }
  [[nodiscard]] Position& edited() { return position_; }
  /// The squares on which something has been changed.
  [[nodiscard]] Bitboard edited_squares() const;

 private:
  void take_back_beyond(std::size_t edits);

  const CompiledRules& rules_;
  Position position_;
  Side side_;
  Known now_;
  /// What stood on squares before they were changed.
  std::vector<std::pair<Square, Piece>> edits_;
};

/// For acts that change nothing about units: there is nothing to take back.
inline void nothing_to_take_back(Retrace& past, const Arguments& /*arguments*/) {
  past.earlier();
}

}  // namespace feerie
