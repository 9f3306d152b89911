#include "input/incoming.h"

#include <algorithm>
#include <utility>

#include "core/unicode.h"

namespace feerie {

namespace {

bool is_plain(std::string_view bytes) {
  return std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// How many of the bytes can be decoded without those that follow: whole lines, and the beginning
/// of a line as long as it looks alike in all encodings. `held` bytes could not be decoded before
/// the piece came.
std::size_t decodable(std::size_t held, std::string_view piece) {
  const std::size_t end = piece.find_last_of("\r\n");
  if (end == std::string_view::npos) return held == 0 && is_plain(piece) ? piece.size() : 0;
  return held + (is_plain(piece.substr(end + 1)) ? piece.size() : end + 1);
}

}  // namespace

Incoming::Incoming(const std::string& bytes) : text_(decoded(bytes)), ended_(true) {}

Incoming::Incoming(Feed feed) : feed_(std::move(feed)) {}

bool Incoming::more(Wait wait) {
  while (!ended_) {
    if (text_.size() - needed_from_ + undecoded_.size() > most_kept) {
      overflowed_ = ended_ = true;
      return false;
    }
    const std::string piece = feed_(wait);
    if (piece.empty() && wait == Wait::no) return false;
    ended_ = piece.empty();
    const std::size_t held = undecoded_.size();
    undecoded_ += piece;
    const std::size_t ready = ended_ ? undecoded_.size() : decodable(held, piece);
    if (ready == 0) continue;
    append(decoded(std::string_view(undecoded_).substr(0, ready)));
    undecoded_.erase(0, ready);
    return true;
  }
  return false;
}

void Incoming::append(std::string_view piece) {
  const std::size_t size = text_.size() + piece.size();
  if (size > text_.capacity()) {
    // The text moves, but nobody who looks at its former place notices.
    constexpr std::size_t least = 4096;
    std::string larger;
    larger.reserve(std::max({least, size, 2 * text_.capacity()}));
    larger += text_;
    former_.push_back(std::exchange(text_, std::move(larger)));
  }
  text_ += piece;
}

bool Incoming::fetch(std::size_t offset) {
  while (offset >= text_.size()) {
    if (!more()) return false;
  }
  return true;
}

std::size_t Incoming::forget(std::size_t offset) {
  needed_from_ = offset;
  // Moving the rest to the front is worth while only if that is little.
  if (offset == 0 || offset < text_.size() - offset) return 0;
  text_.erase(0, offset);
  former_.clear();
  return std::exchange(needed_from_, 0);
}

}  // namespace feerie
