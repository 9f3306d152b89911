#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "input/context.h"

namespace feerie {

/// A walk with squares in one token ("qa1", "rh/ra1b2"), or in two.
struct UnitWord {
  WalkId walk;
  std::vector<Square> squares;
};

/// The token as walk and squares.
std::optional<UnitWord> unit_word(const Context& context, std::string_view token);

/// Is the token, which is no unit, meant to be one? It has a letter in front and a digit behind,
/// and no sign of a stipulation.
bool is_like_unit(std::string_view token);

/// Fails for a token that should be squares.
[[noreturn]] void fail_as_squares(const Token& token);

/// Fails for a token, which is no unit, if it is clear whether its walk or its squares are wrong.
void refuse_as_unit(const Context& context, const Token& token);

}  // namespace feerie
