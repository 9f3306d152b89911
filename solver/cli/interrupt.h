#pragma once

#include <atomic>

namespace feerie::cli {

/// Lets Ctrl-C and a request to terminate set the flag that is returned, so that the search ends
/// cleanly; the second one ends the program at once.
const std::atomic<bool>& watch_for_interrupts();

/// Ends the search as Ctrl-C does. May be called by any thread.
void interrupt();

}  // namespace feerie::cli
