#include "verify/examine.h"

#include <utility>

#include <fmt/format.h>

#include "report/record.h"
#include "report/recorder.h"
#include "search/solve.h"
#include "verify/judge.h"

namespace feerie::verify {
namespace {

/// Solutions of a phase that are kept to be compared and named.
constexpr std::size_t most_solutions = 1000;

/// Records what is found, and what is asked of each version.
class Examination : public report::Recorder {
 public:
  explicit Examination(report::Rows& rows) : Recorder(rows, {.regression = true}) {}

  void begin_version(const Version& version) override {
    stipulations_.push_back(version.problem->stipulation);
    Recorder::begin_version(version);
  }
  [[nodiscard]] const std::vector<stipulation::Stipulation>& stipulations() const {
    return stipulations_;
  }

 private:
  std::vector<stipulation::Stipulation> stipulations_;
};

/// What has to be seen of the play so that it can be judged: continuations, so that duals are seen.
Problem shown_as_needed(const Problem& problem) {
  Problem shown = problem;
  shown.options.variations = true;
  return shown;
}

void add(Finding& finding, const std::string& twin, const Judgement& judgement) {
  finding.verdict = worse(finding.verdict, judgement.verdict);
  for (const std::string& remark : judgement.remarks) {
    finding.remarks.push_back(twin.empty() ? remark : fmt::format("{}) {}", twin, remark));
  }
  if (!twin.empty()) finding.versions.push_back({twin, judgement.verdict});
}

void describe(Finding& finding, const report::Record& record) {
  if (!record.head.titles.empty()) finding.title = record.head.titles.front();
  if (record.versions.empty()) return;
  finding.stipulation = record.versions.front().head.stipulation;
  finding.conditions = record.versions.front().head.conditions;
}

}  // namespace

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char character : text) {
    hash ^= static_cast<unsigned char>(character);
    hash *= 0x100000001b3;
  }
  return hash;
}

Finding blank_finding(const Case& wanted) {
  Finding finding;
  finding.file = wanted.file;
  finding.index = wanted.item.number;
  finding.hash = wanted.hash;
  for (const Diagnostic& diagnostic : wanted.item.diagnostics) {
    if (diagnostic.severity != Diagnostic::Severity::error) continue;
    finding.remarks.push_back(std::to_string(diagnostic.place.line) + ':' +
                              std::to_string(diagnostic.place.column) + ": " + diagnostic.message);
  }
  return finding;
}

Finding examine(const Case& wanted, const SolveSettings& settings) {
  Finding finding = blank_finding(wanted);
  if (!wanted.item.problem) return finding;
  finding.remarks.clear();
  finding.verdict = Verdict::sound;
  report::Collector collector(most_solutions);
  Examination examination(collector);
  solve(shown_as_needed(*wanted.item.problem), settings, examination);
  const report::Record& record = collector.record();
  describe(finding, record);
  if (const auto judgement = judge_outcome(record)) {
    add(finding, "", *judgement);
    return finding;
  }
  for (std::size_t i = 0; i < record.versions.size(); ++i) {
    const Task task{examination.stipulations()[i], wanted.intended};
    add(finding, record.versions[i].head.twin, judge(record.versions[i], task));
  }
  return finding;
}

}  // namespace feerie::verify
