#pragma once

#include <cstddef>

namespace feerie::platform {

/// Addresses of which the system gives memory only where something is written: for what grows in
/// its place. The memory lies on large pages where the system has some, so that what is asked at
/// random is found sooner.
class Room {
 public:
  /// So many bytes at most. Refused (`begin()` is null) where the system counts the addresses of
  /// the program, or has not so many of them.
  explicit Room(std::size_t size);
  ~Room();
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  /// At the begin of a page. Everything is zero there before it is written.
  [[nodiscard]] void* begin() const { return begin_; }
  /// The first so many bytes will be used. False if the system has not got them.
  bool use(std::size_t bytes);

 private:
  void* begin_ = nullptr;
  /// What was got from the system, and how much of it, where it gives any.
  [[maybe_unused]] void* whole_ = nullptr;
  [[maybe_unused]] std::size_t size_ = 0;
};

}  // namespace feerie::platform
