#include <variant>

#include "problem/complaint.h"
#include "problem/messages.h"
#include "retro/conventions.h"
#include "retro/earlier_play.h"
#include "retro/said.h"
#include "search/counter.h"
#include "search/phases.h"

/// What retro analysis changes about a phase: it is played with the rights that the past of the
/// diagram leaves, once for each possible past if these differ.
namespace feerie {

Side turn_of(const Task& task) {
  Side turn = task.passed ? opposite(task.starts) : task.starts;
  using Type = stipulation::Expression::Type;
  for (const auto* tree = task.tree.get(); tree->type == Type::inversion; tree = tree->left.get()) {
    turn = opposite(turn);
  }
  return turn;
}

bool Phases::looks_back() const {
  return retro::said::analysis(problem_.options).value_or(settings_.retro_analysis);
}

void Phases::tell(const Deduction& deduction) {
  listener_.deduced(problem_, deduction);
}

std::unique_ptr<const retro::Reading> Phases::read_diagram(const Tasks& tasks) {
  if (!looks_back()) return nullptr;
  defender_ = swapped_ ? opposite(tasks.defender) : tasks.defender;
  const Side turn = turn_of(tasks.actual);
  const auto setup = set_up_start(problem_, swapped_ ? opposite(turn) : turn);
  const auto* ready = std::get_if<Setup>(&setup);
  if (ready == nullptr) return nullptr;
  return std::make_unique<const retro::Reading>(
      retro::read(problem_, *ready, retro::Asked::everything));
}

bool Phases::with_rights(const Task& task, Side turn, bool trees, const Use& use) {
  if (!looks_back()) return with_game(turn, use);
  const auto setup = set_up_start(problem_, turn);
  const auto* ready = std::get_if<Setup>(&setup);
  if (ready == nullptr) return with_game(turn, use);
  const auto asked = main_play() ? retro::Asked::everything : retro::Asked::rights_only;
  const retro::Reading reading =
      main_play() && reading_ != nullptr ? *reading_ : retro::read(problem_, *ready, asked);
  if (settings_.division != nullptr && reading.changes_anything()) {
    listener_.refuse(complaint(problem_, {}, messages::past_of_part));
    return false;
  }
  for (const Deduction& deduction : reading.deductions) tell(deduction);
  if (ready->rules->facts().counts_earlier_play) look_at_earlier_play(*ready);
  if (reading.other_side) {
    if (const auto done = run_for_other_side(task, trees)) return *done;
  }
  if (reading.parts.empty()) return use_setup(*ready, use);
  if (reading.parts.size() == 1) return use_problem(reading.parts.front().problem, turn, use);
  if (reading.strategy) {
    for (const retro::Reading::Part& part : reading.parts) {
      if (solves(part.problem, task, trees)) continue;
      tell({Deduction::Kind::castling, retro::first_castling_decides()});
      return use_problem(*reading.strategy, turn, use);
    }
  }
  bool ok = true;
  for (const retro::Reading::Part& part : reading.parts) {
    tell({Deduction::Kind::part, part.heading});
    ok = use_problem(part.problem, turn, use) && ok;
  }
  return ok;
}

void Phases::look_at_earlier_play(const Setup& setup) {
  earlier_ = retro::played_before(retro::knowledge_of(problem_, setup.rules), setup.position);
  if (earlier_.quiet_half_moves > 0) {
    tell({Deduction::Kind::earlier_play,
          retro::messages::quiet_before.in_all(earlier_.quiet_half_moves)});
  }
  const auto positions = static_cast<int>(earlier_.positions.size());
  if (positions > 0) {
    tell({Deduction::Kind::earlier_play, retro::messages::positions_before.in_all(positions)});
  }
}

bool Phases::use_problem(const Problem& problem, Side turn, const Use& use) {
  const auto setup = set_up_start(problem, turn);
  const auto* ready = std::get_if<Setup>(&setup);
  return ready != nullptr ? use_setup(*ready, use) : with_game(turn, use);
}

bool Phases::solves(const Problem& problem, const Task& task, bool trees) const {
  Counter counter;
  Watch watch(settings_.limits, {}, settings_.progress_interval);
  Phases probe(problem, settings_, watch, counter, swapped_, second_side_);
  probe.heeded_ = heeded_;
  probe.defender_ = defender_;
  probe.start_ = start_;
  probe.run(task, solution::Phase::actual_play, trees);
  return counter.any();
}

std::optional<bool> Phases::run_for_other_side(const Task& task, bool trees) {
  // Where moves have been taken back, they tell who is on move.
  if (start_ || trees || phase_ != solution::Phase::actual_play) return std::nullopt;
  Problem turned = problem_;
  turned.options.white_to_play = !turned.options.white_to_play;
  const auto tasks = translate(turned.stipulation, turned.options);
  if (!tasks || turn_of(tasks->actual) == turn_of(task)) return std::nullopt;
  Phases other(turned, settings_, watch_, listener_, swapped_, second_side_);
  other.heeded_ = heeded_;
  other.defender_ = defender_;
  return other.run(tasks->actual, phase_, trees);
}

}  // namespace feerie
