#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "game/move.h"

namespace feerie {

/// Memory for lists of moves, used again and again: a search needs one for each move it goes
/// deeper, and so do questions that rules ask within one another.
class MoveLists {
 public:
  MoveLists() = default;
  ~MoveLists() = default;
  /// What holds the lists may be copied; each copy has lists of its own.
  MoveLists(const MoveLists& /*other*/) {}
  MoveLists& operator=(const MoveLists& /*other*/) { return *this; }
  MoveLists(MoveLists&&) = default;
  MoveLists& operator=(MoveLists&&) = default;

  Candidates& take() {
    if (used_ == lists_.size()) lists_.push_back(std::make_unique<Candidates>());
    return *lists_[used_++];
  }
  void give_back() { --used_; }

 private:
  std::vector<std::unique_ptr<Candidates>> lists_;
  std::size_t used_ = 0;
};

/// A list of moves taken for the length of a scope; what it holds first means nothing.
class BorrowedList {
 public:
  explicit BorrowedList(MoveLists& lists) : lists_(lists), moves_(lists.take()) {}
  ~BorrowedList() { lists_.give_back(); }
  BorrowedList(const BorrowedList&) = delete;
  BorrowedList& operator=(const BorrowedList&) = delete;
  Candidates& operator*() { return moves_; }

 private:
  MoveLists& lists_;
  Candidates& moves_;
};

}  // namespace feerie
