#pragma once

#include <string>

namespace feerie::platform {

/// The operating system and its version: "Linux-6.1.0", "Windows-10.0.19045"; "unknown" if it does
/// not tell.
std::string system_name();

/// The locale of the person as the system knows it besides the environment: "de-AT"; empty if it
/// does not.
std::string locale_of_person();

}  // namespace feerie::platform
