#include "verify/publication.h"

#include <algorithm>

#include "verify/published_play.h"

namespace feerie::verify {
namespace {

using published::Label;
using published::Score;
using published::ScoreMove;
using solution::Mark;

/// Half-moves of the play before the first one that is shown.
Label label_behind(int half_moves) {
  return {half_moves / 2 + 1, half_moves % 2 != 0};
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
    scores_.unread.insert(scores_.unread.end(), way.scores.unread.begin(), way.scores.unread.end());
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

}  // namespace feerie::verify
