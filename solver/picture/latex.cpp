#include "picture/latex.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "picture/look.h"

namespace feerie::picture {
namespace {

/// The letters of the package are German ones.
constexpr std::string_view shape_letters = "KDTLSB";

std::string_view colour_of(Sides sides) {
  return sides == Sides::white ? "w" : sides == Sides::black ? "s" : "n";
}

/// The symbol of a walk in the package, `DU`; empty if it has none.
std::string symbol_of(const WalkId& walk, const Drawing& drawing) {
  if (drawing.latex) {
    const auto& symbols = drawing.latex->symbols;
    const auto given = std::ranges::find(symbols, walk, &Latex::Symbol::walk);
    if (given != symbols.end()) return given->symbol;
  }
  const Look look = look_of(walk, drawing.language);
  if (!look.shape || look.turn % 90 != 0) return "";
  constexpr std::string_view turns[] = {"", "R", "U", "L"};
  std::string symbol(1, shape_letters[*look.shape]);
  return symbol.append(turns[static_cast<std::size_t>(look.turn / 90)]);
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
  return fmt::format("{}", fmt::join(texts, separator));
}

std::string escaped(const std::vector<std::string>& texts, std::string_view separator) {
  std::vector<std::string> lines;
  lines.reserve(texts.size());
  for (const std::string& text : texts) lines.push_back(latex_text(text));
  return joined(lines, separator);
}

/// The package wants `Name, First name`; of other names the last word is taken to be the name.
std::string author_of(const std::string& name) {
  if (name.find(',') != std::string::npos) return name;
  const std::size_t blank = name.rfind(' ');
  if (blank == std::string::npos) return name + ", ";
  return name.substr(blank + 1) + ", " + name.substr(0, blank);
}

std::string authors_of(const Drawing& drawing) {
  std::vector<std::string> names;
  for (const std::string& name : drawing.authors) names.push_back(author_of(name));
  return escaped(names, "; ");
}

std::string pieces_of(const Drawing& drawing) {
  // One entry for all units that look alike, in the order of the first squares.
  std::vector<std::pair<std::string, std::string>> entries;
  const auto add = [&](const std::string& name, Square square) {
    const auto found =
        std::ranges::find(entries, name, &std::pair<std::string, std::string>::first);
    if (found == entries.end()) {
      entries.emplace_back(name, to_string(square));
    } else {
      found->second += to_string(square);
    }
  };
  for (const Placement& unit : drawing.units) {
    const std::string symbol = symbol_of(unit.walk, drawing);
    add(std::string{colour_of(unit.sides)} + (symbol.empty() ? "C" : symbol), unit.square);
  }
  for (Bitboard squares = drawing.overlay.imitators; squares != 0;) {
    add("sC", take_first(squares));
  }
  std::vector<std::string> pieces;
  pieces.reserve(entries.size());
  for (const auto& [name, squares] : entries) pieces.push_back(name + squares);
  return joined(pieces, ", ");
}

/// What the circles and the attributes are: the package shows neither.
std::vector<std::string> remarks_of(const Drawing& drawing) {
  std::vector<std::string> remarks = drawing.attributes;
  for (const NamedWalk& named : fairy_walks(drawing)) {
    if (!symbol_of(named.walk, drawing).empty()) continue;
    std::string squares;
    for (const Placement& unit : drawing.units) {
      if (unit.walk == named.walk) squares += ' ' + to_string(unit.square);
    }
    remarks.push_back(named.name + squares);
  }
  return remarks;
}

std::string definitions_of(const Drawing& drawing) {
  std::vector<std::string> texts;
  for (const NamedWalk& named : fairy_walks(drawing)) {
    const std::string symbol = symbol_of(named.walk, drawing);
    if (symbol.empty()) continue;
    std::string colours;
    for (const Sides sides : {Sides::white, Sides::black, Sides::neutral}) {
      if (std::ranges::any_of(drawing.units, [&](const Placement& unit) {
            return unit.walk == named.walk && unit.sides == sides;
          })) {
        colours += colour_of(sides);
      }
    }
    texts.push_back(fmt::format("{{{}}}{{{}}}{{{}}}", colours, symbol, latex_text(named.name)));
  }
  return joined(texts, "; ");
}

/// Lines of a grid: `v217` goes up from the left lower corner of c2 along seven squares.
std::string grid_of(const Overlay& overlay) {
  std::vector<std::string> lines;
  if (!overlay.grid) return "";
  const auto add_runs = [&](char direction, auto&& square_at, auto&& has_line) {
    for (int across = 0; across < 8; ++across) {
      for (int along = 0; along < 8; ++along) {
        int length = 0;
        while (along + length < 8 && has_line(overlay, square_at(across, along + length))) ++length;
        if (length == 0) continue;
        const Square first = square_at(across, along);
        lines.push_back(fmt::format("{}{}{}{}", direction, file_of(first), rank_of(first), length));
        along += length;
      }
    }
  };
  add_runs(
      'v', [](int file, int rank) { return make_square(file, rank); }, borders_left);
  add_runs(
      'h', [](int rank, int file) { return make_square(file, rank); }, borders_below);
  return joined(lines, ", ");
}

std::string squares_of(Bitboard set) {
  std::vector<std::string> squares;
  while (set != 0) squares.push_back(to_string(take_first(set)));
  return joined(squares, ", ");
}

}  // namespace

std::string latex_text(std::string_view text) {
  static const std::map<std::string_view, std::string_view> words = {
      {"<-->", "$\\leftrightarrow$"}, {"-->", "$\\rightarrow$"}, {"==>", "$\\Rightarrow$"}};
  static const std::map<char, std::string_view> characters = {{'\\', "\\textbackslash{}"},
                                                              {'{', "\\{"},
                                                              {'}', "\\}"},
                                                              {'#', "\\#"},
                                                              {'$', "\\$"},
                                                              {'%', "\\%"},
                                                              {'&', "\\&"},
                                                              {'_', "\\_"},
                                                              {'^', "\\textasciicircum{}"},
                                                              {'~', "\\textasciitilde{}"},
                                                              {'<', "$<$"},
                                                              {'>', "$>$"}};
  std::string out;
  while (!text.empty()) {
    const auto word =
        std::ranges::find_if(words, [&](const auto& each) { return text.starts_with(each.first); });
    if (word != words.end()) {
      out += word->second;
      text.remove_prefix(word->first.size());
      continue;
    }
    const auto character = characters.find(text.front());
    if (character == characters.end()) {
      out += text.front();
    } else {
      out += character->second;
    }
    text.remove_prefix(1);
  }
  return out;
}

std::string latex_of(const Drawing& drawing) {
  std::string text = "\\begin{diagram}\n";
  const auto add = [&](std::string_view command, const std::string& what) {
    if (!what.empty()) text += fmt::format("  \\{}{{{}}}\n", command, what);
  };
  add("author", authors_of(drawing));
  add("source", escaped(drawing.sources, "; "));
  add("award", latex_text(drawing.award));
  add("dedication", escaped(drawing.titles, "; "));
  add("pieces", pieces_of(drawing));
  add("nofields", squares_of(drawing.overlay.holes));
  add("gridlines", grid_of(drawing.overlay));
  add("stipulation", latex_text(drawing.stipulation));
  add("condition", escaped(drawing.conditions, "; "));
  add("twins", escaped(drawing.twins, "; "));
  add("piecedefs", definitions_of(drawing));
  add("remark", escaped(remarks_of(drawing), "; "));
  return text + "\\end{diagram}\n";
}

}  // namespace feerie::picture
