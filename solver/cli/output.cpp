#include "cli/output.h"

#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "cli/colours.h"
#include "platform/files.h"
#include "platform/program.h"

namespace feerie::cli {
Output::Output(int out, int err)
    : out_(out, texts::told("standard output")),
      err_(err, texts::told("standard error")),
      terminal_(platform::is_terminal(err)),
      coloured_(takes_colours(err)) {}

Output::~Output() {
  {
    const std::lock_guard lock(mutex_);
    flush_now();
    end_protocol();
    done_ = true;
  }
  changed_.notify_one();
  if (flusher_.joinable()) flusher_.join();
}

void Output::flush_in_time() {
  // Texts that follow each other quickly are written together.
  constexpr std::chrono::milliseconds soon{50};
  const auto ends = [this] { return done_; };
  const auto has_work = [this] { return done_ || !buffer_.empty(); };
  std::unique_lock lock(mutex_);
  while (!changed_.wait_for(lock, soon, ends)) {
    if (!buffer_.empty()) {
      flush_now();
      continue;
    }
    // Only somebody who has had nothing to do for a while has to be woken. Waking takes long beside
    // a short problem, which is over before.
    sleeps_ = true;
    changed_.wait(lock, has_work);
    sleeps_ = false;
  }
}

void Output::on_loss(std::function<void()> stop) {
  const std::lock_guard lock(mutex_);
  stop_ = std::move(stop);
}

void Output::write(std::string_view text) {
  constexpr std::size_t much = std::size_t{1} << 16U;
  const std::lock_guard lock(mutex_);
  replace_progress({});
  if (sleeps_) changed_.notify_one();
  buffer_ += text;
  if (buffer_.size() >= much || sends_at_once()) flush_now();
}

bool Output::sends_at_once() {
  // A short problem writes a few texts, which is done long before a thread has begun and ended.
  constexpr int few = 16;
  if (sent_at_once_ < few) {
    ++sent_at_once_;
    return true;
  }
  if (sent_at_once_ == few) {
    // Signals are for whoever waits for input.
    flusher_ = platform::quiet_thread([this] { flush_in_time(); });
    ++sent_at_once_;
  }
  // Where there can be no thread, all is sent at once.
  return !flusher_.joinable();
}

void Output::report(std::string_view text) {
  const std::lock_guard lock(mutex_);
  replace_progress({});
  flush_now();
  const std::string line = std::string(text) + '\n';
  // What is copied into a file has no colours.
  if (!err_.write(coloured_ ? with_coloured_marks(line) : line)) lost_ = true;
  if (protocol_) protocol_->write(line);
  check_protocol();
}

void Output::flush() {
  const std::lock_guard lock(mutex_);
  flush_now();
}

void Output::flush_now() {
  if (buffer_.empty()) return;
  const std::string text = std::exchange(buffer_, {});
  const bool lost_before = out_.failed();
  if (!out_.write(text) && !lost_before) complain(out_);
  if (protocol_) protocol_->write(text);
  check_protocol();
  if (out_.failed() && !protocol_ && stop_) std::exchange(stop_, nullptr)();
}

void Output::complain(const Stream& lost) {
  lost_ = true;
  err_.write(
      fmt::format("feerie: {}\n", told("output is lost: {}", lost.complaint().in(language_))));
}

void Output::copy_to(std::optional<Stream> protocol) {
  const std::lock_guard lock(mutex_);
  flush_now();
  end_protocol();
  protocol_ = std::move(protocol);
}

void Output::check_protocol() {
  if (protocol_ && protocol_->failed()) end_protocol();
}

void Output::end_protocol() {
  if (protocol_ && !protocol_->close()) complain(*protocol_);
  protocol_.reset();
}

bool Output::finish() {
  const std::lock_guard lock(mutex_);
  replace_progress({});
  flush_now();
  end_protocol();
  const bool lost_before = out_.failed();
  if (!out_.close() && !lost_before) complain(out_);
  return !lost_;
}

void Output::show_progress(std::string_view text) {
  const std::lock_guard lock(mutex_);
  replace_progress(text);
}

void Output::replace_progress(std::string_view text) {
  if (!terminal_ || (text.empty() && progress_width_ == 0)) return;
  if (text.empty()) {
    err_.write(fmt::format("\r{:{}}\r", "", progress_width_));
  } else {
    flush_now();
    err_.write(fmt::format("\r{:{}}", text, progress_width_));
  }
  progress_width_ = text.size();
}

void Output::beat(std::string_view text) {
  const std::lock_guard lock(mutex_);
  replace_progress({});
  err_.write(std::string(text) + '\n');
}

}  // namespace feerie::cli
