#include "web/progress_row.h"

#include <nlohmann/json.hpp>

namespace feerie::web {

std::string progress_row(const SearchProgress& progress) {
  const nlohmann::ordered_json row{{"row", "progress"},
                                   {"depth", progress.depth},
                                   {"first_move", progress.first_move},
                                   {"first_moves", progress.first_moves},
                                   {"solutions", progress.solutions},
                                   {"positions", progress.positions}};
  return row.dump() + '\n';
}

}  // namespace feerie::web
