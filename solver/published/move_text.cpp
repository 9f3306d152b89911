#include "published/move_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace feerie::published {
namespace {

bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}

bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

bool square_at(std::string_view text, std::size_t at) {
  return at + 1 < text.size() && is_file(text[at]) && is_rank(text[at + 1]);
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
}

/// A move taken apart: what is in front of its first square, its squares with what stands between
/// them, and what follows.
struct Parts {
  std::string_view front;
  std::vector<std::string_view> squares;
  std::vector<std::string_view> between;
  /// Promotion, change of colour and the like.
  std::string_view rest;
};

/// Effects in brackets, in a fixed order.
std::vector<std::string_view> effects_of(std::string_view text) {
  std::vector<std::string_view> effects;
  for (std::size_t begin = text.find('['); begin != std::string_view::npos;) {
    const std::size_t end = text.find(']', begin);
    if (end == std::string_view::npos) break;
    effects.push_back(text.substr(begin, end - begin));
    begin = text.find('[', end);
  }
  std::ranges::sort(effects);
  return effects;
}

/// The move without what is in brackets.
std::string without_effects(std::string_view move) {
  std::string text;
  int depth = 0;
  for (const char c : move) {
    if (c == '[') ++depth;
    if (depth == 0) text += c;
    if (c == ']' && depth > 0) --depth;
  }
  return text;
}

/// Of a move without brackets, which must outlive the result.
Parts parts_of(std::string_view move) {
  Parts parts;
  const std::size_t change = move.find('=');
  const std::string_view way = move.substr(0, change);
  std::size_t begin = 0;
  for (std::size_t at = 0; at < way.size();) {
    if (!square_at(way, at)) {
      ++at;
      continue;
    }
    const std::string_view before = way.substr(begin, at - begin);
    if (parts.squares.empty()) {
      parts.front = before;
    } else {
      parts.between.push_back(before);
    }
    parts.squares.push_back(way.substr(at, 2));
    at += 2;
    begin = at;
  }
  parts.rest = parts.squares.empty() ? move : move.substr(begin);
  return parts;
}

/// Does what is left of a departure fit the square?
bool part_of_departure(std::string_view written, std::string_view square) {
  if (written.empty()) return true;
  if (written.size() == 1) return written[0] == square[0] || written[0] == square[1];
  return written == square;
}

/// What stands in front of the arrival, if the departure is not written: the letters of the unit,
/// and perhaps a part of the departure and a sign of capture.
bool front_fits(std::string_view written, const Parts& known) {
  bool captures = false;
  if (!written.empty() && (written.back() == '*' || written.back() == '-')) {
    captures = written.back() == '*';
    written.remove_suffix(1);
    const bool known_captures = !known.between.empty() && known.between.front() == "*";
    if (captures != known_captures) return false;
  }
  for (const std::string_view name :
       {known.front, std::string_view(known.front.empty() ? "P" : "")}) {
    if (name.empty() && !known.front.empty()) continue;
    if (written.starts_with(name) &&
        part_of_departure(written.substr(name.size()), known.squares.front())) {
      return true;
    }
  }
  return false;
}

bool ways_fit(const Parts& written, const Parts& known) {
  const auto fits_between = [](std::string_view one, std::string_view other) {
    return one.empty() || one == other;
  };
  if (written.squares.size() == known.squares.size()) {
    const bool pawn = known.front.empty() && written.front == "P";
    return (pawn || written.front == known.front) && written.squares == known.squares &&
           std::ranges::equal(written.between, known.between, fits_between);
  }
  if (written.squares.size() + 1 != known.squares.size()) return false;
  return front_fits(written.front, known) &&
         std::equal(written.squares.begin(), written.squares.end(), known.squares.begin() + 1) &&
         std::equal(written.between.begin(), written.between.end(), known.between.begin() + 1,
                    fits_between);
}

/// `e8Q` and `e8=Q` mean one promotion.
bool rests_fit(std::string_view written, std::string_view known) {
  return written == known ||
         (known.size() > 1 && known.front() == '=' && (written == known.substr(1)));
}

constexpr std::array<std::array<std::string_view, 2>, 6> figurines{{
    {"\u2654", "\u265A"},
    {"\u2655", "\u265B"},
    {"\u2656", "\u265C"},
    {"\u2657", "\u265D"},
    {"\u2658", "\u265E"},
    {"\u2659", "\u265F"},
}};

}  // namespace

std::string normalised(std::string_view move) {
  std::string text;
  for (const char c : move) {
    if (c != ' ' && c != '\t' && c != '(' && c != ')') text += c;
  }
  for (const std::string_view dash : {"\u2013", "\u2014", "\u2212"}) replace_all(text, dash, "-");
  for (const std::string_view mark : {"e.p.", "ep.", "e.p"}) replace_all(text, mark, "");
  if (text.ends_with("ep") && text.size() > 3) text.resize(text.size() - 2);
  replace_all(text, "\u00D7", "*");
  replace_all(text, "O-O", "0-0");
  for (std::size_t at = 0; at + 1 < text.size() && text[at] != '['; ++at) {
    const bool sign = text[at] == 'x' || text[at] == ':';
    if (sign && square_at(text, at + 1)) text[at] = '*';
  }
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) {
    text.pop_back();
  }
  if (text.size() > 2 && text.back() == '=') text.pop_back();
  return text;
}

Fit fit(std::string_view written, std::string_view known) {
  if (written == known) return Fit::exact;
  const std::string written_way = without_effects(written);
  const std::string known_way = without_effects(known);
  const Parts one = parts_of(written_way);
  const Parts other = parts_of(known_way);
  const bool without_squares = one.squares.empty() || other.squares.empty();
  if (without_squares) {
    if (!one.squares.empty() || !other.squares.empty() || one.rest != other.rest) return Fit::none;
  } else if (!ways_fit(one, other)) {
    return Fit::none;
  }
  const bool rests = rests_fit(one.rest, other.rest);
  if (!rests && !one.rest.empty()) return Fit::none;
  const auto effects = effects_of(written);
  const bool same_effects = effects == effects_of(known);
  if (!same_effects && !effects.empty()) return Fit::none;
  if (!rests) return Fit::loose;
  return same_effects ? Fit::whole : Fit::plain;
}

std::string with_letters(std::string_view move, std::span<const std::string> letters) {
  std::string text(move);
  for (std::size_t i = 0; i < figurines.size() && i < letters.size(); ++i) {
    const bool is_pawn = i + 1 == figurines.size();
    for (const std::string_view figurine : figurines[i]) {
      replace_all(text, figurine, is_pawn ? std::string_view() : std::string_view(letters[i]));
    }
  }
  return text;
}

}  // namespace feerie::published
