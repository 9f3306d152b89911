#include "search/mates/quiet_outlook.h"

#include <algorithm>
#include <utility>

#include "game/compiled_rules.h"
#include "search/mates/foreseeable.h"
#include "search/mates/plain_units.h"
#include "search/prove/lean/hope.h"
#include "search/prove/lean/shape.h"

namespace feerie::mates {
namespace {

/// At which length of play in the branch the last move but one is played; 0 if not all play there
/// ends with mate.
int length_before_mate(const Plan& plan, int node) {
  const Plan::Node& branch = plan[node];
  if (!branch.help_or_series()) return 0;
  const auto ends_so = [&](Letter letter, lean::Ending ending) {
    return !branch.after(letter).may_end() || lean::ending_of(plan, branch, letter) == ending;
  };
  using lean::Ending;
  if (branch.play == Plan::Play::series) {
    return ends_so(Letter::first, Ending::helped_mate) ? 1 : 0;
  }
  const bool mates = ends_so(Letter::first, Ending::mate) && ends_so(Letter::second, Ending::mate);
  return mates ? 2 : 0;
}

bool is_quiet(const Candidate& move, Square king_at) {
  return move.type == MoveType::normal && !move.captures() && move.from != king_at &&
         move.via == no_square && move.via_to == no_square;
}

}  // namespace

std::unique_ptr<QuietOutlook> QuietOutlook::make(const Plan& plan, const CompiledRules& rules) {
  auto customs = customs_of_rebirths(rules);
  if (!customs) return nullptr;
  std::unique_ptr<QuietOutlook> outlook(new QuietOutlook(std::move(*customs)));
  for (int node = 0; node < plan.size(); ++node) {
    outlook->lengths_.push_back(length_before_mate(plan, node));
  }
  if (std::ranges::all_of(outlook->lengths_, [](int length) { return length == 0; })) {
    return nullptr;
  }
  return outlook;
}

bool QuietOutlook::enter(const Position& position, int node, int length) {
  position_ = lengths_[static_cast<std::size_t>(node)] == length ? &position : nullptr;
  return true;
}

double QuietOutlook::price(int /*length*/) const {
  constexpr double of_its_questions = 0.15;
  return of_its_questions;
}

void QuietOutlook::sift(Candidates& moves) {
  if (position_ == nullptr || !has_orthodox_units(*position_)) return;
  const lean::Board board(*position_);
  const Square king_at = board.king_of(board.turn());
  if (king_at == no_square || board.in_check(opposite(board.turn()))) return;
  lean::Hope hope(board, customs_);
  Square from = no_square;
  Bitboard hopeful = 0;
  std::erase_if(moves, [&](const Candidate& move) {
    if (!is_quiet(move, king_at)) return false;
    if (move.from != from) hopeful = hope.squares(from = move.from);
    return !contains(hopeful, move.to);
  });
}

}  // namespace feerie::mates
