// Bytes are read as problems, and what can be read is set up with all its twins: whatever the
// input, each problem is either understood or refused for a reason that has a place.
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "input/reader.h"
#include "output/header.h"
#include "problem/setup.h"
#include "support/input_faults.h"

namespace feerie {
namespace {

void demand(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

bool is_error(const Diagnostic& diagnostic) {
  return diagnostic.severity == Diagnostic::Severity::error;
}

/// Position by position; a reason is demanded of whatever cannot be set up.
void set_up_all(const Problem& problem) {
  Problem current = problem;
  for (std::size_t i = 0; i <= problem.twins.size(); ++i) {
    for (const Side side : {Side::white, Side::black}) {
      const auto result = set_up(current, side);
      if (const auto* reasons = std::get_if<std::vector<Diagnostic>>(&result)) {
        demand(!reasons->empty(), "a refusal has a reason");
      } else {
        const Position& position = std::get<Setup>(result).position;
        demand(position.key() == position.computed_key(), "the key follows the position");
      }
    }
    if (i == problem.twins.size()) break;
    const Twin& twin = problem.twins[i];
    std::vector<Diagnostic> diagnostics;
    current = apply(twin.continued ? current : problem, twin, diagnostics);
  }
}

void read_all(const std::string& text) {
  Reader reader(text, "fuzz");
  while (const auto item = reader.next()) {
    bool refused = false;
    for (const Diagnostic& diagnostic : item->diagnostics) {
      demand(diagnostic.place.line > 0 && diagnostic.place.column > 0, "a diagnostic has a place");
      demand(!to_string(diagnostic).empty(), "a diagnostic has a text");
      refused |= is_error(diagnostic);
    }
    demand(item->problem.has_value() != refused || !item->diagnostics.empty(),
           "what is not read is told");
    if (!item->problem) continue;
    header_text(*item->problem);
    set_up_all(*item->problem);
  }
}

}  // namespace
}  // namespace feerie

/// The entry point that libFuzzer calls. Any exception ends the program: that is a finding.
// NOLINTNEXTLINE(readability-identifier-naming): the name is given
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string fault = feerie::test::fault_in({reinterpret_cast<const char*>(data), size});
  if (!fault.empty()) throw std::logic_error(fault);
  feerie::read_all(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
