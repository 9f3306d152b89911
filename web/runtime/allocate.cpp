// Memory for exceptions. The runtime wants a reserve where the heap is used up; here it is as good as ended then.
#include <cstdlib>

#include "llvm/fallback_malloc.h"

namespace __cxxabiv1 {

void* __aligned_malloc_with_fallback(size_t size) {
  return std::malloc(size);
}

void* __calloc_with_fallback(size_t count, size_t size) {
  return std::calloc(count, size);
}

void __aligned_free_with_fallback(void* memory) {
  std::free(memory);
}

void __free_with_fallback(void* memory) {
  std::free(memory);
}

}  // namespace __cxxabiv1
