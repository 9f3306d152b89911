#pragma once

#include <atomic>
#include <cstddef>
#include <string>

#include "input/incoming.h"
#include "texts/told.h"

namespace feerie::cli {

/// A file or standard input, read piece by piece: what is there is given at once.
class InputStream {
 public:
  /// So many bytes are read of one input.
  static constexpr std::size_t most = std::size_t{1} << 30U;

  /// `-` is standard input. `stop`, which may be null, ends reading as soon as it becomes true.
  InputStream(const std::string& name, const std::atomic<bool>* stop, std::size_t limit = most);
  ~InputStream();
  InputStream(const InputStream&) = delete;
  InputStream& operator=(const InputStream&) = delete;

  /// The next bytes; see Feed.
  std::string next(Wait wait);
  /// Why the input ended before its end; empty if it did not.
  [[nodiscard]] const texts::Told& trouble() const { return trouble_; }

 private:
  bool await(Wait wait);
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && *stop_; }

  int descriptor_;
  const std::atomic<bool>* stop_;
  std::size_t limit_;
  std::size_t total_ = 0;
  texts::Told trouble_;
};

}  // namespace feerie::cli
