#include "report/moves.h"

#include <algorithm>
#include <utility>

#include "output/announcement_text.h"
#include "output/fen.h"
#include "output/last_move_text.h"
#include "output/notation.h"
#include "output/replay.h"
#include "report/board_text.h"

namespace feerie::report {

namespace {

/// The signs of check and of goals behind the move just played, each after a blank.
std::string signs_of(Game& game, const std::vector<const Goal*>& reached) {
  std::string text;
  const bool sign_tells =
      std::ranges::any_of(reached, [](const Goal* goal) { return goal->replaces_check; });
  if (!sign_tells && game.in_check(game.turn())) text += " +";
  for (const Goal* goal : reached) {
    if (!goal->sign.empty()) text.append(" ").append(goal->sign);
  }
  return text;
}

/// Goals that an announced half-move reaches.
void sign(const std::vector<const Goal*>& reached, ShownMove& move) {
  for (const Goal* goal : reached) {
    if (!goal->sign.empty()) move.text.append(" ").append(goal->sign);
    move.goals.emplace_back(goal->symbol);
  }
}

}  // namespace

ShownMove MoveTeller::last_move(const std::vector<const Goal*>& reached) const {
  // Its own copy: the questions below play moves, and where the game keeps its moves may change by
  // that.
  const Candidate move = game_.last_move();
  ShownMove told;
  told.played = notate_last(game_, lettering_);
  told.text = told.played + signs_of(game_, reached);
  if (move.type != MoveType::null && move.from != no_square) told.from = to_string(move.from);
  if (move.type != MoveType::null && move.to != no_square) told.to = to_string(move.to);
  if (placements_) told.placement = fen::placement(game_.position(), game_.rules().kinds());
  if (boards_) told.board = board_text(game_.position(), game_.rules().kinds(), lettering_);
  for (const Goal* goal : reached) told.goals.emplace_back(goal->symbol);
  return told;
}

std::vector<ShownTree> MoveTeller::all(const std::vector<solution::TreeMove>& moves) {
  std::vector<ShownTree> told;
  told.reserve(moves.size());
  for (const solution::TreeMove& move : moves) told.push_back(tree(move));
  return told;
}

void MoveTeller::add_behind(const solution::TreeMove& shown, ShownTree& told) {
  if (!shown.threats.empty()) {
    during_pass(game_, Pass::imagined, [&] { told.threats = all(shown.threats); });
  }
  told.replies = all(shown.replies);
  told.refutations = all(shown.refutations);
}

ShownTree MoveTeller::tree(const solution::TreeMove& shown) {
  ShownTree told;
  told.mark = shown.mark;
  told.aim = shown.aim;
  told.unanswered = shown.unanswered;
  if (nobody_moves(shown)) {
    told.in_check = game_.in_check(game_.turn());
    add_behind(shown, told);
    return told;
  }
  during(game_, shown.move, [&] {
    told.move = last_move(shown.reached);
    add_behind(shown, told);
  });
  return told;
}

ShownMove MoveTeller::move(const Move& move) {
  ShownMove told;
  during(game_, move, [&] { told = last_move({}); });
  return told;
}

const ShownLine& MoveTeller::line(const solution::Line& line) {
  const std::size_t known = told_before(line);
  told_.mark = line.mark;
  told_.plies.resize(known);
  plies_.resize(known);
  start_ = game_.key();
  add_plies(line, 0);
  return told_;
}

/// How many half-moves at the beginning of the line are shown as those of the line told last?
std::size_t MoveTeller::told_before(const solution::Line& line) const {
  if (line.plies.empty() || start_ != game_.key()) return 0;
  const auto& plies = line.plies;
  const std::size_t most = std::min(plies_.size(), plies.size() - 1);
  const auto until = plies.begin() + static_cast<std::ptrdiff_t>(most);
  const auto differs = std::mismatch(plies.begin(), until, plies_.begin()).first;
  return static_cast<std::size_t>(differs - plies.begin());
}

ShownMove MoveTeller::announced(const solution::Announcement& move) const {
  ShownMove told;
  told.text = told.played = announcement_text(move, game_.rules().kinds(), lettering_);
  if (move.from != no_square) told.from = to_string(move.from);
  if (move.to != no_square) told.to = to_string(move.to);
  return told;
}

ShownLine MoveTeller::announced(const solution::AnnouncedLine& line) const {
  ShownLine told;
  for (const solution::Announcement& ply : line.plies) {
    told.plies.push_back({ply.skipped ? ShownMove{} : announced(ply), ply.number, ply.skipped});
  }
  sign(line.reached, told.plies.back().move);
  return told;
}

ShownTree MoveTeller::announced(const solution::AnnouncedMove& shown) const {
  ShownTree told;
  if (!shown.nobody_moves) told.move = announced(shown.move);
  sign(shown.reached, told.move);
  told.mark = shown.mark;
  told.aim = shown.aim;
  told.threats = announced(shown.threats);
  told.replies = announced(shown.replies);
  told.refutations = announced(shown.refutations);
  told.unanswered = shown.unanswered;
  return told;
}

std::vector<ShownTree> MoveTeller::announced(
    const std::vector<solution::AnnouncedMove>& moves) const {
  std::vector<ShownTree> told;
  told.reserve(moves.size());
  for (const solution::AnnouncedMove& move : moves) told.push_back(announced(move));
  return told;
}

/// Adds the half-moves from this one on, playing those before that have been told already.
void MoveTeller::add_plies(const solution::Line& line, std::size_t next) {
  if (next == line.plies.size()) return;
  const solution::Ply& ply = line.plies[next];
  const bool last = next + 1 == line.plies.size();
  const auto add = [&] {
    if (next == told_.plies.size()) {
      const std::vector<const Goal*> reached = last ? line.reached : std::vector<const Goal*>{};
      ShownMove move = ply.skipped ? ShownMove{} : last_move(reached);
      told_.plies.push_back({std::move(move), ply.number, ply.skipped});
      if (!last) plies_.push_back(ply);
    }
    add_plies(line, next + 1);
  };
  ply.skipped ? add() : during_ply(game_, ply, add);
}

ShownWayBack told(const WayBack& way, const Lettering& lettering) {
  ShownWayBack shown;
  for (std::size_t i = 0; i < way.moves.size(); ++i) {
    const TakenBack& taken = way.moves[i];
    shown.moves.push_back({text_of(taken, way.rules, lettering),
                           fen::placement(taken.before, way.rules->kinds()), number_on(way, i)});
  }
  shown.turn = way.moves.back().before.turn();
  return shown;
}

}  // namespace feerie::report
