#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace feerie {

/// Finds out whether it is worth asking an outlook: it costs about as much as playing some moves,
/// and spares much in one problem and next to nothing in another. What it has spared so far is
/// counted, for each branch and length; where that is less than its price, it is asked at one
/// position in 64 only. Where it is much less, that is seen earlier.
class Trust {
 public:
  /// Is the outlook to be asked at this position, if its price is to spare this part (0 to 1)?
  bool asks(double price) {
    ++positions_;
    const bool undecided = asked_ < enough && (asked_ < few || spared_ >= price / 4 * asked_);
    return undecided || spared_ >= price * asked_ || positions_ % sampled == 0;
  }
  /// It was asked, and has spared this part (0 to 1) of what was to be searched.
  void note(double spared) {
    ++asked_;
    spared_ += spared;
  }

 private:
  /// Positions before anything is decided.
  static constexpr unsigned enough = 256;
  /// Positions after which it may be seen that it does not pay.
  static constexpr unsigned few = 32;
  /// One in so many is asked about nevertheless, as play may come to where it helps.
  static constexpr unsigned sampled = 64;

  unsigned positions_ = 0;
  unsigned asked_ = 0;
  double spared_ = 0;
};

/// Finds out whom to ask first about a position: the table, a question to which costs a cache miss,
/// or the outlook, which costs some times as much. What the outlook closes never enters the table.
/// So where it closes much and the table knows little, as in proof games, the table is asked last.
class AskingOrder {
 public:
  [[nodiscard]] bool outlook_first() const { return closed_ > price * known_; }
  /// The table knew the answer.
  void note_known() { ++known_; }
  /// The outlook knew the answer.
  void note_closed() { ++closed_; }

 private:
  /// Of a question to the outlook, in questions to the table.
  static constexpr unsigned price = 4;

  unsigned known_ = 0;
  unsigned closed_ = 0;
};

/// Finds out whether it is worth remembering positions in which play can only end with the next
/// move. Under orthodox rules that move is looked for almost as soon as the table is asked; under
/// others it takes some times as long, so that remembering pays if some of the positions come about
/// again. They are remembered for a while; if few of them were known by then, as many are not, and
/// twice as many each time that it has been tried again in vain.
class Recurrence {
 public:
  /// Is the next position to be remembered? It pays if one in so many positions was known.
  bool remembers(unsigned worth) {
    if (positions_ >= (remembers_ ? for_a_while : pause_)) decide(worth);
    ++positions_;
    return remembers_;
  }
  /// The position was known.
  void note_known() { ++known_; }
  /// A position was known before a move led there, so that nobody asks about it.
  void note_left_out() {
    ++positions_;
    ++known_;
  }
  /// Has it paid until now?
  [[nodiscard]] bool pays() const { return pays_; }

 private:
  static constexpr unsigned for_a_while = 8192;
  static constexpr unsigned longest_pause = for_a_while << 10U;

  void decide(unsigned worth) {
    pays_ = remembers_ && known_ * worth >= positions_;
    if (pays_) pause_ = for_a_while;
    if (!pays_ && !remembers_) pause_ = std::min(2 * pause_, longest_pause);
    remembers_ = pays_ || !remembers_;
    positions_ = known_ = 0;
  }

  unsigned positions_ = 0;
  unsigned known_ = 0;
  unsigned pause_ = for_a_while;
  bool remembers_ = true;
  bool pays_ = false;
};

/// What has been learnt for a branch and the length left.
struct Experience {
  Trust trust;
  AskingOrder order;
  Recurrence recurrence;
};

class Experiences {
 public:
  Experience& of(int node, int length) {
    const auto place = static_cast<std::size_t>(node);
    if (place >= all_.size()) add_up_to(place);
    return (*all_[place])[static_cast<std::size_t>(length) % lengths];
  }

 private:
  /// Greater lengths share what is learnt.
  static constexpr std::size_t lengths = 64;
  using OfBranch = std::array<Experience, lengths>;

  /// Seldom called, and not inlined, so that a question takes few instructions.
  [[gnu::noinline, gnu::cold]] void add_up_to(std::size_t place) {
    while (place >= all_.size()) all_.push_back(std::make_unique<OfBranch>());
  }

  std::vector<std::unique_ptr<OfBranch>> all_;
};

}  // namespace feerie
