#include "platform/paths.h"
#include "platform/wide_text.h"

namespace feerie::platform {

std::filesystem::path path_of(std::string_view name) {
  return {widened(name)};
}

std::string name_of(const std::filesystem::path& path) {
  return narrow(path.generic_wstring());
}

}  // namespace feerie::platform
