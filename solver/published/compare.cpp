#include "published/compare.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "texts/texts.h"

namespace feerie::published {
namespace {

using solution::Mark;
using Moves = std::vector<ScoreMove>;

const ScoreMove* find(const Moves& moves, std::string_view text) {
  const auto found = std::ranges::find(moves, text, &ScoreMove::text);
  return found == moves.end() ? nullptr : &*found;
}

/// The moves that lead to a place of the tree: `1.Qa1 Kd5 2.Qb2`.
class Way {
 public:
  /// `numbered`: moves get their numbers; in series play the count is another one. `plies`:
  /// half-moves that are left out at the beginning.
  Way(bool numbered, int plies) : numbered_(numbered), plies_(plies) {}

  [[nodiscard]] Way then(std::string_view move) const {
    Way longer = *this;
    longer.text_ += text_.empty() ? "" : " ";
    const bool first = plies_ % 2 == 0;
    if (numbered_ && (first || text_.empty())) {
      longer.text_ += fmt::format("{}.{}", plies_ / 2 + 1, first ? "" : "..");
    }
    longer.text_ += move;
    ++longer.plies_;
    return longer;
  }
  /// A move of the side that has just moved.
  [[nodiscard]] Way then_threat(std::string_view move) const {
    Way longer = *this;
    longer.text_ += text_.empty() ? "threat" : " threat";
    longer.plies_ += longer.plies_ % 2;
    return longer.then(move);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  bool numbered_;
  int plies_;
  std::string text_;
};

/// Lines of play: all ways from the first moves to the ends.
class Lines {
 public:
  explicit Lines(Differences& differences) : differences_(differences) {}

  void compare(const Moves& published, const Moves& found, const Way& way) {
    for (const ScoreMove& move : published) {
      if (move.text == "~") continue;
      const ScoreMove* same = find(found, move.text);
      const Way here = way.then(move.text);
      const bool goes_on = same != nullptr && !same->replies.empty();
      if (same == nullptr || (!goes_on && !move.replies.empty())) {
        add_all(move, way, differences_.not_found);
      } else if (move.replies.empty()) {
        // A line that stops early stands for what follows if nothing else can be meant.
        const bool told = !goes_on || move.unfinished || ends(*same) == 1;
        if (!told) differences_.not_found.push_back(here.text() + " (incomplete)");
      } else {
        compare(move.replies, same->replies, here);
      }
    }
    for (const ScoreMove& move : found) {
      if (find(published, move.text) == nullptr) add_all(move, way, differences_.unpublished);
    }
  }

 private:
  static int ends(const ScoreMove& move) {
    int count = move.replies.empty() ? 1 : 0;
    for (const ScoreMove& reply : move.replies) count += ends(reply);
    return count;
  }

  static void add_all(const ScoreMove& move, const Way& way, std::vector<std::string>& ways) {
    const Way here = way.then(move.text);
    if (move.replies.empty()) ways.push_back(here.text());
    for (const ScoreMove& reply : move.replies) add_all(reply, here, ways);
  }

  Differences& differences_;
};

/// Battle play.
class Trees {
 public:
  Trees(Differences& differences, const Manner& manner)
      : differences_(differences), manner_(manner) {}

  void compare_first_moves(const Moves& published, const Moves& found) {
    for (const ScoreMove& move : published) {
      if (move.text.empty()) compare_threats(move, threats_of_position(found), start_);
      if (move.text.empty() || move.text == "~") continue;
      const ScoreMove* same = find(found, move.text);
      if (same == nullptr || is_attempt(move) != is_attempt(*same)) {
        const char* mark = is_attempt(move) ? "?" : "";
        differences_.not_found.push_back(start_.then(move.text + mark).text());
      } else {
        compare_attack(move, *same, start_.then(move.text));
      }
    }
    for (const ScoreMove& move : found) {
      const ScoreMove* same = find(published, move.text);
      const bool there = same != nullptr && is_attempt(*same) == is_attempt(move);
      if (there || (is_attempt(move) && !manner_.complete)) continue;
      differences_.unpublished.push_back(start_.then(move.text).text());
    }
  }

  void compare_defences(const Moves& published, const Moves& found, const Way& way) {
    for (const ScoreMove& defence : published) {
      if (defence.text == "~") continue;
      if (defence.text.empty()) {
        compare_threats(defence, threats_of_position(found), way);
        continue;
      }
      const Way here = way.then(defence.text);
      if (const ScoreMove* same = find(found, defence.text)) {
        compare_continuations(defence, *same, here);
      } else {
        differences_.not_found.push_back(here.text());
      }
    }
    if (!manner_.complete) return;
    for (const ScoreMove& defence : found) {
      if (find(published, defence.text) == nullptr) {
        differences_.unpublished.push_back(way.then(defence.text).text());
      }
    }
  }

