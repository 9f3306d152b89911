#include "web/commands.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>

#include "core/language_codes.h"
#include "web/catalogue.h"
#include "web/problems.h"
#include "web/solving.h"

namespace feerie::web {
namespace {

constexpr int unknown_command = 2;

struct Call {
  const std::vector<std::string>& arguments;
  const std::string& input;
  const Answers& answers;

  /// What stands behind the name of the command; empty if nothing does.
  [[nodiscard]] std::string argument(std::size_t number) const {
    return number < arguments.size() ? arguments[number] : std::string();
  }
  [[nodiscard]] Language language(std::size_t number) const {
    return language_with_code(argument(number)).value_or(Language::english);
  }
  /// A number of bytes; nothing if there is none.
  [[nodiscard]] std::optional<std::size_t> bytes(std::size_t number) const {
    const std::string digits = argument(number);
    std::size_t value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
  }
};

struct Command {
  std::string_view name;
  int (*run)(const Call&);
};

constexpr std::array commands{
    Command{"catalogue",
            [](const Call& call) {
              call.answers.write(catalogue(call.language(1)));
              return 0;
            }},
    Command{"read", [](const Call& call) { return read_problems(call.input, call.answers); }},
    Command{
        "write",
        [](const Call& call) { return write_problem(call.input, call.language(1), call.answers); }},
    Command{"convert",
            [](const Call& call) {
              return convert(call.input, {call.argument(1), call.language(2), call.argument(3)},
                             call.answers);
            }},
    Command{"draw", [](const Call& call) { return draw(call.input, call.answers); }},
    Command{"solve", [](const Call& call) { return solve_as_rows(call.input, call.answers); }},
    Command{"text",
            [](const Call& call) {
              return solve_as_text(call.input, {.name = call.argument(1), .memory = call.bytes(2)},
                                   call.answers);
            }},
};

}  // namespace

int run(const std::vector<std::string>& arguments, const std::string& input,
        const Answers& answers) {
  const Call call{arguments, input, answers};
  for (const Command& command : commands) {
    if (command.name == call.argument(0)) return command.run(call);
  }
  return unknown_command;
}

}  // namespace feerie::web
