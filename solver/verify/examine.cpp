#include "verify/examine.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "output/heading.h"
#include "report/moves.h"
#include "report/play_text.h"
#include "report/record.h"
#include "report/recorder.h"
#include "search/solve.h"
#include "texts/texts.h"
#include "verify/judge.h"
#include "verify/playbook.h"
#include "verify/publication.h"

namespace feerie::verify {
namespace {

/// Solutions of a phase that are kept to be compared and named.
constexpr std::size_t most_solutions = 1000;

/// Records what is found, and what is asked of each version; follows the published solution and
/// judges each version when it has ended.
class Examination : public report::Recorder {
 public:
  Examination(report::Collector& collector, const Case& wanted, Publication& publication,
              Playbook* playbook)
      : Recorder(collector, {.boards = playbook != nullptr, .regression = true}),
        collector_(collector),
        wanted_(wanted),
        publication_(publication),
        playbook_(playbook) {}

  void begin_version(const Version& version) override {
    conclude_version();
    stipulation_ = version.problem->stipulation;
    problem_ = version.problem;
    twin_ = version.has_twins ? twin_letter(version.number) : "";
    publication_.begin_version(twin_);
    Recorder::begin_version(version);
    if (playbook_ != nullptr) playbook_->begin_version(*version.problem, twin_);
    open_ = true;
  }
  void begin_phase(const PhaseStart& start) override {
    Recorder::begin_phase(start);
    const Lettering lettering =
        start.game != nullptr ? lettering_of(*problem_, *start.game) : Lettering{};
    publication_.begin_phase(start, lettering);
  }
  void retracted(const Problem& problem, const WayBack& way) override {
    Recorder::retracted(problem, way);
    publication_.begin_way_back(report::text_of(report::told(way, {problem.language})));
  }
  void end_problem(solution::End end) override {
    conclude_version();
    Recorder::end_problem(end);
  }

  struct Judged {
    std::string twin;
    Judgement judgement;
    /// Does the published solution agree? Nothing if none was compared.
    std::optional<bool> as_published;
  };
  [[nodiscard]] const std::vector<Judged>& judged() const { return judged_; }

 private:
  void conclude_version() {
    if (!std::exchange(open_, false)) return;
    const report::Record::Version& version = collector_.record().versions.back();
    const Language language = problem_->language;
    Task task{*stipulation_, wanted_.intended, language};
    Judged judged{twin_, {}, std::nullopt};
    if (!publication_.tells_of_version()) {
      judged.judgement = judge(version, task);
    } else {
      const Comparison comparison = publication_.compare(version);
      if (comparison.solutions > 0) task.intended = comparison.solutions;
      judged.judgement = judge_published(judge(version, task), comparison, language);
      judged.as_published = comparison.agree();
    }
    judged.judgement = judge_past(std::move(judged.judgement), version);
    if (playbook_ != nullptr) {
      playbook_->end_version(version, publication_.moves_by_phase(version),
                             publication_.tells_of_version(), name_of(judged.judgement.verdict));
    }
    judged_.push_back(std::move(judged));
  }

  report::Collector& collector_;
  const Case& wanted_;
  Publication& publication_;
  Playbook* playbook_;
  std::optional<stipulation::Stipulation> stipulation_;
  const Problem* problem_ = nullptr;
  std::string twin_;
  bool open_ = false;
  std::vector<Judged> judged_;
};

/// What has to be seen of the play so that it can be judged: continuations, so that duals are seen,
/// and what is published.
Problem shown_as_needed(const Problem& problem, const Publication& publication) {
  Problem shown = problem;
  shown.options.variations = true;
  publication.show_what_is_published(shown.options, shown.stipulation);
  return shown;
}

void add(Finding& finding, const std::string& twin, const Judgement& judgement) {
  finding.verdict = worse(finding.verdict, judgement.verdict);
  for (const std::string& remark : judgement.remarks) {
    finding.remarks.push_back(twin.empty() ? remark : fmt::format("{}) {}", twin, remark));
  }
  if (!twin.empty()) finding.versions.push_back({twin, judgement.verdict});
}

/// Remarks about the published text as a whole.
void add(Finding& finding, const Publication& publication, Language language) {
  constexpr std::size_t most = 5;
  for (const std::string& letter : publication.without_version()) {
    finding.as_published = false;
    finding.verdict = worse(finding.verdict, Verdict::differs);
    finding.remarks.push_back(
        letter.empty()
            ? texts::form(language, "the published solution does not say to which twin it belongs")
            : texts::form(language, "{}) is published, but there is no such twin", letter));
  }
  const auto& unread = publication.unread();
  for (std::size_t i = 0; i < std::min(unread.size(), most); ++i) {
    finding.remarks.push_back(texts::form(language,
                                          "not understood in the published solution: {} (line {})",
                                          unread[i].text, unread[i].line));
  }
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

Finding blank_finding(const Case& wanted, bool with_play) {
  Finding finding;
  finding.file = wanted.file;
  finding.index = wanted.item.number;
  finding.hash = wanted.hash;
  for (const Diagnostic& diagnostic : wanted.item.diagnostics) {
    if (diagnostic.severity != Diagnostic::Severity::error) continue;
    finding.remarks.push_back(std::to_string(diagnostic.place.line) + ':' +
                              std::to_string(diagnostic.place.column) + ": " + diagnostic.message);
  }
  const auto& read = wanted.item.problem ? wanted.item.problem : wanted.item.draft;
  if (with_play && read) finding.play = Playbook::of_diagram(*read);
  return finding;
}

Finding examine(const Case& wanted, const SolveSettings& settings, bool with_play) {
  Finding finding = blank_finding(wanted, with_play);
  if (!wanted.item.problem) return finding;
  finding.remarks.clear();
  finding.verdict = Verdict::sound;
  Publication publication(wanted.published, *wanted.item.problem, with_play);
  std::optional<Playbook> playbook;
  if (with_play) playbook.emplace(*wanted.item.problem);
  report::Collector collector(most_solutions + publication.size());
  Examination examination(collector, wanted, publication, playbook ? &*playbook : nullptr);
  solve(shown_as_needed(*wanted.item.problem, publication), settings, examination);
  const report::Record& record = collector.record();
  if (playbook && !record.versions.empty()) finding.play = playbook->text();
  describe(finding, record);
  if (const auto judgement = judge_outcome(record, wanted.item.problem->language)) {
    add(finding, "", *judgement);
    return finding;
  }
  for (const Examination::Judged& judged : examination.judged()) {
    add(finding, judged.twin, judged.judgement);
    if (!judged.as_published) continue;
    finding.as_published = finding.as_published.value_or(true) && *judged.as_published;
  }
  if (!publication.empty()) add(finding, publication, wanted.item.problem->language);
  return finding;
}

}  // namespace feerie::verify
