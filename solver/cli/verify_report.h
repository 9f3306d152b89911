#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options.h"
#include "cli/output.h"
#include "verify/finding.h"

namespace feerie::cli {

/// The report of a run as a file of JSON rows. Each finding is in the file, and on the disk, before
/// the next one is waited for, so that a run that is killed can go on where it was. In the end the
/// file is written anew in the order of the problems, so that it does not depend on how many were
/// solved at once.
class VerifyReport {
 public:
  VerifyReport(const Invocation& invocation, Output& output)
      : invocation_(invocation), output_(output) {}
  ~VerifyReport();
  VerifyReport(const VerifyReport&) = delete;
  VerifyReport& operator=(const VerifyReport&) = delete;

  /// Opens the file, and reads what an earlier run has left in it if this one resumes it. False
  /// with a message if that is impossible.
  bool open();
  /// What the earlier run has found about the problem, if it has not changed since.
  std::optional<verify::Finding> known(const std::string& file, int index, std::uint64_t hash);
  void add(const verify::Finding& finding);
  /// Could something not be written?
  [[nodiscard]] bool lost() const { return lost_; }
  /// Orders the file. False with a message if anything could not be written.
  bool close();

 private:
  using Place = std::pair<std::string, int>;

  bool read_earlier();
  void write(const std::string& text);
  void complain(int reason);

  const Invocation& invocation_;
  Output& output_;
  int descriptor_ = -1;
  bool lost_ = false;
  std::map<Place, verify::Finding> earlier_;
  /// What belongs into the report, in the order in which it came.
  std::map<Place, verify::Finding> all_;
};

}  // namespace feerie::cli
