#include "search/mates/hope_of_mate.h"

#include <algorithm>
#include <utility>

#include "game/game.h"
#include "search/mates/foreseeable.h"
#include "search/mates/plain_units.h"
#include "search/prove/lean/hope.h"
#include "search/prove/lean/moves.h"
#include "search/prove/lean/shape.h"

namespace feerie::mates {

std::unique_ptr<HopeOfMate> HopeOfMate::make(const Plan& plan, const Game& game,
                                             const Manner& manner) {
  if (!game.takes_short_cuts()) return nullptr;
  if (manner.non_trivial || manner.null_moves || !manner.maters.empty()) return nullptr;
  auto customs = customs_of_rebirths(game.rules());
  if (!customs) return nullptr;
  std::unique_ptr<HopeOfMate> hope(new HopeOfMate(game, std::move(*customs)));
  const CompiledRules& rules = game.rules();
  hope->free_choice_ =
      rules.selections().empty() && !rules.sayings().contains(Saying::forbidden_moves);
  bool any = false;
  for (int node = 0; node < plan.size(); ++node) {
    const bool attacker = lean::attacker_mates_alone(plan, node);
    hope->attacker_mates_.push_back(attacker);
    auto& letters = hope->letter_mates_.emplace_back();
    for (const Letter letter : {Letter::first, Letter::second}) {
      letters[static_cast<std::size_t>(letter)] =
          lean::ending_of(plan, plan[node], letter) == lean::Ending::mate;
    }
    any = any || attacker || letters[0] || letters[1];
  }
  return any ? std::move(hope) : nullptr;
}

/// The answer no if that is certain, as far as it pays to ask: a question costs some part of what
/// it spares.
template <class Question>
std::optional<bool> HopeOfMate::no_if(Trust& trust, Question&& question) {
  constexpr double price = 0.25;
  if (!trust.asks(price)) return std::nullopt;
  const bool certain = question();
  trust.note(certain ? 1 : 0);
  return certain ? std::optional(false) : std::nullopt;
}

std::optional<bool> HopeOfMate::attack(int node, int left) {
  if (left != 1 || !attacker_mates_[static_cast<std::size_t>(node)]) return std::nullopt;
  return no_if(of_attacks_, [this] { return is_in_vain(); });
}

std::optional<bool> HopeOfMate::each_answered(int node, int left) {
  if (left != 2 || !free_choice_ || !attacker_mates_[static_cast<std::size_t>(node)]) {
    return std::nullopt;
  }
  return no_if(of_defences_, [this] { return can_avoid_mate(); });
}

std::optional<bool> HopeOfMate::can_end(int node, Letter letter, int length, Bitboard /*squares*/) {
  const auto& letters = letter_mates_[static_cast<std::size_t>(node)];
  if (length != 1 || !letters[static_cast<std::size_t>(letter)]) return std::nullopt;
  return no_if(of_ends_, [this] { return is_in_vain(); });
}

/// The board of the game; nothing if anything is unusual about it, or if the side on move, which is
/// to mate or to be mated, could capture the king of the other one.
std::optional<lean::Board> HopeOfMate::board_now(Side loser) const {
  if (!has_orthodox_units(game_.position())) return std::nullopt;
  std::optional<lean::Board> board(std::in_place, game_.position());
  const bool usual =
      board->king_of(loser) != no_square && !board->in_check(opposite(board->turn()));
  return usual ? board : std::nullopt;
}

/// Is it certain that the side on move has no mate in one?
bool HopeOfMate::is_in_vain() const {
  auto board = board_now(opposite(game_.turn()));
  if (!board || board->ep_squares() != 0) return false;
  board->pass();
  return !lean::Hope(*board, customs_).any_without_help();
}

/// Has the side on move, which is to be mated by the next move, certainly a move that avoids it?
bool HopeOfMate::can_avoid_mate() const {
  const auto board = board_now(game_.turn());
  if (!board) return false;
  const Side us = board->turn();
  const lean::Ties ties(*board);
  const Bitboard free = ~board->occupied();
  lean::Hope hope(*board, customs_);
  for (Bitboard units = board->of(us) & ~board->of(king); units != 0;) {
    const Square from = take_first(units);
    const Kind kind = board->kind_at(from);
    Bitboard squares = 0;
    if (kind != pawn) {
      squares = rays::officer_attacks(kind, from, board->occupied());
    } else if (contains(board->pawns(us), from)) {
      squares = lean::ahead(bit(from), us) & ~rank_set(us == Side::white ? 7 : 0);
    }
    squares &= free & ties.allowed(from);
    if (squares != 0 && (squares & ~hope.squares(from)) != 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
