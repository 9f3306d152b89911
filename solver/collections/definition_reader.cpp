#include <array>

#include <fmt/format.h>

#include "collections/definition.h"
#include "collections/entry_text.h"
#include "collections/text_lines.h"
#include "collections/trouble.h"
#include "problem/stipulation_text.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

/// Writes the text of a definition, in the order in which the input needs its parts.
class DefinitionReader {
 public:
  DefinitionReader(const Json& row, int line) : row_(row), line_(line) {}

  std::string run() {
    const auto found = row_.find("definition");
    if (found == row_.end() || !found->is_object()) {
      fail(
          told("the row of the problem has no definition: the problem had errors, or the rows were "
               "written by an earlier version"));
    }
    told_ = &*found;
    text_ = "BeginProblem\n";
    add_all("author", row_, "authors");
    add_all("origin", row_, "sources");
    add("award", row_.value("award", ""));
    add_all("title", row_, "titles");
    add_all("remark", *told_, "remarks");
    for (const Json& walk : told_->value("walks", Json::array())) {
      add("DefineWalk", word(walk, "letters") + ' ' + word(walk, "notation"));
    }
    add_all("option", *told_, "options");
    add_all("condition", *told_, "start_conditions");
    add_units("start_units");
    const std::string stipulation = text("stipulation");
    add(is_structured(stipulation) ? "sstipulation" : "stipulation", stipulation);
    add_all("condition", *told_, "conditions");
    add_fields();
    add_units("units");
    const int invisibles = told_->value("invisibles", 0);
    if (invisibles > 0) add("pieces", fmt::format("TotalInvisible {}", invisibles));
    add_latex();
    add_twins();
    if (told_->contains("part")) text_ += fmt::format("part\n{}\nendpart\n", text("part"));
    return text_ + "EndProblem\n";
  }

 private:
  [[noreturn]] void fail(const texts::Told& what) const { throw Trouble{line_, 1, what}; }

  [[nodiscard]] std::string text(const char* name) const { return told_->value(name, ""); }

  void add(std::string_view command, std::string_view value) {
    if (!is_blank(value)) text_ += fmt::format("{} {}\n", command, on_one_line(value));
  }
  void add_all(std::string_view command, const Json& json, const char* name) {
    for (const Json& each : json.value(name, Json::array())) add(command, each.get<std::string>());
  }

  /// A word that stands between others.
  std::string word(const Json& json, const char* name) const {
    std::string word = json.at(name).get<std::string>();
    if (word.empty() || word.find_first_of(" \t\r\n") != std::string::npos) {
      fail(told("{} \"{}\": a single word is expected", name, word));
    }
    return word;
  }

  void add_units(const char* name) {
    const Json units = told_->value(name, Json::array());
    if (!units.empty()) text_ += "pieces\n";
    for (const Json& unit : units) {
      text_ += "  " + word(unit, "side");
      for (const Json& trait : unit.value("attributes", Json::array())) {
        text_ += ' ' + on_one_line(trait.get<std::string>());
      }
      text_ += fmt::format(" {}{}\n", word(unit, "walk"), word(unit, "square"));
    }
  }

  /// The fields of a FEN need its placement in front; the units themselves follow.
  void add_fields() {
    const Json fields = told_->value("fen_fields", Json::object());
    if (fields.empty()) return;
    text_ += "fen 8/8/8/8/8/8/8/8";
    for (const char* name : {"side", "castling", "en_passant"}) {
      if (fields.contains(name)) text_ += ' ' + word(fields, name);
    }
    const int half_moves = fields.value("half_moves", 0);
    if (half_moves > 0) text_ += fmt::format(" {}", half_moves);
    text_ += '\n';
  }

  void add_latex() {
    const Json latex = told_->value("latex", Json());
    if (latex.is_null()) return;
    const std::string file = latex.value("file", "");
    text_ += file.empty() ? "LaTeXPieces\n" : fmt::format("LaTeX {}\n", on_one_line(file));
    for (const Json& symbol : latex.value("symbols", Json::array())) {
      text_ += fmt::format("{} {} {}\n", word(symbol, "walk"), word(symbol, "symbol"),
                           on_one_line(symbol.value("name", "")));
    }
  }

  void add_twins() {
    bool zero = told_->value("zero_position", false);
    for (const Json& twin : told_->value("twins", Json::array())) {
      text_ += std::exchange(zero, false) ? "zeroposition" : "twin";
      if (twin.value("continued", false)) text_ += " continued";
      for (const Json& change : twin.value("changes", Json::array())) {
        text_ += ' ' + on_one_line(change.get<std::string>());
      }
      text_ += '\n';
      add_all("remark", twin, "remarks");
    }
  }

  const Json& row_;
  int line_;
  const Json* told_ = nullptr;
  std::string text_;
};

}  // namespace

std::string text_of_row(const Json& row, int line) {
  return DefinitionReader(row, line).run();
}

}  // namespace feerie::collections
