#include <algorithm>

#include "core/marking.h"
#include "game/game.h"
#include "game/other_turn.h"

namespace feerie {

void Game::generate(Candidates& out) {
  if (over()) return out.clear();
  generate_unselected(out);
  for (const auto& rule : rules_->selections()) rule.function(*this, out, *rule.arguments);
}

void Game::generate_unselected(Candidates& out, Purpose purpose) {
  generate_offered(out);
  drop_forbidden(out, purpose);
}

/// What walks and rules offer.
void Game::generate_offered(Candidates& out, const Arguments* but) {
  generate_by_walks(out);
  add_offers(out, but);
}

/// Lets rules change what walks offer.
void Game::add_offers(Candidates& out, const Arguments* but) {
  for (const auto& rule : rules_->offers()) {
    if (rule.arguments != but) rule.function(*this, out, *rule.arguments);
  }
  if (!rules_->offers().empty() && !rules_->worlds().empty()) {
    // Nothing is exchanged with a unit that is not there.
    std::erase_if(out, [&](const Candidate& move) {
      return move.type == MoveType::swap && contains(unseen_by(move.from, turn()), move.to);
    });
  }
  if (!rules_->offers().empty() && !rules_->piece_restrictions().empty()) {
    // A unit that may not act at all makes none of the moves that rules offer either, nor does it
    // change places.
    const auto idle = [this](Square at) {
      return at != no_square && !may_act(at, acting_side(at), Purpose::moving);
    };
    std::erase_if(out, [&idle](const Candidate& move) {
      return idle(move.from) || (move.type == MoveType::swap && idle(move.via));
    });
  }
}

void Game::generate_for_other(const Arguments& offering, Candidates& out) {
  out.clear();
  if (lists_for_other_) return;
  const Marking listing(lists_for_other_);
  const Bitboard own_kings = position_.royals(turn());
  const OtherTurn imagined(position_);
  generate_by_walks(out);
  for (const auto& rule : rules_->offers()) {
    const bool adds = rule.how == Offering::adds || rule.how == Offering::rewrites;
    if (rule.arguments == &offering || !adds) continue;
    rule.function(*this, out, *rule.arguments);
  }
  // What a side keeps in hand is not on the board.
  std::erase_if(out, [own_kings](const Candidate& move) {
    return move.from == no_square || (move.captures() && contains(own_kings, move.capture));
  });
}

void Game::generate_of(Square from, Candidates& out) {
  out.clear();
  generate_from(from, out);
  drop_forbidden(out);
}

void Game::generate_by_walks(Candidates& out, const Vantage* enemy) {
  out.clear();
  Bitboard units = position_.of(turn());
  while (units != 0) generate_from(take_first(units), out, enemy);
  if (rules_->castling().exists && position_.state().fresh != 0) add_castlings(out);
}

void Game::drop_forbidden(Candidates& out, Purpose purpose) {
  if (rules_->move_restrictions().empty() || !rules_->restricts(purpose)) return;
  // Units of the other side that a rule lets move are restricted as for their own.
  const auto side_of = [this](Square from) {
    const bool others = from != no_square && position_.at(from).of(opposite(turn()));
    return others ? acting_side(from) : turn();
  };
  // Where rules forbid captures of royal units only, most moves need not be asked about.
  const bool captures_only = rules_->others_move_plainly();
  std::erase_if(out, [&](const Candidate& candidate) {
    if (captures_only && !candidate.captures()) return false;
    return !may_move(candidate, side_of(candidate.from), purpose);
  });
}

}  // namespace feerie
