#pragma once

#include "game/move.h"
#include "position/position.h"

namespace feerie {

/// Knows something about how far away the end of help or series play is. Where it says no, the
/// search looks no further, so it must say no only if there is certainly no line: what it assumes
/// of the rules it has to find in their facts. Solutions and their order are the same with and
/// without it, so it is used whether option Intelligent asks for it or not.
///
/// The search asks along its way: `enter` after `enter` deeper into the play, `leave` for each
/// `enter` that was answered with yes, so that an outlook can carry over what it has found.
///
/// In help play that ends with other play (`hs#`), where rules select among legal moves (as
/// Maximummer), and with fairy units it can cost more than it spares: there it is asked only as far
/// as that pays (trust.h), unless it follows final positions from move to move, which it would
/// lose.
class Outlook {
 public:
  Outlook() = default;
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;
  virtual ~Outlook() = default;

  /// Can the branch `node` of the plan end as asked in exactly `length` half-moves (series play:
  /// moves), the side on move in `position` making the next of them?
  virtual bool enter(const Position& position, int node, int length) = 0;
  virtual void leave() = 0;
  /// Play of just so many half-moves (series play: moves) is looked for in the branch `node` from
  /// now on, from where play stands.
  virtual void look_for(int /*node*/, int /*length*/) {}
  /// Would a position that is not entered lose what has been found on the way to it?
  [[nodiscard]] virtual bool follows() const { return false; }
  /// Is it asked of each position by itself, and can whatever comes about in some moves come about
  /// in more of them as well?
  [[nodiscard]] virtual bool grows() const { return false; }
  /// Does a question cost less than one to the table of positions?
  [[nodiscard]] virtual bool cheap() const { return false; }
  /// What part (0 to 1) of the search for so many half-moves (series play: moves) it has to spare
  /// so that its questions pay; 0 if they always do.
  [[nodiscard]] virtual double price(int /*length*/) const { return 0; }
  /// Squares on which the king of the side may be mated in the end of the branch, by what has been
  /// found out on the way to here; all of them if nothing has.
  [[nodiscard]] virtual Bitboard final_squares(int /*node*/, Side /*loser*/) const {
    return all_squares;
  }
  /// Takes moves out of the list behind which there is certainly no line. Asked about the moves of
  /// the position that was entered last, before any of them is played.
  virtual void sift(Candidates& /*moves*/) {}
};

/// One question to an outlook, which lives as long as the search is behind the position. Without
/// an outlook everything is possible.
class Prospect {
 public:
  Prospect(Outlook* outlook, const Position& position, int node, int length)
      : outlook_(outlook), open_(outlook == nullptr || outlook->enter(position, node, length)) {}
  ~Prospect() {
    if (outlook_ != nullptr && open_) outlook_->leave();
  }
  Prospect(const Prospect&) = delete;
  Prospect& operator=(const Prospect&) = delete;

  [[nodiscard]] bool open() const { return open_; }

 private:
  Outlook* outlook_;
  bool open_;
};

}  // namespace feerie
