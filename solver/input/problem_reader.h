#pragma once

#include "input/context.h"
#include "input/reader.h"

namespace feerie {

/// What ended a problem.
enum class ProblemEnd { next, last, end_of_input };

/// Reads the parts of one problem, and the word that ends it, into the item. Errors are reported
/// there; behind each of them reading goes on.
ProblemEnd read_problem(Source& source, Scanner& scanner, const Vocabulary& words, ReadItem& item);

}  // namespace feerie
