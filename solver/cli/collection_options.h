#pragma once

#include <boost/program_options.hpp>

#include "cli/options.h"

/// The options of the commands for collections and their reports. The functions that make
/// invocations throw po::error for values that make no sense.
namespace feerie::cli {

boost::program_options::options_description verify_options();
Invocation verify_invocation(const boost::program_options::variables_map& given);

boost::program_options::options_description convert_options();
Invocation convert_invocation(const boost::program_options::variables_map& given);

boost::program_options::options_description compare_options();
Invocation compare_invocation(const boost::program_options::variables_map& given);

boost::program_options::options_description split_options();
Invocation split_invocation(const boost::program_options::variables_map& given);

boost::program_options::options_description merge_options();
Invocation merge_invocation(const boost::program_options::variables_map& given);

}  // namespace feerie::cli
