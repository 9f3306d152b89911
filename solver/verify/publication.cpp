#include "verify/publication.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "problem/diagrams.h"
#include "published/compare.h"
#include "published/found.h"
#include "report/play_text.h"
#include "texts/texts.h"

namespace feerie::verify {
namespace {

using published::Fault;
using published::Label;
using published::Replayed;
using published::Score;
using published::ScoreMove;
using report::Record;
using solution::Mark;

std::size_t ends_of(const ScoreMove& move) {
  std::size_t count = move.replies.empty() ? 1 : 0;
  for (const ScoreMove& reply : move.replies) count += ends_of(reply);
  return count;
}

/// The count of moves begins again within a line behind the parts of a structured stipulation and
/// behind introductory moves.
bool counts_anew(const stipulation::Stipulation& stipulation) {
  return stipulation.form == stipulation::Form::structured || !stipulation.intro.empty();
}

/// May a side pass? The goal that any move reaches is reached by a pass, too.
bool passes_are_moves(const Problem& problem) {
  const Goal* goal = problem.stipulation.goal.goal;
  return problem.options.null_moves || (goal != nullptr && goal->symbol == "~");
}

/// Does this hold of the stipulation of the problem or of one of its twins?
template <class Holds>
bool any_stipulation(const Problem& problem, const Holds& holds) {
  if (holds(problem.stipulation)) return true;
  for (const Twin& twin : problem.twins) {
    for (const twin::Edit& edit : twin.edits) {
      const auto* change = std::get_if<twin::Stipulate>(&edit);
      if (change != nullptr && holds(change->stipulation)) return true;
    }
  }
  return false;
}

/// Does a goal let the move that reaches it leave the own king attacked?
bool goals_allow_self_check(const Problem& problem) {
  return any_stipulation(problem, [](const stipulation::Stipulation& asked) {
    const auto goals = all_goals(asked);
    return std::ranges::any_of(goals, [](const Goal* goal) { return goal->allows_self_check; });
  });
}

/// Are there units that nobody sees, in the problem or in one of its twins?
bool any_hidden(const Problem& problem) {
  return problem.invisibles > 0 || std::ranges::any_of(problem.twins, [](const Twin& twin) {
           return std::ranges::any_of(twin.edits, [](const twin::Edit& edit) {
             const auto* change = std::get_if<twin::Add>(&edit);
             return change != nullptr && change->invisibles.value_or(0) > 0;
           });
         });
}

/// Are moves taken back before the play?
bool takes_back(const Problem& problem) {
  return any_stipulation(
      problem, [](const stipulation::Stipulation& asked) { return asked.retraction.has_value(); });
}

/// How solutions of the problem are read whose text begins in this line.
published::Reading reading_of(const Problem& problem, int first_line) {
  return {.first_line = first_line,
          .counts_anew = counts_anew(problem.stipulation),
          .passes_are_moves = passes_are_moves(problem)};
}

/// Half-moves of the play before the first one that is shown.
Label label_behind(int half_moves) {
  return {half_moves / 2 + 1, half_moves % 2 != 0};
}

std::string_view reason_of(const Fault& fault) {
  switch (fault.why) {
    case Fault::Why::ambiguous:
      return texts::mark("several moves are written so");
    case Fault::Why::self_check:
      return texts::mark("not legal: the own king is left attacked");
    default:
      return texts::mark("not legal");
  }
}

std::string text_of(const Fault& fault, Language language) {
  const std::string_view why = texts::translate(language, reason_of(fault));
  return fault.line > 0 ? texts::form(language, "{} (line {}): {}", fault.way, fault.line, why)
                        : texts::form(language, "{}: {}", fault.way, why);
}

template <class Element>
void append(std::vector<Element>& list, const std::vector<Element>& more) {
  list.insert(list.end(), more.begin(), more.end());
}

/// Is the move a first move of what was found?
bool begins_with(const Record::Phase& phase, std::string_view move) {
  const auto is_move = [&](const report::ShownMove& shown) { return shown.played == move; };
  return std::ranges::any_of(phase.trees, is_move, &report::ShownTree::move) ||
         std::ranges::any_of(phase.lines, [&](const report::ShownLine& line) {
           const auto first = std::ranges::find(line.plies, false, &report::ShownPly::skipped);
           return first != line.plies.end() && is_move(first->move);
         });
}

/// Ways through the play behind moves that were taken back.
std::vector<std::string> behind(const report::ShownWayBack& way, std::vector<std::string> texts) {
  if (way.moves.empty()) return texts;
  for (std::string& text : texts) text.insert(0, report::text_of(way) + " & ");
  return texts;
}

/// Solutions that were found but not kept, as there are so many.
bool is_cut(const Record::Phase& phase) {
  const report::Counts& counts = phase.tail.counts;
  const auto told =
      phase.head.tree ? counts.keys + counts.tries : counts.lines + counts.short_lines;
  return static_cast<std::size_t>(told) > phase.trees.size() + phase.lines.size();
}

}  // namespace

Publication::Publication(const PublishedSolution& solution, const Problem& problem, bool boards)
    : boards_(boards),
      language_(problem.language),
      self_check_(goals_allow_self_check(problem)),
      hidden_(any_hidden(problem)) {
  if (takes_back(problem)) {
    read_ways(solution, problem);
    return;
  }
  scores_ = published::parse_scores(solution.text, reading_of(problem, solution.line));
  for (const Score& score : scores_.twins) {
    for (const ScoreMove& root : score.roots) size_ += ends_of(root);
  }
}

void Publication::read_ways(const PublishedSolution& solution, const Problem& problem) {
  for (published::WrittenWay& written : published::ways_of(solution.text, solution.line)) {
    Way way;
    way.scores = published::parse_scores(written.play, reading_of(problem, written.line));
    way.written = std::move(written);
    ++size_;
    for (const Score& score : way.scores.twins) {
      for (const ScoreMove& root : score.roots) size_ += ends_of(root);
    }
    append(scores_.unread, way.scores.unread);
    ways_.push_back(std::move(way));
  }
}

std::vector<const Publication::Way*> Publication::ways_of_version() const {
  std::vector<const Way*> ways;
  for (const Way& way : ways_) {
    // A solution without letters tells of the diagram.
    const bool of_diagram = way.written.twin.empty() && (twin_.empty() || twin_ == "a");
    if (way.written.twin == twin_ || of_diagram) ways.push_back(&way);
  }
  return ways;
}

void Publication::begin_way_back(const std::string& way) {
  score_ = nullptr;
  const std::string plain = published::plain_way(way);
  for (const Way* written : ways_of_version()) {
    if (written->written.way != plain || written->scores.twins.empty()) continue;
    score_ = &written->scores.twins.front();
  }
}

bool Publication::empty() const {
  return ways_.empty() && std::ranges::all_of(scores_.twins, [](const Score& score) {
           return score.roots.empty() && !score.says_none;
         });
}

void Publication::show_what_is_published(Options& options,
                                         const stipulation::Stipulation& stipulation) const {
  using stipulation::Form;
  const bool by_half_moves =
      stipulation.form == Form::help || stipulation.form == Form::help_self ||
      stipulation.form == Form::help_reflex || stipulation.form == Form::reciprocal_help;
  const Label first = label_behind(by_half_moves ? stipulation.length % 2 : 0);
  for (const Score& score : scores_.twins) {
    for (const ScoreMove& root : score.roots) {
      if (first < root.label) options.set_play = true;
      if (root.mark != Mark::attempt) continue;
      options.try_play = true;
      const int refutations = static_cast<int>(root.refutations.size());
      if (refutations > options.defence.value_or(1)) options.defence = refutations;
    }
  }
}

void Publication::begin_version(std::string_view twin) {
  phases_.clear();
  twin_ = twin;
  const auto found = std::ranges::find(scores_.twins, twin, &Score::twin);
  score_ = found == scores_.twins.end() ? nullptr : &*found;
  told_.insert(std::string(twin));
  // A solution without letters tells of the diagram.
  if (score_ == nullptr && twin == "a" && scores_.twins.size() == 1 &&
      scores_.twins.front().twin.empty()) {
    score_ = &scores_.twins.front();
    told_.insert("");
  }
  if (score_ != nullptr && score_->roots.empty() && !score_->says_none) score_ = nullptr;
}

std::vector<std::string> Publication::without_version() const {
  std::vector<std::string> letters;
  for (const Score& score : scores_.twins) {
    if (!told_.contains(score.twin)) letters.push_back(score.twin);
  }
  for (const Way& way : ways_) {
    const std::string& letter = way.written.twin;
    const bool known = told_.contains(letter) || letter.empty() ||
                       std::ranges::find(letters, letter) != letters.end();
    if (!known) letters.push_back(letter);
  }
  return letters;
}

void Publication::begin_phase(const Listener::PhaseStart& start, const Lettering& lettering) {
  Phase phase{label_behind(start.skipped), {}, score_};
  if (score_ != nullptr && start.game != nullptr) {
    phase.moves =
        hidden_ ? published::as_written(score_->roots)
                : published::replay(score_->roots, *start.game, {lettering, self_check_, boards_});
  }
  phases_.push_back(std::move(phase));
}

std::optional<std::size_t> Publication::home_of(const Score& score, std::size_t move,
                                                const Record::Version& version,
                                                const std::vector<Moves>& taken) const {
  std::optional<std::size_t> best;
  const auto rank = [&](std::size_t number) {
    const Replayed& played = phases_[number].moves[move];
    const bool same_label = score.roots[move].label == phases_[number].first;
    const std::string& text = played.move.text;
    const bool found = begins_with(version.phases[number], text);
    // What is written twice belongs to two phases.
    const bool is_new = std::ranges::none_of(taken[number], [&](std::size_t other) {
      return phases_[number].moves[other].move.text == text;
    });
    return std::tuple(same_label, -static_cast<int>(played.faults.size()), found, is_new);
  };
  for (std::size_t i = 0; i < std::min(phases_.size(), version.phases.size()); ++i) {
    if (phases_[i].score != &score || phases_[i].moves.size() <= move ||
        !phases_[i].moves[move].begins)
      continue;
    if (!best || rank(i) > rank(*best)) best = i;
  }
  return best;
}

void Publication::compare_phase(std::size_t number, const Moves& numbers,
                                const Record::Phase& found, Comparison& comparison) const {
  const bool actual = found.head.phase == solution::Phase::actual_play;
  std::vector<ScoreMove> moves;
  for (const std::size_t each : numbers) {
    const Replayed& played = phases_[number].moves[each];
    moves.push_back(played.move);
    for (const Fault& fault : played.faults)
      comparison.not_playable.push_back(text_of(fault, language_));
  }
  // Play that nobody has published is no part of the solution, unless it solves.
  if (moves.empty() && !actual) return;
  published::free_first_moves(moves);
  published::join_equal_moves(moves);
  for (const ScoreMove& move : moves) {
    if (!actual || found.head.duplex || move.mark == Mark::attempt || move.text == "~") continue;
    comparison.solutions += static_cast<int>(found.head.tree ? 1 : ends_of(move));
  }
  const bool begins_with_defence =
      !actual || std::ranges::any_of(found.trees, [](const report::ShownTree& tree) {
        return tree.move.text.empty();
      });
  const published::Manner manner{
      .tree = found.head.tree, .begins_with_defence = begins_with_defence, .language = language_};
  const auto differences = published::compare(moves, published::score_of(found), manner);
  const auto add = [&](std::vector<std::string>& list, const std::vector<std::string>& more) {
    append(list, behind(found.way_back, more));
  };
  if (!scores_.partial) add(comparison.unpublished, differences.unpublished);
  add(comparison.duals, differences.duals);
  if (!is_cut(found)) add(comparison.not_found, differences.not_found);
}

/// A move that can be played nowhere is told as it stands in the first phase.
void Publication::add_homeless(const Homeless& homeless, Comparison& comparison) const {
  const std::size_t move = homeless.move;
  for (const Phase& phase : phases_) {
    if (phase.score != homeless.score || move >= phase.moves.size() ||
        phase.moves[move].faults.empty())
      continue;
    comparison.not_playable.push_back(text_of(phase.moves[move].faults.front(), language_));
    return;
  }
}

auto Publication::distributed(const Record::Version& version, std::vector<Homeless>& homeless) const
    -> std::vector<Moves> {
  std::vector<Moves> moves(phases_.size());
  std::set<const Score*> done;
  for (const Phase& phase : phases_) {
    if (phase.score == nullptr || !done.insert(phase.score).second) continue;
    for (std::size_t i = 0; i < phase.score->roots.size(); ++i) {
      if (const auto home = home_of(*phase.score, i, version, moves)) {
        moves[*home].push_back(i);
      } else {
        homeless.push_back({phase.score, i});
      }
    }
  }
  return moves;
}

void Publication::compare_ways(const Record::Version& version, Comparison& comparison) const {
  std::set<std::string> found;
  const auto ways = ways_of_version();
  const auto is_published = [&](const std::string& plain) {
    return std::ranges::any_of(ways, [&](const Way* way) { return way->written.way == plain; });
  };
  for (const report::ShownWayBack& way : version.ways_back) {
    const std::string text = report::text_of(way);
    found.insert(published::plain_way(text));
    if (!is_published(published::plain_way(text))) comparison.unpublished.push_back(text);
  }
  const bool listed = !version.ways_back.empty();
  for (const Record::Phase& phase : version.phases) {
    found.insert(published::plain_way(report::text_of(phase.way_back)));
  }
  for (const Way* way : ways) {
    if (listed) ++comparison.solutions;
    if (!found.contains(way->written.way)) {
      comparison.not_found.push_back("-" + way->written.text + " & " + way->written.play);
    }
  }
}

std::vector<std::vector<ScoreMove>> Publication::moves_by_phase(
    const Record::Version& version) const {
  std::vector<std::vector<ScoreMove>> all(version.phases.size());
  std::vector<Homeless> homeless;
  const std::vector<Moves> moves = distributed(version, homeless);
  for (std::size_t i = 0; i < std::min(all.size(), moves.size()); ++i) {
    for (const std::size_t each : moves[i]) all[i].push_back(phases_[i].moves[each].move);
  }
  return all;
}

Comparison Publication::compare(const Record::Version& version) const {
  Comparison comparison;
  if (!tells_of_version()) return comparison;
  comparison.says_none = score_ != nullptr && score_->roots.empty();
  std::vector<Homeless> homeless;
  const std::vector<Moves> moves = distributed(version, homeless);
  for (const Homeless& each : homeless) add_homeless(each, comparison);
  if (!ways_.empty()) compare_ways(version, comparison);
  for (std::size_t i = 0; i < std::min(phases_.size(), version.phases.size()); ++i) {
    compare_phase(i, moves[i], version.phases[i], comparison);
  }
  return comparison;
}

}  // namespace feerie::verify
