#pragma once

#include <cstddef>
#include <deque>

namespace feerie {

/// Finds out whether it is worth asking an outlook: it costs about as much as playing some moves,
/// and spares much in one problem and next to nothing in another. What it has spared so far is
/// counted, for each branch and length; where that is less than half of the moves, it is asked at
/// one position in 64 only.
class Trust {
 public:
  /// Is the outlook to be asked at this position?
  bool asks() {
    ++positions_;
    return asked_ < enough || spared_ >= least * asked_ || positions_ % sampled == 0;
  }
  /// It was asked, and has spared this part (0 to 1) of what was to be searched.
  void note(double spared) {
    ++asked_;
    spared_ += spared;
  }

 private:
  /// Positions before anything is decided.
  static constexpr unsigned enough = 256;
  /// One in so many is asked about nevertheless, as play may come to where it helps.
  static constexpr unsigned sampled = 64;
  static constexpr double least = 0.5;

  unsigned positions_ = 0;
  unsigned asked_ = 0;
  double spared_ = 0;
};

/// The trust for a branch and the length left.
class Trusts {
 public:
  Trust& of(int node, int length) {
    const auto place = static_cast<std::size_t>(node) * 64 + static_cast<std::size_t>(length & 63);
    if (place >= trusts_.size()) trusts_.resize(place + 1);
    return trusts_[place];
  }

 private:
  std::deque<Trust> trusts_;
};

}  // namespace feerie
