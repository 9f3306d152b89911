#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/language.h"
#include "input/reader.h"

namespace feerie::cli {

/// The problems of the files one after the other, of standard input if there is no file; each as
/// soon as its text is complete. `visit` returns false to stop; so does `stop`, if given, once it
/// is true. `report` gets a message, in the language, for each file that cannot be read to its
/// end; what is not complete then is not visited. Returns whether all could be read.
bool each_item(const std::vector<std::string>& files, const std::atomic<bool>* stop,
               const std::function<bool(const ReadItem&)>& visit,
               const std::function<void(const std::string&)>& report, Language language);

/// The number of problems in a file, those with errors included; nothing if it cannot be read twice
/// (standard input, a pipe) or is so large that counting would take long.
std::optional<int> problems_in(const std::string& name);

}  // namespace feerie::cli
