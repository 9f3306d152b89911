#include "problem/retraction.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "problem/stipulation_words.h"

namespace feerie::stipulation {
namespace {

using Sides = Retraction::Sides;

/// The letters of White and Black.
constexpr std::array<std::string_view, language_count> letters{"wb", "ws", "bn"};
/// Words that stand for `&`.
constexpr std::array<std::string_view, 6> joints{"&", "->", "=>", "then", "dann", "puis"};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::optional<Sides> sides_named(std::string_view named, Language language) {
  std::string sides;
  for (const char c : named) {
    if (c == '+' || is_blank(c)) continue;
    const auto place = letters[static_cast<std::size_t>(language)].find(static_cast<char>(c | 32));
    if (place == std::string_view::npos) return std::nullopt;
    sides += "wb"[place];
  }
  if (sides == "w") return Sides::white;
  if (sides == "b") return Sides::black;
  if (sides == "wb") return Sides::white_and_black;
  if (sides == "bw") return Sides::black_and_white;
  return std::nullopt;
}

std::size_t blanks_at(std::string_view text, std::size_t at) {
  const std::size_t begin = at;
  while (at < text.size() && is_blank(text[at])) ++at;
  return at - begin;
}

/// The length of the word at the start of the text that joins a retraction to the play.
std::size_t joint_at(std::string_view text) {
  for (const std::string_view joint : joints) {
    if (!text.starts_with(joint)) continue;
    const bool word = is_letter(joint.front());
    const bool ends = text.size() == joint.size() || is_blank(text[joint.size()]);
    if (!word || ends) return joint.size();
  }
  return 0;
}

}  // namespace

std::vector<Side> sides_of(const Retraction& retraction, Side starts) {
  const auto moves = static_cast<std::size_t>(retraction.moves);
  std::vector<Side> sides;
  const auto in_turn = [&](Side first, std::size_t count) {
    for (Side side = first; sides.size() < count; side = opposite(side)) sides.push_back(side);
  };
  switch (retraction.sides) {
    case Sides::white:
      sides.assign(moves, Side::white);
      break;
    case Sides::black:
      sides.assign(moves, Side::black);
      break;
    case Sides::white_and_black:
      in_turn(Side::white, 2 * moves);
      break;
    case Sides::black_and_white:
      in_turn(Side::black, 2 * moves);
      break;
    case Sides::unsaid:
      in_turn(Side::white, starts == Side::white ? 2 * moves - 1 : 2 * moves);
      break;
  }
  return sides;
}

bool fits(const Retraction& retraction, Side starts) {
  return sides_of(retraction, starts).back() == starts;
}

RetractionText find_retraction(std::string_view text, Language language) {
  RetractionText found;
  std::size_t at = blanks_at(text, 0);
  if (at == text.size() || text[at] != '-') return found;
  ++at;
  // `-w` is one move.
  int moves = 1;
  const char* const begin = text.data() + at;
  const auto [behind, problem] = std::from_chars(begin, text.data() + text.size(), moves);
  at += static_cast<std::size_t>(behind - begin);
  const bool number = behind != begin;
  const std::size_t sides_at = at;
  std::string_view named;
  if (at < text.size() && text[at] == '(') {
    const std::size_t end = text.find(')', at);
    if (end != std::string_view::npos) {
      named = text.substr(at + 1, end - at - 1);
      at = end + 1;
    }
  } else {
    while (at < text.size() && (is_letter(text[at]) || text[at] == '+')) ++at;
    named = text.substr(sides_at, at - sides_at);
  }
  if (!number && named.empty()) return found;
  found.used = at;
  found.retraction.moves = moves;
  if (!named.empty()) {
    const auto sides = sides_named(named, language);
    if (sides) found.retraction.sides = *sides;
    found.faulty = !sides;
  }
  const bool in_range = problem == std::errc() || !number;
  found.faulty |= !in_range || moves < 1 || moves > longest_retraction;
  const std::size_t blanks = blanks_at(text, at);
  if (const std::size_t joint = joint_at(text.substr(at + blanks))) {
    found.used = at + blanks + joint;
    found.joined = true;
  } else if (at < text.size() && blanks == 0) {
    found.faulty = true;
  }
  return found;
}

std::string to_string(const Retraction& retraction, Language language) {
  const std::string_view names = letters[static_cast<std::size_t>(language)];
  const std::string white(1, names[0]);
  const std::string black(1, names[1]);
  std::string text = "-" + std::to_string(retraction.moves);
  switch (retraction.sides) {
    case Sides::white:
      return text + white;
    case Sides::black:
      return text + black;
    case Sides::white_and_black:
      return text + "(" + white + "+" + black + ")";
    case Sides::black_and_white:
      return text + "(" + black + "+" + white + ")";
    case Sides::unsaid:
      break;
  }
  return text;
}

}  // namespace feerie::stipulation
