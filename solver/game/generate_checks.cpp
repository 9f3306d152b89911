#include <algorithm>
#include <array>
#include <optional>

#include "core/rays.h"
#include "game/checks_for_both.h"
#include "game/game.h"
#include "game/lent_sight.h"
#include "game/mating_squares.h"
#include "game/plain_arrival.h"
#include "game/relocated.h"

/// Short cuts of the kernel: moves that may give check or mate are listed without the others.
namespace feerie {

/// Moves of the side on move, without those that certainly give no check, or no mate where that is
/// wanted.
void Game::generate_checking(Candidates& out, Wanted wanted) {
  const Side side = turn();
  const Bitboard royals = position_.royals(opposite(side));
  if (count_of(royals) != 1) {
    generate(out);
    // A side without a king is in check only if a rule has crowned one.
    if (royals == 0 && checks_are_attacks_) {
      std::erase_if(out, [this](const auto& move) { return plays_silently(move); });
    }
    return drop_in_vain(out, no_square, false, wanted);
  }
  const Square target = first_of(royals);
  std::optional<Vantage> enemy = vantage_of_checks(target);
  if (!enemy) {
    generate(out);
    return drop_in_vain(out, target, false, wanted);
  }
  enemy->captures_only = wanted == Wanted::mates_by_capture;
  const bool listed =
      only_mates(wanted) && !position_.at(target).neutral() && generate_mating(*enemy, out);
  if (!listed) narrows_[index(side)] ? generate_towards(*enemy, out) : generate(out);
  std::erase_if(out, [&](const Candidate& move) { return !may_check(move, *enemy); });
  drop_in_vain(out, target, true, wanted);
}

/// From where the king on the square, the only one of its side, can be checked; nothing if it may
/// be in check after any move.
std::optional<Vantage> Game::vantage_of_checks(Square target) {
  const Side side = turn();
  Vantage enemy = vantage(target, side);
  // Whom rules keep from checking now may check after any move.
  const auto is_attacked = [&] {
    const Lifted absent(position_, enemy.apart);
    return observed_plainly(target, side);
  };
  if (is_attacked()) return std::nullopt;
  // Lines of units that check a neutral king for both sides open no legal check.
  const ChecksForBoth for_both(*rules_, position_, target);
  if (for_both.tell() && legality_ == Legality::full) {
    look_from(enemy.units & ~for_both.units(side), enemy);
  }
  if (rules_->changes(true).victims_appear) enemy.surprises = surprising_victims();
  return enemy;
}

void Game::keep_checks(Candidates& moves) {
  const Bitboard royals = position_.royals(opposite(turn()));
  if (!checks_are_told_by_attacks() || count_of(royals) != 1) return;
  const auto enemy = vantage_of_checks(first_of(royals));
  if (!enemy) return;
  std::erase_if(moves, [&](const Candidate& move) { return !may_check(move, *enemy); });
}

/// As `generate_towards`, but only where units go that may mate. False if that is not known of this
/// position. Where no rule acts in moves, nor says anything of moves and positions, a king goes
/// wherever its walk leads it and nobody attacks it.
bool Game::generate_mating(const Vantage& enemy, Candidates& out) {
  const bool king_goes_freely = narrows_[index(enemy.by)] && walked_moves_stand_ &&
                                legality_ == Legality::full && silent_moves_ == Silence::always &&
                                silent_captures_ == Silence::always && flights_are_legal(*rules_);
  if (!king_goes_freely) return false;
  MatingSquares mating(*this, position_, enemy);
  if (!mating.can_tell()) return false;
  out.clear();
  if (over()) return true;
  for (Bitboard units = position_.of(enemy.by); units != 0;) {
    const Square from = take_first(units);
    mating.expect(from, checking_arrivals(from, enemy));
  }
  mating.narrow();
  for (Bitboard units = mating.movers(); units != 0;) {
    const Square from = take_first(units);
    generate_walk(from, position_.at(from).kind, out, mating.arrivals(from));
  }
  if (rules_->castling().exists && position_.state().fresh != 0) add_castlings(out);
  add_offers(out);
  drop_forbidden(out);
  return true;
}

/// As `generate`, but only where units go, or from where they go, that may give check to the king
/// at which `enemy` looks: most moves need not be listed. Where rules at most add moves to those of
/// walks, and do not select.
void Game::generate_towards(const Vantage& enemy, Candidates& out) {
  if (over()) return out.clear();
  generate_by_walks(out, &enemy);
  add_offers(out);
  drop_forbidden(out);
}

/// Moves of the side on move, without those that certainly give no check where only orthodox walks
/// do. What rules forbid is asked of those only that are left, where no rule chooses among all.
void Game::generate_in_sight(Candidates& out) {
  if (over()) return out.clear();
  if (!rules_->selections().empty()) {
    generate(out);
    return drop_out_of_sight(out);
  }
  generate_offered(out);
  drop_out_of_sight(out);
  drop_forbidden(out);
}

/// Drops moves behind which no unit stands where any orthodox walk attacks the king: whatever rules
/// let units walk as, they give no check.
void Game::drop_out_of_sight(Candidates& out) const {
  const Side side = turn();
  const Bitboard royals = position_.royals(opposite(side));
  if (count_of(royals) != 1) return;
  const Square target = first_of(royals);
  const Bitboard leaps = rays::tables.knight[target];
  const Bitboard lines = rays::rook_lines(target) | rays::bishop_lines(target);
  const Bitboard near = (lines | leaps) & ~bit(target);
  const Bitboard units = position_.of(side) & near;
  const Bitboard occupied = position_.occupied();
  // Units from which most moves do not take the sight.
  const Bitboard seeing = units & (leaps | rays::queen_attacks(target, occupied));
  std::optional<LentSight> sight;
  if (walkers_tell_ && out.size() > 1) sight.emplace(position_, *rules_, walkers_of(side), target);
  const bool lenders_tell = sight && sight->tells();
  // By whether the move captures.
  const auto stays_put = [this](bool captures) {
    const Changes& changes = rules_->changes(captures);
    return !changes_much(changes) && changes.stays_put();
  };
  const std::array<bool, 2> told{stays_put(false), stays_put(true)};
  std::erase_if(out, [&](const Candidate& move) {
    const bool plain = plain_arrival(move) && move.from != target &&
                       (told[move.captures() ? 1 : 0] || plays_silently(move));
    if (!plain) return false;
    if (lenders_tell && !sight->may_check(move)) return true;
    if ((seeing & ~bit(move.from)) != 0 && !contains(lines, move.to)) return false;
    const Bitboard after = (units & ~bit(move.from)) | (bit(move.to) & near);
    if (after == 0) return true;
    const Bitboard seen =
        leaps | rays::queen_attacks(target, (occupied & ~bit(move.from)) | bit(move.to));
    return (after & seen) == 0;
  });
}

}  // namespace feerie
