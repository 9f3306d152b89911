#include "cli/output.h"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <unistd.h>

namespace feerie::cli {
namespace {

void put(std::FILE* file, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), file);
}

}  // namespace

Output::Output(bool regression) : regression_(regression), terminal_(isatty(STDERR_FILENO) != 0) {}

Output::~Output() {
  flush();
  close_protocol();
}

void Output::write(std::string_view text) {
  show_progress({});
  put(stdout, text);
  if (protocol_ != nullptr) put(protocol_, text);
  // Whoever waits for solutions sees them soon, and a flood of them is not slowed down.
  constexpr std::chrono::milliseconds soon{100};
  if (std::chrono::steady_clock::now() - flushed_ > soon) flush();
}

void Output::report(std::string_view text) {
  show_progress({});
  flush();
  put(stderr, text);
  put(stderr, "\n");
  if (protocol_ == nullptr) return;
  put(protocol_, text);
  put(protocol_, "\n");
}

bool Output::open_protocol(const std::string& name) {
  close_protocol();
  if (name.empty()) return true;
  protocol_ = std::fopen(name.c_str(), regression_ ? "w" : "a");
  if (protocol_ != nullptr) return true;
  report(fmt::format("feerie: cannot write {}: {}", name, std::strerror(errno)));
  return false;
}

void Output::close_protocol() {
  if (protocol_ != nullptr) std::fclose(protocol_);
  protocol_ = nullptr;
}

void Output::flush() {
  std::fflush(stdout);
  if (protocol_ != nullptr) std::fflush(protocol_);
  flushed_ = std::chrono::steady_clock::now();
}

void Output::show_progress(std::string_view text) {
  if (!terminal_ || (text.empty() && progress_width_ == 0)) return;
  if (text.empty()) {
    put(stderr, fmt::format("\r{:{}}\r", "", progress_width_));
  } else {
    flush();
    put(stderr, fmt::format("\r{:{}}", text, progress_width_));
  }
  progress_width_ = text.size();
}

void Output::beat(std::string_view text) {
  show_progress({});
  put(stderr, text);
  put(stderr, "\n");
}

}  // namespace feerie::cli
