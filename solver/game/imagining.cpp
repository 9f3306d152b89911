#include <algorithm>

#include "core/reach.h"
#include "game/game.h"
#include "game/imagined_move.h"

/// Short cuts of the kernel: moves are judged by imagining the units where they would stand, where
/// rules are such that nothing else decides.
///
/// A move in which no rule acts changes units, turn and rights, and nothing that rules remember,
/// but for what they tell. So where no rule objects to positions, says what a check is, or looks at
/// how a position has come about, the move is legal if no king of its side is attacked behind it,
/// by the units as they stand there and all that rules say of attacks. A rule that says what a
/// check is by looking at units, turn and memory alone (`LooksAt::units`) sees all of these in the
/// position imagined, and so does one that objects to positions for what these are
/// (`Objecting::by_units`). What rules remember of a move in which they do nothing else they tell
/// (`Extent::remembers`). Where rules object to nothing but checks, that is so of moves that give
/// none. Whether the capture of a king could be played is asked where the units are imagined, too:
/// what a capture brings depends on the position, or the fact `path_dependent` is set. Rights to
/// castle and to capture en passant are left aside here: moves for which they could matter are
/// played.
///
/// A move in which an act of a rule does what it tells exactly (`Game::foretell`) changes the units
/// told besides, and all that stands above holds of it in the same way.
namespace feerie {

/// Whether it is legal is seen by imagining the move, and what acts of rules do in it. `foretold`,
/// which is empty before, gets the latter.
bool Game::imaginable(const Candidate& move, Foretold& foretold) const {
  if (legality_ != Legality::full || !rights_do_not_matter(move)) return false;
  const bool told = !rules_->changes(move.captures()).telling.empty();
  return told ? foretell(move, foretold) : plays_silently(move);
}

/// Do the units, as they stand behind the move, tell what rules say of it? So it is where no rule
/// acts, no unit changes, and rights do not matter.
bool Game::units_tell(const Candidate& move) const {
  return rights_do_not_matter(move) && plays_silently(move);
}

/// Is legality seen from units, and no right asked for where the move may change one? Nor does the
/// move promote a pawn.
bool Game::rights_do_not_matter(const Candidate& move) const {
  if (!legality_is_seen_ || move.from == no_square) return false;
  const Piece& mover = position_.at(move.from);
  const State& state = position_.state();
  // Kings can be captured en passant, and rules may ask for the rights to do that.
  const bool passing = move.type == MoveType::double_step || state.ep_squares != 0;
  const bool rules_ask = !rules_->plain() || rules_->objects_by_units();
  if (passing && (rules_ask || mover.royal() || !rules_->check_judges().empty())) return false;
  const bool rights_count = rules_->facts().asks_rights || rules_->objects_by_units();
  if (rights_count && ((state.fresh >> move.from | state.fresh >> move.to) & 1) != 0) return false;
  if (state.ep_victim != no_square && position_.at(state.ep_victim).royal()) return false;
  return mover.kind < pawn ||
         rules_->promotion().kinds_on(move.to, mover.kind, acting_side(move.from)).empty();
}

/// Does a rule that looks at units object to the position that is imagined behind the move?
bool Game::forbidden_if_made(const Candidate& move) {
  if (!rules_->objects_by_units() || objects_to_promotions_) return false;
  const Judgement judgement(*this);
  return std::ranges::any_of(rules_->verdicts(), [&](const auto& rule) {
    return rule.plainly != nullptr ? rule.plainly(*this, move, *rule.arguments)
                                   : rule.function(*this, *rule.arguments);
  });
}

/// Is it certain that a move that is imaginable is legal? Not if it gives check where rules may
/// object to that.
bool Game::safe_if_made(const Candidate& move, const Foretold& foretold) {
  if (foretold.fails) return false;
  const Side side = turn();
  const ImaginedMove made(position_, move, *rules_, foretold);
  if (foretold.unless_attacks && in_check(turn())) return false;
  // A rule that objects to checks may do so if there is one.
  const bool checks_matter = rules_->objects_to_checks();
  return !in_check(side) && !(checks_matter && in_check(turn())) && !forbidden_if_made(move);
}

/// Can the move be made legally, in one of its ways?
bool Game::is_legal(const Candidate& move) {
  Foretold foretold;
  if (imaginable(move, foretold)) {
    if (foretold.fails) return false;
    work_.step();
    const Side side = turn();
    const ImaginedMove made(position_, move, *rules_, foretold);
    const bool attacks = foretold.unless_attacks && in_check(turn());
    if (!attacks && (in_check(side) || forbidden_if_made(move))) return false;
    if (!attacks && (!rules_->objects_to_checks() || !in_check(turn()))) return true;
  }
  return !outcomes(move, [](const Move&) { return false; });
}

/// Drops moves that certainly are not what is wanted: those that cannot be made, give no check,
/// leave the own king attacked, or leave the other one a square to go to. `king_at`: where it
/// stands; no square if there is none, or several. `sifted`: moves that certainly give it no check,
/// as geometry tells, have been dropped already.
void Game::drop_in_vain(Candidates& out, Square king_at, bool sifted, Wanted wanted) {
  if (out.empty() || !legality_is_seen_ || legality_ != Legality::full) return;
  constexpr std::size_t few = 2;
  const Vantage danger = out.size() > few ? own_danger() : Vantage{};
  // Where rules let each attack count, geometry has told of plain moves that they give check.
  const bool seen =
      sifted && rules_->worlds().empty() && rules_->check_judges().empty() &&
      (king_at == no_square ? !rules_->restricts(Purpose::checking)
                            : !rules_->restricts(Purpose::checking, position_.at(king_at)));
  const bool mates = king_at != no_square && only_mates(wanted) && walked_moves_stand_;
  const Side side = turn();
  std::erase_if(out, [&](const Candidate& move) {
    Foretold foretold;
    if (!imaginable(move, foretold)) {
      return ends_tell(move) && in_vain_at_all_ends(move, king_at, mates);
    }
    if (foretold.fails) return true;
    const bool arrives = move.type <= MoveType::double_step && move.from != king_at &&
                         (!move.captures() || move.capture == move.to);
    const bool checks = seen && arrives && foretold.count == 0;
    const bool acts_behind_checks = foretold.unless_attacks;
    if (checks && acts_behind_checks) return false;
    const bool safe = surely_safe(danger, move);
    const bool certain = checks && safe;
    if (certain && !mates) return false;
    const ImaginedMove made(position_, move, *rules_, foretold);
    if (!checks && !in_check(turn())) return true;
    if (acts_behind_checks) return false;
    if (!safe && in_check(side)) return true;
    if (!certain && forbidden_if_made(move)) return true;
    return mates && king_escapes(move.from == king_at ? move.to : king_at);
  });
}

/// Is it certain that the move, which a walk makes, is legal in the position that is imagined? Who
/// could capture en passant before has lost the right.
bool Game::stands_if_made(const Candidate& move) {
  Foretold foretold;
  return move.type != MoveType::en_passant && imaginable(move, foretold) &&
         (rules_->move_restrictions().empty() || may_move(move, turn(), Purpose::moving)) &&
         safe_if_made(move, foretold);
}

/// Has the side on move certainly a legal move in the position that is imagined? The move that was
/// one last time is tried first.
bool Game::surely_mobile() {
  const Candidate again = likely_[index(turn())];
  const bool there = again.from != no_square && position_.at(again.from).of(turn());
  if (there && is_plain_step(again)) return stands_if_made(again) || any_unit_moves();
  Listed listed(*this);
  Candidates& moves = *listed;
  if (there) {
    moves.clear();
    generate_from(again.from, moves);
    if (any_stands(moves)) return true;
  }
  return any_unit_moves();
}

/// Is the move certainly one that a king or an officer makes by its own walk, or a pawn by a single
/// step?
bool Game::is_plain_step(const Candidate& move) const {
  const Kind kind = position_.at(move.from).kind;
  if (kind > pawn || move.type != MoveType::normal || move.via != no_square || move.extra != 0) {
    return false;
  }
  const auto concerns_royals = [&] {
    const Bitboard royals = position_.royals(Side::white) | position_.royals(Side::black);
    return contains(royals, move.from) || (move.captures() && contains(royals, move.capture));
  };
  if (!rules_->plain() && (!rules_->others_move_plainly() || concerns_royals())) return false;
  const Bitboard empty = position_.empty_squares();
  if (kind == pawn) {
    // Pawns on their base line stay there, as a rule.
    const int ahead = turn() == Side::white ? 8 : -8;
    return !move.captures() && move.to == move.from + ahead && contains(empty, move.to) &&
           relative_rank(move.from, turn()) > 0;
  }
  const Bitboard ends =
      move.captures() ? position_.of(opposite(turn())) & bit(move.capture) : empty;
  return contains(rays::officer_attacks(kind, move.from, position_.occupied()) & ends, move.to);
}

/// Has a unit of the side on move certainly a legal move in the position that is imagined? The
/// kings are asked first.
bool Game::any_unit_moves() {
  Listed listed(*this);
  Candidates& moves = *listed;
  const Bitboard royals = position_.royals(turn());
  for (const Bitboard part : {royals, position_.of(turn()) & ~royals}) {
    for (Bitboard units = part; units != 0;) {
      moves.clear();
      generate_from(take_first(units), moves);
      if (any_stands(moves)) return true;
    }
  }
  return false;
}

/// Is one of the moves certainly legal in the position that is imagined? The one that was so last
/// time is tried first: most often it still is.
bool Game::any_stands(Candidates& moves) {
  Candidate& likely = likely_[index(turn())];
  const auto again = std::ranges::find(moves, likely);
  if (again != moves.end()) std::iter_swap(moves.begin(), again);
  const auto stands =
      std::ranges::find_if(moves, [this](const Candidate& move) { return stands_if_made(move); });
  if (stands == moves.end()) return false;
  likely = *stands;
  return true;
}

}  // namespace feerie
