#pragma once

/// The exit statuses of the program; README.md and --help list them. Where several apply, the order
/// is: 3, 1, 4, 0.
namespace feerie::cli {

inline constexpr int success = 0;
/// A problem had errors, was refused or interrupted, a file could not be read or written, or output
/// was lost.
inline constexpr int not_all_solved = 1;
inline constexpr int usage_error = 2;
/// The program itself is wrong.
inline constexpr int internal_error = 3;
/// A limit of time ended the search of a problem; nothing else was wrong.
inline constexpr int cut_off = 4;

}  // namespace feerie::cli
