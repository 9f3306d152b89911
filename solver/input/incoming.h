#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace feerie {

/// May a reader wait for text that has not been written yet?
enum class Wait : bool { no, yes };

/// Gives the next bytes of an input, as soon as there are any; an empty text at its end. Without
/// waiting an empty text can also mean that none have come yet.
using Feed = std::function<std::string(Wait)>;

/// The text of an input, decoded (see core/unicode.h), as far as it has come. What has been read
/// can be forgotten, so that an endless input takes little memory.
class Incoming {
 public:
  /// An input that is there as a whole.
  explicit Incoming(const std::string& bytes);
  /// An input that comes piece by piece.
  explicit Incoming(Feed feed);

  /// What has come and was not forgotten. Views stay valid until something is forgotten.
  [[nodiscard]] std::string_view text() const { return text_; }
  /// Gets a further piece. False if there is none: at the end, or if it would have to wait.
  bool more(Wait wait = Wait::yes);
  /// Is there a character at the offset? Waits until that is known.
  bool reaches(std::size_t offset) { return offset < text_.size() || fetch(offset); }
  /// What stands in front of the offset is not needed any more. Returns how many characters were
  /// taken away, which may be none.
  std::size_t forget(std::size_t offset);
  /// More text was kept than is reasonable; what follows was not read.
  [[nodiscard]] bool overflowed() const { return overflowed_; }

  /// So many bytes may come between two calls of `forget`.
  static constexpr std::size_t most_kept = std::size_t{16} << 20U;

 private:
  bool fetch(std::size_t offset);
  void append(std::string_view piece);

  Feed feed_;
  /// Lines are decoded as a whole.
  std::string undecoded_;
  std::string text_;
  /// Earlier places of the text, into which views may point.
  std::vector<std::string> former_;
  std::size_t needed_from_ = 0;
  bool ended_ = false;
  bool overflowed_ = false;
};

}  // namespace feerie
