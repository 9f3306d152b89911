#include <algorithm>

#include "problem/quiet_listener.h"
#include "search/uncertain_trees.h"
#include "unit/search/solved.h"
#include "unit/uncertain/oracle_worlds.h"

namespace feerie::test {
namespace {

using Worlds = std::vector<HiddenWorld>;

/// Decides battle play by what is written in docs/invisibles.md, world by world.
class Battle {
 public:
  Battle(Forced forced, bool exact) : forced_(forced), exact_(exact) {}

  /// A defence refutes: the attack does not succeed against it with so many further moves.
  [[nodiscard]] bool refutes(const Worlds& behind_defence, int moves) const {
    const bool counts = !exact_ || moves == 0;
    if (forced_ == Forced::self && counts && mates_in_all(behind_defence)) return false;
    return !attack(behind_defence, moves);
  }

  /// An attacking half-move has been made.
  [[nodiscard]] bool solves(const Worlds& worlds, int moves) const {
    const bool counts = !exact_ || moves == 0;
    if (forced_ == Forced::direct && counts && mates_in_all(worlds)) return true;
    if (is_reflex() && can_mate(worlds)) return true;
    if (forced_ != Forced::self && moves == 0) return false;
    const auto defences = announced_in(worlds);
    return !defences.empty() && std::ranges::none_of(defences, [&](const auto& defence) {
      return refutes(defence.second, moves);
    });
  }

  [[nodiscard]] bool attack(const Worlds& worlds, int moves) const {
    if (moves == 0 || is_bound(worlds)) return false;
    const auto attacks = announced_in(worlds);
    return std::ranges::any_of(
        attacks, [&](const auto& attack) { return solves(attack.second, moves - 1); });
  }

  [[nodiscard]] bool is_bound(const Worlds& worlds) const {
    return forced_ == Forced::reflex && can_mate(worlds);
  }

 private:
  [[nodiscard]] bool is_reflex() const {
    return forced_ == Forced::reflex || forced_ == Forced::semi_reflex;
  }
  static bool can_mate(const Worlds& worlds) {
    const auto moves = announced_in(worlds);
    return std::ranges::any_of(moves, [](const auto& move) { return mates_in_all(move.second); });
  }

  Forced forced_;
  bool exact_;
};

}  // namespace

std::set<std::string> first_moves_by_all_worlds(const HiddenDiagram& diagram, Forced forced,
                                                int moves, bool exact) {
  const Battle battle(forced, exact);
  std::set<std::string> found;
  const Worlds worlds = worlds_of(diagram);
  if (worlds.empty() || battle.is_bound(worlds)) return found;
  for (const auto& [text, behind] : announced_in(worlds)) {
    if (battle.solves(behind, moves - 1)) {
      found.insert(text + '!');
      continue;
    }
    if (forced != Forced::self && moves == 1) continue;
    std::set<std::string> refutations;
    for (const auto& [defence, worlds_left] : announced_in(behind)) {
      if (battle.refutes(worlds_left, moves - 1)) refutations.insert(defence);
    }
    std::string shown = text + '?';
    for (const std::string& refutation : refutations) shown += ' ' + refutation;
    if (!refutations.empty()) found.insert(shown);
  }
  return found;
}

std::set<std::string> first_moves_by_search(const HiddenDiagram& diagram, Forced forced, int moves,
                                            bool exact) {
  std::set<std::string> found;
  Watch watch({});
  auto knowledge = knowledge_of(diagram, watch);
  if (!knowledge || !knowledge->possible()) return found;
  BattleForm form;
  form.moves = moves;
  form.exact = exact;
  form.type = forced == Forced::direct ? BattleForm::Type::direct
              : forced == Forced::self ? BattleForm::Type::self
                                       : BattleForm::Type::reflex;
  form.both_bound = forced == Forced::reflex;
  UncertainBattle battle(*knowledge, form);
  Options options;
  options.defence = square_count * square_count;
  QuietListener listener;
  const SolveSettings settings;
  MoveNumbers numbers(options, settings, watch, listener);
  UncertainTrees(battle, options, watch, numbers).write_keys([&](const auto& first) {
    if (first.mark == solution::Mark::violation) return;
    std::set<std::string> refutations;
    for (const auto& refutation : first.refutations) refutations.insert(key_of(refutation.move));
    std::string shown = key_of(first.move) + (first.mark == solution::Mark::key ? '!' : '?');
    for (const std::string& refutation : refutations) shown += ' ' + refutation;
    found.insert(shown);
  });
  return found;
}

}  // namespace feerie::test
