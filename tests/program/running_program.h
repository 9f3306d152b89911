#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace feerie::test {

/// The program as another program drives it: by pipes that stay open. What is waited for is waited
/// for long, so that no test depends on the speed of the machine.
class RunningProgram {
 public:
  /// Starts the program with these arguments.
  explicit RunningProgram(std::vector<std::string> arguments);
  /// Kills it if it still runs.
  ~RunningProgram();
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;

  /// Writes to its standard input, which stays open.
  void write(std::string_view text);
  void close_input();
  /// Waits until its output, standard error included, contains the text behind what was waited for
  /// before. False if the program ends without it, or never writes it.
  bool says(std::string_view text);
  /// Everything it has said so far.
  [[nodiscard]] const std::string& said() const { return said_; }
  void send(int signal);
  /// Waits for its end. Returns the exit status, or the negative number of the signal that ended
  /// it.
  int status();

 private:
  /// Reads what comes next; false at the end of the output.
  bool read_more();

  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string said_;
  std::size_t waited_for_ = 0;
};

}  // namespace feerie::test
