#include "cli/input_stream.h"

#include <algorithm>
#include <cerrno>
#include <memory>

#include "platform/files.h"
#include "texts/system_error.h"

namespace feerie::cli {
namespace {

constexpr int standard_input = 0;

}  // namespace

InputStream::InputStream(const std::string& name, const std::atomic<bool>* stop, std::size_t limit)
    : descriptor_(name == "-" ? standard_input : platform::open_file(name, platform::Access::read)),
      stop_(stop),
      limit_(limit) {
  if (descriptor_ < 0) trouble_ = texts::reason_of(errno);
}

InputStream::~InputStream() {
  if (descriptor_ > standard_input) platform::close_file(descriptor_);
}

/// Waits until something can be read; asks now and then whether there is still use in it.
bool InputStream::await(Wait wait) {
  constexpr int milliseconds = 100;
  while (!stopped()) {
    if (platform::await_input(descriptor_, wait == Wait::yes ? milliseconds : 0)) return true;
    if (wait == Wait::no) return false;
  }
  return false;
}

std::string InputStream::next(Wait wait) {
  constexpr std::size_t piece = std::size_t{1} << 16U;
  if (!trouble_.empty()) return {};
  const std::size_t wanted = std::min(piece, limit_ + 1 - total_);
  // Most files are much shorter: memory that is not written to costs nothing.
  const auto buffer = std::make_unique_for_overwrite<char[]>(wanted);
  std::ptrdiff_t count = -1;
  do {
    if (!await(wait)) return {};
    count = platform::read_some(descriptor_, buffer.get(), wanted);
  } while (count < 0 && (errno == EINTR || errno == EAGAIN));
  if (count < 0) {
    trouble_ = texts::reason_of(errno);
    return {};
  }
  std::string bytes(buffer.get(), static_cast<std::size_t>(count));
  total_ += bytes.size();
  if (total_ <= limit_) return bytes;
  trouble_ = texts::told("it is longer than {} MB; the rest is not read", limit_ >> 20U);
  return {};
}

}  // namespace feerie::cli
