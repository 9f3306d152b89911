#pragma once

#include <exception>

namespace feerie {

/// Somebody who waits for an answer that may take long, and who may have no time for it any more.
class Patience {
 public:
  Patience() = default;
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
  virtual ~Patience() = default;

  /// Asked every now and then while the answer is looked for, `steps` steps of work after the last
  /// time. True: the answer is not wanted any more.
  virtual bool ended(unsigned steps) = 0;
};

/// Thrown where the answer that is looked for is not wanted any more. There is none then: whoever
/// catches this must neither report nor store what was being found out.
class OutOfPatience : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "no time left for an answer"; }
};

/// Work done step by step for somebody who waits for it. Counting costs next to nothing; whether
/// the work is still wanted is asked rarely.
class Work {
 public:
  /// Steps from one question to the next.
  static constexpr unsigned steps_between = 256;

  Work() = default;
  explicit Work(Patience* patience) : patience_(patience) {}

  /// One more step. Throws OutOfPatience if the work is not wanted any more.
  void step() {
    if (++steps_ % steps_between == 0) ask();
  }

 private:
  void ask() const {
    if (patience_ != nullptr && patience_->ended(steps_between)) throw OutOfPatience();
  }

  /// Null: the work is wanted, however long it takes.
  Patience* patience_ = nullptr;
  unsigned steps_ = 0;
};

}  // namespace feerie
