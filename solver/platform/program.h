#pragma once

#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace feerie::platform {

/// Prepares what every program finds prepared on some systems only: descriptors 0 to 2 that no file
/// gets (reading and writing them fails where the program was started without them), bytes that are
/// written as they are, a reader that goes away being noticed by writing.
void begin_program();
/// The words behind the name of the program, of which `main` gets all: in UTF-8, with the names of
/// files in the place of a pattern (`*.inp`) that fits any. On Windows `main` may have got words
/// with other characters in them; there they come from the system.
std::vector<std::string> words_of_command_line(int argc, char** argv);
/// What `main` returns for this exit status. Where work may still go on beside `main`, it ends the
/// program at once, before that work meets what has been cleared up.
int end_program(int status);

/// Calls `note`, with the number of a signal, when a person (Ctrl-C) or the system wants the
/// program to end. The second such wish ends it at once.
void on_interrupt(void (*note)(int));
/// A thread that is not disturbed by such wishes; none (not joinable) if it cannot be started.
std::thread quiet_thread(std::function<void()> work);

}  // namespace feerie::platform
