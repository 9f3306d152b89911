#pragma once

#include <array>
#include <cstddef>

#include "core/reach.h"
#include "game/move.h"
#include "game/walk.h"

namespace feerie {

/// Legal moves of the side that is not on move which most moves leave as they are: behind such a
/// move that side is not stalemated, and nothing need be imagined to tell.
///
/// Idea: a reply takes a unit of one side from square to square. Imagined as if it were made now,
/// it leaves its king unattacked, and that king has lines on which something decides whether it is
/// attacked. A move of the other side fills one square and leaves one.
///
/// Why nothing is lost: let the move go from f to t, capturing on t if at all, and let no rule act
/// in it. If neither f nor t is a square from, to or over which the reply goes, the reply can be
/// made behind the move as well, and in either order the same units stand on the same squares. Then
/// the king of the reply is attacked only by the unit on t, or because f or t matters to another
/// unit; both are asked. Where a reply must not check the other king, that king is looked at in the
/// same way: it stays, and so do the squares that matter to units of the reply's side. Where rules
/// act in some moves only, it is asked whether they act in the reply behind the move.
class StandingReplies {
 public:
  /// A reply as it is now.
  struct Reply {
    /// Squares which the reply needs as they are, or that matter to an attack behind it.
    Bitboard touched = 0;
    /// Squares that are filled behind it.
    Bitboard occupied = 0;
    /// Its king; `no_square` if there is none.
    Square king_at = no_square;
    Candidate move;
    /// Rules may act in it, where they do not do so now.
    bool may_wake_rules = false;
  };

  [[nodiscard]] bool any() const { return count_ != 0; }
  [[nodiscard]] bool full() const { return count_ == replies_.size(); }
  [[nodiscard]] std::size_t count() const { return count_; }
  void add(const Reply& reply) { replies_[count_++] = reply; }

  /// Does a reply certainly stand behind a move that touches no other squares than these two?
  /// `by` makes the move, `kinds` are what its unit may be then; `silent(Candidate)`: do no rules
  /// act in that reply behind the move?
  template <class Silent>
  [[nodiscard]] bool stand_behind(const Candidate& move, Side by, KindSet kinds, const Kinds& known,
                                  Silent&& silent) const {
    const Bitboard touched = bit(move.from) | bit(move.to);
    for (std::size_t i = 0; i < count_; ++i) {
      const Reply& reply = replies_[i];
      if ((reply.touched & touched) != 0) continue;
      if (may_attack(reply, move, by, kinds, known)) continue;
      if (!reply.may_wake_rules || silent(reply.move)) return true;
    }
    return false;
  }

 private:
  /// Could the unit, arrived as one of the kinds, attack the king behind the reply?
  static bool may_attack(const Reply& reply, const Candidate& move, Side by, KindSet kinds,
                         const Kinds& known) {
    if (reply.king_at == no_square) return false;
    while (kinds != 0) {
      const auto kind = static_cast<Kind>(take_first(kinds));
      if (!contains(known[kind].observers[index(by)][reply.king_at], move.to)) continue;
      const Bitboard others = reply.occupied & ~bit(move.from);
      if (kind >= pawn || contains(rays::officer_attacks(kind, move.to, others), reply.king_at)) {
        return true;
      }
    }
    return false;
  }

  std::array<Reply, 4> replies_;
  std::size_t count_ = 0;
};

}  // namespace feerie
