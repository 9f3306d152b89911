#include <fmt/format.h>

#include "cli/options.h"

int main() {
  fmt::print("{}\n", feerie::cli::version());
}
