#include <algorithm>

#include "core/rays.h"
#include "game/game.h"
#include "game/glance.h"

/// Short cuts of the kernel: what can be answered without playing moves out, where rules say
/// nothing and all units are orthodox.
namespace feerie {

void Game::take_short_cuts(bool take) {
  short_cuts_ = take;
  silent_ = take && rules_->silent();
  orthodox_ = silent_ && all_orthodox();
  const bool limited = !rules_->promotion_limits().empty();
  silent_moves_ = take && !limited && !rules_->changes(false).acts;
  silent_captures_ = take && !limited && !rules_->changes(true).acts;
  // Units that do not see one another may see more than on the board as it is; then only rules can
  // tell who is attacked now, and nothing else may have a say.
  const bool seen_plainly = rules_->worlds().empty() ||
                            (!rules_->restricts(Purpose::checking) && !rules_->playable_checks());
  checks_are_attacks_ = take && rules_->walk_changes().empty() && rules_->departures().empty() &&
                        rules_->check_judges().empty() && rules_->mate_judges().empty() &&
                        seen_plainly;
  checks_are_seen_ = take && rules_->verdicts().empty() && rules_->check_judges().empty() &&
                     rules_->mate_judges().empty() && rules_->selections().empty() &&
                     !rules_->playable_checks();
}

/// Are all units orthodox, and will they be? Units that no rule knows stay what they are, but for
/// promotions.
bool Game::all_orthodox() const {
  if (rules_->base_line_pawns() || rules_->without_move() != NoMove::mate_or_draw) return false;
  for (const Side side : {Side::white, Side::black}) {
    const auto& promotions = rules_->promotions(side);
    if (std::ranges::any_of(promotions, [](Kind kind) { return kind >= pawn || kind == king; })) {
      return false;
    }
    const Bitboard royals = position_.royals(side);
    if (count_of(royals) > 1 || royals != position_.of(side, king)) return false;
    if (rules_->promotion_squares(side) != rank_set(side == Side::white ? 7 : 0)) return false;
  }
  for (Bitboard units = position_.units(); units != 0;) {
    const Piece& piece = position_.at(take_first(units));
    if (piece.kind >= first_fairy_kind || piece.neutral()) return false;
  }
  return true;
}

bool Game::generate_legal(Candidates& out, Wanted wanted) {
  if (!orthodox_ || legality_ != Legality::full) {
    generate(out);
    if (wanted != Wanted::all && checks_are_attacks_) drop_without_check(out);
    return false;
  }
  out.clear();
  const Glance glance(position_, turn());
  if (wanted == Wanted::all || glance.enemy_in_check()) {
    glance.add_legal(out);
  } else {
    glance.add_checking(out, wanted == Wanted::mates);
  }
  if (rules_->castling().exists && position_.state().fresh != 0) add_castlings(out);
  return true;
}

/// Drops moves that certainly give no check.
void Game::drop_without_check(Candidates& moves) {
  const Side side = turn();
  const Bitboard royals = position_.royals(opposite(side));
  if (count_of(royals) != 1) return;
  const Square target = first_of(royals);
  // Whom rules keep from checking now may check after any move.
  const bool attacked =
      rules_->worlds().empty() ? observed_plainly(target, side) : in_check(opposite(side));
  if (attacked) return;
  const Vantage enemy = vantage(target, side);
  std::erase_if(moves, [&](const Candidate& move) { return !may_check(move, enemy); });
}

/// The squares that matter to a unit, where it stands, for an attack on the target.
Bitboard Game::sight(Square from, Square target) const {
  const Kind kind = position_.at(from).kind;
  if (kind < first_fairy_kind) return rays::between(from, target);
  const KindInfo& info = rules_->kinds()[kind];
  return info.sight == nullptr ? ~bit(target) : info.sight(info, from, target);
}

Vantage Game::vantage(Square target, Side by) const {
  const Position& p = position_;
  // Orthodox units that go to their squares without passing others need not be listed: the target
  // is not attacked.
  Bitboard units = ((p.of(rook) | p.of(queen)) & rays::rook_lines(target)) |
                   ((p.of(bishop) | p.of(queen)) & rays::bishop_lines(target));
  const Kinds& kinds = rules_->kinds();
  for (int number = first_fairy_kind; number < kinds.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    units |= p.of(kind) & kinds[kind].observers[index(by)][target];
  }
  units &= p.of(by) & ~bit(target);
  Vantage vantage{target, by, units};
  while (units != 0) {
    const Bitboard squares = sight(take_first(units), target);
    vantage.crossings |= vantage.lines & squares;
    vantage.lines |= squares;
  }
  return vantage;
}

/// Could the move give check to the king at which `enemy` looks, which is not attacked now?
bool Game::may_check(const Candidate& move, const Vantage& enemy) {
  const bool ordinary = move.type <= MoveType::double_step && move.via == no_square &&
                        move.extra == 0 && move.from != no_square &&
                        (!move.captures() || move.capture == move.to);
  const Changes& changes = rules_->changes(move.captures());
  if (!ordinary || changes.anything) return true;
  const Kind kind = position_.at(move.from).kind;
  if (rules_->kinds()[kind].traits.pawn &&
      !rules_->promotions_at(kind, enemy.by, move.to).empty()) {
    return true;
  }
  if (checks_from(move.from, changes.left_behind, enemy)) return true;
  Bitboard lines = enemy.lines;
  if (contains(enemy.units, move.from)) {
    lines = (lines & ~sight(move.from, enemy.target)) | enemy.crossings;
  }
  const KindSet arriving = changes.arrives_as[kind];
  if ((lines & (bit(move.from) | bit(move.to))) == 0 && !checks_from(move.to, arriving, enemy)) {
    return false;
  }
  // What is left behind stands in the way of orthodox units only.
  const bool imaginable = rules_->worlds().empty() &&
                          (changes.left_behind == 0 || rules_->kinds().count() == first_fairy_kind);
  return !imaginable || checks_imagined(move, arriving, enemy);
}

/// Could a unit of one of the kinds that stands on the square check, if others made room?
bool Game::checks_from(Square from, KindSet kinds, const Vantage& enemy) const {
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (contains(rules_->kinds()[kind].observers[index(enemy.by)][enemy.target], from)) return true;
  }
  return false;
}

