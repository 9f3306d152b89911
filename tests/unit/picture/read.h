#pragma once

#include <stdexcept>
#include <string>

#include "input/reader.h"

namespace feerie::test {

/// The only problem of the text. Throws if it has errors.
inline Problem problem_of(const std::string& text) {
  Reader reader("BeginProblem\n" + text + "\nEndProblem\n", "test.inp");
  auto item = reader.next();
  if (!item || !item->problem) throw std::runtime_error("the problem of the test has errors");
  return *item->problem;
}

}  // namespace feerie::test
