#include "cli/input_files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include <fmt/format.h>

namespace feerie::cli {
namespace {

std::optional<std::string> text_of(std::istream& stream) {
  std::ostringstream text;
  text << stream.rdbuf();
  // Of an empty stream nothing can be copied, which counts as a failure of `text`.
  if (stream.bad() || !stream.good()) return std::nullopt;
  return text.str();
}

std::optional<std::string> read(const std::string& name) {
  if (name == "-") return text_of(std::cin);
  std::ifstream stream(name, std::ios::binary);
  return text_of(stream);
}

}  // namespace

bool each_item(const std::vector<std::string>& files,
               const std::function<bool(const ReadItem&)>& visit,
               const std::function<void(const std::string&)>& report) {
  bool all_read = true;
  for (const std::string& name : files.empty() ? std::vector<std::string>{"-"} : files) {
    errno = 0;
    std::optional<std::string> text = read(name);
    if (!text) {
      all_read = false;
      report(fmt::format("feerie: cannot read {}: {}", name, std::strerror(errno)));
      continue;
    }
    Reader reader(std::move(*text), name == "-" ? "standard input" : name);
    while (const auto item = reader.next()) {
      if (!visit(*item)) return all_read;
    }
  }
  return all_read;
}

}  // namespace feerie::cli
