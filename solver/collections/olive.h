#pragma once

#include <nlohmann/json.hpp>

#include "collections/collection.h"

namespace feerie::collections {

/// A problem from an entry of Olive or YACPDB: `algebraic`, `stipulation`, `options` (which are
/// conditions too), `twins`, `intended-solutions`, `solution`, `authors`, `source`, `date`. Lines
/// are those that `yaml_tree` notes; `line` is that of the entry. Throws Trouble.
///
/// Source of the format: the JSON schema of YACPDB entries (draft 7), and Olive's collections.
Entry entry_from(const nlohmann::json& json, int line);

}  // namespace feerie::collections
