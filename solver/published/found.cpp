#include "published/found.h"

#include <utility>

namespace feerie::published {
namespace {

std::vector<ScoreMove> scores_of(const std::vector<report::ShownTree>& trees) {
  std::vector<ScoreMove> scores;
  scores.reserve(trees.size());
  for (const report::ShownTree& tree : trees) scores.push_back(score_of(tree));
  return scores;
}

}  // namespace

ScoreMove score_of(const report::ShownTree& tree) {
  ScoreMove score;
  score.text = tree.move.played;
  score.mark = tree.mark;
  score.threats = scores_of(tree.threats);
  score.replies = scores_of(tree.replies);
  score.refutations = scores_of(tree.refutations);
  return score;
}

ScoreMove score_of(const report::ShownLine& line) {
  ScoreMove score;
  for (std::size_t i = line.plies.size(); i-- > 0;) {
    const report::ShownPly& ply = line.plies[i];
    if (ply.skipped) continue;
    ScoreMove move;
    move.text = ply.move.played;
    if (!score.text.empty()) move.replies.push_back(std::move(score));
    score = std::move(move);
  }
  score.mark = line.mark;
  return score;
}

std::vector<ScoreMove> score_of(const report::Record::Phase& phase) {
  std::vector<ScoreMove> moves;
  for (const report::ShownTree& tree : phase.trees) moves.push_back(score_of(tree));
  free_first_moves(moves);
  for (const report::ShownLine& line : phase.lines) moves.push_back(score_of(line));
  join_equal_moves(moves);
  return moves;
}

}  // namespace feerie::published
