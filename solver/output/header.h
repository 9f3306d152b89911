#pragma once

#include <string>
#include <vector>

#include "output/diagram.h"
#include "problem/problem.h"

namespace feerie {

/// Everything that stands before the play: author and source, diagram, stipulation and counts of
/// units, attributes, conditions and options. Empty if the problem has option NoBoard. `marks`:
/// what the diagram shows of what is proved.
std::string header_text(const Problem& problem, const Marks& marks = {});

/// The stipulation with the options that belong to it: `#3/2`, `h#2.5`.
std::string stipulation_text(const Problem& problem);

/// Authors, sources, award and titles, a line each.
std::vector<std::string> title_lines(const Problem& problem);

/// How many units there are: `3 + 5`, with neutral ones `2 + 1 + 1n`.
std::string unit_counts(const std::vector<Placement>& units, const Problem& problem);

/// The attributes and the squares of the units that have them: `Kamikaze a1 c3`. In the diagram
/// from which play starts, attributes are told as they were given.
std::vector<std::string> attribute_texts(const Problem& problem, Diagram which);

}  // namespace feerie
