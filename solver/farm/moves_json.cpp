#include "farm/moves_json.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie::farm {
namespace {

using Json = nlohmann::json;
using solution::Line;
using solution::Ply;
using solution::TreeMove;

/// Squares, type and note of a move, then the choices made in it.
Json json_of(const Move& move) {
  const Candidate& move_itself = move.candidate;
  Json json = {move_itself.from, move_itself.to,     move_itself.capture,
               move_itself.via,  move_itself.via_to, static_cast<unsigned>(move_itself.type),
               move_itself.extra};
  int choices = most_choices;
  while (choices > 0 && move.choices[choices - 1] == 0) --choices;
  for (int i = 0; i < choices; ++i) json.push_back(move.choices[i]);
  return json;
}

template <class Number>
Number number_from(const Json& json, unsigned most) {
  const auto number = json.get<unsigned>();
  if (!json.is_number_unsigned() || number > most) throw std::invalid_argument(json.dump());
  return static_cast<Number>(number);
}

Move move_from(const Json& json) {
  constexpr std::size_t fixed = 7;
  if (!json.is_array() || json.size() < fixed || json.size() > fixed + most_choices) {
    throw std::invalid_argument("a move: " + json.dump());
  }
  const auto square = [&](std::size_t i) { return number_from<Square>(json[i], no_square); };
  Move move;
  Candidate& itself = move.candidate;
  itself.from = square(0);
  itself.to = square(1);
  itself.capture = square(2);
  itself.via = square(3);
  itself.via_to = square(4);
  itself.type = number_from<MoveType>(json[5], static_cast<unsigned>(MoveType::special));
  itself.extra = number_from<std::uint16_t>(json[6], 0xffff);
  for (std::size_t i = fixed; i < json.size(); ++i) {
    move.choices.set(static_cast<int>(i - fixed), number_from<std::uint8_t>(json[i], 0xff));
  }
  return move;
}

Json json_of(const std::vector<const Goal*>& goals) {
  Json json = Json::array();
  for (const Goal* goal : goals) json.push_back(goal->symbol);
  return json;
}

std::vector<const Goal*> goals_from(const Json& json) {
  std::vector<const Goal*> goals;
  for (const Json& each : json) {
    const auto symbol = each.get<std::string>();
    const auto& all = Catalogue<Goal>::all();
    const auto found =
        std::ranges::find(all, symbol, [](const Goal* goal) { return goal->symbol; });
    if (found == all.end()) throw std::invalid_argument("a goal: " + symbol);
    goals.push_back(*found);
  }
  return goals;
}

void add_all(Json& json, const char* name, const std::vector<TreeMove>& trees) {
  if (trees.empty()) return;
  Json& list = json[name] = Json::array();
  for (const TreeMove& tree : trees) list.push_back(farm::json_of(tree));
}

std::vector<TreeMove> trees_from(const Json& json, const char* name) {
  std::vector<TreeMove> trees;
  if (!json.contains(name)) return trees;
  for (const Json& each : json.at(name)) trees.push_back(tree_from(each));
  return trees;
}

solution::Mark mark_from(const Json& json) {
  if (!json.contains("mark")) return solution::Mark::none;
  return number_from<solution::Mark>(json["mark"],
                                     static_cast<unsigned>(solution::Mark::violation));
}

Json json_of(const Ply& ply) {
  Json json;
  if (ply.skipped) {
    json["skipped"] = true;
  } else {
    json["move"] = json_of(ply.move);
  }
  if (ply.number != 0) json["number"] = ply.number;
  if (ply.side) json["side"] = static_cast<unsigned>(*ply.side);
  return json;
}

Ply ply_from(const Json& json) {
  Ply ply;
  ply.skipped = json.value("skipped", false);
  if (!ply.skipped) ply.move = move_from(json.at("move"));
  ply.number = json.value("number", 0);
  if (json.contains("side")) ply.side = number_from<Side>(json["side"], 1);
  return ply;
}

}  // namespace

Json json_of(const TreeMove& tree) {
  Json json{{"move", json_of(tree.move)}};
  if (!tree.reached.empty()) json["goals"] = json_of(tree.reached);
  if (tree.mark != solution::Mark::none) json["mark"] = static_cast<unsigned>(tree.mark);
  if (tree.aim != solution::Aim::none) json["aim"] = static_cast<unsigned>(tree.aim);
  add_all(json, "threats", tree.threats);
  add_all(json, "replies", tree.replies);
  add_all(json, "refutations", tree.refutations);
  if (tree.unanswered) json["unanswered"] = true;
  return json;
}

TreeMove tree_from(const Json& json) {
  TreeMove tree;
  tree.move = move_from(json.at("move"));
  if (json.contains("goals")) tree.reached = goals_from(json["goals"]);
  tree.mark = mark_from(json);
  if (json.contains("aim")) {
    tree.aim =
        number_from<solution::Aim>(json["aim"], static_cast<unsigned>(solution::Aim::zugzwang));
  }
  tree.threats = trees_from(json, "threats");
  tree.replies = trees_from(json, "replies");
  tree.refutations = trees_from(json, "refutations");
  tree.unanswered = json.value("unanswered", false);
  return tree;
}

Json json_of(const Line& line) {
  Json json;
  Json& plies = json["plies"] = Json::array();
  for (const Ply& ply : line.plies) plies.push_back(json_of(ply));
  if (!line.reached.empty()) json["goals"] = json_of(line.reached);
  if (line.mark != solution::Mark::none) json["mark"] = static_cast<unsigned>(line.mark);
  return json;
}

Line line_from(const Json& json) {
  Line line;
  for (const Json& ply : json.at("plies")) line.plies.push_back(ply_from(ply));
  if (json.contains("goals")) line.reached = goals_from(json["goals"]);
  line.mark = mark_from(json);
  return line;
}

}  // namespace feerie::farm
