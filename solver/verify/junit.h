#pragma once

#include <string>
#include <vector>

#include "verify/finding.h"

namespace feerie::verify {

/// Findings as a report of tests in the XML that JUnit writes and build servers read: a problem is
/// a test. It passes if its solution is the published one, or if none is published and it is sound.
/// What is not supported is skipped; what could not be read or decided is an error.
class JUnitReport {
 public:
  void add(const Finding& finding) { findings_.push_back(finding); }
  [[nodiscard]] std::string text() const;

 private:
  std::vector<Finding> findings_;
};

}  // namespace feerie::verify
