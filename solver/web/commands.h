#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// What the page in the browser asks the solver, as commands of a module of WebAssembly. The page
/// calls one command after the other, each in an instance of its own; docs/page.md tells what is
/// asked and answered.
namespace feerie::web {

/// Where answers go: text, whole lines at once.
struct Answers {
  std::function<void(std::string_view)> write;
  /// Errors of the input, as the program writes them on standard error.
  std::function<void(std::string_view)> report;
};

/// Runs a command. `arguments`: its name and what follows; `input`: what the page sends along.
/// Returns the exit status: 0 for success, 1 if something of the input was refused, 2 for a command
/// that is not known.
int run(const std::vector<std::string>& arguments, const std::string& input,
        const Answers& answers);

}  // namespace feerie::web
