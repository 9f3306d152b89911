#include "farm/record.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "farm/moves_json.h"

namespace feerie::farm {
namespace {

using Json = nlohmann::ordered_json;

std::string row_text(const Json& row) {
  return row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

Record::Record(Sink sink, std::string program, Part part, const Division* division)
    : sink_(std::move(sink)),
      program_(std::move(program)),
      part_(std::move(part)),
      division_(division) {}

void Record::begin_problem(const Problem& /*problem*/) {
  sink_(row_text({{"row", "part"},
                  {"format", record_format},
                  {"program", program_},
                  {"split", part_.split},
                  {"job", part_.job},
                  {"jobs", part_.jobs}}));
}

void Record::begin_phase(const PhaseStart& start) {
  sink_(row_text({{"row", "phase"},
                  {"version", version_ + 1},
                  {"phase", name_of(start.phase)},
                  {"other_side", start.second_side}}));
}

void Record::tree(const solution::TreeMove& shown) {
  sink_(row_text({{"row", "tree"}, {"way", division_->way()}, {"tree", json_of(shown)}}));
}

void Record::line(const solution::Line& line) {
  sink_(row_text({{"row", "line"},
                  {"length", division_->length()},
                  {"way", division_->way()},
                  {"line", json_of(line)}}));
}

void Record::end_phase(solution::End end) {
  sink_(row_text({{"row", "end of phase"}, {"end", name_of(end)}}));
}

void Record::omit_phase(const PhaseStart& start, solution::End end) {
  begin_phase(start);
  end_phase(end);
}

void Record::refuse(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Diagnostic::Severity::error) return;
  sink_(row_text({{"row", "error"}, {"message", diagnostic.message}}));
}

void Record::end_problem(solution::End end) {
  sink_(row_text({{"row", "end of part"}, {"end", name_of(end)}}));
}

}  // namespace feerie::farm