/// Would the king be attacked if the unit had gone there as one of the kinds?
bool Game::checks_imagined(const Candidate& move, KindSet kinds, const Vantage& enemy) {
  const Piece captured = move.captures() ? position_.take_unhashed(move.to) : Piece{};
  const Piece mover = position_.take_unhashed(move.from);
  Piece arrived = mover;
  bool checks = false;
  while (kinds != 0 && !checks) {
    arrived.kind = static_cast<Kind>(take_first(kinds));
    position_.put_unhashed(move.to, arrived);
    checks = observed_plainly(enemy.target, enemy.by);
    position_.take_unhashed(move.to);
  }
  position_.put_unhashed(move.from, mover);
  if (!captured.empty()) position_.put_unhashed(move.to, captured);
  return checks;
}

Vantage Game::own_danger() const {
  if (!checks_are_attacks_ || !rules_->worlds().empty() || legality_ != Legality::full) return {};
  const Bitboard royals = position_.royals(turn());
  const Side enemy = opposite(turn());
  if (count_of(royals) != 1 || observed_plainly(first_of(royals), enemy)) return {};
  return vantage(first_of(royals), enemy);
}

bool Game::can_avoid_check() {
  return orthodox_ && legality_ == Legality::full && Glance(position_, turn()).can_avoid_check();
}

bool Game::immobile_at_a_glance() {
  if (Glance(position_, turn()).any_legal()) return false;
  if (!rules_->castling().exists || position_.state().fresh == 0) return true;
  const Judging fully(*this, Legality::full);
  Candidates castlings;
  add_castlings(castlings);
  return !any_legal(castlings);
}

}  // namespace feerie
