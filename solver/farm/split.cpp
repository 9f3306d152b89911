#include "farm/split.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "farm/first_moves.h"
#include "input/vocabulary.h"
#include "texts/texts.h"
#include "verify/examine.h"

namespace feerie::farm {
namespace {

/// Ways that stay together in one job.
struct Load {
  PhaseName phase;
  std::vector<Way> ways;
};

/// What in the text of a problem forbids to split it.
Refusal obstacles(const ReadItem& item) {
  const Problem& problem = *item.problem;
  const Options& options = problem.options;
  Refusal refusal;
  const auto refuse = [&](bool so, std::string_view reason) {
    if (so) refusal.push_back(texts::told(reason));
  };
  refuse(problem.part.has_value(),
         texts::mark("it is a part of a problem that has been split already"));
  refuse(options.move_numbers || !options.start_move_number.empty() ||
             !options.up_to_move_number.empty(),
         texts::mark("the options MoveNumbers, StartMoveNumber and UpToMoveNumber count the moves "
                     "of one run"));
  refuse(options.max_time.has_value(),
         texts::mark("option MaxTime ends one run; each job can have its own"));
  refuse(options.intelligent_limit.value_or(0) > 0,
         texts::mark("option Intelligent with a number counts the mates of one run"));
  using stipulation::Form;
  const Form form = problem.stipulation.form;
  refuse(options.stop_on_short_solutions &&
             (!problem.stipulation.intro.empty() || form == Form::structured),
         texts::mark("option StopOnShortSolutions ends one run where play begins with other play"));
  refuse(item.protocol || item.latex,
         texts::mark("it writes a file, which each job would write anew"));
  refuse(form == Form::moves || form == Form::perft,
         texts::mark("it asks for legal moves, not for solutions"));
  return refusal;
}

/// The loads of a phase: one for each way. What ends before a cut goes with the first way behind
/// it.
void add_loads(const Outline& outline, std::vector<Load>& loads) {
  if (outline.firsts.empty()) {
    loads.push_back({outline.phase, {}});
    return;
  }
  Way before_all{{}, true};
  std::vector<Way> ways{before_all};
  const auto close = [&] { loads.push_back({outline.phase, std::exchange(ways, {})}); };
  for (const Outline::First& first : outline.firsts) {
    if (first.seconds.empty()) {
      ways.push_back({{first.move}, false});
      close();
      continue;
    }
    ways.push_back({{first.move}, true});
    for (const std::string& second : first.seconds) {
      ways.push_back({{first.move, second}, false});
      close();
    }
  }
}

void add(std::vector<Play>& plays, const Load& load) {
  auto play = std::ranges::find(plays, load.phase, &Play::phase);
  if (play == plays.end()) play = plays.insert(plays.end(), {load.phase, {}});
  play->ways.insert(play->ways.end(), load.ways.begin(), load.ways.end());
}

std::vector<Load> loads_of(const Outlines& outlines) {
  std::vector<Load> loads;
  for (const Outline& outline : outlines.phases) add_loads(outline, loads);
  return loads;
}

texts::Told why_one_piece(const Outlines& outlines) {
  const bool cut = std::ranges::any_of(
      outlines.phases, [](const Outline& outline) { return !outline.firsts.empty(); });
  return cut ? texts::told(
                   "there is only one first move: try --depth 2, which cuts help and series play")
             : texts::told("nothing of its play can be cut: it has no first moves of its own");
}

}  // namespace

std::variant<Split, Refusal> split(const ReadItem& item, const SplitWish& wish) {
  const Problem& problem = *item.problem;
  if (Refusal refusal = obstacles(item); !refusal.empty()) return refusal;
  Outlines outlines = outlines_of(problem, std::max(wish.depth, 1));
  if (!outlines.reasons.empty()) return outlines.reasons;
  std::vector<Load> loads = loads_of(outlines);
  const std::size_t most = wish.pieces > 0 ? static_cast<std::size_t>(wish.pieces)
                                           : std::max<std::size_t>(loads.size(), 2);
  if (wish.depth == 0 && loads.size() < most) {
    outlines = outlines_of(problem, 2);
    loads = loads_of(outlines);
  }
  const std::size_t jobs = std::min(most, loads.size());
  if (loads.size() < 2) return Refusal{why_one_piece(outlines)};
  Split split;
  split.body = item.text.substr(0, item.body);
  split.parts.resize(jobs);
  // Neighbours are often alike in how long they take, so they are dealt out one by one.
  for (std::size_t i = 0; i < loads.size(); ++i) add(split.parts[i % jobs].plays, loads[i]);
  std::string all = split.body;
  for (const Part& part : split.parts) all += '\n' + text_of(part.plays);
  split.name = fmt::format("{:016x}", verify::hash_of(all));
  for (std::size_t i = 0; i < jobs; ++i) {
    split.parts[i].job = static_cast<int>(i) + 1;
    split.parts[i].jobs = static_cast<int>(jobs);
    split.parts[i].split = split.name;
  }
  return split;
}

std::string input_of(const std::string& body, Language language, const Part* part, int line) {
  std::string text(static_cast<std::size_t>(std::max(line, 1) - 1), '\n');
  text += begin_words().in(language);
  if (part != nullptr) {
    text += fmt::format("\n{}\n{}{}", part_words().in(language), text_of(*part),
                        end_of_part_words().in(language));
  }
  const bool parted = body.starts_with('\n') || body.starts_with('\r') || body.starts_with(' ');
  text += (parted ? "" : " ") + body;
  if (!body.ends_with('\n')) text += '\n';
  text += separator_names()[static_cast<std::size_t>(Separator::end)].in(language);
  return text + '\n';
}

}  // namespace feerie::farm
