#include <csignal>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <io.h>

#include "platform/program.h"
#include "platform/wide_text.h"

// Of the runtime, without a header. It also looks for files that fit patterns (*.inp), which the
// shells of Windows leave to the program.
extern "C" {
struct StartOfRuntime {
  int fails_by_exception;
};
__declspec(dllimport) int __wgetmainargs(int* argc, wchar_t*** argv, wchar_t*** environment,
                                         int expands_patterns, StartOfRuntime* start);
}

namespace feerie::platform {

void begin_program() {
  for (const int descriptor : {0, 1, 2}) _setmode(descriptor, _O_BINARY);
}

std::vector<std::string> words_of_command_line(int /*argc*/, char** /*argv*/) {
  int count = 0;
  wchar_t** words = nullptr;
  wchar_t** environment = nullptr;
  StartOfRuntime start{};
  if (__wgetmainargs(&count, &words, &environment, 1, &start) < 0) return {};
  std::vector<std::string> narrowed;
  for (int i = 1; i < count; ++i) narrowed.push_back(narrow(words[i]));
  return narrowed;
}

int end_program(int status) {
  _exit(status);
}

void on_interrupt(void (*note)(int)) {
  // Each of them is for one time only: the second one ends the program.
  for (const int signal : {SIGINT, SIGBREAK, SIGTERM}) std::signal(signal, note);
}

std::thread quiet_thread(std::function<void()> work) {
  try {
    return std::thread(std::move(work));
  } catch (const std::system_error&) {
    return {};
  }
}

}  // namespace feerie::platform
