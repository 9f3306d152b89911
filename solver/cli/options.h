#pragma once

#include <string>
#include <vector>

/// The command line of the program.
namespace feerie::cli {

/// The version line.
std::string version();

}  // namespace feerie::cli
