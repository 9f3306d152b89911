#include "search/uncertain_phases.h"

#include <variant>

#include "problem/complaint.h"
#include "problem/messages.h"
#include "search/uncertain_lines.h"
#include "search/uncertain_trees.h"

namespace feerie {

using uncertain_forms::behind_inversions;
using uncertain_forms::form_of;
using uncertain_forms::Lines;

namespace {

/// Orthodox chess, on a board that may have holes.
bool is_orthodox(const CompiledRules& rules) {
  Sayings any;
  for (auto saying = 0; saying <= static_cast<int>(Saying::goals); ++saying) {
    any.add(static_cast<Saying>(saying), true);
  }
  return rules.facts() == Facts{} && !rules.sayings().any_of(any) && !rules.acts_at_all() &&
         rules.memory_slots() == 0 && rules.closings().empty();
}

/// Neutral units are taken, but no neutral kings.
bool is_orthodox(const Position& position) {
  for (Bitboard units = position.units(); units != 0;) {
    const Piece& piece = position.at(take_first(units));
    const TraitSet usual = piece.kind == king ? royal_bit : 0;
    const bool usual_sides = !piece.neutral() || piece.kind != king;
    if (!usual_sides || piece.kind >= first_fairy_kind || piece.traits != usual) return false;
  }
  return position.kept_units().empty();
}

/// None of them asks for what is not known here.
bool takes_options(const Options& options) {
  return !options.threat && !options.non_trivial && options.others.empty() &&
         !options.no_white_king && !options.no_black_king && !options.intelligent_limit &&
         !options.null_moves && options.castling_mutually_exclusive.empty() &&
         !options.max_flight_squares && !options.keep_mating_piece;
}

/// Corners in which a hidden rook has the right to castle.
Bitboard corners_of(const Options& options) {
  Bitboard corners = corner_squares;
  if (options.castling_given) {
    corners = 0;
    for (const Square square : options.castling) corners |= bit(square);
  }
  for (const Square square : options.no_castling) corners &= ~bit(square);
  return corners;
}

}  // namespace

bool UncertainPhases::refuse(const Diagnostics& reasons) {
  for (const Diagnostic& reason : reasons) listener_.refuse(reason);
  return false;
}

Side UncertainPhases::turn_at_root(const Task& task) const {
  int skipped = 0;
  behind_inversions(task, skipped);
  const Side starts = swapped_ != task.passed ? opposite(task.starts) : task.starts;
  return skipped % 2 == 0 ? starts : opposite(starts);
}

bool UncertainPhases::run(const Tasks& tasks) {
  const Passage& place = problem_.stipulation_place;
  if (!form_of(tasks.actual)) {
    return refuse({unsupported(problem_, place, messages::uncertain_play)});
  }
  if (settings_.division != nullptr) {
    return refuse({unsupported(problem_, place, messages::uncertain_part)});
  }
  if (!takes_options(problem_.options)) {
    return refuse({unsupported(problem_, place, messages::uncertain_options)});
  }
  Problem visible = problem_;
  visible.invisibles = 0;
  const auto setup = set_up(visible, turn_at_root(tasks.actual));
  if (const auto* reasons = std::get_if<Diagnostics>(&setup)) return refuse(*reasons);
  const auto& ready = std::get<Setup>(setup);
  if (!is_orthodox(*ready.rules) || !is_orthodox(ready.position)) {
    const Passage rule =
        problem_.conditions.empty() ? Passage{} : problem_.conditions.front().place;
    return refuse({unsupported(problem_, rule, messages::uncertain_rules)});
  }
  if (problem_.options.post_key_play && tasks.post_key) {
    run(*tasks.post_key, solution::Phase::post_key_play, ready);
    return true;
  }
  if (problem_.options.set_play && tasks.set_play) {
    run(*tasks.set_play, solution::Phase::set_play, ready);
  }
  run(tasks.actual, solution::Phase::actual_play, ready);
  return true;
}

void UncertainPhases::run(const Task& task, solution::Phase phase, const Setup& ready) {
  const auto form = form_of(task);
  if (!form) return;
  int skipped = task.passed ? 1 : 0;
  behind_inversions(task, skipped);
  Position position = ready.position;
  const Side turn = turn_at_root(task);
  if (turn != position.turn()) {
    position.set_turn(turn);
    position.set_en_passant(0, no_square);
  }
  Game game(ready.rules, position);
  const auto end = [this] {
    return watch_.interrupted() ? solution::End::interrupted
           : watch_.satisfied() ? solution::End::partial
                                : solution::End::finished;
  };
  const bool tree = std::holds_alternative<BattleForm>(*form);
  const Listener::PhaseStart start{phase, second_side_, tree, &game, skipped};
  if (watch_.look()) return listener_.omit_phase(start, end());
  watch_.restart();
  listener_.begin_phase(start);
  try {
    // The set play of a tree begins behind a pass of the attacker.
    const bool behind_pass = tree && phase == solution::Phase::set_play;
    uncertain::Knowledge knowledge(
        {position, behind_pass ? opposite(turn) : turn, corners_of(problem_.options)},
        problem_.invisibles, &watch_);
    if (const auto* lines = std::get_if<Lines>(&*form)) {
      list(*lines, turn, skipped, knowledge);
    } else if (knowledge.possible()) {
      show(std::get<BattleForm>(*form), phase, knowledge);
    }
  } catch (const OutOfPatience&) {
    // What was being found out is not known; what was found stands.
  }
  listener_.end_phase(end());
}

void UncertainPhases::list(const Lines& lines, Side turn, int skipped,
                           uncertain::Knowledge& knowledge) {
  LineForm form;
  form.goal = lines.goal;
  form.aim = lines.aim;
  form.ending = lines.ending;
  form.ends_when_forced = lines.forced;
  form.skipped = skipped;
  UncertainLines search(knowledge, watch_, &numbers_, [this](const solution::AnnouncedLine& line) {
    listener_.announced(line);
    watch_.count_solution();
  });
  for (int length = lines.minimum; length <= lines.maximum; length += lines.step) {
    form.movers = lines.movers(turn, length);
    form.ender = lines.ender(turn, length);
    form.numbered = length == lines.maximum;
    const int before = watch_.solutions();
    watch_.look_for(length);
    search.list(form);
    const bool shorter = length < lines.maximum;
    if (shorter && problem_.options.stop_on_short_solutions && watch_.solutions() > before) {
      watch_.enough();
    }
    if (watch_.interrupted() || watch_.satisfied()) return;
  }
}

void UncertainPhases::show(const BattleForm& form, solution::Phase phase,
                           uncertain::Knowledge& knowledge) {
  UncertainBattle battle(knowledge, form);
  UncertainTrees trees(battle, problem_.options, watch_, numbers_);
  const auto report = [this](const solution::AnnouncedMove& shown) {
    listener_.announced_tree(shown);
    if (shown.mark == solution::Mark::key) watch_.count_solution();
  };
  watch_.look_for(2 * form.moves);
  switch (phase) {
    case solution::Phase::set_play:
      battle.playing(battle.pass(), [&](const auto& /*pass*/) { trees.write_set_play(report); });
      return;
    case solution::Phase::post_key_play:
      return trees.write_post_key_play(report);
    case solution::Phase::actual_play:
      return trees.write_keys(report);
  }
}

}  // namespace feerie