 private:
  static bool is_attempt(const ScoreMove& move) { return move.mark == Mark::attempt; }

  static const Moves& threats_of_position(const Moves& found) {
    static const Moves nothing;
    const ScoreMove* position = find(found, "");
    return position == nullptr ? nothing : position->threats;
  }

  void compare_threats(const ScoreMove& published, const Moves& found, const Way& way) {
    for (const ScoreMove& threat : published.threats) {
      if (threat.text == "~") continue;
      const Way here = way.then_threat(threat.text);
      if (const ScoreMove* same = find(found, threat.text)) {
        compare_attack(threat, *same, here);
      } else {
        differences_.not_found.push_back(here.text());
      }
    }
    if (!manner_.complete) return;
    for (const ScoreMove& threat : found) {
      if (find(published.threats, threat.text) == nullptr) {
        differences_.unpublished.push_back(way.then_threat(threat.text).text());
      }
    }
  }

  /// What follows a move of the attacker.
  void compare_attack(const ScoreMove& published, const ScoreMove& found, const Way& way) {
    compare_threats(published, found.threats, way);
    compare_refutations(published, found, way);
    Moves defences;
    for (const ScoreMove& defence : published.replies) {
      if (find(found.replies, defence.text) != nullptr || !carried_out(defence, found)) {
        defences.push_back(defence);
      }
    }
    compare_defences(defences, found.replies, way);
  }

  /// A move that does not defend: the threat is carried out behind it, perhaps by a capture of the
  /// unit that has moved to where the threat arrives. Nothing is said about
  /// defences where none is shown.
  static bool carried_out(const ScoreMove& defence, const ScoreMove& attack) {
    if (attack.replies.empty() && attack.threats.empty()) return true;
    return std::ranges::any_of(defence.replies, [&](const ScoreMove& next) {
      return std::ranges::any_of(attack.threats, [&](const ScoreMove& threat) {
        return way_of(threat.text) == way_of(next.text);
      });
    });
  }

  /// The squares of a move, whatever it captures and does further.
  static std::string way_of(std::string_view move) {
    std::string way(move.substr(0, move.find('[')));
    std::ranges::replace(way, '*', '-');
    return way;
  }

  void compare_refutations(const ScoreMove& published, const ScoreMove& found, const Way& way) {
    for (const ScoreMove& refutation : published.refutations) {
      if (find(found.refutations, refutation.text) == nullptr) {
        differences_.not_found.push_back(way.then(refutation.text + "!").text());
      }
    }
    if (published.refutations.empty() && !manner_.complete) return;
    for (const ScoreMove& refutation : found.refutations) {
      if (find(published.refutations, refutation.text) == nullptr) {
        differences_.not_found.push_back(texts::form(manner_.language, "{} (not published)",
                                                     way.then(refutation.text + "!").text()));
      }
    }
  }

  /// What follows a defence: each continuation that is published has to be found, and one that is
  /// found beside them is a dual.
  void compare_continuations(const ScoreMove& published, const ScoreMove& found, const Way& way) {
    for (const ScoreMove& next : published.replies) {
      if (next.text == "~") continue;
      const Way here = way.then(next.text);
      if (const ScoreMove* same = find(found.replies, next.text)) {
        compare_attack(next, *same, here);
      } else {
        differences_.not_found.push_back(here.text());
      }
    }
    if (published.replies.empty() && !manner_.complete) return;
    for (const ScoreMove& next : found.replies) {
      if (find(published.replies, next.text) == nullptr) {
        differences_.duals.push_back(way.then(next.text).text());
      }
    }
  }

  Differences& differences_;
  const Manner& manner_;
  const Way start_{true, 0};
};

}  // namespace

Differences compare(const std::vector<ScoreMove>& published, const std::vector<ScoreMove>& found,
                    const Manner& manner) {
  Differences differences;
  if (!manner.tree) {
    Lines(differences).compare(published, found, Way(false, 0));
  } else if (manner.begins_with_defence) {
    Trees(differences, manner).compare_defences(published, found, Way(true, 1));
  } else {
    Trees(differences, manner).compare_first_moves(published, found);
  }
  return differences;
}

}  // namespace feerie::published
