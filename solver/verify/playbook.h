#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "problem/problem.h"
#include "published/score.h"
#include "report/record.h"

namespace feerie::verify {

/// What a page shows of a problem: names, the diagram of each version, the play that was found and
/// the published one, each move with what it changes on the board. docs/verify.md tells the fields.
///
/// There is room for so many moves only; where they were cut off, `cut` is true. So rows of reports
/// stay small, however many solutions a problem has.
class Playbook {
 public:
  /// Most moves of a problem that are kept of what was found, and of what is published.
  static constexpr int most_moves = 500;

  explicit Playbook(const Problem& problem);

  /// `problem`: the version. `twin`: its letter, or nothing.
  void begin_version(const Problem& problem, std::string_view twin);
  /// `published`: by phase; empty lists where nothing is published that can be played. `compared`:
  /// there is a published solution.
  void end_version(const report::Record::Version& version,
                   const std::vector<std::vector<published::ScoreMove>>& published, bool compared,
                   std::string_view verdict);

  /// An object of JSON.
  [[nodiscard]] std::string text() const;
  /// That of a problem which has not been solved.
  static std::string of_diagram(const Problem& problem);

 private:
  nlohmann::ordered_json book_;
  /// Moves that were taken.
  int found_ = 0;
  int published_ = 0;
};

}  // namespace feerie::verify
