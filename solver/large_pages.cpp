// Lets the memory of the program lie on large pages, where Linux has some.
//
// A short problem touches a few hundred pages of 4 KiB for the first time. Each of them costs a
// fault, and on a virtual machine another one of the host: together more than the search itself
// where a problem takes some milliseconds. Tables, which are asked at random, cost a way through
// the tables of pages for nearly every question besides. One page of 2 MiB stands for 512 of them.
//
// The library of C (glibc) gives memory from the "heap", which grows at its end. Here the heap is
// let grow once by all that may lie on large pages, and the system is told so before anything of it
// is touched: a large page is only given where no small one is. This happens before the first
// object of the program is made. Nothing but addresses is taken, and where the system refuses (it
// has no large pages, or limits the program), memory is what it would be without.
//
// Only the program does this: a library has no business to change how its host gets memory.
#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

namespace {

constexpr std::uintptr_t small_page = 4096;
constexpr std::uintptr_t large_page = 2U << 20U;
/// What lies on large pages. Short problems take 1 to 4 MiB, long ones mostly less than 100 besides
/// their table; what is larger than `own_block` gets addresses of its own.
constexpr int heap = 256 << 20;
/// What is larger is given back to the system when it is not used any more. The library allows no
/// more than this.
constexpr int own_block = 32 << 20;
/// More than the heap may have left when this begins, as libraries may have begun it: asked for so
/// much, it must grow.
constexpr std::uintptr_t first_block = 512U << 10U;

/// The heap grows by so many bytes. Where it ended before.
char* grow(std::uintptr_t bytes) {
  return static_cast<char*>(sbrk(static_cast<std::intptr_t>(bytes)));
}

/// To where the next large page begins.
std::uintptr_t way_to_large_page(const char* place) {
  return -reinterpret_cast<std::uintptr_t>(place) & (large_page - 1);
}

/// Takes a block that is never used nor freed: it costs addresses, but no memory. Compilers leave
/// out a block that nobody uses, unless its address is written where somebody might look.
void pass_over(std::size_t bytes) {
  void* volatile block = std::malloc(bytes);
  static_cast<void>(block);
}

/// What is left of the heap that the system has given so far lies on small pages.
void pass_over_small_pages() {
#if __GLIBC_PREREQ(2, 33)
  constexpr std::size_t kept = 256;
  const std::size_t left = mallinfo2().keepcost;
  if (left > kept) pass_over(left - kept);
#endif
}

/// Priorities up to 100 are those of libraries.
[[gnu::constructor(101)]] void take_large_pages() {
  pass_over_small_pages();
  // The first block, and what tells where it ends, lie right before the large pages.
  char* const end = grow(0);
  const std::uintptr_t before = first_block + small_page;
  char* const first = end + before + way_to_large_page(end + before);
  if (grow(static_cast<std::uintptr_t>(first - end) - before) != end) return;
  // The heap does not shrink as long as it is not much larger than this.
  // Threads take their memory from here, too, instead of from heaps of their own on small pages;
  // making one took longer than all else that the thread does which sends output on its way.
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TRIM_THRESHOLD, 2 * heap);
  mallopt(M_MMAP_THRESHOLD, own_block);
  mallopt(M_TOP_PAD, heap);
  pass_over(first_block);
  mallopt(M_TOP_PAD, static_cast<int>(large_page));
  const char* const last = grow(0);
  if (last > first) madvise(first, static_cast<std::size_t>(last - first), MADV_HUGEPAGE);
}

}  // namespace
#endif
