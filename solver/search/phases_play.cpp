#include <algorithm>

#include "problem/notices.h"
#include "search/phases.h"

/// The play of a phase: solved part by part, each shown as trees or lines, and reported.
namespace feerie {

std::unique_ptr<Companions> Phases::companions_for(const Plan& plan, const Manner& how,
                                                   Table& table, const Game& game, bool trees) {
  const Plan::Node& root = plan[0];
  const bool keys = phase_ == solution::Phase::actual_play && root.play == Plan::Play::attack;
  const bool useful = settings_.threads > 1 && how.tables && settings_.division == nullptr &&
                      root.type == Plan::Type::branch && (keys || !trees);
  if (!useful) return nullptr;
  const Companions::Task task{
      plan, how, table, trees, settings_.short_cuts, settings_.positions_alone};
  return std::make_unique<Companions>(settings_.threads - 1, task, game, watch_);
}

/// The parts of a conjunction or disjunction are phases of their own, each shown in its own way.
void Phases::solve_part(const Plan& plan, Search& search, int node, solution::Phase phase,
                        bool trees) {
  const Plan::Node& asked = plan[node];
  if (asked.type == Plan::Type::conjunction || asked.type == Plan::Type::disjunction) {
    if (!search.prover().holds(node)) {
      // What the set play of reciprocal play leaves is shown as a phase even if there is nothing.
      if (phase == solution::Phase::set_play) {
        begin_phase(phase, trees);
        end_phase();
      } else {
        omit(phase);
      }
      return;
    }
    for (const int part : {asked.left, asked.right}) {
      if (search.prover().holds(part)) {
        solve_part(plan, search, part, phase, plan[part].battle());
      } else {
        omit(phase);
      }
    }
    return;
  }
  if (asked.type == Plan::Type::inversion && !game_->in_check(game_->turn())) {
    game_->pass();
    shown_->pass();
    ++skipped_;
    solve_part(plan, search, asked.left, phase, plan[asked.left].battle());
    --skipped_;
    shown_->undo();
    game_->undo();
    return;
  }
  begin_phase(phase, trees);
  begin_length(0);
  if (settings_.division != nullptr && settings_.division->tells()) {
    tell_known(asked, phase, trees);
  } else if (trees) {
    solve_tree(plan, search, node, phase);
  } else {
    solve_lines(plan, search, node);
  }
  end_phase();
}

void Phases::solve_tree(const Plan& plan, Search& search, int node, solution::Phase phase) {
  const Plan::Node& branch = plan[node];
  watch_.look_for(branch.maximum);
  if (phase == solution::Phase::post_key_play || branch.play == Plan::Play::defence) {
    show_tree(search.trees().post_key_play(node));
    return;
  }
  if (phase == solution::Phase::set_play) {
    for (const solution::TreeMove& defence : search.trees().set_play(node)) show_tree(defence);
    return;
  }
  const auto violations = search.trees().violations(node);
  for (const solution::TreeMove& violation : violations) show_tree(violation);
  if (!violations.empty()) return;
  search.trees().write_keys(node, [this](const solution::TreeMove& key) { report_tree(key); });
}

void Phases::solve_lines(const Plan& plan, Search& search, int node) {
  LineLister& lines = search.lines();
  lines.begin(skipped_, node);
  if (problem_.options.stop_on_short_solutions) lines.stop_behind_short_play();
  const Plan::Node& branch = plan[node];
  if (branch.type == Plan::Type::branch) {
    const auto violations = search.trees().violations(node);
    lines.list_violations(violations);
    if (!violations.empty()) return;
  }
  if (!branch.help_or_series()) {
    watch_.look_for(branch.maximum);
    // Play that has to be forced is shown only if it can be forced.
    const bool forced = branch.type == Plan::Type::branch && branch.play == Plan::Play::defence;
    if (!forced || search.prover().holds(node)) lines.list(node);
    return;
  }
  if (may_end_at_once_ && lines.list_immediate_endings(node)) return;
  for (int length = first_length(branch); length <= branch.maximum; ++length) {
    begin_length(length);
    if (!list_length(branch, length, [&] { lines.list_length(node, length); })) return;
  }
}

/// The length from which lines are listed. Numbers of moves tell where to go on, and moves are
/// numbered in the longest lines only: the shorter ones have been listed before.
int Phases::first_length(const Plan::Node& branch) const {
  if (limits_moves(heeded_)) return branch.longest_line();
  return std::max(branch.minimum, 1);
}

/// Lists the lines of a length by `list`; false if no more are wanted.
bool Phases::list_length(const Plan::Node& branch, int length, const std::function<void()>& list) {
  const int before = watch_.solutions();
  ends_.clear();
  watch_.look_for(length);
  list();
  const bool shorter = length < branch.maximum;
  if (shorter && problem_.options.stop_on_short_solutions && watch_.solutions() > before) {
    watch_.enough();
  }
  return !watch_.interrupted() && !watch_.satisfied();
}

void Phases::begin_length(int length) {
  if (settings_.division != nullptr) settings_.division->begin_length(length);
}

/// As the search would have reported them: what stands outside of all lengths, then length by
/// length.
void Phases::tell_known(const Plan::Node& branch, solution::Phase phase, bool trees) {
  Division& division = *settings_.division;
  if (trees) {
    division.tell_trees([&](const solution::TreeMove& tree) {
      const bool counts =
          phase == solution::Phase::actual_play && tree.mark != solution::Mark::violation;
      counts ? report_tree(tree) : show_tree(tree);
      return !watch_.over() && !(counts && watch_.satisfied());
    });
    return;
  }
  const auto tell = [&] {
    division.tell_lines([this](const solution::Line& line) {
      const bool violation = line.mark == solution::Mark::violation;
      if (violation || !watch_.satisfied()) report_line(line);
      return !watch_.over();
    });
  };
  tell();
  if (!branch.help_or_series()) return;
  for (int length = first_length(branch); length <= branch.maximum; ++length) {
    begin_length(length);
    if (!list_length(branch, length, tell)) return;
  }
}

bool Phases::enough_with_this_end() {
  const auto& most = heeded_.intelligent_limit;
  if (!most || *most <= 0) return false;
  const Position& position = game_->position();
  std::vector<std::uint32_t> units;
  for (Bitboard squares = position.units(); squares != 0;) {
    const Square at = take_first(squares);
    const Piece& unit = position.at(at);
    units.insert(units.end(), {at, unit.kind, static_cast<std::uint32_t>(unit.sides), unit.traits});
  }
  const int count = ++ends_[units];
  if (count >= *most) watch_.leave_out();
  return count > *most;
}

void Phases::report_line(const solution::Line& line) {
  if (!wants_solution() || enough_with_this_end()) return;
  listener_.line(line);
  watch_.count_solution();
}

void Phases::show_tree(const solution::TreeMove& shown) {
  if (wants_solution()) listener_.tree(shown);
}

void Phases::report_tree(const solution::TreeMove& shown) {
  listener_.tree(shown);
  if (shown.mark == solution::Mark::key) watch_.count_solution();
}

}  // namespace feerie
