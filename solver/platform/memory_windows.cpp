#include <windows.h>

#include "platform/memory.h"

namespace feerie::platform {

Room::Room(std::size_t size) {
  begin_ = VirtualAlloc(nullptr, size, MEM_RESERVE, PAGE_READWRITE);
  whole_ = begin_;
  size_ = size;
}

Room::~Room() {
  if (whole_ != nullptr) VirtualFree(whole_, 0, MEM_RELEASE);
}

bool Room::use(std::size_t bytes) {
  return begin_ != nullptr && bytes <= size_ &&
         VirtualAlloc(begin_, bytes, MEM_COMMIT, PAGE_READWRITE) != nullptr;
}

}  // namespace feerie::platform
