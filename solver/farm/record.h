#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "farm/part.h"
#include "problem/listener.h"
#include "search/division.h"

namespace feerie::farm {

/// Number of the format of the rows, told in the first one.
inline constexpr int record_format = 1;

/// Writes the result of a job as rows of JSON, from which `Results` puts the solution of the whole
/// problem together. docs/farms.md tells the fields.
class Record : public Listener {
 public:
  using Sink = std::function<void(std::string_view)>;

  /// `program`: name and version. `division` is asked where each solution belongs; null if nothing
  /// is going to be solved.
  Record(Sink sink, std::string program, Part part = {}, const Division* division = nullptr);

  void begin_problem(const Problem& problem) override;
  void begin_version(const Version& version) override { version_ = version.number; }
  void begin_phase(const PhaseStart& start) override;
  void tree(const solution::TreeMove& shown) override;
  void line(const solution::Line& line) override;
  void move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) override {}
  void end_phase(solution::End end) override;
  void omit_phase(const PhaseStart& start, solution::End end) override;
  void refuse(const Diagnostic& diagnostic) override;
  void end_problem(solution::End end) override;

 private:
  Sink sink_;
  std::string program_;
  Part part_;
  const Division* division_;
  int version_ = 0;
};

}  // namespace feerie::farm
