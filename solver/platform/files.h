#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

/// What systems do in ways of their own. Each header here has an implementation for POSIX and one
/// for Windows, of which the build takes one; nothing else in the program asks on which system it
/// runs.
namespace feerie::platform {

/// What is done with a file that is opened.
enum class Access : unsigned char {
  read,
  /// Written behind what is there; made if it is missing.
  append,
  /// Written behind what is there; made if it is missing. A link in the place of the file is not
  /// followed, and the other end of a pipe not waited for, so that nobody leads the program
  /// elsewhere.
  append_plainly,
  /// Made anew and written behind what is there later; fails with EEXIST if the file exists, so
  /// that nothing of others is changed.
  append_new,
  /// What is there is dropped; made if it is missing.
  overwrite,
};

/// Opens the file of this name (UTF-8) for this program alone, not for those that it starts. The
/// descriptor, or -1 with the reason in `errno`.
int open_file(const std::string& name, Access access);
/// False, with the reason in `errno`, if something that was written before got lost.
bool close_file(int descriptor);

/// Reads or writes some bytes, at least one: their number; 0 at the end of what can be read; -1
/// with the reason in `errno`. EINTR and EAGAIN mean that it can be tried again.
std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t size);
std::ptrdiff_t write_some(int descriptor, const char* bytes, std::size_t size);

/// Waits until something can be read, at most so many milliseconds. Also true if reading will tell
/// what is wrong.
bool await_input(int descriptor, int milliseconds);
/// Waits until something can be written, where writing does not wait by itself.
void await_room(int descriptor);

/// Device and number of a file.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;

struct FileStatus {
  /// Neither a device nor a pipe.
  bool regular = false;
  std::uint64_t bytes = 0;
  FileIdentity identity;
};
/// Nothing, with the reason in `errno`, if it cannot be known.
std::optional<FileStatus> status_of(int descriptor);
std::optional<FileStatus> status_of(const std::string& name);

/// Drops all that the file holds. False with the reason in `errno`.
bool empty_file(int descriptor);
/// Waits until all that was written is on the disk, if there is one behind the descriptor. False
/// with the reason in `errno`.
bool save_file(int descriptor);

/// Does a person see what is written there?
bool is_terminal(int descriptor);
/// Does he see it in colours? Prepares the terminal for them.
bool shows_colours(int descriptor);

}  // namespace feerie::platform
