// The module of the page in the browser: hands a command and standard input to web/.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "web/commands.h"

namespace {

std::string standard_input() {
  std::string text;
  char piece[4096];
  while (const std::size_t size = std::fread(piece, 1, sizeof piece, stdin)) {
    text.append(piece, size);
  }
  return text;
}

void put(std::string_view text, std::FILE* stream) {
  std::fwrite(text.data(), 1, text.size(), stream);
  std::fflush(stream);
}

/// Ends without destroying what is static: an instance is thrown away with all that it has.
[[noreturn]] void end(int status) {
  std::fflush(nullptr);
  std::_Exit(status);
}

}  // namespace

int main(int argc, char** argv) {
  const feerie::web::Answers answers{
      .write = [](std::string_view text) { put(text, stdout); },
      .report = [](std::string_view text) { put(std::string{text} + '\n', stderr); }};
  try {
    end(feerie::web::run({argv + 1, argv + argc}, standard_input(), answers));
  } catch (const std::exception& error) {
    constexpr int internal_error = 3;
    answers.report(std::string{"feerie: internal error: "} + error.what());
    end(internal_error);
  }
}
