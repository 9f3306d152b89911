#include "unit/search/reference.h"

#include "support/scene.h"

namespace feerie::test {
namespace {

bool reached(Game& game, const Aim& aim) {
  return game.reached(*aim.goal, aim.target);
}

bool attack(Game& game, const Aim& aim, int moves);

/// The attack has moved; the goal is not reached yet and it may move `moves` times more.
bool cornered(Game& game, const Aim& aim, int moves) {
  const auto defences = legal_moves(game);
  if (moves == 0 || defences.empty()) return false;
  for (const Move& defence : defences) {
    game.play(defence);
    const bool answered = attack(game, aim, moves);
    game.undo();
    if (!answered) return false;
  }
  return true;
}

bool attack(Game& game, const Aim& aim, int moves) {
  if (moves == 0) return false;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    const bool solves = reached(game, aim) || cornered(game, aim, moves - 1);
    game.undo();
    if (solves) return true;
  }
  return false;
}

bool self_attack(Game& game, const Aim& aim, int moves);

bool self_cornered(Game& game, const Aim& aim, int moves) {
  const auto defences = legal_moves(game);
  if (defences.empty()) return false;
  for (const Move& defence : defences) {
    game.play(defence);
    const bool answered = reached(game, aim) || self_attack(game, aim, moves);
    game.undo();
    if (!answered) return false;
  }
  return true;
}

bool self_attack(Game& game, const Aim& aim, int moves) {
  if (moves == 0) return false;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    const bool solves = self_cornered(game, aim, moves - 1);
    game.undo();
    if (solves) return true;
  }
  return false;
}

void help(Game& game, const Aim& aim, int half_moves, std::vector<Move>& line,
          std::vector<std::vector<Move>>& lines) {
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    line.push_back(move);
    const bool goal_side = half_moves % 2 == 1;
    const bool done = goal_side && reached(game, aim);
    if (half_moves == 1 && done) lines.push_back(line);
    if (half_moves > 1 && !done) help(game, aim, half_moves - 1, line, lines);
    line.pop_back();
    game.undo();
  }
}

void series(Game& game, const Aim& aim, int moves, std::vector<Move>& line,
            std::vector<std::vector<Move>>& lines) {
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    line.push_back(move);
    const bool done = reached(game, aim);
    if (moves == 1 && done) lines.push_back(line);
    if (moves > 1 && !done && !game.in_check(game.turn())) {
      game.pass();
      series(game, aim, moves - 1, line, lines);
      game.undo();
    }
    line.pop_back();
    game.undo();
  }
}

}  // namespace

std::vector<Move> reference_keys(Game& game, const Aim& aim, int moves) {
  std::vector<Move> keys;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    if (reached(game, aim) || cornered(game, aim, moves - 1)) keys.push_back(move);
    game.undo();
  }
  return keys;
}

std::vector<Move> reference_self_keys(Game& game, const Aim& aim, int moves) {
  std::vector<Move> keys;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    if (self_cornered(game, aim, moves - 1)) keys.push_back(move);
    game.undo();
  }
  return keys;
}

std::vector<Move> reference_refutations(Game& game, const Aim& aim, int moves) {
  std::vector<Move> refutations;
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    if (!attack(game, aim, moves - 1)) refutations.push_back(move);
    game.undo();
  }
  return refutations;
}

std::vector<std::vector<Move>> reference_help(Game& game, const Aim& aim, int half_moves) {
  std::vector<Move> line;
  std::vector<std::vector<Move>> lines;
  help(game, aim, half_moves, line, lines);
  return lines;
}

std::vector<std::vector<Move>> reference_series(Game& game, const Aim& aim, int moves) {
  std::vector<Move> line;
  std::vector<std::vector<Move>> lines;
  series(game, aim, moves, line, lines);
  return lines;
}

}  // namespace feerie::test
