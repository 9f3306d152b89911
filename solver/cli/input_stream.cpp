#include "cli/input_stream.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace feerie::cli {
namespace {

std::string reason(int error) {
  return std::generic_category().message(error);
}

}  // namespace

InputStream::InputStream(const std::string& name, const std::atomic<bool>* stop, std::size_t limit)
    : descriptor_(name == "-" ? STDIN_FILENO
                              : ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)),
      stop_(stop),
      limit_(limit) {
  if (descriptor_ < 0) trouble_ = reason(errno);
}

InputStream::~InputStream() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

/// Waits until something can be read; asks now and then whether there is still use in it.
bool InputStream::await(Wait wait) {
  constexpr int milliseconds = 100;
  pollfd wanted{descriptor_, POLLIN, 0};
  while (!stopped()) {
    const int ready = poll(&wanted, 1, wait == Wait::yes ? milliseconds : 0);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // reading will tell what is wrong
    if (ready == 0 && wait == Wait::no) return false;
  }
  return false;
}

std::string InputStream::next(Wait wait) {
  constexpr std::size_t piece = std::size_t{1} << 16U;
  if (!trouble_.empty()) return {};
  std::string bytes(std::min(piece, limit_ + 1 - total_), '\0');
  ssize_t count = -1;
  do {
    if (!await(wait)) return {};
    count = ::read(descriptor_, bytes.data(), bytes.size());
  } while (count < 0 && (errno == EINTR || errno == EAGAIN));
  if (count < 0) {
    trouble_ = reason(errno);
    return {};
  }
  bytes.resize(static_cast<std::size_t>(count));
  total_ += bytes.size();
  if (total_ <= limit_) return bytes;
  trouble_ = fmt::format("it is longer than {} MB; the rest is not read", limit_ >> 20U);
  return {};
}

}  // namespace feerie::cli
