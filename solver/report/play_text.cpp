#include "report/play_text.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include <fmt/compile.h>
#include <fmt/format.h>

#include "output/words.h"

namespace feerie::report {
namespace {

using solution::Aim;
using solution::Mark;

std::string_view sign_of(Mark mark) {
  switch (mark) {
    case Mark::key:
    case Mark::refutation:
      return " !";
    case Mark::attempt:
      return " ?";
    case Mark::violation:
      return " ?!?";
    case Mark::none:
      break;
  }
  return "";
}

/// Writes a tree down, line by line.
class TreeText {
 public:
  explicit TreeText(Language language) : language_(language) {}

  std::string of(const ShownTree& shown, int depth) {
    if (shown.move.text.empty()) {
      add_opening(shown, depth);
    } else {
      add_move(shown, depth, shown.mark);
    }
    return std::exchange(text_, {});
  }

 private:
  /// The move before is not shown, but what could be said of it is.
  void add_opening(const ShownTree& shown, int depth) {
    if (shown.in_check) text_ += " +";
    if (shown.aim != Aim::none) text_ += '\n';
    add_aim(shown.aim);
    add_behind(shown, depth - 1);
  }

  void add_move(const ShownTree& shown, int depth, Mark mark) {
    text_ += fmt::format("\n{:{}}{:3}.{}{}{}", "", std::max(1, 4 * depth), depth / 2 + 1,
                         depth % 2 == 0 ? "" : "..", shown.move.text, sign_of(mark));
    add_aim(shown.aim);
    add_behind(shown, depth);
  }

  void add_aim(Aim aim) {
    if (aim == Aim::none) return;
    const Names& word = aim == Aim::threat ? words::threat : words::zugzwang;
    text_ += fmt::format(" {}", word.in(language_));
  }

  void add_behind(const ShownTree& shown, int depth) {
    for (const ShownTree& threat : shown.threats) add_move(threat, depth + 2, threat.mark);
    for (const ShownTree& reply : shown.replies) add_move(reply, depth + 1, reply.mark);
    if (!shown.refutations.empty()) {
      text_ += fmt::format("\n    {}", words::but.in(language_));
      for (const ShownTree& refutation : shown.refutations) {
        const bool unmarked = refutation.mark == Mark::none;
        add_move(refutation, depth + 1, unmarked ? Mark::refutation : refutation.mark);
      }
    }
    if (shown.unanswered) {
      text_ += fmt::format("\n{:{}}{}", "", 4 * (depth + 1), words::refutes.in(language_));
    }
  }

  Language language_;
  std::string text_;
};

}  // namespace

std::string text_of(const ShownTree& shown, int depth, Language language) {
  return TreeText(language).of(shown, depth);
}

std::string text_of(const ShownLine& line) {
  std::string text = "\n";
  bool behind_move = false;
  for (const ShownPly& ply : line.plies) {
    if (behind_move) text += ' ';
    if (ply.number > 0) fmt::format_to(std::back_inserter(text), FMT_COMPILE("{:3}."), ply.number);
    if (ply.skipped) {
      text += ply.number > 0 ? ".." : "  ...";
    } else {
      text += ply.move.text;
    }
    behind_move = !ply.skipped;
  }
  text += sign_of(line.mark);
  return text;
}

std::string text_of(const std::vector<int>& numbers, const ShownMove& move,
                    const std::string& time) {
  return fmt::format("\n{:3}{}{}  ({} {})", numbers.front(), numbers.size() > 1 ? ":" : "",
                     fmt::join(numbers.begin() + 1, numbers.end(), ":"), move.text, time);
}

std::string text_of(const ShownWayBack& way) {
  std::string text;
  for (const ShownTakenBack& move : way.moves) {
    if (!text.empty()) text += ' ';
    if (move.number > 0) text += fmt::format("-{}.", move.number);
    text += move.text;
  }
  return text;
}

}  // namespace feerie::report
