#include <array>
#include <cerrno>
#include <csignal>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "verify/child.h"

namespace feerie::verify {
namespace {

constexpr int ended_for_want_of_memory = 77;

void bound_memory(std::size_t memory) {
  if (memory == 0) return;
#ifdef __GLIBC__
  // What the heap has got beforehand (large_pages.cpp) would not count.
  malloc_trim(0);
#endif
  const rlimit bound{memory, memory};
  setrlimit(RLIMIT_AS, &bound);
}

/// The work ends with the process that wants it, however that ends: nobody reads its result any
/// more.
void end_with(pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before.
  if (getppid() != parent) _exit(1);
#else
  static_cast<void>(parent);
#endif
}

void write_all(int descriptor, const std::string& text) {
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t more = write(descriptor, text.data() + written, text.size() - written);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) _exit(1);
    written += static_cast<std::size_t>(more);
  }
}

/// What the child process does. It ends without the destructors of the process that it is a copy
/// of.
[[noreturn]] void work_and_exit(const std::function<std::string()>& work, std::size_t memory,
                                int descriptor, pid_t parent) {
  // Ctrl-C is for the process that started this one, which ends it.
  std::signal(SIGINT, SIG_IGN);
  end_with(parent);
  bound_memory(memory);
  try {
    write_all(descriptor, work());
  } catch (const std::bad_alloc&) {
    _exit(ended_for_want_of_memory);
  } catch (const std::exception&) {
    _exit(1);
  }
  _exit(0);
}

}  // namespace

/// A process and the end of the pipe into which it writes.
struct Child::Process {
  Process(pid_t process, int end) : number(process), descriptor(end) {}
  ~Process() { close(descriptor); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  pid_t number;
  int descriptor;
};

bool Child::has_own_process() {
  return true;
}

bool ChildEnd::from_outside() const {
  return signal == SIGKILL || signal == SIGTERM || signal == SIGHUP;
}

Child::Child(const std::function<std::string()>& work, std::size_t memory) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  const pid_t parent = getpid();
  const pid_t number = fork();
  if (number < 0) {
    const int reason = errno;
    close(ends[0]);
    close(ends[1]);
    throw std::system_error(reason, std::generic_category(), "fork");
  }
  if (number == 0) {
    close(ends[0]);
    work_and_exit(work, memory, ends[1], parent);
  }
  close(ends[1]);
  process_ = std::make_shared<Process>(number, ends[0]);
}

std::vector<std::size_t> await_any(const std::vector<const Child*>& children,
                                   std::chrono::milliseconds most) {
  std::vector<pollfd> waiting;
  waiting.reserve(children.size());
  for (const Child* child : children) waiting.push_back({child->process_->descriptor, POLLIN, 0});
  std::vector<std::size_t> ready;
  if (poll(waiting.data(), waiting.size(), static_cast<int>(most.count())) <= 0) return ready;
  for (std::size_t place = 0; place < waiting.size(); ++place) {
    if (waiting[place].revents != 0) ready.push_back(place);
  }
  return ready;
}

bool Child::read() {
  std::array<char, 1U << 16U> piece{};
  const ssize_t size = ::read(process_->descriptor, piece.data(), piece.size());
  if (size < 0) return errno != EINTR;
  text_.append(piece.data(), static_cast<std::size_t>(size));
  return size == 0;
}

void Child::kill() {
  killed_ = true;
  ::kill(process_->number, SIGKILL);
}

ChildEnd Child::wait() {
  int status = 0;
  while (waitpid(process_->number, &status, 0) < 0 && errno == EINTR) {
  }
  process_.reset();
  using How = ChildEnd::How;
  // It may have finished before it was killed.
  if (killed_ && WIFSIGNALED(status)) return {How::killed, 0};
  if (WIFSIGNALED(status)) return {How::crashed, WTERMSIG(status)};
  if (WEXITSTATUS(status) == ended_for_want_of_memory) return {How::out_of_memory, 0};
  return {WEXITSTATUS(status) == 0 ? How::finished : How::crashed, 0};
}

}  // namespace feerie::verify
