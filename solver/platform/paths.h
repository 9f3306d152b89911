#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// Names are texts everywhere in the program: in UTF-8 on Windows, bytes as they are on POSIX.
/// Nothing but these functions makes a path of a name or a name of a path: std::filesystem would
/// read names on Windows in the page of characters of the last century.
namespace feerie::platform {

/// The path that a name stands for. On Windows, bytes that are no UTF-8 become U+FFFD.
std::filesystem::path path_of(std::string_view name);
/// The name of a path, with `/` between folders on every system.
std::string name_of(const std::filesystem::path& path);

}  // namespace feerie::platform
