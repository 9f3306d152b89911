// Published problems that ask for the last move, and for the moves before it.
#include <algorithm>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "output/last_move_text.h"
#include "retro/knowledge.h"
#include "retro/past.h"
#include "retro/proofs.h"
#include "support/last_moves.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

using retro::LastMove;
using retro::UnMoves;

/// The rows of a file beside this one, comments left out, each with what stands in front of `|`.
std::vector<std::string> rows_of(const std::string& name) {
  std::vector<std::string> rows;
  for (const std::string& line :
       lines_of(read_file(FEERIE_SOURCE_DIR "/tests/unit/retro/" + name))) {
    if (!line.empty() && line.front() != '#') rows.push_back(line.substr(0, line.find(" |")));
  }
  return rows;
}

Game game_after(const std::string& placement, const std::string& moved) {
  return scene(placement + (moved == "w" ? " b -" : " w -"));
}

/// The sort of a move, as the records name it.
std::string sort_of(const LastMove& last, const Position& after) {
  constexpr std::string_view letters = "KQRBNP";
  const Candidate& move = last.move.candidate;
  if (move.castles()) return file_of(move.to) == 2 ? "O-O-O" : "O-O";
  if (move.type == MoveType::double_step) return "P--";
  if (move.type == MoveType::en_passant) return "ep";
  const Kind mover = last.before.at(move.from).kind;
  std::string sort{letters[mover]};
  if (move.captures()) {
    sort += 'x';
    sort += letters[last.before.at(move.capture).kind];
  } else {
    sort += '-';
  }
  const Kind arrived = after.at(move.to).kind;
  if (arrived != mover) sort += std::string{'='} + letters[arrived];
  return sort;
}

bool answers(const std::string& answer, const std::string& sort) {
  const auto slash = answer.find('/');
  return answer.substr(0, slash) == sort ||
         (slash != std::string::npos && answer.substr(slash + 1) == sort);
}

TEST(Published, LastMovesAreListedAndNotRefuted) {
  int found = 0;
  int proved = 0;
  for (const std::string& row : rows_of("last_move_records.txt")) {
    SCOPED_TRACE(row);
    const std::vector<std::string> words = words_of(row);
    const Game game = game_after(words[0], words[1]);
    const auto rules = rules_of(game);
    const retro::Knowledge knowledge = retro::knowledge_of({}, rules);
    const UnMoves::List list = UnMoves(rules).all(game.position());
    std::set<std::string> left;
    for (const LastMove& last : list.moves) {
      const auto refuted = [&](const Position& position) {
        return retro::refute_as_it_stands(knowledge, position).has_value();
      };
      retro::Effort effort{20'000};
      if (refuted(last.before)) continue;
      if (retro::past_of(rules, last.before, 3, effort, refuted) == retro::Past::none) continue;
      left.insert(sort_of(last, game.position()));
    }
    EXPECT_TRUE(std::ranges::any_of(
        left, [&](const std::string& sort) { return answers(words[2], sort); }));
    ++found;
    if (words.size() < 4) continue;
    EXPECT_EQ(left.size(), 1U);
    ++proved;
  }
  EXPECT_EQ(found, 432);
  EXPECT_EQ(proved, 233);
}

TEST(Published, MovesAreRetractedToTheFirstOne) {
  for (const std::string& row : rows_of("retractions.txt")) {
    SCOPED_TRACE(row);
    const auto blank = row.find(' ');
    const Game game = game_after(row.substr(0, blank), row.substr(blank + 1, 1));
    const auto rules = rules_of(game);
    UnMoves unmoves(rules);
    Position position = game.position();
    std::string moves = row.substr(blank + 3) + ", ";
    for (; !moves.empty(); moves.erase(0, moves.find(", ") + 2)) {
      const std::string wanted = moves.substr(0, moves.find(", "));
      const UnMoves::List list = unmoves.all(position);
      const auto last = std::ranges::find_if(
          list.moves, [&](const LastMove& each) { return text_of(each, rules) == wanted; });
      ASSERT_NE(last, list.moves.end()) << wanted;
      position = last->before;
    }
  }
}

}  // namespace
}  // namespace feerie::test
