#pragma once

/// The exit statuses of the program; README.md and --help list them.
namespace feerie::cli {

inline constexpr int success = 0;
/// A problem had errors, was refused or interrupted, or a file could not be read.
inline constexpr int not_all_solved = 1;
inline constexpr int usage_error = 2;
/// The program itself is wrong.
inline constexpr int internal_error = 3;

}  // namespace feerie::cli
