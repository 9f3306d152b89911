#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "platform/memory.h"

namespace feerie {

/// The memory of a table, which grows without losing what is in it. All of it is zero before it is
/// written, and it begins where a line of the cache begins.
///
/// What is small lies among the rest of the program's memory, and is copied when it grows. What is
/// larger gets addresses for all that it may become one day, so that it grows where it lies, and
/// nothing is copied or cleared. Where the system refuses them, it is copied too, and takes half as
/// much again meanwhile.
class TableMemory {
 public:
  /// `bytes` at the begin, and `most` some day. Throws std::bad_alloc.
  TableMemory(std::size_t bytes, std::size_t most);

  [[nodiscard]] void* begin() const { return begin_; }
  /// Becomes so many bytes, more than before and at most `most`. False if there is not so much
  /// memory: then all stays.
  bool grow(std::size_t bytes);

 private:
  struct Release {
    void operator()(void* block) const;
  };
  using Block = std::unique_ptr<void, Release>;

  bool move_to_block(std::size_t bytes);
  bool move_to_room(std::size_t bytes);
  void copy_to(void* place);

  std::size_t size_ = 0;
  std::size_t most_;
  void* begin_ = nullptr;
  Block block_;
  std::optional<platform::Room> room_;
};

}  // namespace feerie
