#pragma once

#include <functional>
#include <string_view>

#include <nlohmann/json.hpp>

namespace feerie::collections {

/// Finds the entries in a text in JSON: objects that have `algebraic` or `stipulation`, in whatever
/// lists and objects they stand. Each is given as soon as it is complete, with its line and that of
/// its solution noted as `yaml_tree` does, and is forgotten then. `visit` returns false to stop;
/// then this returns false. Throws Trouble for what is no JSON, too deep or too long; entries in
/// front of it have been given.
bool each_json_entry(std::string_view text,
                     const std::function<bool(const nlohmann::json&)>& visit);

}  // namespace feerie::collections
