#pragma once

#include <string>

namespace feerie::test {

/// The folder of the sources, the argument of the program.
const std::string& project_folder();

}  // namespace feerie::test
