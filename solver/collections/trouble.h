#pragma once

#include <string>

#include "collections/collection.h"

namespace feerie::collections {

/// What is wrong with a text, and where.
struct Trouble {
  int line = 1;
  int column = 1;
  std::string what;
};

/// An entry that could not be read.
Entry troubled(const Trouble& trouble);

}  // namespace feerie::collections
