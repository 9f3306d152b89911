#include "cli/stream.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "core/unicode.h"

namespace feerie::cli {
namespace {

/// Waits until something can be written to a descriptor that does not wait by itself.
void await_room(int descriptor) {
  pollfd wanted{descriptor, POLLOUT, 0};
  poll(&wanted, 1, -1);
}

}  // namespace

bool Stream::write(std::string_view text) {
  while (!text.empty() && !failed()) {
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      await_room(descriptor_);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  return !failed();
}

bool Stream::close() {
  const bool closed = ::close(descriptor_) == 0 || errno == EINTR;
  if (!closed && !failed()) error_ = errno;
  return !failed();
}

std::string Stream::complaint() const {
  return fmt::format("cannot write {}: {}", printable(name_),
                     std::generic_category().message(error_));
}

void occupy_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // Opened the wrong way round. The lowest free number is taken, which is this one.
    const int wrong_way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", wrong_way) != descriptor) return;
  }
}

}  // namespace feerie::cli
