#include <algorithm>
#include <tuple>

#include "published/compare.h"
#include "published/found.h"
#include "report/play_text.h"
#include "texts/texts.h"
#include "verify/publication.h"
#include "verify/published_play.h"

/// How what is published and what was found are brought together, phase by phase.
namespace feerie::verify {
namespace {

using published::Fault;
using published::Replayed;
using published::Score;
using published::ScoreMove;
using report::Record;
using solution::Mark;

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
    const auto texts = behind(found.way_back, more);
    list.insert(list.end(), texts.begin(), texts.end());
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
