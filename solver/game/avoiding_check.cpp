#include "game/game.h"
#include "game/glance.h"
#include "game/imagined_move.h"

/// Short cuts of the kernel: has a side a legal move that gives no check? Where it has to give one,
/// that is asked before its moves are listed.
namespace feerie {

bool Game::can_avoid_check() {
  return moves_avoiding_check(1) == 1;
}

int Game::moves_avoiding_check(int enough) {
  if (legality_ != Legality::full) return 0;
  return orthodox_ ? Glance(position_, turn()).moves_avoiding_check(enough)
                   : count_quiet_by_walking(enough);
}

/// Of the moves that certainly leave the own king safe and give no check, as they touch no square
/// that matters to either: their number, or `enough` if there are more.
int Game::count_quiet_by_walking(int enough) {
  if (!walked_moves_stand_ || !narrows_[index(turn())] || silent_moves_ == Silence::never || over())
    return 0;
  // A verdict on each move costs more than it spares here.
  if (rules_->objects_by_units()) return 0;
  const Side side = turn();
  Candidate& likely = likely_quiet_[index(side)];
  if (enough == 1 && stands_quietly(likely)) return 1;
  const Bitboard royals = position_.royals(opposite(side));
  const Vantage danger = own_danger();
  if (danger.target == no_square || count_of(royals) != 1) return 0;
  if (observed_plainly(first_of(royals), side)) return 0;
  const Vantage enemy = vantage(first_of(royals), side);
  const auto harmless = [&](const Candidate& move) {
    return !move.captures() && surely_safe(danger, move) && !may_check(move, enemy) &&
           (rules_->move_restrictions().empty() || may_move(move, side, Purpose::moving));
  };
  int count = 0;
  Listed listed(*this);
  Candidates& moves = *listed;
  for (Bitboard units = position_.of(side) & ~danger.lines & ~bit(danger.target); units != 0;) {
    moves.clear();
    generate_from(take_first(units), moves);
    for (const Candidate& move : moves) {
      if (!harmless(move)) continue;
      likely = move;
      if (++count == enough) return count;
    }
  }
  return count;
}

/// Is it certain that the move, which was legal and without check in another position, is so in
/// this one? Where units tell who is in check.
bool Game::stands_quietly(const Candidate& move) {
  const Side side = turn();
  const Side enemy = opposite(side);
  const auto one_king = [this](Side of) { return count_of(position_.royals(of)) == 1; };
  const bool there = move.from != no_square && position_.at(move.from).of(side) &&
                     acts_only_for(side, move.from) && !move.captures();
  if (!there || !one_king(side) || !one_king(enemy) || legality_ != Legality::full ||
      !is_plain_step(move) || !units_tell(move) ||
      !(rules_->move_restrictions().empty() || may_move(move, side, Purpose::moving))) {
    return false;
  }
  const ImaginedMove made(position_, move, *rules_);
  return !in_check(side) && !in_check(enemy);
}

}  // namespace feerie
