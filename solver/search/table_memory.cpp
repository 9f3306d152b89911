#include "search/table_memory.h"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

namespace feerie {
namespace {

/// Of the cache, in bytes.
constexpr std::size_t line = 64;
/// What is smaller shares large pages with the rest of the memory.
constexpr std::size_t smallest_room = std::size_t{4} << 20U;

}  // namespace

void TableMemory::Release::operator()(void* block) const {
  std::free(block);
}

TableMemory::TableMemory(std::size_t bytes, std::size_t most) : most_(most) {
  if (!grow(bytes)) throw std::bad_alloc();
}

bool TableMemory::grow(std::size_t bytes) {
  if (room_ ? !room_->use(bytes) : !move_to_room(bytes) && !move_to_block(bytes)) return false;
  size_ = bytes;
  return true;
}

bool TableMemory::move_to_room(std::size_t bytes) {
  if (bytes < smallest_room) return false;
  room_.emplace(most_);
  if (!room_->use(bytes)) {
    room_.reset();
    return false;
  }
  copy_to(room_->begin());
  block_.reset();
  return true;
}

bool TableMemory::move_to_block(std::size_t bytes) {
  // Pages of a zeroed block are provided when they are touched, so a large table starts quickly.
  std::size_t space = bytes + line;
  Block block(std::calloc(space, 1));
  if (block == nullptr) return false;
  void* begin = block.get();
  copy_to(std::align(line, bytes, begin, space));
  block_ = std::move(block);
  return true;
}

void TableMemory::copy_to(void* place) {
  if (size_ > 0) std::memcpy(place, begin_, size_);
  begin_ = place;
}

}  // namespace feerie
