#include "verify/judge.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "report/play_text.h"
#include "texts/texts.h"

namespace feerie::verify {
namespace {

using report::Record;
using report::ShownLine;
using report::ShownTree;
using solution::Mark;
using stipulation::Form;

/// Solutions that are named in a remark.
constexpr std::size_t most_named = 8;

const Record::Phase* actual_play(const Record::Version& version) {
  const auto found = std::ranges::find_if(version.phases, [](const Record::Phase& phase) {
    return phase.head.phase == solution::Phase::actual_play;
  });
  return found == version.phases.end() ? nullptr : &*found;
}

std::string way_through(const ShownLine& line) {
  std::string text;
  for (const report::ShownPly& ply : line.plies) {
    if (!text.empty()) text += ' ';
    if (ply.number > 0) text += fmt::format("{}.", ply.number);
    text += ply.skipped ? (ply.number > 0 ? ".." : "...") : ply.move.text;
  }
  return text;
}

/// The first of the texts, joined.
std::string named(const std::vector<std::string>& texts) {
  const std::size_t count = std::min(texts.size(), most_named);
  const std::vector<std::string> first(texts.begin(), texts.begin() + static_cast<long>(count));
  return fmt::format("{}{}", fmt::join(first, "; "), texts.size() > count ? "; ..." : "");
}

std::vector<std::string> keys_of(const Record::Phase& phase) {
  std::vector<std::string> keys;
  for (const ShownTree& tree : phase.trees) {
    if (tree.mark == Mark::key) keys.push_back("1." + tree.move.text);
  }
  return keys;
}

/// How many moves the attacker makes in the play that is shown behind its move, and with it.
int moves_of_attack(const ShownTree& attack) {
  int most = 0;
  for (const ShownTree& threat : attack.threats) most = std::max(most, moves_of_attack(threat));
  for (const ShownTree& defence : attack.replies) {
    for (const ShownTree& next : defence.replies) most = std::max(most, moves_of_attack(next));
  }
  return 1 + most;
}

/// Are all moves of play shown, so that its length can be told?
bool shows_length(const ShownTree& key) {
  return !key.move.goals.empty() || !key.replies.empty() || !key.threats.empty();
}

bool in_moves_of_attack(Form form) {
  return form == Form::direct || form == Form::self || form == Form::reflex ||
         form == Form::semi_reflex;
}

/// The defences behind which more than one move goes on, before the last move of the attacker.
void collect_duals(const ShownTree& attack, int moves_left, const std::string& way,
                   std::vector<std::string>& duals) {
  if (moves_left <= 1) return;
  for (const ShownTree& defence : attack.replies) {
    const std::string here = way + " " + defence.move.text;
    if (defence.replies.size() > 1 && moves_left > 2) {
      std::vector<std::string> moves;
      for (const ShownTree& next : defence.replies) moves.push_back(next.move.text);
      duals.push_back(fmt::format("{}: {}", here, named(moves)));
    }
    for (const ShownTree& next : defence.replies) {
      collect_duals(next, moves_left - 1, here + " " + next.move.text, duals);
    }
  }
}

Judgement judge_trees(const Record::Phase& phase, const Task& task) {
  const int keys = phase.tail.counts.keys;
  const int intended = task.intended.value_or(1);
  if (phase.tail.counts.violations > 0) {
    return {Verdict::no_solution,
            {texts::form(task.language, "the side on move could already do what it must avoid")}};
  }
  const bool begins_with_defence = std::ranges::any_of(
      phase.trees, [](const ShownTree& tree) { return tree.move.text.empty(); });
  if (begins_with_defence) return {};
  if (keys == 0) return {Verdict::no_solution, {}};
  const auto key_texts = keys_of(phase);
  const auto is_short = [&](const ShownTree& tree) {
    return tree.mark == Mark::key && in_moves_of_attack(task.stipulation.form) &&
           !task.stipulation.exact && shows_length(tree) &&
           moves_of_attack(tree) < task.stipulation.length;
  };
  std::vector<std::string> shorter;
  for (const ShownTree& tree : phase.trees) {
    if (is_short(tree)) shorter.push_back("1." + tree.move.text);
  }
  if (!shorter.empty())
    return {Verdict::short_solution,
            {texts::form(task.language, "in fewer moves: {}", named(shorter))}};
  if (keys > intended) {
    return {
        Verdict::cooked,
        {texts::form(task.language, "{} keys, {} intended: {}", keys, intended, named(key_texts))}};
  }
  if (keys < intended) {
    return {
        Verdict::no_solution,
        {texts::form(task.language, "{} keys, {} intended: {}", keys, intended, named(key_texts))}};
  }
  std::vector<std::string> duals;
  for (const ShownTree& tree : phase.trees) {
    if (tree.mark != Mark::key) continue;
    collect_duals(tree, task.stipulation.length, "1." + tree.move.text, duals);
  }
  if (!duals.empty()) return {Verdict::dualised, {named(duals)}};
  return {};
}

Judgement judge_lines(const Record::Phase& phase, const Task& task) {
  const report::Counts& counts = phase.tail.counts;
  std::vector<std::string> shorter;
  std::vector<std::string> lines;
  std::size_t longest = 0;
  for (const ShownLine& line : phase.lines) longest = std::max(longest, line.plies.size());
  for (const ShownLine& line : phase.lines) {
    (line.plies.size() < longest ? shorter : lines).push_back(way_through(line));
  }
  if (counts.lines + counts.short_lines == 0) return {Verdict::no_solution, {}};
  if (counts.short_lines > 0) {
    const auto& ways = shorter.empty() ? lines : shorter;
    return {Verdict::short_solution,
            {texts::form(task.language, "in fewer moves: {}", named(ways))}};
  }
  if (task.intended && counts.lines != *task.intended) {
    const Verdict verdict = counts.lines > *task.intended ? Verdict::cooked : Verdict::no_solution;
    return {verdict,
            {texts::form(task.language, "{} solutions, {} intended: {}", counts.lines,
                         *task.intended, named(lines))}};
  }
  return {};
}

/// All messages about the problem and its versions.
Diagnostics messages_of(const Record& record) {
  Diagnostics messages = record.messages;
  for (const Record::Version& version : record.versions) {
    messages.insert(messages.end(), version.messages.begin(), version.messages.end());
  }
  return messages;
}

/// A problem that lacks only rules that the program does not have is not erroneous.
Judgement judge_refusal(const Diagnostics& messages) {
  Judgement judgement{Verdict::unsupported, {}};
  for (const Diagnostic& message : messages) {
    if (message.severity != Diagnostic::Severity::error) continue;
    if (!message.unsupported) judgement.verdict = Verdict::error;
    const std::string place = message.place.known()
                                  ? fmt::format("{}:{}: ", message.place.line, message.place.column)
                                  : "";
    judgement.remarks.push_back(place + message.message);
  }
  if (judgement.remarks.empty()) judgement.verdict = Verdict::error;
  return judgement;
}

Judgement judge(const Record::Phase& phase, const Task& task) {
  if (phase.tail.perft) return {};
  return phase.head.tree ? judge_trees(phase, task) : judge_lines(phase, task);
}

/// Each part of the solution is one of its own, with a solution that is intended.
Judgement judge_parts(const Record::Version& version, const Task& task) {
  Judgement all;
  for (const Record::Phase& phase : version.phases) {
    if (phase.head.phase != solution::Phase::actual_play || phase.head.duplex) continue;
    const Judgement part = judge(phase, {task.stipulation, std::nullopt, task.language});
    all.verdict = worse(all.verdict, part.verdict);
    all.remarks.insert(all.remarks.end(), part.remarks.begin(), part.remarks.end());
  }
  return all;
}

/// All play behind moves that were taken back, as one phase: each way back is part of a solution.
Record::Phase all_ways_back(const Record::Version& version) {
  Record::Phase all = *actual_play(version);
  all.trees.clear();
  all.lines.clear();
  all.tail.counts = {};
  for (const Record::Phase& phase : version.phases) {
    if (phase.head.phase != solution::Phase::actual_play) continue;
    const std::string way = report::text_of(phase.way_back);
    for (ShownTree tree : phase.trees) {
      if (!way.empty() && !tree.move.text.empty()) tree.move.text += " (" + way + ")";
      all.trees.push_back(std::move(tree));
    }
    for (ShownLine line : phase.lines) {
      if (!way.empty()) {
        report::ShownPly front;
        front.move.text = way + " &";
        line.plies.insert(line.plies.begin(), std::move(front));
      }
      all.lines.push_back(std::move(line));
    }
    const report::Counts& counts = phase.tail.counts;
    all.tail.counts.keys += counts.keys;
    all.tail.counts.tries += counts.tries;
    all.tail.counts.lines += counts.lines;
    all.tail.counts.short_lines += counts.short_lines;
    all.tail.counts.violations += counts.violations;
  }
  return all;
}

/// Where only last moves are asked for, each of them is a solution.
Judgement judge_ways_back(const Record::Phase& phase, const Task& task) {
  const int ways = phase.tail.counts.ways_back;
  if (ways == 0) return {Verdict::no_solution, {}};
  if (!task.intended || ways == *task.intended) return {};
  const Verdict verdict = ways > *task.intended ? Verdict::cooked : Verdict::no_solution;
  return {verdict,
          {texts::form(task.language, "{} last moves, {} intended", ways, *task.intended)}};
}

bool has(const Record::Version& version, Deduction::Kind kind) {
  return std::ranges::find(version.deductions, kind, &report::ShownDeduction::kind) !=
         version.deductions.end();
}

}  // namespace

Judgement judge(const Record::Version& version, const Task& task) {
  const Record::Phase* phase = actual_play(version);
  if (phase == nullptr) return {};
  if (has(version, Deduction::Kind::part)) return judge_parts(version, task);
  if (task.stipulation.form == Form::last_moves) return judge_ways_back(*phase, task);
  if (task.stipulation.retraction) return judge(all_ways_back(version), task);
  return judge(*phase, task);
}

Judgement judge_past(Judgement so_far, const Record::Version& version) {
  Judgement judgement = std::move(so_far);
  for (const report::ShownDeduction& deduction : version.deductions) {
    const bool illegal = deduction.kind == Deduction::Kind::illegal;
    if (illegal) judgement.verdict = worse(judgement.verdict, Verdict::not_legal);
    if (illegal || deduction.kind == Deduction::Kind::side_to_move) {
      judgement.remarks.push_back(deduction.text);
    }
  }
  return judgement;
}

Judgement judge_published(Judgement alone, const Comparison& comparison, Language language) {
  Judgement judgement = std::move(alone);
  const auto add = [&](const std::vector<std::string>& ways, Verdict verdict,
                       std::string_view what) {
    if (ways.empty()) return;
    judgement.verdict = worse(judgement.verdict, verdict);
    judgement.remarks.push_back(
        fmt::format("{}: {}", texts::translate(language, what), named(ways)));
  };
  add(comparison.unpublished, Verdict::cooked, texts::mark("not published"));
  add(comparison.not_found, Verdict::differs, texts::mark("not found"));
  add(comparison.not_playable, Verdict::differs, texts::mark("cannot be played"));
  add(comparison.duals, Verdict::dualised, texts::mark("dual"));
  if (judgement.verdict == Verdict::no_solution && comparison.says_none && comparison.agree()) {
    judgement.remarks.push_back(texts::form(language, "published without a solution"));
  }
  return judgement;
}

std::optional<Judgement> judge_outcome(const Record& record, Language language) {
  using report::Outcome;
  switch (record.tail.outcome) {
    case Outcome::refused:
      return judge_refusal(messages_of(record));
    case Outcome::interrupted:
      return Judgement{Verdict::limit,
                       {texts::form(language, "the time was over before everything was examined")}};
    case Outcome::limited:
      return Judgement{Verdict::limit,
                       {texts::form(language, "as many solutions as wanted were found")}};
    case Outcome::solved:
    case Outcome::no_solution:
      break;
  }
  return std::nullopt;
}

}  // namespace feerie::verify
