#pragma once

#include <string_view>

namespace feerie::cli {

/// The problems that `feerie bench` solves: the file bench_problems.inp.
extern const std::string_view bench_problems;

}  // namespace feerie::cli
