#pragma once

#include <nlohmann/json.hpp>

#include "collections/collection.h"

namespace feerie::collections {

/// A problem from an entry of Olive or YACPDB: `algebraic`, `stipulation`, `options` (which are
/// conditions too), `twins`, `intended-solutions`, `solution`, `authors`, `source`, `date`,
/// `comments`. Lines are those that `yaml_tree` notes; `line` is that of the entry. Throws Trouble.
///
/// Source of the format: the JSON schema of YACPDB entries (draft 7), and Olive's collections.
Entry entry_from(const nlohmann::json& json, int line);

/// The number of `4`, or of `4.1.1...`, where every later move is the only one. `2.2.1.1` tells
/// something else than the number of lines.
std::optional<int> intended_in(const std::string& text);

/// What `details` tell of it (`Entry::details`).
std::optional<int> intended_of(const nlohmann::json& details);

}  // namespace feerie::collections
