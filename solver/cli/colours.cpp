#include "cli/colours.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "platform/files.h"

namespace feerie::cli {
namespace {

using fmt::terminal_color;

constexpr std::array<std::pair<std::string_view, terminal_color>, 3> marks{
    {{"error: ", terminal_color::bright_red},
     {"note: ", terminal_color::cyan},
     {"hint: ", terminal_color::green}}};

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

std::string line_with_mark(std::string_view line) {
  for (const auto& [mark, colour] : marks) {
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos) continue;
    const std::string_view before = line.substr(0, at);
    if (!before.empty() && !before.ends_with(": ")) continue;
    // The colon and the blank stay as they are.
    const std::string_view word = mark.substr(0, mark.size() - 2);
    return std::string(before) + coloured(word, colour) +
           std::string(line.substr(at + word.size()));
  }
  return std::string(line);
}

}  // namespace

bool colours_wanted() {
  return variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

bool takes_colours(int descriptor) {
  return colours_wanted() && platform::shows_colours(descriptor);
}

std::string coloured(std::string_view text, terminal_color colour) {
  return fmt::format(fmt::fg(colour), "{}", text);
}

std::string with_coloured_marks(std::string_view messages) {
  std::string text;
  while (!messages.empty()) {
    const std::size_t end = messages.find('\n');
    text += line_with_mark(messages.substr(0, end));
    if (end == std::string_view::npos) break;
    text += '\n';
    messages.remove_prefix(end + 1);
  }
  return text;
}

}  // namespace feerie::cli
