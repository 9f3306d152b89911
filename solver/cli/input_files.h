#pragma once

#include <functional>
#include <string>
#include <vector>

#include "input/reader.h"

namespace feerie::cli {

/// The problems of the files one after the other, of standard input if there is no file. `visit`
/// returns false to stop. `report` gets a message for each file that cannot be read. Returns
/// whether all could be read.
bool each_item(const std::vector<std::string>& files,
               const std::function<bool(const ReadItem&)>& visit,
               const std::function<void(const std::string&)>& report);

}  // namespace feerie::cli
