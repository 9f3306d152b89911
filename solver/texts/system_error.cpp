#include "texts/system_error.h"

#include <algorithm>
#include <array>
#include <string>

#include "texts/texts.h"

namespace feerie::texts {
namespace {

/// As systems with the library of GNU tell them in English.
constexpr std::array known{mark("Bad file descriptor"),
                           mark("Broken pipe"),
                           mark("Cannot allocate memory"),
                           mark("File exists"),
                           mark("File too large"),
                           mark("Input/output error"),
                           mark("Invalid argument"),
                           mark("Is a directory"),
                           mark("No space left on device"),
                           mark("No such device or address"),
                           mark("No such file or directory"),
                           mark("Not a directory"),
                           mark("Operation not permitted"),
                           mark("Permission denied"),
                           mark("Read-only file system"),
                           mark("Too many open files"),
                           mark("Too many levels of symbolic links")};

}  // namespace

Told reason_of(const std::error_code& error) {
  // Systems have words of their own for what the standard knows.
  const std::error_condition condition = error.default_error_condition();
  const bool standard = condition.category() == std::generic_category();
  std::string said = standard ? condition.message() : error.message();
  const auto* found = std::ranges::find(known, said);
  return found == known.end() ? Told::as_it_is(std::move(said)) : told(*found);
}

Told reason_of(int error) {
  return reason_of(std::error_code(error, std::generic_category()));
}

}  // namespace feerie::texts
