#include "cli/supervise.h"

#include <exception>

#include <fmt/format.h>

#include "cli/exit_status.h"

namespace feerie::cli {

int supervise(Output& output, const std::function<int()>& task) {
  int status = internal_error;
  try {
    status = task();
  } catch (const std::exception& error) {
    output.report("feerie: " + output.told("internal error: {}", error.what()));
  }
  const bool arrived = output.finish();
  const bool solved = status == success || status == cut_off;
  return solved && !arrived ? not_all_solved : status;
}

}  // namespace feerie::cli
