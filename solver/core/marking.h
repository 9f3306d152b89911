#pragma once

#include <utility>

namespace feerie {

/// Sets a mark, and puts it back to what it was when the object is gone, whatever happens.
class Marking {
 public:
  explicit Marking(bool& mark) : mark_(mark), before_(std::exchange(mark, true)) {}
  ~Marking() { mark_ = before_; }
  Marking(const Marking&) = delete;
  Marking& operator=(const Marking&) = delete;

 private:
  bool& mark_;
  const bool before_;
};

}  // namespace feerie
