#pragma once

#include <span>

#include <boost/program_options.hpp>

#include "cli/option_table.h"

/// The options of the command that draws diagrams.
namespace feerie::cli {

std::span<const Option> diagram_options();
/// Throws po::error for values that make no sense.
Invocation diagram_invocation(const boost::program_options::variables_map& given);

}  // namespace feerie::cli
