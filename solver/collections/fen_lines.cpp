#include "collections/fen_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "collections/entry_text.h"
#include "collections/text_lines.h"
#include "collections/trouble.h"

namespace feerie::collections {
namespace {

using texts::told;

/// An operation of EPD: its name and what follows it, up to the semicolon.
struct Operation {
  std::string name;
  std::string value;
};

std::string without_quotes(std::string text) {
  std::erase(text, '"');
  return text;
}

std::vector<Operation> operations_in(std::string_view text) {
  std::vector<Operation> operations;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    std::istringstream words{std::string(text.substr(0, end))};
    Operation operation;
    words >> operation.name >> std::ws;
    std::getline(words, operation.value);
    if (!operation.name.empty()) operations.push_back(std::move(operation));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return operations;
}

/// The number of moves of `3`, `#3`; 0 if it is no number.
int moves_in(std::string_view text) {
  if (text.starts_with('#')) text.remove_prefix(1);
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return std::max(number, 0);
}

}  // namespace

std::string fen_command(std::string_view fields) {
  std::istringstream words{std::string(fields)};
  std::string placement;
  std::string side;
  std::string castling = "-";
  std::string en_passant = "-";
  words >> placement >> side;
  if (side.empty()) return "fen " + placement;
  words >> castling >> en_passant;
  return fmt::format("fen {} {} {} {}", placement, side, castling, en_passant);
}

Entry entry_from_line(std::string_view line, int number, std::string_view stipulation) {
  constexpr std::size_t longest_line = std::size_t{1} << 16U;
  if (line.size() > longest_line)
    throw Trouble{number, 1, told("the line is too long for a position")};
  std::istringstream words{std::string(line)};
  std::array<std::string, 4> fields;
  for (std::string& field : fields) words >> field;
  if (std::ranges::count(fields[0], '/') != 7)
    throw Trouble{number, 1, told("no position of eight ranks")};
  std::string rest;
  std::getline(words, rest);
  // The counters of moves of a FEN.
  rest.erase(0, std::min(rest.find_first_not_of(" 0123456789"), rest.size()));
  Entry entry;
  entry.line = number;
  std::string asked(stipulation);
  std::string title;
  std::string key;
  for (const Operation& operation : operations_in(rest)) {
    const int moves = moves_in(operation.value);
    const bool mate = operation.name == "dm" || operation.value.starts_with('#');
    if (mate && moves > 0) asked = fmt::format("#{}", moves);
    if (operation.name == "bm" && !operation.value.starts_with('#')) key = operation.value;
    if (operation.name == "id") title = without_quotes(operation.value);
  }
  if (asked.empty()) throw Trouble{number, 1, told("the stipulation is missing")};
  EntryParts parts;
  if (!title.empty()) parts.titles = {title};
  parts.stipulation = asked;
  parts.units = fen_command(fmt::format("{}", fmt::join(fields, " ")));
  entry.text = problem_text(parts);
  if (!key.empty()) entry.published = {fmt::format("1.{}!", key), number};
  return entry;
}

}  // namespace feerie::collections
