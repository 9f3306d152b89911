#include "collections/definition.h"

#include <utility>

#include <fmt/format.h>

#include "collections/problem_words.h"
#include "collections/text_lines.h"

namespace feerie::collections {
namespace {

using Json = nlohmann::ordered_json;
constexpr Language english = Language::english;

template <class Value>
void add_if_any(Json& json, const char* name, const Value& value) {
  if (!value.empty()) json[name] = value;
}

std::string_view name_of(Sides sides) {
  return sides == Sides::white ? "white" : sides == Sides::black ? "black" : "neutral";
}

Json units_json(const std::vector<Placement>& units) {
  Json list = Json::array();
  for (const Placement& unit : units) {
    Json each{{"side", name_of(unit.sides)},
              {"walk", letters_of(unit.walk, english)},
              {"square", to_string(unit.square)}};
    for (const Trait* trait : unit.traits) each["attributes"].push_back(trait->names.english);
    list.push_back(std::move(each));
  }
  return list;
}

Json fields_json(const FenFields& fields) {
  Json json = Json::object();
  if (fields.side) json["side"] = *fields.side == Side::white ? "w" : "b";
  if (fields.castling) json["castling"] = *fields.castling;
  if (fields.en_passant) {
    json["en_passant"] = *fields.en_passant == no_square ? "-" : to_string(*fields.en_passant);
  }
  if (fields.quiet_half_moves > 0) json["half_moves"] = fields.quiet_half_moves;
  return json;
}

Json twins_json(const Problem& problem) {
  Json list = Json::array();
  int number = problem.zero_position ? 0 : 1;
  for (const Twin& twin : problem.twins) {
    Json each{{"letter", version_letter(number++)}};
    if (twin.continued) each["continued"] = true;
    Json& changes = each["changes"] = Json::array();
    for (const twin::Edit& edit : twin.edits) changes.push_back(edit_words(edit, english));
    add_if_any(each, "remarks", twin.remarks);
    list.push_back(std::move(each));
  }
  return list;
}

Json walks_json(const Problem& problem) {
  Json list = Json::array();
  for (const auto& walk : problem.walks) {
    list.push_back({{"letters", walk->letters_text}, {"notation", walk->notation}});
  }
  return list;
}

Json latex_json(const Latex& latex) {
  Json json = Json::object();
  add_if_any(json, "file", latex.file);
  for (const Latex::Symbol& symbol : latex.symbols) {
    json["symbols"].push_back({{"walk", letters_of(symbol.walk, english)},
                               {"symbol", symbol.symbol},
                               {"name", symbol.name}});
  }
  return json;
}

}  // namespace

Json definition_of(const Composition& composition) {
  const Problem& problem = composition.problem;
  Json json = Json::object();
  add_if_any(json, "remarks", problem.remarks);
  add_if_any(json, "stipulation", stipulation_words(problem, english));
  add_if_any(json, "options", option_words(problem.options, english));
  add_if_any(json, "conditions", conditions_written(problem, WhichPosition::last, english));
  add_if_any(json, "fen_fields", fields_json(problem.fen));
  add_if_any(json, "walks", walks_json(problem));
  json["units"] = units_json(problem.units);
  if (problem.invisibles > 0) json["invisibles"] = problem.invisibles;
  if (!problem.start_units.empty()) {
    add_if_any(json, "start_conditions",
               conditions_written(problem, WhichPosition::first, english));
    json["start_units"] = units_json(problem.start_units);
  }
  if (problem.zero_position) json["zero_position"] = true;
  add_if_any(json, "twins", twins_json(problem));
  if (problem.part) json["part"] = problem.part->text;
  if (problem.latex) json["latex"] = latex_json(*problem.latex);
  if (!is_blank(composition.solution)) json["solution"] = composition.solution;
  if (composition.details != nullptr) json["details"] = *composition.details;
  return json;
}

std::string definition_text(const Problem& problem) {
  const std::string solution = problem.published ? problem.published->text : "";
  return definition_of({problem, solution, nullptr})
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace feerie::collections
