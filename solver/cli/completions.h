#pragma once

#include <string>
#include <string_view>

namespace feerie::cli {

/// The completions of the program for a shell: `bash`, `zsh` or `fish`.
std::string completions(std::string_view shell);

}  // namespace feerie::cli
