#include "cli/protocol.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* hint = "the option --allow-protocol-anywhere permits it";

/// The path without symbolic links, as far as it exists; nothing if it leads out of the working
/// directory.
std::optional<fs::path> inside_working_directory(const std::string& name) {
  std::error_code trouble;
  const fs::path here = fs::canonical(".", trouble);
  if (trouble) return std::nullopt;
  const fs::path path = fs::weakly_canonical(here / name, trouble);
  if (trouble) return std::nullopt;
  const auto [end, rest] = std::mismatch(here.begin(), here.end(), path.begin(), path.end());
  if (end != here.end()) return std::nullopt;
  return path;
}

std::string reason(int error) {
  return std::generic_category().message(error);
}

}  // namespace

ProtocolFiles::ProtocolFiles(Rules rules, std::vector<std::string> inputs)
    : rules_(rules), inputs_(std::move(inputs)) {}

ProtocolFiles::Opened ProtocolFiles::open(const std::string& name, std::string_view what) {
  constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY;
  constexpr mode_t mode = 0666;
  if (name.find('\0') != std::string::npos) {
    return {std::nullopt, fmt::format("the name of {} contains a NUL", what)};
  }
  int descriptor = -1;
  if (rules_.anywhere) {
    descriptor = ::open(name.c_str(), flags, mode);
  } else {
    const auto path = inside_working_directory(name);
    if (!path) {
      return {std::nullopt,
              fmt::format("{} would lie outside of the working directory; {}", what, hint)};
    }
    // A link that leads to nothing is not followed, and a pipe without reader not waited for.
    descriptor = ::open(path->c_str(), flags | O_NOFOLLOW | O_NONBLOCK, mode);
  }
  if (descriptor < 0) {
    return {std::nullopt, fmt::format("{} cannot be written: {}", what, reason(errno))};
  }
  Opened opened = accept(descriptor, name, what);
  if (!opened.stream) ::close(descriptor);
  return opened;
}

ProtocolFiles::Opened ProtocolFiles::accept(int descriptor, const std::string& name,
                                            std::string_view what) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) {
    return {std::nullopt, fmt::format("{} cannot be written: {}", what, reason(errno))};
  }
  const bool regular = S_ISREG(status.st_mode);
  if (!regular && !rules_.anywhere) {
    return {std::nullopt, fmt::format("{} would be no regular file; {}", what, hint)};
  }
  const Identity file{status.st_dev, status.st_ino};
  if (regular && is_in_use(file)) {
    return {std::nullopt, fmt::format("{} is a file that this run reads or writes already", what)};
  }
  Opened opened{Stream(descriptor, name), ""};
  const bool of_this_run = !written_.insert(file).second;
  if (of_this_run || !regular || status.st_size == 0) return opened;
  opened.remark = fmt::format("the file exists; {} is added to it", what);
  if (rules_.renew) {
    if (ftruncate(descriptor, 0) != 0) {
      return {std::nullopt, fmt::format("{} cannot be written: {}", what, reason(errno))};
    }
    opened.remark = fmt::format("the file exists; {} replaces what it held", what);
  }
  return opened;
}

bool ProtocolFiles::is_in_use(const Identity& file) const {
  struct stat status {};
  const auto is_the_file = [&] { return Identity{status.st_dev, status.st_ino} == file; };
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fstat(standard, &status) == 0 && is_the_file()) return true;
  }
  return std::ranges::any_of(inputs_, [&](const std::string& input) {
    return stat(input.c_str(), &status) == 0 && is_the_file();
  });
}

}  // namespace feerie::cli
