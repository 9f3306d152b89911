// A game ends as soon as no play can lead to mate. So nobody has moved from such a position, which
// tells much of the last move (option DeadPosition).
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "output/last_move_text.h"
#include "retro/past.h"
#include "support/text_file.h"
#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

using retro::Effort;
using retro::LastMove;

/// The last moves that lead back to a position with a past, sorted, with commas between them.
std::string last_moves(const Diagram& diagram, int plies) {
  const auto& rules = diagram.knowledge.rules;
  std::vector<std::string> texts;
  Effort effort;
  const auto ending = retro::UnMoves(rules).each(
      diagram.position,
      [&](const LastMove& last) {
        Effort further{400'000};
        const bool none =
            plies > 0 && retro::past_of(rules, last.before, plies, further) == retro::Past::none;
        if (!none) texts.push_back(text_of(last, rules));
        return true;
      },
      effort);
  EXPECT_EQ(ending, retro::Ending::complete);
  std::ranges::sort(texts);
  return fmt::format("{}", fmt::join(texts, ", "));
}

Diagram dead_reckoning(const std::string& placement, const std::string& moved,
                       const std::string& rights) {
  const std::string turn = moved == "w" ? " b " : " w ";
  return diagram(placement + turn + rights, "option DeadPosition");
}

TEST(DeadReckoning, PublishedProblems) {
  int found = 0;
  for (const std::string& line :
       lines_of(read_file(FEERIE_SOURCE_DIR "/tests/unit/retro/dead_reckoning.txt"))) {
    if (line.empty() || line.front() == '#') continue;
    SCOPED_TRACE(line);
    const std::string row = line.substr(0, line.find(" |"));
    const std::vector<std::string> words = words_of(row);
    std::size_t moves = 0;
    for (int i = 0; i < 4; ++i) moves = row.find(' ', moves) + 1;
    EXPECT_EQ(last_moves(dead_reckoning(words[0], words[1], words[2]), std::stoi(words[3])),
              row.substr(moves));
    ++found;
  }
  EXPECT_EQ(found, 2);
}

}  // namespace
}  // namespace feerie::test
