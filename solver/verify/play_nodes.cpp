#include "verify/play_nodes.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "published/found.h"

namespace feerie::verify {
namespace {

using Json = nlohmann::ordered_json;
using published::ScoreMove;
using report::ShownLine;
using report::ShownTree;
using solution::Mark;

using Board = std::map<std::string, std::string>;

Board board_from(const std::string& text) {
  Board board;
  std::istringstream words(text);
  for (std::string word; words >> word;) board[word.substr(0, 2)] = word.substr(2);
  return board;
}

std::string_view sign_of(Mark mark) {
  switch (mark) {
    case Mark::key:
    case Mark::refutation:
      return "!";
    case Mark::attempt:
      return "?";
    case Mark::violation:
      return "?!?";
    case Mark::none:
      break;
  }
  return "";
}

const ScoreMove* find(const std::vector<ScoreMove>* list, std::string_view text) {
  if (list == nullptr) return nullptr;
  const auto found = std::ranges::find(*list, text, &ScoreMove::text);
  return found == list->end() ? nullptr : &*found;
}

std::string number_of(int plies) {
  return fmt::format("{}.{}", plies / 2 + 1, plies % 2 != 0 ? ".." : "");
}

Json node(std::string_view text, const std::string& number, const std::string& before,
          const std::string& behind, Mark mark) {
  Json json{{"t", text}};
  if (!number.empty()) json["n"] = number;
  const std::string changed = behind.empty() ? "" : changes(before, behind);
  if (!changed.empty()) json["d"] = changed;
  if (mark != Mark::none) json["m"] = sign_of(mark);
  return json;
}

void add_if_any(Json& json, const char* name, Json list) {
  if (!list.empty()) json[name] = std::move(list);
}

}  // namespace

std::string changes(const std::string& from, const std::string& to) {
  const Board before = board_from(from);
  const Board after = board_from(to);
  std::string text;
  const auto add = [&](const std::string& change) { text += (text.empty() ? "" : " ") + change; };
  for (const auto& [square, unit] : before) {
    if (!after.contains(square)) add(square);
  }
  for (const auto& [square, unit] : after) {
    const auto same = before.find(square);
    if (same == before.end() || same->second != unit) add(square + unit);
  }
  return text;
}

PhaseNodes::PhaseNodes(const report::Record::Phase& phase, const Scores& published, bool compared,
                       const Room& room)
    : room_(room), tree_(phase.head.tree) {
  const Scores found = published::score_of(phase);
  const bool defences = phase.head.phase != solution::Phase::actual_play;
  const bool any = compared || !published.empty();
  Place place{phase.head.board, tree_ && defences ? 1 : 0, any ? &published : nullptr, compared};
  found_ = trees(phase.trees, place);
  for (const ShownLine& line : phase.lines) add_line(line, place);
  place.other = &found;
  place.all = true;
  published_ = scores(published, place);
}

bool PhaseNodes::has_room(int& count, int most) {
  if (count < most) {
    ++count;
    return true;
  }
  cut_ = true;
  return false;
}

Json PhaseNodes::trees(const std::vector<ShownTree>& list, const Place& place) {
  Json nodes = Json::array();
  for (const ShownTree& tree : list) add_tree(nodes, tree, place);
  return nodes;
}

void PhaseNodes::add_tree(Json& nodes, const ShownTree& tree, const Place& place) {
  const bool nobody_moves = tree.move.text.empty();
  if (!nobody_moves && !has_room(found_count_, room_.found)) return;
  const ScoreMove* same = find(place.other, tree.move.played);
  const std::string number = nobody_moves ? "" : number_of(place.plies);
  Json json = node(tree.move.text, number, place.board, tree.move.board, tree.mark);
  // Variations and tries may be left out where solutions are published, keys and continuations not.
  const bool told = place.other != nullptr && (place.all || !place.other->empty());
  const bool attack = place.plies % 2 == 0 && tree.mark != Mark::attempt;
  if (told && attack && same == nullptr && !nobody_moves) json["x"] = 1;
  if (tree.aim == solution::Aim::zugzwang) json["z"] = 1;
  Place behind{tree.move.board.empty() ? place.board : tree.move.board,
               place.plies + (nobody_moves ? 0 : 1), same == nullptr ? nullptr : &same->replies,
               false};
  if (nobody_moves) behind.other = place.other;
  add_if_any(json, "k", trees(tree.replies, behind));
  add_if_any(json, "rf", trees(tree.refutations, behind));
  // A threat is the next move of the same side.
  ++behind.plies;
  behind.other = nullptr;
  add_if_any(json, "th", trees(tree.threats, behind));
  nodes.push_back(std::move(json));
}

void PhaseNodes::add_line(const ShownLine& line, const Place& place) {
  std::vector<Json> moves;
  std::string board = place.board;
  const Scores* other = place.other;
  bool all = place.all;
  std::string number;
  for (const report::ShownPly& ply : line.plies) {
    if (ply.number > 0) number = fmt::format("{}.{}", ply.number, ply.skipped ? ".." : "");
    if (ply.skipped) continue;
    if (!has_room(found_count_, room_.found)) break;
    Json json = node(ply.move.text, number, board, ply.move.board, Mark::none);
    number.clear();
    const ScoreMove* same = find(other, ply.move.played);
    if (other != nullptr && same == nullptr && (all || !other->empty())) json["x"] = 1;
    all = false;
    other = same == nullptr ? nullptr : &same->replies;
    if (!ply.move.board.empty()) board = ply.move.board;
    moves.push_back(std::move(json));
  }
  if (moves.empty()) return;
  if (line.mark != Mark::none) moves.front()["m"] = sign_of(line.mark);
  for (std::size_t i = moves.size() - 1; i > 0; --i) {
    moves[i - 1]["k"] = Json::array({std::move(moves[i])});
  }
  found_.push_back(std::move(moves.front()));
}

Json PhaseNodes::scores(const Scores& list, const Place& place) {
  Json nodes = Json::array();
  for (const ScoreMove& move : list) {
    if (!has_room(published_count_, room_.published)) break;
    const ScoreMove* same = find(place.other, move.text);
    const std::string number = move.label.number > 0 ? fmt::format("{}.{}", move.label.number,
                                                                   move.label.second ? ".." : "")
                                                     : "";
    Json json = node(move.text, number, place.board, move.board, move.mark);
    const bool any_move = move.text == "~" || move.text.empty() || move.text == " ...";
    const bool told = place.other != nullptr && (place.all || !place.other->empty());
    if (told && same == nullptr && !any_move) json["x"] = 1;
    Place behind{move.board.empty() ? place.board : move.board, place.plies + 1,
                 same == nullptr ? nullptr : &same->replies, !tree_};
    add_if_any(json, "k", scores(move.replies, behind));
    if (same != nullptr) behind.other = &same->refutations;
    add_if_any(json, "rf", scores(move.refutations, behind));
    if (same != nullptr) behind.other = &same->threats;
    add_if_any(json, "th", scores(move.threats, behind));
    nodes.push_back(std::move(json));
  }
  return nodes;
}

}  // namespace feerie::verify
