#pragma once

#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>

namespace feerie::cli {

/// Where the program writes: standard output and standard error, both copied into a protocol file
/// while one is open, and a line of progress on a terminal that gives way to everything else.
class Output {
 public:
  /// `regression`: protocol files are written anew instead of being added to.
  explicit Output(bool regression);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Solutions and all that belongs to them.
  void write(std::string_view text);
  /// Errors and notes, a line end added.
  void report(std::string_view text);
  /// Copies everything that follows into the file; an empty name ends that. A file that cannot be
  /// written is reported, and false returned.
  bool open_protocol(const std::string& name);
  /// Sends what is buffered on its way.
  void flush();

  /// Shows a passing line on standard error, in place of the one before; empty takes it away.
  /// Without terminal nothing is shown.
  void show_progress(std::string_view text);
  /// Writes a line to standard error that is not copied anywhere.
  void beat(std::string_view text);

 private:
  void close_protocol();

  bool regression_;
  bool terminal_;
  std::size_t progress_width_ = 0;
  std::FILE* protocol_ = nullptr;
  std::chrono::steady_clock::time_point flushed_;
};

}  // namespace feerie::cli
