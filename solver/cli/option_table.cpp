#include "cli/option_table.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/option_values.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

/// What the parser makes of a value; null for none. The parser owns it.
po::value_semantic* semantic_of(Value value) {
  switch (value) {
    case Value::nothing:
      break;
    case Value::number:
    case Value::optional_number:
      return po::value<int>();
    case Value::texts:
      return po::value<Words>();
    case Value::text:
    case Value::file:
    case Value::folder:
    case Value::choice:
      return po::value<std::string>();
  }
  return nullptr;
}

/// An argument that can be repeated is a list.
po::value_semantic* semantic_of(const Argument& argument) {
  if (argument.value == Value::number) {
    if (argument.most == 1) return po::value<int>();
    return po::value<std::vector<int>>();
  }
  return argument.most == 1 ? semantic_of(argument.value) : po::value<Words>();
}

void add(po::options_description& description, const Option& option) {
  std::string name(option.name);
  if (option.letter != '\0') name += fmt::format(",{}", option.letter);
  if (po::value_semantic* const value = semantic_of(option.value)) {
    description.add_options()(name.c_str(), value);
  } else {
    description.add_options()(name.c_str(), "");
  }
}

}  // namespace

std::span<const Option> options_of_all() {
  static constexpr std::array<Option, 3> options{{
      {.name = "language",
       .value = Value::choice,
       .placeholder = "en|de|fr",
       .help = texts::mark(
           "the language of help and messages (default: that of the locale), and of what "
           "convert --to inp writes (default: English)")},
      {.name = "help",
       .help = texts::mark("print what the command takes, or all commands"),
       .letter = 'h'},
      {.name = "version", .help = texts::mark("print the version"), .letter = 'V'},
  }};
  return options;
}

const Command* command_named(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

std::string written(const Option& option) {
  const std::string_view gap = option.placeholder.empty() ? "" : " ";
  return fmt::format("--{}{}{}", option.name, gap, option.placeholder);
}

std::vector<std::string_view> words_of(std::string_view placeholder) {
  std::vector<std::string_view> words;
  while (!placeholder.empty()) {
    words.push_back(placeholder.substr(0, placeholder.find('|')));
    placeholder.remove_prefix(std::min(placeholder.size(), words.back().size() + 1));
  }
  return words;
}

po::options_description description_of(const Command& command) {
  po::options_description description;
  for (const Option& option : command.options) add(description, option);
  for (const Option& option : options_of_all()) add(description, option);
  for (const Argument& argument : command.arguments) {
    description.add_options()(argument.name, semantic_of(argument));
  }
  return description;
}

}  // namespace feerie::cli
