#include "search/uncertain_trees.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace feerie {

using solution::Aim;
using solution::Mark;

void UncertainTrees::write_keys(const Report& report) {
  shows_variations_ = options_.variations;
  shows_threats_ = !options_.no_threat;
  if (battle_.is_bound()) {
    for (const Shown& violation : goals(Mark::violation)) report(violation);
    return;
  }
  const std::vector<Saying> sayings = battle_.sayings();
  numbers_.begin_phase(static_cast<int>(sayings.size()));
  for (const Saying& saying : sayings) {
    if (over()) return;
    if (numbers_.examine(battle_.announced(saying), 0, 0)) write_first(saying, report);
  }
}

void UncertainTrees::write_first(const Saying& saying, const Report& report) {
  const auto key = [&](Shown first) {
    first.mark = Mark::key;
    report(first);
  };
  const BattleForm& form = battle_.form();
  const bool may_end = form.type == BattleForm::Type::direct && battle_.counts(form.moves, true);
  if (may_end && battle_.reaching(saying, key)) return;
  battle_.playing(saying, [&](Shown first) {
    if (finish_first(first)) report(first);
  });
}

/// Is the half-move just played a key or a try? A key is shown with as little play as it needs.
bool UncertainTrees::finish_first(Shown& first) {
  const int most = battle_.form().moves - 1;
  for (int moves = battle_.form().exact ? most : 0; moves <= most; ++moves) {
    if (!battle_.solves_behind(moves)) continue;
    first.mark = Mark::key;
    show_behind(moves, first);
    return true;
  }
  if (most_refutations() == 0) return false;
  first.refutations = refutations(most);
  if (first.refutations.empty()) return false;
  first.mark = Mark::attempt;
  show_behind(most, first);
  return true;
}

int UncertainTrees::most_refutations() const {
  return options_.defence.value_or(options_.try_play ? 1 : 0);
}

std::vector<UncertainTrees::Shown> UncertainTrees::refutations(int moves) {
  std::vector<Shown> found;
  if (moves == 0 && battle_.form().type != BattleForm::Type::self) return found;
  if (options_.trivial_tries_avoid && in_check()) return found;
  for (const Saying& defence : battle_.sayings()) {
    if (battle_.judge(defence, moves) != UncertainBattle::Defence::refutes) continue;
    if (static_cast<int>(found.size()) == most_refutations()) return {};
    battle_.playing(defence, [&](Shown refutation) {
      refutation.mark = Mark::refutation;
      if (battle_.is_bound()) refutation.replies = goals(Mark::violation);
      found.push_back(std::move(refutation));
    });
  }
  return found;
}

/// The half-moves by which the side on move reaches the goal at once.
std::vector<UncertainTrees::Shown> UncertainTrees::goals(Mark mark) {
  std::vector<Shown> found;
  for (const Saying& saying : battle_.sayings()) {
    battle_.reaching(saying, [&](Shown shown) {
      shown.mark = mark;
      found.push_back(std::move(shown));
    });
  }
  return found;
}

/// The defender is in check in every world.
bool UncertainTrees::in_check() {
  return !battle_.playing(battle_.pass(), [](const Shown& /*shown*/) {});
}

/// What is shown behind an attacking half-move that does not reach the goal; so many further moves
/// are left to the attack.
void UncertainTrees::show_behind(int moves, Shown& shown) {
  if (!shows_variations_) return;
  if (battle_.form().type == BattleForm::Type::reflex && battle_.can_reach_goal()) {
    shown.replies = goals(Mark::none);
    return;
  }
  const Threats threats = find_threats(moves, shown);
  show_defences(moves, threats, false, shown.replies);
}

/// Where the defender can pass in no world, or the attack has no further move, nothing is a threat.
UncertainTrees::Threats UncertainTrees::find_threats(int moves, Shown& shown) {
  Threats threats;
  if (moves == 0 || !shows_threats_) return threats;
  const bool quiet = battle_.playing(battle_.pass(), [&](const Shown& /*pass*/) {
    threats.length = battle_.shortest_attack(moves);
    if (threats.length == 0) return;
    for (const Saying& saying : battle_.sayings()) {
      const auto keep = [&](Shown threat) {
        shown.threats.push_back(std::move(threat));
        threats.moves.push_back(saying);
      };
      attack(saying, threats.length, keep);
    }
  });
  if (quiet) shown.aim = threats.moves.empty() ? Aim::zugzwang : Aim::threat;
  return threats;
}

