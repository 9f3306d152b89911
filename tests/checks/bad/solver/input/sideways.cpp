#include "problem/fine.h"
  #  include "search/sideways.h"
