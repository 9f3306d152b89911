#include "cli/stream.h"

#include <cerrno>

#include "core/unicode.h"
#include "platform/files.h"
#include "texts/system_error.h"

namespace feerie::cli {

Stream::Stream(int descriptor, const std::string& name)
    : Stream(descriptor, texts::Told::as_it_is(printable(name))) {}

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

texts::Told Stream::complaint() const {
  return texts::told("cannot write {}: {}", name_, texts::reason_of(error_));
}

}  // namespace feerie::cli
