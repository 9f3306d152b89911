#include "search/reached.h"

#include <algorithm>

#include "game/castling.h"
#include "retro/oracle.h"
#include "retro/said.h"
#include "retro/worlds.h"
#include "search/counter.h"
#include "search/phases.h"

namespace feerie {
namespace {

using stipulation::Expression;

/// Memory for what is remembered from one position to the next, at most.
constexpr std::size_t most_memory = std::size_t{64} << 20U;

const Expression* without_inversions(const Task& task) {
  const Expression* tree = task.tree.get();
  while (tree->type == Expression::Type::inversion) tree = tree->left.get();
  return tree;
}

/// The units that castle by convention and do not in the diagram, as far as none of the moves has
/// brought them to where they stand.
Bitboard denied(const Setup& setup, const WayBack& way) {
  const Bitboard fresh = setup.position.state().fresh;
  Bitboard units = castling::by_convention(setup.position, setup.rules->castling()) & ~fresh;
  for (const TakenBack& taken : way.moves)
    units &= taken.before.units() & ~bit(taken.move.candidate.from);
  return units;
}

}  // namespace

Reached::Reached(const Problem& problem, const Tasks& tasks, const Setup& setup,
                 const SolveSettings& settings, Watch& watch, Listener& listener)
    : problem_(problem),
      tasks_(tasks),
      setup_(setup),
      settings_(settings),
      watch_(watch),
      listener_(listener),
      knowledge_(retro::knowledge_of(problem, setup.rules)),
      looks_back_(retro::said::analysis(problem.options).value_or(settings.retro_analysis)),
      tree_(without_inversions(tasks.actual)),
      game_(setup.rules, setup.position),
      plan_(*tree_),
      manner_(manner_of(problem.options, plan_, *setup.rules, turn_of(tasks.actual),
                        shows_trees(*tasks.actual.tree))),
      table_(manner_.tables ? std::min(settings.limits.memory, most_memory) : 0, &watch),
      search_(plan_, game_, manner_, table_, watch, {}, [](const solution::Line& /*line*/) {}) {
  game_.wait_with(&watch);
  game_.take_short_cuts(settings.short_cuts);
}

bool Reached::past_matters(const Position& position) const {
  if (!looks_back_ || !retro::is_known(knowledge_, position)) return false;
  return position.state().fresh != 0 || retro::capturable_pawns(position) != 0;
}

Problem Reached::forward(const WayBack& way) const {
  Problem play = problem_;
  play.twins.clear();
  play.fen = {};
  play.stipulation.retraction.reset();
  Options& options = play.options;
  options.castling_given = false;
  options.castling.clear();
  for (Bitboard units = denied(setup_, way); units != 0;) {
    options.no_castling.push_back(take_first(units));
  }
  options.en_passant.clear();
  const State& state = way.moves.back().before.state();
  for (Bitboard squares = state.ep_squares; squares != 0;) {
    options.en_passant.push_back(take_first(squares));
  }
  return play;
}

bool Reached::solves(const WayBack& way) {
  Position position = way.moves.back().before;
  Bitboard fresh =
      castling::by_convention(position, setup_.rules->castling()) & ~denied(setup_, way);
  for (const Square square : problem_.options.no_castling) fresh &= ~bit(square);
  position.set_fresh(fresh);
  if (past_matters(position)) return solves_with_past(way);
  game_.begin_from(position);
  try {
    return search_.prover().holds(0) && !watch_.over();
  } catch (const OutOfPatience&) {
    return false;
  }
}

bool Reached::solves_with_past(const WayBack& way) {
  const Problem play = forward(way);
  Counter counter;
  SolveSettings settings = settings_;
  settings.limits.memory = std::min(settings.limits.memory, most_memory);
  settings.limits.solutions = 1;
  Watch watch(settings.limits, {}, settings.progress_interval);
  Phases probe(play, settings, watch, counter, false, false);
  probe.start_from(setup_.rules, way.moves.back().before);
  Tasks asked = tasks_;
  asked.set_play.reset();
  probe.run(asked);
  return counter.any();
}

void Reached::show(const WayBack& way) {
  shown_ = true;
  listener_.retracted(problem_, way);
  const Problem play = forward(way);
  Phases phases(play, settings_, watch_, listener_, false, false);
  phases.start_from(setup_.rules, way.moves.back().before);
  phases.run(tasks_);
}

void Reached::show_nothing(Side turn) {
  shown_ = true;
  Phases(problem_, settings_, watch_, listener_, false, false).list_within(turn, [] {});
}

}  // namespace feerie
