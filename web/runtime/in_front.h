// Included in front of every file of the solver.
//
// Threads, where there are none: Debian's libc++ for WebAssembly leaves these names out. A lock need not lock, and a thread
// cannot be begun: whoever tries is told, as where a system grants no more threads, and does the work himself.
//
// Two habits of libstdc++, for which the sources are written: iterators of std::array are pointers (clang-tidy wants them to
// be named so), and Boost's headers find std::unary_function or do without.
#pragma once
#define BOOST_NO_CXX98_FUNCTION_BASE
#include <version>
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_ARRAY

#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

namespace std {

struct mutex {
  void lock() {}
  void unlock() {}
  bool try_lock() { return true; }
};

template <class Mutex>
class unique_lock {
 public:
  explicit unique_lock(Mutex& /*mutex*/) {}
  void lock() {}
  void unlock() {}
};

struct condition_variable {
  void notify_one() {}
  void notify_all() {}
  template <class Lock, class Condition>
  void wait(Lock& /*lock*/, Condition condition) {
    // Nobody else can bring about what is waited for.
    if (!condition()) __builtin_trap();
  }
  template <class Lock, class Duration, class Condition>
  bool wait_for(Lock& /*lock*/, Duration /*longest*/, Condition condition) {
    return condition();
  }
};

class thread {
 public:
  struct id {
    friend bool operator==(id /*one*/, id /*other*/) = default;
  };
  template <class... Task>
  explicit thread(Task&&... /*task*/) {
    throw system_error(make_error_code(errc::resource_unavailable_try_again));
  }
  void join() {}
  static unsigned hardware_concurrency() { return 1; }
};

namespace this_thread {
inline thread::id get_id() { return {}; }
}  // namespace this_thread

}  // namespace std
