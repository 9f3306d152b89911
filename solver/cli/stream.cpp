#include "cli/stream.h"

#include <cerrno>
#include <system_error>

#include <fmt/format.h>

#include "core/unicode.h"
#include "platform/files.h"

namespace feerie::cli {
bool Stream::write(std::string_view text) {
  while (!text.empty() && !failed()) {
    const std::ptrdiff_t written = platform::write_some(descriptor_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      platform::await_room(descriptor_);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  return !failed();
}

bool Stream::close() {
  const bool closed = platform::close_file(descriptor_);
  if (!closed && !failed()) error_ = errno;
  return !failed();
}

std::string Stream::complaint() const {
  return fmt::format("cannot write {}: {}", printable(name_),
                     std::generic_category().message(error_));
}

}  // namespace feerie::cli
