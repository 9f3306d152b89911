#include "report/json_play.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "output/fen.h"
#include "output/replay.h"
#include "report/play_text.h"

namespace feerie::report {

using nlohmann::json;

json move_json(const Game& game) {
  const Candidate& move = game.last_move();
  return {to_string(move.from), to_string(move.to),
          fen::placement(game.position(), game.rules().kinds())};
}

namespace {

/// A move that may be one of which not all is seen.
json move_json(const ShownMove& move) {
  const auto square = [](const std::string& name) { return name.empty() ? "-" : name; };
  return {square(move.from), square(move.to), move.placement};
}

std::string marked_text(const ShownTree& shown) {
  using solution::Mark;
  std::string text = shown.move.text;
  if (shown.mark == Mark::key || shown.mark == Mark::refutation) text += " !";
  if (shown.mark == Mark::attempt) text += " ?";
  if (shown.mark == Mark::violation) text += " ?!?";
  return text;
}

}  // namespace

void JsonPlay::tree(const solution::TreeMove& shown) {
  // It may end early, when there is no time left: then nothing of the tree is shown, as in the
  // text.
  add(moves_.tree(shown));
}

void JsonPlay::announced(const solution::AnnouncedMove& shown) {
  add(moves_.announced(shown));
}

void JsonPlay::add(const ShownTree& shown) {
  using solution::Mark;
  if (shown.move.text.empty()) return visit_replies(shown, 0, "lines");
  const bool attempt = shown.mark == Mark::attempt;
  const bool violation = shown.mark == Mark::violation;
  const std::string list = attempt ? "tries" : violation ? "violations" : "solutions";
  const std::string texts = attempt || violation ? list + "_text" : "text";
  add(list, texts, json::array({move_json(shown.move)}), "1." + marked_text(shown));
  // What is behind a move is shown as the text shows it, be it only what refutes a try.
  const bool more = !shown.replies.empty() || !shown.threats.empty() || !shown.refutations.empty();
  if (more || object_.contains("lines")) visit(shown, 0, attempt ? "try_lines" : "lines");
}

void JsonPlay::add(const std::string& list, const std::string& texts, json moves,
                   std::string text) {
  object_[list].push_back(std::move(moves));
  object_[texts].push_back(std::move(text));
}

/// Adds the ways from the root through the move to all ends behind it.
void JsonPlay::visit(const ShownTree& shown, int depth, const std::string& list) {
  const std::string before = path_text_;
  if (depth > 0) path_text_ += ' ';
  if (depth % 2 == 0) path_text_ += fmt::format("{}.", depth / 2 + 1);
  path_text_ += marked_text(shown);
  path_.push_back(move_json(shown.move));
  if (shown.replies.empty() && shown.threats.empty() && shown.refutations.empty()) {
    add(list, list + "_text", path_, path_text_);
  }
  visit_replies(shown, depth + 1, list);
  path_.erase(path_.size() - 1);
  path_text_ = before;
}

void JsonPlay::visit_replies(const ShownTree& shown, int depth, const std::string& list) {
  for (const auto& reply : shown.replies) visit(reply, depth, list);
  for (const auto& refutation : shown.refutations) visit(refutation, depth, list);
  const std::string threats = list.starts_with("try") ? "try_threats" : "threats";
  for (const auto& threat : shown.threats) visit(threat, depth + 1, threats);
}

void JsonPlay::line(const solution::Line& line) {
  json moves = json::array();
  collect(line.plies, 0, moves);
  add(moves_.line(line), std::move(moves));
}

void JsonPlay::announced(const solution::AnnouncedLine& line) {
  const ShownLine shown = moves_.announced(line);
  json moves = json::array();
  for (const ShownPly& ply : shown.plies) {
    if (!ply.skipped) moves.push_back(move_json(ply.move));
  }
  add(shown, std::move(moves));
}

void JsonPlay::add(const ShownLine& line, json moves) {
  const bool shorter = static_cast<int>(line.plies.size()) < full_length_;
  std::string text = text_of(line);
  text.erase(0, std::min(text.find_first_not_of("\n "), text.size()));
  add(shorter ? "short" : "solutions", shorter ? "short_text" : "text", std::move(moves),
      std::move(text));
}

void JsonPlay::collect(const std::vector<solution::Ply>& plies, std::size_t next, json& moves) {
  if (next == plies.size()) return;
  if (plies[next].skipped) return collect(plies, next + 1, moves);
  during_ply(game_, plies[next], [&] {
    moves.push_back(move_json(game_));
    collect(plies, next + 1, moves);
  });
}

}  // namespace feerie::report
