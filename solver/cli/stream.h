#pragma once

#include <string>
#include <string_view>

#include "texts/told.h"

namespace feerie::cli {

/// A file descriptor to which text is written, every write checked. After the first failure nothing
/// more is written.
class Stream {
 public:
  /// `name` is for messages. The descriptor is not closed by itself.
  Stream(int descriptor, texts::Told name) : descriptor_(descriptor), name_(std::move(name)) {}
  Stream(int descriptor, const std::string& name);

  /// Writes all of the text at once. False if it is lost, now or before.
  bool write(std::string_view text);
  /// Closes the descriptor; some file systems tell only then that there was no room.
  bool close();

  /// Has anything been lost?
  [[nodiscard]] bool failed() const { return error_ != 0; }
  /// "cannot write NAME: No space left on device"; only after a failure.
  [[nodiscard]] texts::Told complaint() const;

 private:
  int descriptor_;
  texts::Told name_;
  int error_ = 0;
};

}  // namespace feerie::cli
