#pragma once

#include "collections/collection.h"
#include "texts/told.h"

namespace feerie::collections {

/// What is wrong with a text, and where.
struct Trouble {
  int line = 1;
  int column = 1;
  texts::Told what;
};

/// An entry that could not be read.
Entry troubled(const Trouble& trouble);

}  // namespace feerie::collections
