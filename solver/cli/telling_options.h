#pragma once

#include <span>
#include <string>
#include <string_view>

#include <boost/program_options.hpp>

#include "cli/option_table.h"

/// The options of the commands that tell of the program itself: its lists, its manual, completions
/// for shells. The functions that make invocations throw po::error for values that make no sense.
namespace feerie::cli {

std::span<const Option> list_options();
Invocation list_invocation(const boost::program_options::variables_map& given);

Invocation help_invocation(const boost::program_options::variables_map& given);

std::span<const Option> manual_options();
Invocation manual_invocation(const boost::program_options::variables_map& given);

Invocation completions_invocation(const boost::program_options::variables_map& given);

Invocation man_invocation(const boost::program_options::variables_map& given);

/// What can be listed, and the shells that completions are for, each with `|` between the words.
[[nodiscard]] std::string listed_words();
[[nodiscard]] std::string_view shell_words();

}  // namespace feerie::cli
