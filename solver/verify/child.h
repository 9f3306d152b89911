#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace feerie::verify {

/// How a child process ended.
struct ChildEnd {
  enum class How : unsigned char { finished, crashed, out_of_memory, killed };
  How how = How::crashed;
  /// What ended it, if it crashed.
  int signal = 0;

  /// Was it ended by what nothing in it does: by a person, or by the system for want of memory?
  [[nodiscard]] bool from_outside() const;
};

/// Work done in a process of its own: whatever it does to itself, nobody else is harmed. What the
/// work returns can be read from a pipe.
///
/// The process is a copy of this one (`fork`), so that the work sees all that was read, and starts
/// within a millisecond. Only the thread that starts it goes on in it. Systems without such copies
/// (Windows) do the work in a thread: nothing bounds its memory, work that is killed goes on until
/// it notices, and a crash is one of the whole program.
class Child {
 public:
  /// Is there a process, and not only a thread?
  static bool has_own_process();

  /// `memory`: most bytes of address space that the work may take; 0: no bound. Throws
  /// std::system_error if no process can be started.
  Child(const std::function<std::string()>& work, std::size_t memory);
  /// Ends the process if it is still there.
  ~Child();
  Child(Child&& other) noexcept = default;
  Child& operator=(Child&&) = delete;

  /// Waits until something can be taken from one of them, at most so long: the places of those from
  /// which it can.
  friend std::vector<std::size_t> await_any(const std::vector<const Child*>& children,
                                            std::chrono::milliseconds most);
  /// Takes what has come; true once there will be no more.
  bool read();
  /// Ends it at once.
  void kill();
  /// Waits for its end, which comes soon after `read` has returned true.
  ChildEnd wait();
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  struct Process;
  /// Null once its end is known. No other child has it; a shared pointer knows how to destroy what
  /// only the file of a system defines.
  std::shared_ptr<Process> process_;
  bool killed_ = false;
  std::string text_;
};

std::vector<std::size_t> await_any(const std::vector<const Child*>& children,
                                   std::chrono::milliseconds most);

}  // namespace feerie::verify
