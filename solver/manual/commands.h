#pragma once

#include <vector>

#include "core/language.h"

namespace feerie::manual {

/// A word that begins a part of a problem, or that changes the diagram for a twin.
struct CommandWords {
  /// What is written.
  Names names;
  /// What stands behind it; empty for nothing.
  Names takes;
  /// What it does, in a sentence.
  Names summary;
};

/// The words between and within problems, in the order in which they are explained.
std::vector<CommandWords> commands();
/// The words behind `twin`.
std::vector<CommandWords> twin_commands();

}  // namespace feerie::manual
