#include "cli/solution_output.h"

#include <utility>

#include "collections/definition.h"
#include "farm/record.h"
#include "report/json_rows.h"
#include "report/json_writer.h"
#include "report/recorder.h"
#include "report/writer.h"
#include "report/yacpdb_writer.h"

namespace feerie::cli {
namespace {

/// A writer that also reports on standard error why a position is not solved, and remembers whether
/// the search of a problem was ended early.
template <class Base>
class Reporting : public Base {
 public:
  template <class... Arguments>
  explicit Reporting(Output& output, bool& interrupted, Arguments&&... arguments)
      : Base(std::forward<Arguments>(arguments)...), output_(output), interrupted_(interrupted) {}

  void refuse(const Diagnostic& diagnostic) override {
    output_.report(to_string(diagnostic));
    Base::refuse(diagnostic);
  }
  void end_problem(solution::End end) override {
    if (end == solution::End::interrupted) interrupted_ = true;
    Base::end_problem(end);
  }

 private:
  Output& output_;
  bool& interrupted_;
};

}  // namespace

SolutionOutput::SolutionOutput(const Invocation& invocation, Output& output)
    : invocation_(invocation), output_(output) {
  const auto sink = [&output](std::string_view text) { output.write(text); };
  if (invocation.record) {
    listener_ =
        std::make_unique<Reporting<farm::Record>>(output, interrupted_, sink, version_name());
    return;
  }
  if (invocation.json && invocation.regression) {
    listener_ = std::make_unique<Reporting<report::JsonWriter>>(output, interrupted_, sink);
    return;
  }
  if (invocation.json) {
    rows_ = std::make_unique<report::JsonRows>(sink, version_name());
    const report::Recorder::Settings settings{
        .placements = invocation.placements, .define = [this](const Problem& problem) {
          return draft_ ? "" : collections::definition_text(problem);
        }};
    listener_ =
        std::make_unique<Reporting<report::Recorder>>(output, interrupted_, *rows_, settings);
    return;
  }
  if (invocation.yacpdb) {
    const report::YacpdbWriter::Settings settings{.regression = invocation.regression,
                                                  .memory = invocation.memory};
    auto writer =
        std::make_unique<Reporting<report::YacpdbWriter>>(output, interrupted_, sink, settings);
    writer->write_banner();
    output.flush();
    listener_ = std::move(writer);
    return;
  }
  const report::Writer::Settings settings{.regression = invocation.regression,
                                          .remarks = invocation.remarks,
                                          .memory = invocation.memory};
  auto writer = std::make_unique<Reporting<report::Writer>>(output, interrupted_, sink, settings);
  writer->write_banner();
  output.flush();
  listener_ = std::move(writer);
}

SolutionOutput::~SolutionOutput() = default;

Listener& SolutionOutput::listener_of(const farm::Part& part, const Division* division) {
  if (!invocation_.record) return *listener_;
  const auto sink = [this](std::string_view text) { output_.write(text); };
  record_ = std::make_unique<Reporting<farm::Record>>(output_, interrupted_, sink, version_name(),
                                                      part, division);
  return *record_;
}

void SolutionOutput::tell_unreadable(const std::string& message) {
  output_.report(message);
  if (rows_ != nullptr) {
    rows_->unreadable(message);
  } else if (invocation_.json) {
    output_.write(report::unreadable_row(message));
  }
}

}  // namespace feerie::cli
