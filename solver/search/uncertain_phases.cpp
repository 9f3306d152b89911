#include "search/uncertain_phases.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include "problem/complaint.h"
#include "problem/messages.h"

namespace feerie {
namespace {

using stipulation::Clause;
using stipulation::Expression;
using stipulation::PlayKind;
using uncertain::Aim;

std::optional<Aim> aim_of(const Goal& goal) {
  using Row = std::pair<std::string_view, Aim>;
  for (const auto& [symbol, aim] :
       {Row{"#", Aim::mate}, Row{"=", Aim::stalemate}, Row{"+", Aim::check}, Row{"~", Aim::any}}) {
    if (goal.symbol == symbol) return aim;
  }
  return std::nullopt;
}

/// The only thing that is asked behind a letter of a branch, or null: nothing, or too much.
const Expression* only_fork(const std::vector<Clause>& clauses) {
  if (clauses.size() != 1) return nullptr;
  const Clause& clause = clauses.front();
  const bool plain = clause.role == Clause::Role::fork && !clause.forced && !clause.hidden;
  return plain ? clause.expression.get() : nullptr;
}

/// Play of one kind with one goal at its end.
struct Lines {
  bool series = false;
  int minimum = 1;
  int maximum = 0;
  /// Lengths are so far from each other.
  int step = 1;
  /// A series, then so many half-moves of the other side.
  int answers = 0;
  const Expression* goal = nullptr;
};

std::optional<Lines> lines_of(const Expression& tree) {
  if (tree.type != Expression::Type::branch || tree.parry) return std::nullopt;
  Lines lines;
  lines.series = tree.play == PlayKind::series;
  if (!lines.series && tree.play != PlayKind::help) return std::nullopt;
  if (!tree.after_first.empty() && !tree.after_second.empty()) return std::nullopt;
  const bool second = tree.after_first.empty();
  const Expression* end = only_fork(second ? tree.after_second : tree.after_first);
  lines.step = lines.series ? 1 : 2;
  lines.maximum = tree.maximum;
  lines.minimum = std::max(tree.minimum, second ? 2 : 1);
  if ((lines.maximum - lines.minimum) % lines.step != 0) ++lines.minimum;
  if (lines.series && end != nullptr && end->type == Expression::Type::branch) {
    const auto answer = lines_of(*end);
    if (!answer || answer->series || answer->maximum != 1) return std::nullopt;
    lines.answers = 1;
    end = answer->goal;
  }
  if (end == nullptr || end->type != Expression::Type::goal || !aim_of(*end->goal)) {
    return std::nullopt;
  }
  lines.goal = end;
  return lines;
}

/// The tree behind half-moves that are left out.
const Expression& behind_inversions(const Task& task, int& skipped) {
  const Expression* tree = task.tree.get();
  for (; tree->type == Expression::Type::inversion; tree = tree->left.get()) ++skipped;
  return *tree;
}

std::vector<Side> movers_of(const Lines& lines, Side first, int length) {
  std::vector<Side> movers;
  movers.reserve(static_cast<std::size_t>(length) + static_cast<std::size_t>(lines.answers));
  for (int i = 0; i < length; ++i) {
    movers.push_back(lines.series || i % 2 == 0 ? first : opposite(first));
  }
  movers.insert(movers.end(), static_cast<std::size_t>(lines.answers), opposite(first));
  return movers;
}

/// Orthodox chess, on a board that may have holes.
bool is_orthodox(const CompiledRules& rules) {
  Sayings any;
  for (auto saying = 0; saying <= static_cast<int>(Saying::goals); ++saying) {
    any.add(static_cast<Saying>(saying), true);
  }
  return rules.facts() == Facts{} && !rules.sayings().any_of(any) && !rules.acts_at_all() &&
         rules.memory_slots() == 0 && rules.closings().empty();
}

bool is_orthodox(const Position& position) {
  for (Bitboard units = position.units(); units != 0;) {
    const Piece& piece = position.at(take_first(units));
    const TraitSet usual = piece.kind == king ? royal_bit : 0;
    if (piece.neutral() || piece.kind >= first_fairy_kind || piece.traits != usual) return false;
  }
  return position.kept_units().empty();
}

/// Options that ask for more than lines of play.
bool takes_options(const Options& options) {
  return options.others.empty() && !options.no_white_king && !options.no_black_king &&
         !options.intelligent_limit && !options.null_moves &&
         options.castling_mutually_exclusive.empty() && !options.max_flight_squares &&
         !options.keep_mating_piece;
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
  const Side starts = swapped_ ? opposite(task.starts) : task.starts;
  return skipped % 2 == 0 ? starts : opposite(starts);
}

bool UncertainPhases::run(const Tasks& tasks) {
  int skipped = 0;
  const auto lines = lines_of(behind_inversions(tasks.actual, skipped));
  const Passage& place = problem_.stipulation_place;
  if (!lines || lines->maximum + lines->answers > uncertain::most_half_moves) {
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
  if (problem_.options.set_play && tasks.set_play) {
    run(*tasks.set_play, solution::Phase::set_play, ready);
  }
  run(tasks.actual, solution::Phase::actual_play, ready);
  return true;
}

void UncertainPhases::run(const Task& task, solution::Phase phase, const Setup& ready) {
  int skipped = 0;
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
  const Listener::PhaseStart start{phase, second_side_, false, &game, skipped};
  if (watch_.look()) return listener_.omit_phase(start, end());
  watch_.restart();
  listener_.begin_phase(start);
  try {
    list(task, ready, game);
  } catch (const OutOfPatience&) {
    // What was being found out is not known; what was found stands.
  }
  listener_.end_phase(end());
}

void UncertainPhases::list(const Task& task, const Setup& /*ready*/, Game& game) {
  LineForm form;
  const auto lines = lines_of(behind_inversions(task, form.skipped));
  if (!lines) return;
  const Position& position = game.position();
  uncertain::Knowledge knowledge({position, position.turn(), corners_of(problem_.options)},
                                 problem_.invisibles, &watch_);
  form.goal = lines->goal->goal;
  form.aim = *aim_of(*form.goal);
  UncertainLines search(knowledge, watch_, &numbers_, [this](const solution::AnnouncedLine& line) {
    listener_.announced(line);
    watch_.count_solution();
  });
  for (int length = lines->minimum; length <= lines->maximum; length += lines->step) {
    form.movers = movers_of(*lines, position.turn(), length);
    form.numbered = length == lines->maximum;
    const int before = watch_.solutions();
    watch_.look_for(length);
    search.list(form);
    const bool shorter = length < lines->maximum;
    if (shorter && problem_.options.stop_on_short_solutions && watch_.solutions() > before) {
      watch_.enough();
    }
    if (watch_.interrupted() || watch_.satisfied()) return;
  }
}

}  // namespace feerie
