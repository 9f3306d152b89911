#pragma once

#include <string>
#include <string_view>

/// Only on Windows, whose functions want UTF-16.
namespace feerie::platform {

/// UTF-8 as UTF-16, and back. What is no text becomes U+FFFD.
std::wstring widened(std::string_view text);
std::string narrow(std::wstring_view text);

}  // namespace feerie::platform
