#include <array>

#include <fmt/format.h>
#include <windows.h>

#include "platform/system.h"
#include "platform/wide_text.h"

namespace feerie::platform {

std::string system_name() {
  // Asked in this way Windows tells its own version, and not one that the program is said to know.
  const HMODULE kernel = GetModuleHandleW(L"ntdll.dll");
  using Tell = LONG(WINAPI*)(OSVERSIONINFOW*);
  const auto tell = kernel == nullptr ? nullptr
                                      : reinterpret_cast<Tell>(reinterpret_cast<void*>(
                                            GetProcAddress(kernel, "RtlGetVersion")));
  OSVERSIONINFOW version{};
  version.dwOSVersionInfoSize = sizeof version;
  if (tell == nullptr || tell(&version) != 0) return "unknown";
  return fmt::format("Windows-{}.{}.{}", version.dwMajorVersion, version.dwMinorVersion,
                     version.dwBuildNumber);
}

std::string locale_of_person() {
  std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
  const int size = GetUserDefaultLocaleName(name.data(), static_cast<int>(name.size()));
  return size > 0 ? narrow({name.data(), static_cast<std::size_t>(size - 1)}) : std::string();
}

}  // namespace feerie::platform
