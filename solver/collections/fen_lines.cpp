#include "collections/fen_lines.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "collections/yaml_tree.h"

namespace feerie::collections {
namespace {

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

Entry entry_from_line(std::string_view line, int number, std::string_view stipulation) {
  std::istringstream words{std::string(line)};
  std::string placement;
  std::string side;
  std::string castling = "-";
  std::string en_passant = "-";
  words >> placement >> side >> castling >> en_passant;
  if (std::ranges::count(placement, '/') != 7)
    throw Trouble{number, 1, "no position of eight ranks"};
  if (side.empty()) side = "w";
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
  if (asked.empty()) throw Trouble{number, 1, "the stipulation is missing"};
  entry.text = "BeginProblem\n";
  if (!title.empty()) entry.text += fmt::format("title {}\n", title);
  entry.text += fmt::format("stipulation {}\nfen {} {} {} {}\nEndProblem\n", asked, placement, side,
                            castling, en_passant);
  if (!key.empty()) entry.published = {fmt::format("1.{}!", key), number};
  return entry;
}

}  // namespace feerie::collections
