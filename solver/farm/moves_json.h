#pragma once

#include <nlohmann/json.hpp>

#include "problem/solution.h"

/// Solutions as compact JSON that loses nothing: whoever plays them by the rules gets the same
/// solutions again. docs/farms.md tells the fields. The functions that read throw
/// nlohmann::json::exception or std::invalid_argument for anything else.
namespace feerie::farm {

nlohmann::json json_of(const solution::TreeMove& tree);
nlohmann::json json_of(const solution::Line& line);
solution::TreeMove tree_from(const nlohmann::json& json);
solution::Line line_from(const nlohmann::json& json);

}  // namespace feerie::farm
