#include "output/play_text.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "output/notation.h"
#include "output/replay.h"
#include "output/words.h"

namespace feerie {

std::string PlayText::last_move(const std::vector<const Goal*>& reached) const {
  std::string text = notate_last(game_, lettering_);
  const bool sign_tells =
      std::ranges::any_of(reached, [](const Goal* goal) { return goal->replaces_check; });
  if (!sign_tells && game_.in_check(game_.turn())) text += " +";
  for (const Goal* goal : reached) {
    if (!goal->sign.empty()) text += fmt::format(" {}", goal->sign);
  }
  return text;
}

std::string PlayText::tree(const solution::TreeMove& shown, int depth) {
  text_.clear();
  if (shown.move.candidate.type == MoveType::null && shown.mark == solution::Mark::none) {
    add_opening(shown, depth);
  } else {
    add_move(shown, depth, false);
  }
  return std::exchange(text_, {});
}

/// The move before is not shown, but what could be said of it is.
void PlayText::add_opening(const solution::TreeMove& shown, int depth) {
  if (game_.in_check(game_.turn())) text_ += " +";
  if (shown.aim != solution::Aim::none) text_ += '\n';
  add_aim(shown.aim);
  add_behind(shown, depth - 1);
}

void PlayText::add_move(const solution::TreeMove& shown, int depth, bool refutation) {
  text_ += fmt::format("\n{:{}}{:3}.{}", "", std::max(1, 4 * depth), depth / 2 + 1,
                       depth % 2 == 0 ? "" : "..");
  during(game_, shown.move, [&] {
    text_ += last_move(shown.reached);
    switch (shown.mark) {
      case solution::Mark::key:
      case solution::Mark::refutation:
        text_ += " !";
        break;
      case solution::Mark::attempt:
        text_ += " ?";
        break;
      case solution::Mark::violation:
        text_ += " ?!?";
        break;
      case solution::Mark::none:
        if (refutation) text_ += " !";
        break;
    }
    add_aim(shown.aim);
    add_behind(shown, depth);
  });
}

void PlayText::add_aim(solution::Aim aim) {
  if (aim == solution::Aim::none) return;
  const Names& word = aim == solution::Aim::threat ? words::threat : words::zugzwang;
  text_ += fmt::format(" {}", word.in(lettering_.language));
}

void PlayText::add_behind(const solution::TreeMove& shown, int depth) {
  if (!shown.threats.empty()) {
    during_pass(game_, Pass::imagined, [&] {
      for (const auto& threat : shown.threats) add_move(threat, depth + 2, false);
    });
  }
  for (const auto& reply : shown.replies) add_move(reply, depth + 1, false);
  if (!shown.refutations.empty()) {
    text_ += fmt::format("\n    {}", words::but.in(lettering_.language));
    for (const auto& refutation : shown.refutations) add_move(refutation, depth + 1, true);
  }
  if (shown.unanswered) {
    text_ += fmt::format("\n{:{}}{}", "", 4 * (depth + 1), words::refutes.in(lettering_.language));
  }
}

std::string PlayText::line(const solution::Line& line) {
  text_ = '\n';
  add_plies(line, 0);
  return std::exchange(text_, {});
}

void PlayText::add_plies(const solution::Line& line, std::size_t next) {
  if (next == line.plies.size()) {
    if (line.mark == solution::Mark::violation) text_ += " ?!?";
    return;
  }
  const solution::Ply& ply = line.plies[next];
  const bool last = next + 1 == line.plies.size();
  if (ply.number > 0) text_ += fmt::format("{:3}.", ply.number);
  if (ply.skipped) {
    text_ += ply.number > 0 ? ".." : "  ...";
    return add_plies(line, next + 1);
  }
  during_ply(game_, ply, [&] {
    text_ += last_move(last ? line.reached : std::vector<const Goal*>{});
    if (!last) text_ += ' ';
    add_plies(line, next + 1);
  });
}

std::string PlayText::move_number(const std::vector<int>& numbers, const Move& move,
                                  const std::string& time) {
  std::string text = fmt::format("\n{:3}", numbers.front());
  for (std::size_t i = 1; i < numbers.size(); ++i) text += fmt::format(":{}", numbers[i]);
  during(game_, move, [&] { text += fmt::format("  ({} {})", last_move({}), time); });
  return text;
}

}  // namespace feerie
