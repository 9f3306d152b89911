#pragma once

#include <string>
#include <vector>

#include "output/diagram.h"
#include "output/unit_text.h"
#include "problem/problem.h"

namespace feerie::picture {

/// A position that is to be drawn, with all that is said of it.
struct Drawing {
  /// At most one unit on a square, in the order of squares.
  std::vector<Placement> units;
  Overlay overlay;
  Language language = Language::english;
  /// What stands above the diagram: authors, sources, award, titles.
  std::vector<std::string> heading;
  std::string stipulation;
  /// How many units there are, `3 + 5`.
  std::string counts;
  /// Attributes and the squares of the units that have them.
  std::vector<std::string> attributes;
  /// Conditions, options that change the task, twins.
  std::vector<std::string> below;
  /// As `heading`, apart.
  std::vector<std::string> authors, sources, titles;
  std::string award;
  std::vector<std::string> conditions, twins;
  /// Of what was read, for output in LaTeX.
  std::optional<Latex> latex;
};

/// The diagram of the problem with its twins.
Drawing drawing_of(const Problem& problem, Diagram which = Diagram::main);

/// The problem with the units of another position, as play has led to it.
struct Scenery {
  const Problem* problem = nullptr;
  const Position* position = nullptr;
  const Kinds* kinds = nullptr;
  Lettering lettering = {};
};
Drawing drawing_of(const Scenery& scenery);

/// A walk in play that is not orthodox, by its name.
struct NamedWalk {
  WalkId walk;
  std::string name;
};
/// The fairy walks of the units, each once, in the order of the catalogue.
std::vector<NamedWalk> fairy_walks(const Drawing& drawing);

/// The letters of the attributes of a unit, as they are written in front of it in moves.
std::string marks_of(const Placement& unit, Language language);

}  // namespace feerie::picture
