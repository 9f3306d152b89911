#include "cli/text_file.h"

#include <cerrno>
#include <fstream>

#include <fmt/format.h>

#include "core/unicode.h"
#include "platform/paths.h"
#include "texts/system_error.h"

namespace feerie::cli {

bool write_file(const std::string& name, std::string_view text, Output& output) {
  errno = 0;
  std::ofstream file(platform::path_of(name), std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  if (file) return true;
  output.report("feerie: " + output.told("cannot write {}: {}", printable(name),
                                         texts::reason_of(errno).in(output.language())));
  return false;
}

}  // namespace feerie::cli
