#pragma once

#include <span>

#include <boost/program_options.hpp>

#include "cli/option_table.h"

/// The options of the commands for collections and their reports. The functions that make
/// invocations throw po::error for values that make no sense.
namespace feerie::cli {

std::span<const Option> verify_options();
Invocation verify_invocation(const boost::program_options::variables_map& given);

std::span<const Option> convert_options();
Invocation convert_invocation(const boost::program_options::variables_map& given);

Invocation compare_invocation(const boost::program_options::variables_map& given);

std::span<const Option> split_options();
Invocation split_invocation(const boost::program_options::variables_map& given);

std::span<const Option> merge_options();
Invocation merge_invocation(const boost::program_options::variables_map& given);

}  // namespace feerie::cli
