#include "published/score_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie::published {
namespace {

using Type = ScoreToken::Type;

bool has_square(std::string_view text) {
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const char file = text[at];
    const char rank = text[at + 1];
    if (file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8') return true;
  }
  return false;
}

bool is_castling(std::string_view text) {
  return text.starts_with("0-0") || text.starts_with("O-O");
}

/// Does the text name a condition by which something happens instead of a move?
bool stands_for_move(std::string_view text) {
  return std::ranges::any_of(Catalogue<Condition>::all(), [text](const Condition* condition) {
    const Names& names = condition->names;
    return condition->replaces_moves &&
           (text == names.english || text == names.german || text == names.french);
  });
}

/// In small letters.
constexpr std::array words{
    std::pair{"threat:", Type::threat},     std::pair{"threat", Type::threat},
    std::pair{"threatening", Type::threat}, std::pair{"thr.", Type::threat},
    std::pair{"drohung:", Type::threat},    std::pair{"drohung", Type::threat},
    std::pair{"droht", Type::threat},       std::pair{"dr.", Type::threat},
    std::pair{"menace:", Type::threat},     std::pair{"menace", Type::threat},
    std::pair{"zugzwang.", Type::zugzwang}, std::pair{"zugzwang", Type::zugzwang},
    std::pair{"zz", Type::zugzwang},        std::pair{"zz.", Type::zugzwang},
    std::pair{"zzw.", Type::zugzwang},      std::pair{"blocus.", Type::zugzwang},
    std::pair{"blocus", Type::zugzwang},    std::pair{"but", Type::but},
    std::pair{"aber", Type::but},           std::pair{"mais", Type::but},
    std::pair{"etc.", Type::et_cetera},     std::pair{"etc", Type::et_cetera},
    std::pair{"usw.", Type::et_cetera},     std::pair{"and", Type::separator},
    std::pair{"und", Type::separator},      std::pair{"et", Type::separator},
    std::pair{"refutes.", Type::sign},      std::pair{"widerlegt.", Type::sign},
    std::pair{"refute.", Type::sign},       std::pair{"threat(s):", Type::threat},
};

/// In small letters.
constexpr std::array phrases{
    std::pair{"no solution", Type::none},
    std::pair{"keine loesung", Type::none},
    std::pair{"keine l\u00F6sung", Type::none},
    std::pair{"pas de solution", Type::none},
    std::pair{"can't decide whether", Type::remark},
    std::pair{"kann nicht entscheiden, ob", Type::remark},
    std::pair{"solution finished.", Type::finished},
    std::pair{"loesung beendet.", Type::finished},
    std::pair{"solution terminee.", Type::finished},
    std::pair{"partial solution", Type::partial},
    std::pair{"partielle loesung", Type::partial},
    std::pair{"solution partielle", Type::partial},
    std::pair{"solving interrupted.", Type::partial},
    std::pair{"bearbeitung abgebrochen.", Type::partial},
    std::pair{"solution interrompue.", Type::partial},
};

/// Goal signs that stand apart from the move, and signs of check.
constexpr std::array signs{"+",    "++",        "#",  "=",    "==",   "##",   "##!",   "!#",
                           "!=",   "x",         "z",  "#=",   "kx",   "win",  "drawn", "%",
                           "ct",   "ctr",       "<>", "<>r",  "dia",  "a=>b", "ep",    "ep.",
                           "00",   "k",         "~",  "c81",  "mate", "matt", "mat",   "pat",
                           "patt", "stalemate", "*",  "e.p.", "e.p"};

constexpr std::array marks{"!", "!!", "?", "??", "!?", "?!", "?!?"};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

/// `e8(Q)`: does the text have a promotion here, in a word that begins at `begin`?
bool is_promotion(std::string_view text, std::size_t begin, std::size_t at) {
  return at > begin + 1 && at + 2 < text.size() && text[at] == '(' &&
         std::isupper(static_cast<unsigned char>(text[at + 1])) != 0 && text[at + 2] == ')' &&
         is_digit(text[at - 1]);
}

}  // namespace

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

bool is_hidden_move(std::string_view text) {
  return text.starts_with("TI~");
}

bool is_move(std::string_view text) {
  return text == "~" || has_square(text) || is_castling(text) || is_hidden_move(text) ||
         stands_for_move(text);
}

std::optional<Type> type_of_word(std::string_view word) {
  const std::string small = lower(word);
  for (const auto& [name, type] : words) {
    if (small == name) return type;
  }
  return std::nullopt;
}

bool is_sign(std::string_view word) {
  return std::ranges::find(signs, word) != signs.end();
}

bool is_mark(std::string_view word) {
  return std::ranges::find(marks, word) != marks.end();
}

std::optional<Phrase> phrase_in_front(std::string_view text) {
  for (const auto& [wanted, type] : phrases) {
    const std::string_view said(wanted);
    if (lower(text.substr(0, said.size())) == said) return Phrase{said.size(), type};
  }
  return std::nullopt;
}

std::optional<MoveNumber> number_in_front(std::string_view text) {
  constexpr std::size_t most_digits = 4;
  std::size_t at = text.starts_with('*') ? 1 : 0;
  const std::size_t digits = at;
  int value = 0;
  while (at < text.size() && is_digit(text[at]) && at < digits + most_digits) {
    value = value * 10 + (text[at++] - '0');
  }
  if (at == digits) return std::nullopt;
  std::size_t dots = 0;
  while (at < text.size() && text[at] == '.') {
    ++at;
    ++dots;
  }
  if (text.substr(at).starts_with(ellipsis)) {
    at += ellipsis.size();
    dots += 3;
  }
  if (dots == 0) return std::nullopt;
  return MoveNumber{at, value, dots > 1};
}

std::size_t length_of_word(std::string_view text, std::size_t begin) {
  int depth = 0;
  std::size_t at = begin;
  for (; at < text.size() && text[at] != '\n'; ++at) {
    const char c = text[at];
    if (c == '[') ++depth;
    if (c == ']' && --depth < 0) break;
    if (depth > 0) continue;
    if (is_blank(c) || c == ',' || c == ';' || c == '{') break;
    if (c == '(' && !is_promotion(text, begin, at)) break;
    if (c == ')' && !(at >= 2 && is_promotion(text, begin, at - 2))) break;
  }
  return std::max<std::size_t>(at - begin, 1);
}

std::string without_letters_of_themes(std::string_view word) {
  constexpr std::size_t most_letters = 2;
  std::string text(word);
  for (std::size_t begin = text.find('['); begin != std::string::npos;
       begin = text.find('[', begin + 1)) {
    const std::size_t end = text.find(']', begin);
    if (end == std::string::npos) break;
    const std::string_view inside = std::string_view(text).substr(begin + 1, end - begin - 1);
    const bool letters = std::ranges::all_of(inside, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'';
    });
    if (!letters || inside.size() > most_letters) continue;
    text.erase(begin, end + 1 - begin);
    if (begin-- == 0) break;
  }
  return text;
}

std::size_t slash_in(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (text[at] == '[') ++depth;
    if (text[at] == ']') --depth;
    if (text[at] == '/' && depth == 0) return at;
  }
  return std::string_view::npos;
}

}  // namespace feerie::published
