#pragma once

#include <string>

#include "cli/options.h"
#include "cli/output.h"
#include "page/page.h"
#include "verify/finding.h"
#include "verify/junit.h"

namespace feerie::cli {

/// The reports in forms for other programs. They are written when the run has ended, in the order
/// of the problems.
class VerifyFiles {
 public:
  VerifyFiles(const Invocation& invocation, Output& output)
      : invocation_(invocation), output_(output) {}

  void add(const verify::Finding& finding);
  /// `summary`: what the terminal shows of all. False with a message if a file could not be
  /// written.
  bool write(const std::string& summary);

 private:
  const Invocation& invocation_;
  Output& output_;
  std::string csv_;
  verify::JUnitReport junit_;
  page::Report page_;
};

}  // namespace feerie::cli
