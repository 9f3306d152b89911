#include "cli/interrupt.h"

#include <csignal>

namespace feerie::cli {
namespace {

// The one variable of the program that has to be global: signal handlers get no argument.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void note_interrupt(int /*signal*/) {
  interrupted = true;
}

}  // namespace

const std::atomic<bool>& watch_for_interrupts() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
  return interrupted;
}

void interrupt() {
  interrupted = true;
}

}  // namespace feerie::cli
