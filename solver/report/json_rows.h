#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "report/result.h"

namespace feerie::report {

/// The first row: the number of the format, and the program if it is not empty.
std::string run_row(std::string_view program);

/// The row with which a problem begins.
std::string problem_row(const ProblemHead& head);

/// Writes results as JSON Lines, an object a row, as soon as they come. docs/json.md tells the
/// fields and what may change, docs/json.schema.json is their schema.
class JsonRows : public Rows {
 public:
  /// Number of the format, told in the first row. It grows when a field is taken away or changes
  /// its meaning, not when one is added.
  static constexpr int format = 1;

  using Sink = std::function<void(std::string_view)>;

  /// `program`: name and version, told in the first row; left out if it is empty.
  JsonRows(Sink sink, std::string program) : sink_(std::move(sink)), program_(std::move(program)) {}

  void begin_problem(const ProblemHead& head) override;
  void begin_version(const VersionHead& head) override;
  void begin_phase(const PhaseHead& head) override;
  void tree(const ShownTree& tree) override;
  void line(const ShownLine& line) override;
  void end_phase(const PhaseTail& tail) override;
  void tell(const Diagnostic& diagnostic) override;
  void deduced(const ShownDeduction& deduction) override;
  void retracted(const ShownWayBack& way) override;
  void end_problem(const ProblemTail& tail) override;
  /// A file cannot be read.
  void unreadable(std::string_view message);

 private:
  using Json = nlohmann::ordered_json;

  [[nodiscard]] Json row(std::string_view kind) const;
  [[nodiscard]] Json phase_row(std::string_view kind) const;
  void begin();
  void write(const Json& row);

  Sink sink_;
  std::string program_;
  bool begun_ = false;
  /// Of what the rows are about.
  int problem_ = 0;
  std::string twin_;
  PhaseHead phase_;
};

}  // namespace feerie::report
