#include "cli/interrupt.h"

#include "platform/program.h"

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
  platform::on_interrupt(note_interrupt);
  return interrupted;
}

void interrupt() {
  interrupted = true;
}

}  // namespace feerie::cli
