#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/files.h"

namespace feerie::platform {
namespace {

int flags_of(Access access) {
  switch (access) {
    case Access::read:
      return O_RDONLY;
    case Access::append:
      return O_WRONLY | O_CREAT | O_APPEND;
    case Access::append_plainly:
      return O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK;
    case Access::append_new:
      return O_WRONLY | O_CREAT | O_APPEND | O_EXCL;
    case Access::overwrite:
      return O_WRONLY | O_CREAT | O_TRUNC;
  }
  return O_RDONLY;
}

FileStatus told(const struct stat& status) {
  return {S_ISREG(status.st_mode),
          static_cast<std::uint64_t>(status.st_size),
          {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)}};
}

}  // namespace

int open_file(const std::string& name, Access access) {
  constexpr mode_t mode = 0666;
  return ::open(name.c_str(), flags_of(access) | O_CLOEXEC | O_NOCTTY, mode);
}

bool close_file(int descriptor) {
  return ::close(descriptor) == 0 || errno == EINTR;
}

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size) {
  return ::read(descriptor, bytes, size);
}

std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size) {
  return ::write(descriptor, bytes, size);
}

bool await_input(int descriptor, int milliseconds) {
  pollfd wanted{descriptor, POLLIN, 0};
  const int ready = poll(&wanted, 1, milliseconds);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

void await_room(int descriptor) {
  pollfd wanted{descriptor, POLLOUT, 0};
  poll(&wanted, 1, -1);
}

std::optional<FileStatus> status_of(int descriptor) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) return std::nullopt;
  return told(status);
}

std::optional<FileStatus> status_of(const std::string& name) {
  struct stat status {};
  if (stat(name.c_str(), &status) != 0) return std::nullopt;
  return told(status);
}

bool empty_file(int descriptor) {
  return ftruncate(descriptor, 0) == 0;
}

bool save_file(int descriptor) {
  return fdatasync(descriptor) == 0 || errno == EINVAL || errno == EROFS;
}

bool is_terminal(int descriptor) {
  return isatty(descriptor) != 0;
}

bool shows_colours(int descriptor) {
  return is_terminal(descriptor);
}

}  // namespace feerie::platform
