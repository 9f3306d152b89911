#include <fmt/format.h>
#include <sys/utsname.h>

#include "platform/system.h"

namespace feerie::platform {

std::string system_name() {
  utsname name{};
  if (uname(&name) != 0) return "unknown";
  return fmt::format("{}-{}", static_cast<const char*>(name.sysname),
                     static_cast<const char*>(name.release));
}

std::string locale_of_person() {
  return {};
}

}  // namespace feerie::platform
