#include <codecvt>
#include <csignal>
#include <cstdlib>
#include <locale>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <io.h>

#include "platform/program.h"

// The shells of Windows leave it to the program to find files by patterns (*.inp). The runtime of
// MinGW does so if it finds this variable.
extern "C" {
int _dowildcard = -1;
}

namespace feerie::platform {

void begin_program() {
  for (const int descriptor : {0, 1, 2}) _setmode(descriptor, _O_BINARY);
  // How std::filesystem::path reads names: without this as pages of characters of the last century.
  std::locale::global(
      std::locale(std::locale::classic(), new std::codecvt_utf8_utf16<wchar_t>));  // it owns this
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
