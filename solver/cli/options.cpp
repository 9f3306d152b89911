#include "cli/options.h"

#include <fmt/format.h>

namespace feerie::cli {

std::string version() {
  return fmt::format("feerie {}", FEERIE_VERSION);
}

}  // namespace feerie::cli
