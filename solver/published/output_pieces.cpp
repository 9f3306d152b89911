#include "published/output_pieces.h"

#include <algorithm>
#include <array>
#include <string>

namespace feerie::published {
namespace {

constexpr std::array<std::string_view, 10> last_words{
    "solution finished.",   "Loesung beendet.",         "solution terminee.",
    "solving interrupted.", "Bearbeitung abgebrochen.", "solution interrompue.",
    "Partial solution",     "Partielle Loesung",        "solution partielle",
    "not solved."};

bool ends_problem(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return false;
  line.remove_prefix(begin);
  return std::ranges::any_of(last_words,
                             [&](std::string_view words) { return line.starts_with(words); });
}

}  // namespace

std::vector<PublishedSolution> pieces_of(std::string_view output) {
  std::vector<PublishedSolution> pieces;
  PublishedSolution piece;
  int line_number = 0;
  for (std::size_t begin = 0; begin < output.size();) {
    const std::size_t end = std::min(output.find('\n', begin), output.size());
    std::string_view line = output.substr(begin, end - begin);
    begin = end + 1;
    ++line_number;
    // As files end lines that were written on Windows.
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (piece.text.empty()) piece.line = line_number;
    piece.text += line;
    piece.text += '\n';
    if (!ends_problem(line)) continue;
    pieces.push_back(std::move(piece));
    piece = {};
  }
  if (piece.text.find_first_not_of(" \t\r\n") != std::string::npos) {
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

std::string play_of(std::string_view piece) {
  constexpr std::string_view border = "\n+---";
  if (const std::size_t board = piece.rfind(border); board != std::string_view::npos) {
    const std::size_t below = piece.find("\n\n", board);
    piece.remove_prefix(std::min(below, piece.size()));
  }
  std::string play;
  for (std::size_t begin = 0; begin < piece.size();) {
    const std::size_t end = std::min(piece.find('\n', begin), piece.size());
    const std::string_view line = piece.substr(begin, end - begin);
    begin = end + 1;
    if (!ends_problem(line)) play.append(line).append("\n");
  }
  const std::size_t first = play.find_first_not_of("\r\n");
  if (first == std::string::npos) return {};
  play.erase(play.find_last_not_of(" \t\r\n") + 1);
  return play.substr(first) + '\n';
}

}  // namespace feerie::published
