#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/stipulation.h"
#include "report/record.h"
#include "verify/finding.h"
#include "verify/publication.h"

namespace feerie::verify {

/// What is asked of a version.
struct Task {
  stipulation::Stipulation stipulation;
  /// Solutions that are intended; nothing if nobody says how many. Then one is taken to be intended
  /// in battle play, and any number in other play.
  std::optional<int> intended;
  /// Of the remarks: that of the problem.
  Language language = Language::english;
};

/// A verdict and why.
struct Judgement {
  Verdict verdict = Verdict::sound;
  std::vector<std::string> remarks;
};

/// Judges a version by its solutions alone: by the number of keys or lines, by shorter ones, and in
/// battle play by the continuations behind each defence.
Judgement judge(const report::Record::Version& version, const Task& task);

/// Adds what retro analysis says of the diagram: a sound problem may have an illegal one.
Judgement judge_past(Judgement so_far, const report::Record::Version& version);

/// Adds what the comparison with the published solution says.
Judgement judge_published(Judgement alone, const Comparison& comparison,
                          Language language = Language::english);

/// Why a problem has not been solved, if it has not: `unsupported`, `error`, `limit` or
/// `interrupted`.
std::optional<Judgement> judge_outcome(const report::Record& record,
                                       Language language = Language::english);

}  // namespace feerie::verify
