#include "search/prove/lean/forced_mates.h"

#include <algorithm>

#include "search/prove/lean/customs.h"
#include "search/prove/lean/helped_mates.h"
#include "search/prove/lean/witness.h"

namespace feerie {
namespace lean {

ForcedMates::ForcedMates(const Plan& plan, const Game& game, Customs customs, const Manner& manner,
                         Table& table, Watch& watch)
    : game_(game),
      customs_(std::move(customs)),
      remembers_(manner.tables),
      flights_(manner.flights),
      table_(table),
      watch_(watch) {
  for (int node = 0; node < plan.size(); ++node) {
    const auto ending = [&](Letter letter) { return ending_of(plan, plan[node], letter); };
    endings_.push_back({ending(Letter::first), ending(Letter::second)});
    const auto shape = shape_of(plan, node);
    auto& branch = branches_.emplace_back();
    if (!shape) continue;
    const auto lengths = static_cast<std::size_t>(plan[node].maximum) + 1;
    const int threat = manner.threat ? plan[node].half_moves_of(*manner.threat) : 0;
    branch = Branch{*shape, plan[node].half_moves_of(1), threat, std::vector<Memory>(lengths)};
  }
}

ForcedMates::Branch* ForcedMates::branch_of(int node) {
  auto& branch = branches_[static_cast<std::size_t>(node)];
  return branch ? &*branch : nullptr;
}

/// The board of the game; nothing if the side that has moved could lose its king.
std::optional<Board> ForcedMates::board_now() const {
  if (!game_.orthodox()) return std::nullopt;
  std::optional<Board> board(std::in_place, game_.position());
  if (board->in_check(opposite(board->turn()))) return std::nullopt;
  return board;
}

void ForcedMates::step() {
  if (++steps_ % Work::steps_between == 0) stopped_ = watch_.ended(Work::steps_between);
}

std::optional<bool> ForcedMates::attack(int node, int left) {
  Branch* branch = branch_of(node);
  if (branch == nullptr) return std::nullopt;
  const auto board = board_now();
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  return attack(*branch, *board, left);
}

std::optional<bool> ForcedMates::each_answered(int node, int left) {
  Branch* branch = branch_of(node);
  if (branch == nullptr) return std::nullopt;
  const auto board = board_now();
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  return each_answered(*branch, *board, left);
}

std::optional<bool> ForcedMates::can_end(int node, Letter letter, int length, Bitboard squares) {
  const Letter last = length == 2 ? other(letter) : letter;
  const Ending ending = endings_[static_cast<std::size_t>(node)][static_cast<std::size_t>(last)];
  const bool asked = length == 1 ? ending != Ending::unknown : ending == Ending::mate;
  const auto board = asked ? board_now() : std::nullopt;
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  step();
  if (length == 2) return can_allow_mate(*board, customs_, squares);
  if (ending == Ending::helped_mate) return can_allow_mate(*board, customs_, all_squares);
  return ending == Ending::mate ? mate_in_one(*board, customs_) : can_force_mate(*board);
}

/// Is there a move behind which each move of the other side mates?
bool ForcedMates::can_force_mate(const Board& board) {
  MoveList moves;
  const Witnesses witnesses(board);
  list_legal(board, customs_, moves, &witnesses.aims());
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
    step();
    return each_mates(board.glimpse(move)) && !stopped();
  });
}

}  // namespace lean

namespace {

bool keeps_to_play(const Manner& manner) {
  return !manner.non_trivial && !manner.null_moves && manner.maters.empty();
}

}  // namespace

std::unique_ptr<ForcedPlay> make_forced_mates(const Plan& plan, const Game& game,
                                              const Manner& manner, Table& table, Watch& watch) {
  const CompiledRules& rules = game.rules();
  if (!game.orthodox() || !keeps_to_play(manner) || !rules.goal_guards().empty()) return nullptr;
  // Attributes, units told apart by their numbers, and what rules remember would show in the key.
  if (lean::Board(game.position()).computed_key() != game.key()) return nullptr;
  auto customs = lean::customs_of(rules);
  if (!customs) return nullptr;
  return std::make_unique<lean::ForcedMates>(plan, game, std::move(*customs), manner, table, watch);
}

}  // namespace feerie