/// Do all threats succeed although the defence has been played?
bool UncertainTrees::all_still_work(const Threats& threats) {
  if (battle_.is_bound()) return false;
  const std::vector<Saying> possible = battle_.sayings();
  return std::ranges::all_of(threats.moves, [&](const Saying& threat) {
    return std::ranges::find(possible, threat) != possible.end() &&
           battle_.solves(threat, threats.length);
  });
}

/// The half-move and what is shown behind it, if the attack succeeds by it in so many moves.
bool UncertainTrees::attack(const Saying& saying, int moves, const Keep& keep) {
  if (battle_.form().type == BattleForm::Type::direct) {
    if (battle_.counts(moves, true) && battle_.reaching(saying, keep)) return true;
    if (moves == 1) return false;
  }
  bool solves = false;
  battle_.playing(saying, [&](Shown shown) {
    solves = battle_.solves_behind(moves - 1);
    if (!solves) return;
    show_behind(moves - 1, shown);
    keep(std::move(shown));
  });
  return solves;
}

std::vector<UncertainTrees::Shown> UncertainTrees::continuations(int length) {
  std::vector<Shown> found;
  for (const Saying& saying : battle_.sayings()) {
    attack(saying, length, [&](Shown shown) { found.push_back(std::move(shown)); });
  }
  return found;
}

/// Is a defence that is answered in so many moves worth showing? It is one only if it holds out as
/// long as the threat and stops one of the threats.
bool UncertainTrees::is_shown(int length, int moves, const Threats& threats) {
  if (!threats.moves.empty() && (length < threats.length || all_still_work(threats))) return false;
  return !options_.no_short_variations || length == moves;
}

void UncertainTrees::show_defences(int moves, const Threats& threats, bool post_key,
                                   std::vector<Shown>& shown) {
  std::vector<Shown> ended;
  bool all_ended = true;
  for (const Saying& defence : battle_.sayings()) {
    if (watch_.look()) return;
    const auto end = [&](Shown reached) { ended.push_back(std::move(reached)); };
    const bool self = battle_.form().type == BattleForm::Type::self;
    if (self && battle_.counts(moves, false) && battle_.reaching(defence, end)) continue;
    battle_.playing(defence, [&](Shown played) {
      all_ended = false;
      const int length = battle_.shortest_attack(moves);
      played.unanswered = length == 0;
      if (length > 0) {
        if (!is_shown(length, moves, threats)) return;
        played.replies = continuations(length);
      }
      if (length > 0 || post_key) shown.push_back(std::move(played));
    });
  }
  // Where longer play is possible, defences that end it at once are not worth showing.
  const bool only_ended = (all_ended && !post_key) || moves == 0;
  if (only_ended || options_.mates_in_1) std::ranges::move(ended, std::back_inserter(shown));
}

void UncertainTrees::write_set_play(const Report& report) {
  // Variations are shown even if nobody has asked for those of the solutions, but no threats.
  shows_variations_ = true;
  shows_threats_ = options_.variations && !options_.no_threat;
  std::vector<Shown> shown;
  if (battle_.form().type == BattleForm::Type::reflex) shown = goals(Mark::none);
  if (shown.empty()) show_defences(battle_.form().moves - 1, {}, false, shown);
  for (const Shown& defence : shown) report(defence);
}

void UncertainTrees::write_post_key_play(const Report& report) {
  shows_variations_ = true;
  shows_threats_ = !options_.no_threat;
  Shown key;
  key.nobody_moves = true;
  if (battle_.form().type == BattleForm::Type::reflex) key.replies = goals(Mark::none);
  if (key.replies.empty()) {
    const int moves = battle_.form().moves - 1;
    const Threats threats = find_threats(moves, key);
    show_defences(moves, threats, true, key.replies);
  }
  report(key);
}

}  // namespace feerie
