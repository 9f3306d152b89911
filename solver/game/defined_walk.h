#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/message.h"
#include "game/betza_notation.h"
#include "game/walk.h"

namespace feerie {

/// A walk that the problem itself defines.
struct DefinedWalk : Walk {
  std::string letters_text;
  /// The definition, as it was written.
  std::string notation;
  std::vector<betza::Way> ways;
};

/// Reads a definition. `letters` are one or two ASCII letters, which name the unit in all
/// languages. Returns what is wrong with the notation instead, if it is.
std::variant<std::shared_ptr<const DefinedWalk>, Texts> define_walk(std::string_view letters,
                                                                    std::string_view notation);

}  // namespace feerie
