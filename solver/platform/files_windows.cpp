#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

#include "platform/files.h"
#include "platform/wide_text.h"

namespace feerie::platform {
namespace {

int flags_of(Access access) {
  switch (access) {
    case Access::read:
      return _O_RDONLY;
    case Access::append:
    case Access::append_plainly:
      return _O_WRONLY | _O_CREAT | _O_APPEND;
    case Access::append_new:
      return _O_WRONLY | _O_CREAT | _O_APPEND | _O_EXCL;
    case Access::overwrite:
      return _O_WRONLY | _O_CREAT | _O_TRUNC;
  }
  return _O_RDONLY;
}

HANDLE handle_of(int descriptor) {
  return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor));
}

/// The console has pages of characters of its own; text reaches it whole as UTF-16.
bool is_console(HANDLE handle) {
  DWORD mode = 0;
  return GetConsoleMode(handle, &mode) != 0;
}

std::ptrdiff_t read_console(HANDLE console, char* bytes, std::size_t size) {
  // A unit of UTF-16 makes three bytes of UTF-8 at most.
  std::array<wchar_t, 4096> units{};
  const std::size_t room = std::min(units.size(), size / 3);
  DWORD count = 0;
  if (ReadConsoleW(console, units.data(), static_cast<DWORD>(room), &count, nullptr) == 0) {
    errno = EIO;
    return -1;
  }
  // Ctrl-C ends the reading; it will be seen that nobody wants to go on.
  if (count == 0) {
    errno = EINTR;
    return -1;
  }
  constexpr wchar_t ctrl_z = 0x1A;
  if (units.front() == ctrl_z) return 0;
  const std::string text = narrow({units.data(), count});
  std::ranges::copy(text, bytes);
  return static_cast<std::ptrdiff_t>(text.size());
}

/// The beginning of a text, without a piece of a character at its end.
std::string_view whole_characters(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  const auto continues = [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
  };
  while (most > 1 && continues(text[most])) --most;
  return text.substr(0, most);
}

std::ptrdiff_t write_console(HANDLE console, std::string_view text) {
  constexpr std::size_t most = 8192;
  const std::string_view piece = whole_characters(text, most);
  const std::wstring units = widened(piece);
  DWORD written = 0;
  if (WriteConsoleW(console, units.data(), static_cast<DWORD>(units.size()), &written, nullptr) ==
      0) {
    errno = EIO;
    return -1;
  }
  return static_cast<std::ptrdiff_t>(piece.size());
}

}  // namespace

int open_file(const std::string& name, Access access) {
  return _wopen(widened(name).c_str(), flags_of(access) | _O_BINARY | _O_NOINHERIT,
                _S_IREAD | _S_IWRITE);
}

bool close_file(int descriptor) {
  return _close(descriptor) == 0;
}

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size) {
  const HANDLE handle = handle_of(descriptor);
  if (is_console(handle)) return read_console(handle, bytes, size);
  return _read(descriptor, bytes, static_cast<unsigned>(size));
}

std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size) {
  const HANDLE handle = handle_of(descriptor);
  if (is_console(handle)) return write_console(handle, {bytes, size});
  constexpr std::size_t most = std::size_t{1} << 20U;
  const int written = _write(descriptor, bytes, static_cast<unsigned>(std::min(size, most)));
  // The runtime does not know what a pipe tells when its reader has gone away.
  const bool alone = _doserrno == ERROR_NO_DATA || _doserrno == ERROR_PIPE_NOT_CONNECTED;
  if (written < 0 && alone) errno = EPIPE;
  return written;
}

bool await_input(int descriptor, int milliseconds) {
  const HANDLE handle = handle_of(descriptor);
  if (is_console(handle)) {
    // Every key, and every move of the mouse, is an event; whether there is a line is not told.
    return milliseconds > 0 &&
           WaitForSingleObject(handle, static_cast<DWORD>(milliseconds)) == WAIT_OBJECT_0;
  }
  if (GetFileType(handle) != FILE_TYPE_PIPE) return true;
  // Nothing wakes up whoever waits for a pipe.
  constexpr int nap = 5;
  for (int waited = 0;; waited += nap) {
    DWORD there = 0;
    if (PeekNamedPipe(handle, nullptr, 0, nullptr, &there, nullptr) == 0 || there > 0) return true;
    if (waited >= milliseconds) return false;
    Sleep(nap);
  }
}

void await_room(int /*descriptor*/) {}

std::optional<FileStatus> status_of(int descriptor) {
  const HANDLE handle = handle_of(descriptor);
  if (handle == INVALID_HANDLE_VALUE) {
    errno = EBADF;
    return std::nullopt;
  }
  BY_HANDLE_FILE_INFORMATION told{};
  if (GetFileType(handle) != FILE_TYPE_DISK) return FileStatus{};
  if (GetFileInformationByHandle(handle, &told) == 0) {
    errno = EIO;
    return std::nullopt;
  }
  const auto joined = [](DWORD high, DWORD low) {
    return (static_cast<std::uint64_t>(high) << 32U) | low;
  };
  return FileStatus{true,
                    joined(told.nFileSizeHigh, told.nFileSizeLow),
                    {told.dwVolumeSerialNumber, joined(told.nFileIndexHigh, told.nFileIndexLow)}};
}

std::optional<FileStatus> status_of(const std::string& name) {
  const int descriptor = open_file(name, Access::read);
  if (descriptor < 0) return std::nullopt;
  const auto status = status_of(descriptor);
  close_file(descriptor);
  return status;
}

bool empty_file(int descriptor) {
  return _chsize_s(descriptor, 0) == 0;
}

bool save_file(int descriptor) {
  // Only a disk has what can be waited for.
  return _commit(descriptor) == 0 || GetFileType(handle_of(descriptor)) != FILE_TYPE_DISK;
}

bool is_terminal(int descriptor) {
  return is_console(handle_of(descriptor));
}

bool shows_colours(int descriptor) {
  const HANDLE handle = handle_of(descriptor);
  DWORD mode = 0;
  return GetConsoleMode(handle, &mode) != 0 &&
         SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

}  // namespace feerie::platform
