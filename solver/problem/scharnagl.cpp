#include "problem/scharnagl.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

#include <fmt/format.h>

namespace feerie::scharnagl {
namespace {

/// Puts the unit on the free square number `n`, counted from the a-file.
void put_on_free(std::string& line, int n, char unit) {
  for (char& square : line) {
    if (square == '.' && n-- == 0) square = unit;
  }
}

/// Which free squares the knights take, before king and rooks stand.
constexpr std::array<std::array<int, 2>, 10> knights = {
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

}  // namespace

std::string array_of(int number) {
  if (number < 0 || number >= array_count) {
    throw std::out_of_range("arrays of Chess960 have numbers from 0 to 959");
  }
  std::string line(8, '.');
  line[static_cast<std::size_t>(2 * (number % 4) + 1)] = 'B';
  number /= 4;
  line[static_cast<std::size_t>(2 * (number % 4))] = 'B';
  number /= 4;
  put_on_free(line, number % 6, 'Q');
  const auto& [first, second] = knights[static_cast<std::size_t>(number / 6)];
  // The second one first, so that the first does not change its count.
  put_on_free(line, second, 'N');
  put_on_free(line, first, 'N');
  for (const char unit : {'R', 'K', 'R'}) put_on_free(line, 0, unit);
  return line;
}

std::optional<int> number_of(std::string_view array) {
  std::string line(array);
  std::ranges::transform(line, line.begin(), [](unsigned char letter) {
    const auto capital = static_cast<char>(std::toupper(letter));
    return capital == 'S' ? 'N' : capital;
  });
  for (int number = 0; number < array_count; ++number) {
    if (array_of(number) == line) return number;
  }
  return std::nullopt;
}

std::string fen_of(int number, Castling castling) {
  const auto lower = [](std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) {
      return static_cast<char>(std::tolower(letter));
    });
    return text;
  };
  const std::string white = array_of(number);
  std::string rooks = "KQ";
  if (castling == Castling::shredder) {
    for (std::size_t i = 0; const std::size_t file : {white.rfind('R'), white.find('R')}) {
      rooks[i++] = static_cast<char>('A' + file);
    }
  }
  return fmt::format("{}/pppppppp/8/8/8/8/PPPPPPPP/{} w {}{} - 0 1", lower(white), white, rooks,
                     lower(rooks));
}

}  // namespace feerie::scharnagl
