#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "game/move.h"

/// What a search takes, changes or grants for the length of a scope.
namespace feerie::scopes {

/// Memory for lists of candidates, used again and again.
class Lists {
 public:
  Candidates& take() {
    if (used_ == lists_.size()) lists_.push_back(std::make_unique<Candidates>());
    return *lists_[used_++];
  }
  void release() { --used_; }

 private:
  std::vector<std::unique_ptr<Candidates>> lists_;
  std::size_t used_ = 0;
};

/// A list of candidates that lives as long as its scope.
class Listed {
 public:
  explicit Listed(Lists& lists) : lists_(lists), moves_(lists.take()) {}
  ~Listed() { lists_.release(); }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;
  Candidates& operator*() { return moves_; }

 private:
  Lists& lists_;
  Candidates& moves_;
};

/// What NonTrivial grants is as before when this goes.
class Granting {
 public:
  explicit Granting(int& grants) : grants_(grants), before_(grants) {}
  ~Granting() { grants_ = before_; }
  Granting(const Granting&) = delete;
  Granting& operator=(const Granting&) = delete;

 private:
  int& grants_;
  int before_;
};

/// While it lives moves are visited, none of them yet a pass of option NullMoves.
class Visiting {
 public:
  Visiting(bool& passed, int& depth) : passed_(passed), before_(passed), depth_(depth) {
    passed_ = false;
    ++depth_;
  }
  ~Visiting() {
    passed_ = before_;
    --depth_;
  }
  Visiting(const Visiting&) = delete;
  Visiting& operator=(const Visiting&) = delete;

 private:
  bool& passed_;
  bool before_;
  int& depth_;
};

}  // namespace feerie::scopes
