#pragma once

#include <boost/program_options.hpp>

#include "cli/options.h"

/// The options of the command that draws diagrams.
namespace feerie::cli {

boost::program_options::options_description diagram_options();
/// Throws po::error for values that make no sense.
Invocation diagram_invocation(const boost::program_options::variables_map& given);

}  // namespace feerie::cli
