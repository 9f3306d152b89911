#include "search/phases.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "game/perft.h"
#include "problem/complaint.h"
#include "problem/messages.h"
#include "problem/rights.h"
#include "problem/setup.h"
#include "search/outlook_for.h"

namespace feerie {
bool shows_trees(const stipulation::Expression& tree) {
  using Type = stipulation::Expression::Type;
  switch (tree.type) {
    case Type::branch:
      return (tree.play == stipulation::PlayKind::attack ||
              tree.play == stipulation::PlayKind::defence) &&
             !tree.parry;
    case Type::negation:
    case Type::inversion:
    case Type::conjunction:
    case Type::disjunction:
      return shows_trees(*tree.left);
    case Type::goal:
      break;
  }
  return false;
}

void Phases::refuse_capture_of_king(Side side) {
  const Bitboard royals = game_->position().royals(side);
  Passage place = problem_.stipulation_place;
  for (const Placement& unit : problem_.units) {
    if (contains(royals, unit.square)) place = unit.place;
  }
  listener_.refuse(complaint(problem_, place, messages::king_can_be_captured));
}

bool Phases::run(const Tasks& tasks) {
  defender_ = swapped_ ? opposite(tasks.defender) : tasks.defender;
  const Options& options = problem_.options;
  heeded_ = heeded_options(problem_, tasks);
  const bool trees = shows_trees(*tasks.actual.tree);
  if (!watch_.look()) {
    for (const Notice notice : notices_about_play(problem_, tasks)) {
      listener_.notice(problem_, notice);
    }
  }
  if (options.post_key_play && tasks.post_key) {
    return run(*tasks.post_key, solution::Phase::post_key_play, trees);
  }
  bool ok = true;
  if (options.set_play && tasks.set_play) {
    ok = run(*tasks.set_play, solution::Phase::set_play, trees);
  }
  if (!could_be_set_up_) return ok;
  ok &= run(tasks.actual, solution::Phase::actual_play, trees);
  tell_of_late_start();
  return ok;
}

bool Phases::run(const Task& task, solution::Phase phase, bool trees) {
  if (watch_.look()) {
    omit(phase);
    return true;
  }
  const stipulation::Expression* tree = task.tree.get();
  skipped_ = 0;
  may_end_at_once_ = task.may_end_at_once;
  Side turn = swapped_ != task.passed ? opposite(task.starts) : task.starts;
  for (; tree->type == stipulation::Expression::Type::inversion; tree = tree->left.get()) {
    ++skipped_;
    turn = opposite(turn);
  }
  if (task.passed) skipped_ = 1;
  phase_ = phase;
  bool fault = false;
  return with_rights(task, turn, trees,
                     [&](Game& game, const CompiledRules& rules) {
                       const Plan plan(*tree);
                       const int depth = wanted_depth(plan, phase, trees);
                       if (depth < 0) return;
                       // The set play of a tree begins behind its first move.
                       const bool replies = trees && phase == solution::Phase::set_play;
                       const Side first = replies ? opposite(turn) : turn;
                       const Manner how = manner_of(heeded_, plan, rules, first, trees);
                       game.take_short_cuts(settings_.short_cuts);
                       Table table(how.tables ? settings_.limits.memory : 0, &watch_);
                       const FirstMoves asked = first_moves(game, plan, phase, depth);
                       Search search(plan, game, how, table, watch_, asked,
                                     [this](const solution::Line& line) { report_line(line); });
                       const bool knows_all =
                           settings_.division != nullptr && settings_.division->tells();
                       const auto outlook =
                           settings_.short_cuts && !knows_all
                               ? outlook_for(plan, rules, game.position(), guided_from, watch_)
                               : nullptr;
                       search.prover().set_outlook(outlook.get());
                       const auto companions = companions_for(plan, how, table, game, trees);
                       if (companions) {
                         search.begin_elsewhere({0, settings_.threads});
                         search.prover().set_crew(&companions->crew());
                       }
                       solve_part(plan, search, 0, phase, trees);
                       fault = fault_of_division();
                     }) &&
         !fault;
}

bool Phases::fault_of_division() {
  if (settings_.division == nullptr) return false;
  const std::string fault = settings_.division->end_phase(end() == solution::End::finished);
  if (fault.empty()) return false;
  listener_.refuse(complaint(problem_, problem_.part ? problem_.part->place : Passage{}, fault));
  return true;
}

int Phases::wanted_depth(const Plan& plan, solution::Phase phase, bool trees) const {
  if (settings_.division == nullptr) return 0;
  const Plan::Node& root = plan[0];
  const bool attack = root.type == Plan::Type::branch && root.play == Plan::Play::attack;
  int levels = 0;
  if (trees) {
    levels = attack && phase == solution::Phase::actual_play ? 1 : 0;
  } else if (attack) {
    levels = 1;
  } else if (root.help_or_series()) {
    levels = root.parry ? 1 : std::min(root.maximum, 2);
  }
  const bool several_parts = root.type != Plan::Type::branch;
  return settings_.division->begin_phase({phase, second_side_, levels, several_parts});
}

FirstMoves Phases::first_moves(Game& game, const Plan& plan, solution::Phase phase, int depth) {
  const bool numbered = numbers_.wanted() && phase != solution::Phase::post_key_play;
  if (numbered) numbers_.begin_phase(game);
  if (!numbered && depth == 0) return {};
  const int levels = numbered ? numbers_.levels() : 0;
  const int longest = plan[0].longest_line();
  return {std::max(levels, depth), depth > 0, [=, this](const FirstMove& first) {
            const Division* const division = settings_.division;
            // Moves are numbered where lines are as long as they can be.
            const bool counted =
                depth == 0 || division->length() == 0 || division->length() == longest;
            if (first.level < levels && counted &&
                !numbers_.examine(first.move, first.level, first.number, *game_, *shown_)) {
              return false;
            }
            return first.level >= depth || settings_.division->examine(first, *game_, *shown_);
          }};
}

bool Phases::list_moves(Side turn) {
  return with_game(turn, [this](Game& game, const CompiledRules&) {
    begin_phase(solution::Phase::actual_play, false);
    game.each_move([&](const Move& move) {
      report_line({{{move, false, 1, opposite(game.turn())}}, {}, solution::Mark::none});
      return !watch_.over() && !watch_.satisfied();
    });
    end_phase();
  });
}

bool Phases::count_lines(Side turn, int depth) {
  return with_game(turn, [this, depth](Game& game, const CompiledRules&) {
    begin_phase(solution::Phase::actual_play, false);
    watch_.look_for(depth);
    game.count_decisions(true);
    const std::uint64_t count = count_first_moves(game, depth);
    if (!watch_.interrupted()) listener_.perft(depth, count);
    end_phase();
  });
}

/// The lines of play behind each of the first moves.
std::uint64_t Phases::count_first_moves(Game& game, int depth) {
  int total = 0;
  const auto stopped = [this] { return watch_.over(); };
  game.each_move([&](const Move&) {
    ++total;
    return !stopped();
  });
  if (depth <= 1) return static_cast<std::uint64_t>(depth == 1 ? total : 1);
  int number = 0;
  std::uint64_t count = 0;
  game.each_move([&](const Move&) {
    watch_.examine(++number, total);
    count += perft(game, depth - 1, stopped);
    return !stopped();
  });
  return count;
}

bool Phases::list_within(Side turn, const std::function<void()>& list) {
  return with_game(turn, [&](Game& /*game*/, const CompiledRules&) {
    begin_phase(solution::Phase::actual_play, false);
    list();
    end_phase();
  });
}

std::variant<Setup, Diagnostics> Phases::set_up_start(const Problem& problem, Side turn) const {
  if (!start_) return set_up(problem, turn, defender_);
  Setup ready{start_->rules, start_->position, {}};
  ready.position.set_turn(turn);
  ready.position.set_en_passant(0, no_square);
  Diagnostics faults;
  set_rights(problem, *ready.rules, ready.position, faults);
  if (!faults.empty()) return faults;
  return ready;
}

bool Phases::with_game(Side turn, const Use& use) {
  const auto setup = set_up_start(problem_, turn);
  if (const auto* reasons = std::get_if<std::vector<Diagnostic>>(&setup)) {
    for (const Diagnostic& reason : *reasons) listener_.refuse(reason);
    could_be_set_up_ = false;
    return false;
  }
  return use_setup(std::get<Setup>(setup), use);
}

/// Once for all phases of both sides.
void Phases::tell_notes(const Setup& ready) {
  if (second_side_ || std::exchange(notes_told_, true)) return;
  for (const Diagnostic& note : ready.notes) listener_.refuse(note);
}

/// Says so where option StartMoveNumber has left out everything.
void Phases::tell_of_late_start() {
  if (!numbers_.starts_behind_last() || settings_.division != nullptr || watch_.interrupted()) {
    return;
  }
  Passage place;
  for (const auto& [option, given] : problem_.options.places) {
    if (option == "StartMoveNumber") place = given;
  }
  Diagnostic note = complaint(problem_, place, messages::starts_behind_last_move,
                              heeded_.start_move_number.front(), numbers_.last_first_move());
  note.severity = Diagnostic::Severity::note;
  listener_.refuse(note);
}

bool Phases::use_setup(const Setup& ready, const Use& use) {
  const Side turn = ready.position.turn();
  tell_notes(ready);
  Game game(ready.rules, ready.position);
  Game shown(ready.rules, ready.position);
  game.wait_with(&watch_);
  shown.wait_with(&watch_);
  const int told = problem_.fen.quiet_half_moves;
  earlier_.quiet_half_moves = std::max(earlier_.quiet_half_moves, told);
  game.follow(&earlier_);
  shown.follow(&earlier_);
  shown_ = &shown;
  game_ = &game;
  bool capturable = false;
  while_wanted([&] {
    capturable = !ready.rules->facts().may_keep_check && game.in_check(opposite(turn));
    if (capturable) {
      begin_phase(phase_, false);
      refuse_capture_of_king(opposite(turn));
      end_phase();
    } else {
      use(game, *ready.rules);
    }
  });
  shown_ = game_ = nullptr;
  return !capturable;
}

void Phases::while_wanted(const std::function<void()>& ask) {
  try {
    ask();
  } catch (const OutOfPatience&) {
    // What was being found out is not known, and the games stand anywhere: nobody uses them again.
    shown_ = game_ = nullptr;
    if (phase_open_) {
      end_phase();
    } else {
      omit(phase_);
    }
  }
}

void Phases::begin_phase(solution::Phase phase, bool trees) {
  watch_.restart();
  phase_open_ = true;
  listener_.begin_phase({phase, second_side_, trees, shown_, skipped_});
}

void Phases::omit(solution::Phase phase) {
  listener_.omit_phase({phase, second_side_, false, shown_, skipped_}, end());
}

solution::End Phases::end() const {
  return watch_.interrupted() ? solution::End::interrupted
         : watch_.satisfied() ? solution::End::partial
                              : solution::End::finished;
}

void Phases::end_phase() {
  phase_open_ = false;
  listener_.end_phase(end());
}

}  // namespace feerie
