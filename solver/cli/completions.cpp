#include "cli/completions.h"

#include <vector>

#include <fmt/format.h>

#include "cli/option_table.h"

namespace feerie::cli {
namespace {

std::vector<Option> options_of(const Command& command) {
  std::vector<Option> options(command.options.begin(), command.options.end());
  options.insert(options.end(), options_of_all().begin(), options_of_all().end());
  return options;
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return names;
}

/// Does a word have to follow the option?
bool needs_word(const Option& option) {
  return option.value != Value::nothing && option.value != Value::optional_number;
}

/// What an argument of the command can be, if it is one of several words.
std::string_view choice_of(const Command& command) {
  for (const Argument& argument : command.arguments) {
    if (argument.value == Value::choice) return argument.placeholder;
  }
  return {};
}

bool takes_files(const Command& command) {
  return !command.arguments.empty() && command.arguments.front().value == Value::file;
}

// --- bash ----------------------------------------------------------------------------------------

/// What completes the word behind an option, as a command of bash.
std::string bash_value(const Option& option) {
  switch (option.value) {
    case Value::choice:
      return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\"))",
                         fmt::join(words_of(option.placeholder), " "));
    case Value::file:
      return "COMPREPLY=($(compgen -f -- \"$word\"))";
    case Value::folder:
      return "COMPREPLY=($(compgen -d -- \"$word\"))";
    default:
      return "COMPREPLY=()";
  }
}

std::string bash_command(const Command& command) {
  std::string text = fmt::format("    {})\n      case $before in\n", command.name);
  std::vector<std::string> names;
  for (const Option& option : options_of(command)) {
    names.push_back(fmt::format("--{}", option.name));
    if (!needs_word(option)) continue;
    const std::string old = option.of_peer ? fmt::format("|-{}", option.name) : "";
    text += fmt::format("        --{}{}) {}; return ;;\n", option.name, old, bash_value(option));
  }
  text += fmt::format("      esac\n      options='{}'\n      words='{}'\n", fmt::join(names, " "),
                      fmt::join(words_of(choice_of(command)), " "));
  return text + fmt::format("      files={}\n      ;;\n", takes_files(command) ? "yes" : "no");
}

std::string bash() {
  std::string text = fmt::format(
      "# Completions of feerie for bash, made from its table of options.\n"
      "_feerie() {{\n"
      "  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}\n"
      "  local command=solve options='' words='' files=no names='{}'\n"
      "  case \" $names \" in *\" ${{COMP_WORDS[1]}} \"*) ((COMP_CWORD > 1)) && "
      "command=${{COMP_WORDS[1]}} ;; esac\n"
      "  case $command in\n",
      fmt::join(command_names(), " "));
  for (const Command& command : commands()) text += bash_command(command);
  text +=
      "  esac\n"
      "  ((COMP_CWORD == 1)) && words=$names\n"
      "  case $word in\n"
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
      "    *)\n"
      "      COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
      "      [[ $files == yes ]] && COMPREPLY+=($(compgen -f -- \"$word\"))\n"
      "      ;;\n"
      "  esac\n"
      "}\n"
      "complete -o filenames -F _feerie feerie\n";
  return text;
}

// --- zsh -----------------------------------------------------------------------------------------

/// The text with the characters quoted that mean something to `_arguments` or end the quotation.
std::string zsh_text(std::string_view text) {
  std::string quoted;
  for (const char c : text) {
    if (c == '\'') {
      quoted += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted;
}

std::string zsh_action(Value value, std::string_view placeholder) {
  switch (value) {
    case Value::choice:
      return fmt::format("({})", fmt::join(words_of(placeholder), " "));
    case Value::file:
      return "_files";
    case Value::folder:
      return "_files -/";
    default:
      return " ";
  }
}

std::string zsh_option(const Option& option) {
  const bool repeats = option.value == Value::texts;
  std::string text =
      fmt::format("      '{}--{}[{}]", repeats ? "*" : "", option.name, zsh_text(option.help));
  if (option.value != Value::nothing) {
    const std::string_view optional = option.value == Value::optional_number ? "::" : ":";
    text += fmt::format("{}{}:{}", optional, zsh_text(option.placeholder),
                        zsh_action(option.value, option.placeholder));
  }
  return text + "' \\\n";
}

std::string zsh_command(const Command& command) {
  std::string text = fmt::format("    {})\n      _arguments \\\n", command.name);
  for (const Option& option : options_of(command)) text += zsh_option(option);
  for (const Argument& argument : command.arguments) {
    text += fmt::format("      '{}{}:{}' \\\n", argument.most == 1 ? ":" : "*:", argument.name,
                        zsh_action(argument.value, argument.placeholder));
  }
  return text + "      && return\n      ;;\n";
}

std::string zsh() {
  std::string text =
      "#compdef feerie\n"
      "# Completions of feerie for zsh, made from its table of options.\n"
      "_feerie() {\n"
      "  local -a names=(\n";
  for (const Command& command : commands()) {
    text += fmt::format("    '{}:{}'\n", command.name, zsh_text(command.summary));
  }
  text += fmt::format(
      "  )\n"
      "  local command=solve\n"
      "  if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
      "    _describe -t commands command names\n"
      "  elif [[ \" {} \" == *\" $words[2] \"* ]]; then\n"
      "    command=$words[2]\n"
      "    shift words\n"
      "    ((CURRENT--))\n"
      "  fi\n"
      "  case $command in\n",
      fmt::join(command_names(), " "));
  for (const Command& command : commands()) text += zsh_command(command);
  return text + "  esac\n}\n_feerie \"$@\"\n";
}

// --- fish ----------------------------------------------------------------------------------------

std::string fish_text(std::string_view text) {
  std::string quoted;
  for (const char c : text) {
    if (c == '\'' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted;
}

std::string fish_option(const Option& option, std::string_view condition) {
  std::string text = fmt::format("complete -c feerie -n '{}' -l {} -d '{}'", condition, option.name,
                                 fish_text(option.help));
  if (option.letter != '\0') text += fmt::format(" -s {}", option.letter);
  if (option.value == Value::choice) {
    text += fmt::format(" -x -a '{}'", fmt::join(words_of(option.placeholder), " "));
  } else if (option.value == Value::file || option.value == Value::folder) {
    text += " -r -F";
  } else if (needs_word(option)) {
    text += " -x";
  }
  return text + '\n';
}

std::string fish() {
  std::string text = fmt::format(
      "# Completions of feerie for fish, made from its table of options.\n"
      "set -l commands {}\n",
      fmt::join(command_names(), " "));
  for (const Command& command : commands()) {
    text += fmt::format(
        "complete -c feerie -n \"not __fish_seen_subcommand_from $commands\" -a {} -d '{}'\n",
        command.name, fish_text(command.summary));
  }
  for (const Command& command : commands()) {
    const std::string condition = fmt::format("__fish_seen_subcommand_from {}", command.name);
    for (const Option& option : options_of(command)) text += fish_option(option, condition);
    const auto choice = words_of(choice_of(command));
    if (!choice.empty()) {
      text +=
          fmt::format("complete -c feerie -n '{}' -f -a '{}'\n", condition, fmt::join(choice, " "));
    } else if (!takes_files(command)) {
      text += fmt::format("complete -c feerie -n '{}' -f\n", condition);
    }
  }
  return text;
}

}  // namespace

std::string completions(std::string_view shell) {
  if (shell == "zsh") return zsh();
  return shell == "fish" ? fish() : bash();
}

}  // namespace feerie::cli
