#pragma once

#include <nlohmann/json.hpp>

#include "collections/composition.h"

namespace feerie::collections {

/// The problem as an entry of YACPDB. What is not part of the problem is taken from the details as
/// it stands; old forms of them (`date`, `distinction` at the top) become new ones. `lost` gets
/// what the schema has no place for and `missing_from` does not see. Throws Unwritable.
nlohmann::json entry_json(const Composition& composition, std::vector<texts::Told>& lost);

/// A document of YAML with its first line `---`.
std::string yaml_document(const nlohmann::json& json);

}  // namespace feerie::collections
