#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "input/context.h"

/// What parameters of conditions can consist of, each read from the next tokens.
namespace feerie {

/// Numbers go up to this.
inline constexpr int largest_number = 9999;

/// One walk; of `only`, by their English letters, unless that is empty.
WalkId read_walk(Context& context, std::span<const std::string_view> only);
/// Walks, by their letters or their names, as long as there are any. `name` is the name of the
/// condition, for messages.
std::vector<WalkId> read_walks(Context& context, const Token& name, bool needed);

/// Files and ranks in one token: `bdf246`.
std::string read_files_and_ranks(Context& context);
/// Any number of tokens of glued squares: `a8a7 b2c2`.
std::vector<std::string> read_square_groups(Context& context);
/// At least one line of a grid: `ha24 vc61`.
std::vector<std::string> read_lines(Context& context);

/// One or two amounts, in hundredths.
std::vector<int> read_accounts(Context& context);
/// 64 letters or points; nothing if something else stands there and none are needed.
std::string read_board(Context& context, bool needed);

}  // namespace feerie
