#include "core/rays.h"
#include "game/game.h"
#include "game/relocated.h"

/// Short cuts of the kernel: whether a king can go somewhere, the first question where a mate is
/// looked for.
///
/// Idea: most kings that are not mated can go to an empty square. A move that a king makes by its
/// own walk, without capture, and in which no rule acts takes one unit elsewhere and nothing more.
/// So it is legal if the king is not in check there, which is asked with the king put there, and
/// nothing listed or imagined besides.
///
/// Nothing is lost: it is asked only where rules let kings walk and move as they do, object to no
/// position, ask for no rights and remember nothing of such moves (`Modes::steps_are_seen_`), of a
/// king that is the only one of its side and of no other. Rights to capture en passant lapse with
/// the step; where there are any nothing is told. Whatever the answer is, captures of the king, and
/// steps in which a rule may act, are looked at as other moves are.
namespace feerie {

/// Can the king on the square, whose side is on move, go to an empty square next to it, where no
/// rule acts in that? The square to which it went last time is tried first.
StepsAside Game::steps_aside(Square king_at) {
  const Piece& royal = position_.at(king_at);
  const Side side = turn();
  const bool seen = steps_are_seen_ && legality_ == Legality::full && royal.kind == king &&
                    !royal.neutral() && position_.royals(side) == bit(king_at) &&
                    position_.state().ep_squares == 0;
  if (!seen) return StepsAside::unknown;
  Bitboard squares = rays::tables.king[king_at] & position_.empty_squares();
  Candidate& likely = likely_[index(side)];
  // Where units are orthodox and each attack counts, nothing has to be put elsewhere to be asked.
  const bool orthodox = rules_->kinds().count() == first_fairy_kind &&
                        rules_->check_judges().empty() && !rules_->ignores_attacks();
  const Bitboard others = position_.occupied() & ~bit(king_at);
  const auto is_safe = [&](Square to) {
    if (silent_moves_ != Silence::always && !plays_silently({king_at, to})) return false;
    if (orthodox && attacks_count(to, royal, opposite(side), Purpose::checking)) {
      return orthodox_attackers(to, opposite(side), others) == 0;
    }
    const Relocated stepped(position_, king_at, to);
    position_.set_turn(opposite(side));
    const bool checked = in_check(side);
    position_.set_turn(side);
    return !checked;
  };
  if (likely.from == king_at && !likely.captures() && contains(squares, likely.to)) {
    if (is_safe(likely.to)) return StepsAside::some;
    squares &= ~bit(likely.to);
  }
  while (squares != 0) {
    const Square to = take_first(squares);
    if (!is_safe(to)) continue;
    likely = {king_at, to};
    return StepsAside::some;
  }
  return silent_moves_ == Silence::always ? StepsAside::none : StepsAside::unknown;
}

/// Has one of the royal units a legal move by its walk?
bool Game::any_legal_flight(Bitboard royals) {
  const StepsAside steps =
      count_of(royals) == 1 ? steps_aside(first_of(royals)) : StepsAside::unknown;
  if (steps != StepsAside::none) return steps == StepsAside::some || any_legal_from(royals, {});
  Listed listed(*this);
  Candidates& captures = *listed;
  captures.clear();
  generate_walk(first_of(royals), king, captures, {0, all_squares});
  return any_legal(captures);
}

/// Has the king on the square certainly a legal move, its side being on move in the position that
/// is imagined? The square to which it went last time is tried first: most often it can go there
/// again.
bool Game::king_escapes(Square king_at) {
  const StepsAside steps = steps_aside(king_at);
  if (steps == StepsAside::some) return true;
  Listed listed(*this);
  Candidates& flights = *listed;
  flights.clear();
  if (steps == StepsAside::none) {
    generate_walk(king_at, king, flights, {0, all_squares});
  } else if (rules_->plain() && position_.at(king_at).kind == king) {
    generate_walk(king_at, king, flights);
  } else {
    generate_from(king_at, flights);
  }
  return any_stands(flights);
}

}  // namespace feerie
