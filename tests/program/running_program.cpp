#include "program/running_program.h"

#include <array>
#include <csignal>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace feerie::test {
namespace {

struct Pipe {
  Pipe() {
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  std::array<int, 2> ends{};
};

}  // namespace

RunningProgram::RunningProgram(std::vector<std::string> arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const Pipe in;
  const Pipe out;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.ends[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.ends[1], STDERR_FILENO);
  arguments.insert(arguments.begin(), FEERIE_PROGRAM);
  std::vector<char*> words;
  words.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  const int failed =
      posix_spawn(&process_, FEERIE_PROGRAM, &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(in.ends[0]);
  close(out.ends[1]);
  input_ = in.ends[1];
  output_ = out.ends[0];
  if (failed != 0) throw std::runtime_error("the program cannot be started");
}

RunningProgram::~RunningProgram() {
  close_input();
  if (process_ > 0) {
    kill(process_, SIGKILL);
    status();
  }
  close(output_);
}

void RunningProgram::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written < 0) throw std::runtime_error("the program reads no more");
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void RunningProgram::close_input() {
  if (input_ >= 0) close(input_);
  input_ = -1;
}

bool RunningProgram::read_more() {
  constexpr int milliseconds = 100'000;
  pollfd wanted{output_, POLLIN, 0};
  if (poll(&wanted, 1, milliseconds) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t count = read(output_, bytes.data(), bytes.size());
  if (count <= 0) return false;
  said_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

bool RunningProgram::says(std::string_view text) {
  std::size_t at = said_.find(text, waited_for_);
  while (at == std::string::npos) {
    if (!read_more()) return false;
    at = said_.find(text, waited_for_);
  }
  waited_for_ = at + text.size();
  return true;
}

void RunningProgram::send(int signal) {
  kill(process_, signal);
}

int RunningProgram::status() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  while (read_more()) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace feerie::test
