#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/program_options.hpp>

#include "cli/options.h"

/// The one list of what the command line knows: parsing, help, completions and the manual page are
/// made from it.
namespace feerie::cli {

/// What stands behind an option, or in the place of an argument.
enum class Value : std::uint8_t {
  nothing,
  number,
  optional_number,  ///< 1 if there is none
  text,
  texts,  ///< may be given several times
  file,
  folder,
  choice,  ///< one of the words that the placeholder lists, with `|` between them
};

/// An option of a command.
struct Option {
  /// Without dashes: `maxmem`.
  std::string_view name;
  Value value = Value::nothing;
  /// What help calls the value: `N[K|M|G]`.
  std::string_view placeholder = {};
  /// What it does, without full stop.
  std::string_view help = {};
  /// The peer has it too, with one dash, which is understood.
  bool of_peer = false;
  /// A letter that stands for it, behind one dash.
  char letter = '\0';
};

/// An argument that is known by its place.
struct Argument {
  const char* name;
  /// How many there can be; -1: any number.
  int most = -1;
  Value value = Value::file;
  /// Of a choice: its words, with `|` between them.
  std::string_view placeholder = {};
};

/// A command of the program.
struct Command {
  std::string_view name;
  Task task;
  /// What follows the name, as help shows it.
  std::string_view usage;
  /// What it does.
  std::string_view summary;
  std::span<const Option> options;
  std::vector<Argument> arguments;
  /// Understands what was given; throws po::error for what makes no sense.
  Invocation (*invocation)(const boost::program_options::variables_map&);
  /// What help tells behind the options; may be empty.
  std::string_view more = {};
};

/// All commands; the first one is meant where none is named.
std::span<const Command> commands();
/// The command of this name; null if there is none.
const Command* command_named(std::string_view name);
/// Options that every command has.
std::span<const Option> options_of_all();

/// `--maxmem N[K|M|G]`.
std::string written(const Option& option);
/// The words of a choice.
std::vector<std::string_view> words_of(std::string_view placeholder);

/// The options and arguments of a command as the parser takes them.
boost::program_options::options_description description_of(const Command& command);

}  // namespace feerie::cli
