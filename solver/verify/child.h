#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include <sys/types.h>

namespace feerie::verify {

/// How a child process ended.
struct ChildEnd {
  enum class How : unsigned char { finished, crashed, out_of_memory, killed };
  How how = How::crashed;
  /// What ended it, if it crashed.
  int signal = 0;
};

/// Work done in a process of its own: whatever it does to itself, nobody else is harmed. What the
/// work returns can be read from a pipe.
///
/// The process is a copy of this one (`fork`), so that the work sees all that was read, and starts
/// within a millisecond. Only the thread that starts it goes on in it.
class Child {
 public:
  /// `memory`: most bytes of address space that the work may take; 0: no bound. Throws
  /// std::system_error if no process can be started.
  Child(const std::function<std::string()>& work, std::size_t memory);
  /// Ends the process if it is still there.
  ~Child();
  Child(Child&& other) noexcept;
  Child& operator=(Child&&) = delete;

  /// To wait for what it writes (poll).
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Takes what has come; true once there will be no more.
  bool read();
  /// Ends it at once.
  void kill();
  /// Waits for its end, which comes soon after `read` has returned true.
  ChildEnd wait();
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  pid_t process_ = -1;
  int descriptor_ = -1;
  bool killed_ = false;
  std::string text_;
};

}  // namespace feerie::verify
