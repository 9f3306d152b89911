#pragma once

#include <span>

#include <boost/program_options.hpp>

#include "cli/option_table.h"

/// The options of the commands that solve problems or ask about positions. The functions that make
/// invocations throw po::error for values that make no sense.
namespace feerie::cli {

std::span<const Option> solve_options();
Invocation solve_invocation(const boost::program_options::variables_map& given);

Invocation explain_invocation(const boost::program_options::variables_map& given);

std::span<const Option> retro_options();
Invocation retro_invocation(const boost::program_options::variables_map& given);

std::span<const Option> bench_options();
Invocation bench_invocation(const boost::program_options::variables_map& given);

std::span<const Option> perft_options();
Invocation perft_invocation(const boost::program_options::variables_map& given);

std::span<const Option> position_options();
Invocation position_invocation(const boost::program_options::variables_map& given);

}  // namespace feerie::cli
