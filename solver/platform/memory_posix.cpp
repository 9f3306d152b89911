#include <cstdint>
#include <memory>

#include <sys/mman.h>
#include <sys/resource.h>

#include "platform/memory.h"

namespace feerie::platform {

#ifdef __EMSCRIPTEN__

// Memory of a module is all there as soon as it has an address.
Room::Room(std::size_t) {}
Room::~Room() = default;
bool Room::use(std::size_t) {
  return false;
}

#else

namespace {
/// Of Linux on x86 and most other processors.
constexpr std::size_t large_page = std::size_t{2} << 20U;

/// Where addresses are counted, room that is never used would be missing elsewhere.
bool addresses_are_free() {
  rlimit limit{};
  return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY;
}
}  // namespace

Room::Room(std::size_t size) {
  if (size > SIZE_MAX / 2 || !addresses_are_free()) return;
  size_ = size + large_page;
  whole_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                -1, 0);
  if (whole_ == MAP_FAILED) {
    whole_ = nullptr;
    return;
  }
  void* begin = whole_;
  std::size_t space = size_;
  begin_ = std::align(large_page, size, begin, space);
#ifdef MADV_HUGEPAGE
  // Where there are no large pages, small ones do.
  madvise(begin_, size, MADV_HUGEPAGE);
#endif
}

Room::~Room() {
  if (whole_ != nullptr) munmap(whole_, size_);
}

bool Room::use(std::size_t) {
  return begin_ != nullptr;
}

#endif

}  // namespace feerie::platform
