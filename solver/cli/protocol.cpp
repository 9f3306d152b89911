#include "cli/protocol.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "platform/paths.h"
#include "texts/system_error.h"

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;

/// The path without symbolic links, as far as it exists; nothing if it leads out of the working
/// directory.
std::optional<fs::path> inside_working_directory(const std::string& name) {
  std::error_code trouble;
  const fs::path here = fs::canonical(".", trouble);
  if (trouble) return std::nullopt;
  fs::path path = fs::weakly_canonical(here / platform::path_of(name), trouble);
  if (trouble) return std::nullopt;
  const auto [end, rest] = std::mismatch(here.begin(), here.end(), path.begin(), path.end());
  if (end != here.end()) return std::nullopt;
  return path;
}

}  // namespace

ProtocolFiles::ProtocolFiles(Rules rules, std::vector<std::string> inputs)
    : rules_(rules), inputs_(std::move(inputs)) {}

ProtocolFiles::Opened ProtocolFiles::open(const std::string& name, const texts::Told& what) {
  if (name.find('\0') != std::string::npos) {
    return {std::nullopt, texts::told("the name of {} contains a NUL", what)};
  }
  int descriptor = -1;
  if (rules_.anywhere) {
    descriptor = platform::open_file(name, platform::Access::append);
  } else {
    const auto path = inside_working_directory(name);
    if (!path) {
      return {std::nullopt, texts::told("{} would lie outside of the working directory; the option "
                                        "--allow-protocol-anywhere permits it",
                                        what)};
    }
    // A link that leads to nothing is not followed, and a pipe without reader not waited for.
    descriptor = platform::open_file(platform::name_of(*path), platform::Access::append_plainly);
  }
  if (descriptor < 0) {
    return {std::nullopt, texts::told("{} cannot be written: {}", what, texts::reason_of(errno))};
  }
  Opened opened = accept(descriptor, name, what);
  if (!opened.stream) platform::close_file(descriptor);
  return opened;
}

ProtocolFiles::Opened ProtocolFiles::accept(int descriptor, const std::string& name,
                                            const texts::Told& what) {
  const auto status = platform::status_of(descriptor);
  if (!status) {
    return {std::nullopt, texts::told("{} cannot be written: {}", what, texts::reason_of(errno))};
  }
  if (!status->regular && !rules_.anywhere) {
    return {std::nullopt, texts::told("{} would be no regular file; the option "
                                      "--allow-protocol-anywhere permits it",
                                      what)};
  }
  if (status->regular && is_in_use(status->identity)) {
    return {std::nullopt, texts::told("{} is a file that this run reads or writes already", what)};
  }
  Opened opened{Stream(descriptor, name), {}};
  const bool of_this_run = !written_.insert(status->identity).second;
  if (of_this_run || !status->regular || status->bytes == 0) return opened;
  opened.remark = texts::told("the file exists; {} is added to it", what);
  if (rules_.renew) {
    if (!platform::empty_file(descriptor)) {
      return {std::nullopt, texts::told("{} cannot be written: {}", what, texts::reason_of(errno))};
    }
    opened.remark = texts::told("the file exists; {} replaces what it held", what);
  }
  return opened;
}

bool ProtocolFiles::is_in_use(const platform::FileIdentity& file) const {
  const auto is_the_file = [&](const std::optional<platform::FileStatus>& other) {
    return other && other->identity == file;
  };
  for (const int standard_stream : {0, 1, 2}) {
    if (is_the_file(platform::status_of(standard_stream))) return true;
  }
  return std::ranges::any_of(
      inputs_, [&](const std::string& input) { return is_the_file(platform::status_of(input)); });
}

}  // namespace feerie::cli
