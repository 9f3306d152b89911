#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace feerie::test {

/// The whole file. Throws std::runtime_error if it cannot be read.
std::string read_file(const std::string& path);

/// The lines of a text, without their ends.
std::vector<std::string> lines_of(std::string_view text);

/// The text without blanks, tabs and line ends in front and behind.
std::string_view trimmed(std::string_view text);

/// The words of a text, separated by blanks or tabs.
std::vector<std::string> words_of(std::string_view text);

}  // namespace feerie::test
