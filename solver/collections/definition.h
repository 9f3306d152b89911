#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "collections/composition.h"

namespace feerie::collections {

/// The whole problem as an object of JSON, in English words: units with their attributes, all
/// parameters of conditions and options, twins, what people wrote about it. docs/json.md tells the
/// members. Authors, sources, titles and the award stand beside it, in the row of the problem.
nlohmann::ordered_json definition_of(const Composition& composition);

/// `definition_of` as text, with the solution that the problem itself has.
std::string definition_text(const Problem& problem);

/// The other direction: a problem in the language of the input, from `BeginProblem` to
/// `EndProblem`, without its solution. `row`: the row of the problem, which has the definition.
/// Throws Trouble on the line or an exception of the library for what is no definition.
std::string text_of_row(const nlohmann::json& row, int line);

}  // namespace feerie::collections
