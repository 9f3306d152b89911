#pragma once

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

/// What has been learnt for a branch and the length left.
struct Experience {
  Trust trust;
  AskingOrder order;
};

class Experiences {
 public:
  Experience& of(int node, int length) {
    const auto place = static_cast<std::size_t>(node);
    while (place >= all_.size()) all_.push_back(std::make_unique<OfBranch>());
    return (*all_[place])[static_cast<std::size_t>(length) % lengths];
  }

 private:
  /// Greater lengths share what is learnt.
  static constexpr std::size_t lengths = 64;
  using OfBranch = std::array<Experience, lengths>;
  std::vector<std::unique_ptr<OfBranch>> all_;
};

}  // namespace feerie
