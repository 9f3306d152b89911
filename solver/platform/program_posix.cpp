#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "platform/program.h"

namespace feerie::platform {
namespace {

void occupy_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // Opened the wrong way round. The lowest free number is taken, which is this one.
    const int wrong_way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", wrong_way) != descriptor) return;
  }
}

}  // namespace

void begin_program() {
  occupy_standard_streams();
  // A reader that goes away is noticed when writing fails, and told like any other loss.
  std::signal(SIGPIPE, SIG_IGN);
}

std::vector<std::string> words_of_command_line(int argc, char** argv) {
  // The shell has seen to patterns.
  return {argv + 1, argv + argc};
}

int end_program(int status) {
  return status;
}

void on_interrupt(void (*note)(int)) {
  struct sigaction action {};
  action.sa_handler = note;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

std::thread quiet_thread(std::function<void()> work) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread thread;
  try {
    thread = std::thread(std::move(work));
  } catch (const std::system_error&) {
    // Whoever wanted it does without.
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return thread;
}

}  // namespace feerie::platform
