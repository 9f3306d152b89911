#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "cli/stream.h"
#include "texts/texts.h"

namespace feerie::cli {

/// Everything that the program writes: standard output and standard error, both copied into a
/// protocol file while there is one, and a line of progress on a terminal that gives way to
/// everything else. Every write is checked. What is written is on its way within a tenth of a
/// second, whatever the program does then. All functions may be called from several threads.
class Output {
 public:
  /// The descriptors are those of standard output and standard error, but for tests.
  explicit Output(int out = 1, int err = 2);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Called once when standard output takes nothing more, nor any protocol, possibly by another
  /// thread: there is no use in going on then.
  void on_loss(std::function<void()> stop);

  /// From now on messages are told in this language; at first in English.
  void speak(Language language) { language_ = language; }
  [[nodiscard]] Language language() const { return language_; }
  /// A message in that language, with its places `{}` filled in.
  template <class... Parts>
  [[nodiscard]] std::string told(std::string_view english, const Parts&... parts) const {
    return texts::form(language_, english, parts...);
  }

  /// Solutions and all that belongs to them.
  void write(std::string_view text);
  /// Errors and notes, a line end added.
  void report(std::string_view text);
  /// Copies everything that follows into the file, and ends the protocol before.
  void copy_to(std::optional<Stream> protocol);
  /// Sends what is buffered on its way.
  void flush();
  /// Closes the protocol and standard output. Returns whether all that was written has arrived;
  /// what was lost has been told on standard error.
  bool finish();

  /// Shows a passing line on standard error, in place of the one before; empty takes it away.
  /// Without terminal nothing is shown.
  void show_progress(std::string_view text);
  /// Does anybody see it?
  [[nodiscard]] bool shows_progress() const { return terminal_; }
  /// Writes a line to standard error that is not copied anywhere.
  void beat(std::string_view text);

 private:
  // These are called with the mutex locked.
  /// Is the next text sent at once, without the thread that flushes?
  bool sends_at_once();
  void flush_now();
  void end_protocol();
  void check_protocol();
  void complain(const Stream& lost);
  void replace_progress(std::string_view text);

  /// What the thread does that flushes.
  void flush_in_time();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::string buffer_;
  Stream out_;
  Stream err_;
  std::optional<Stream> protocol_;
  std::function<void()> stop_;
  bool terminal_;
  /// Does whoever reads messages see them in colours?
  bool coloured_;
  std::size_t progress_width_ = 0;
  /// How many texts were sent at once.
  int sent_at_once_ = 0;
  bool lost_ = false;
  bool done_ = false;
  /// The thread that flushes waits for something to do.
  bool sleeps_ = false;
  Language language_ = Language::english;
  /// Begins when there is more than a few texts to write.
  std::thread flusher_;
};

}  // namespace feerie::cli
