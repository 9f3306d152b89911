#include <algorithm>

#include "core/rays.h"
#include "core/reach.h"
#include "game/game.h"
#include "game/imagined_turn.h"
#include "game/plain_arrival.h"
#include "game/relocated.h"

namespace feerie {
namespace {

/// Of the units, those that may capture elsewhere than they arrive, and so meet two checks at once.
Bitboard fairy_units(const Position& position, Bitboard units) {
  Bitboard found = 0;
  while (units != 0) {
    const Square square = take_first(units);
    if (position.at(square).kind >= first_fairy_kind) found |= bit(square);
  }
  return found;
}

}  // namespace

/// Is there no legal move? One is enough for the answer, so moves that walks make are made first,
/// unit by unit.
bool Game::immobile() {
  if (orthodox_) return immobile_at_a_glance();
  if (over()) return true;
  const Judging fully(*this, Legality::full);
  // A rule that leaves a legal move wherever there is one need not be asked.
  const bool chosen =
      !rules_->selections().empty() && !(short_cuts_ && rules_->selections_leave_moves());
  // What walks make is no less there for what rules add to it.
  const bool offered = !rules_->offers().empty();
  if (!chosen && (!offered || (short_cuts_ && offers_only_add_)) && any_legal_walk()) return false;
  Listed listed(*this);
  Candidates& moves = *listed;
  if (chosen || offered) {
    generate(moves);
    return !any_legal(moves);
  }
  if (!rules_->castling().exists || position_.state().fresh == 0) return true;
  moves.clear();
  add_castlings(moves);
  drop_forbidden(moves);
  return !any_legal(moves);
}

/// Has a unit a legal move by its walk? First those are asked that most often answer: the king,
/// then (in check) those that meet the check.
bool Game::any_legal_walk() {
  const Bitboard royals = position_.royals(turn());
  if (any_legal_flight(royals)) return true;
  Bitboard others = position_.of(turn()) & ~royals;
  const Answers answers = count_of(royals) == 1 ? answers_to_check(first_of(royals)) : Answers{};
  if (answers.arrivals == 0 && !rules_->acts_at_all()) {
    others = fairy_units(position_, others) | (others & answers.departures);
  }
  return any_legal_from(others, answers);
}

bool Game::could_be_listed(const Candidate& move) {
  return !rules_->selects_for(turn()) && is_listed_by_walks(move);
}

/// Is the move one that a walk makes and no rule takes away before rules select?
bool Game::is_listed_by_walks(const Candidate& move) {
  if (!short_cuts_ || orthodox_ || move.from == no_square || !offers_only_add_) return false;
  if (!position_.at(move.from).of(turn()) || over()) return false;
  Listed listed(*this);
  Candidates& moves = *listed;
  moves.clear();
  generate_from(move.from, moves);
  return std::ranges::find(moves, move) != moves.end() &&
         (rules_->move_restrictions().empty() || may_move(move, turn(), Purpose::moving));
}

/// Is the move still legal that was found legal last time? If it is not, other moves may be.
bool Game::still_mobile() {
  const Candidate move = likely_[index(turn())];
  const Judging fully(*this, Legality::full);
  return rules_->selections_leave_moves() && is_listed_by_walks(move) && is_legal(move);
}

bool Game::any_legal(const Candidates& moves) {
  const auto stands = [this](const Candidate& move) {
    if (!is_legal(move)) return false;
    likely_[index(turn())] = move;
    return true;
  };
  // Moves in which no rule acts are tried first: they cost least.
  Listed listed(*this);
  Candidates& others = *listed;
  others.clear();
  for (const Candidate& move : moves) {
    if (!plays_silently(move)) {
      others.push_back(move);
    } else if (stands(move)) {
      return true;
    }
  }
  return std::ranges::any_of(others, stands);
}

bool Game::could_leave(const Piece& unit, Square square, Side side, Square lifted) {
  const ImaginedTurn imagined(position_, unit, square, side, lifted);
  Listed listed(*this);
  Candidates& moves = *listed;
  moves.clear();
  generate_from(square, moves);
  std::erase_if(moves, [](const Candidate& move) { return move.captures(); });
  drop_forbidden(moves);
  // While the capture of a king is played out, kings no longer count.
  const Judging judging(*this, playing_out_ ? Legality::self_check : Legality::full);
  return any_legal(moves);
}

bool Game::any_legal_from(Bitboard units, const Answers& answers) {
  Listed listed(*this);
  Candidates& moves = *listed;
  bool found = false;
  while (units != 0 && !found) {
    const Square from = take_first(units);
    moves.clear();
    generate_from(from, moves);
    if (!answers.any() && !contains(answers.departures, from)) {
      // A unit that captures elsewhere than it arrives may answer two checks at once.
      std::erase_if(moves, [&](const Candidate& move) { return leaves_check(move, answers); });
    }
    drop_forbidden(moves);
    found = any_legal(moves);
  }
  return found;
}

void Game::drop_unanswered(Candidates& moves, const Vantage& danger) {
  const Bitboard royals = position_.royals(turn());
  const bool rule_tells = short_cuts_ && rules_->check_answers().size() == 1;
  if (danger.target != no_square || !(checks_are_attacks_ || rule_tells) ||
      legality_ != Legality::full || count_of(royals) != 1 || moves.empty()) {
    return;
  }
  const Answers answers = answers_to_check(first_of(royals));
  if (answers.any()) return;
  std::erase_if(moves, [&](const Candidate& move) {
    // A unit of the other side that a rule lets this one move may be the one that checks.
    return (plays_silently(move) || changes_mover_only(move)) &&
           !contains(royals | answers.departures, move.from) && acts_only_for(turn(), move.from) &&
           leaves_check(move, answers);
  });
}

/// Does the move of a unit that is neither royal nor on a square to be left certainly leave the
/// check as it is? A unit that captures elsewhere than it arrives may end it in other ways.
bool Game::leaves_check(const Candidate& move, const Answers& answers) const {
  const bool elsewhere = move.captures() && move.capture != move.to;
  return !elsewhere && !contains(answers.arrivals, move.to) &&
         (!rules_->acts_at_all() || plays_silently(move) || changes_mover_only(move));
}

/// Does nothing change with the move but the unit that moves and the one that it captures, whatever
/// acts of rules do? It stands where it has arrived then, as any unit of either side, but for a
/// king. A rule that tells how its checks are met tells it of moves in which no rule acts.
bool Game::changes_mover_only(const Candidate& move) const {
  return rules_->check_answers().empty() && plain_arrival(move) &&
         acts_on_mover_only(rules_->changes(move.captures()));
}

bool Game::acts_on_mover_only(const Changes& changes) const {
  return !changes_much(changes) && changes.stays_put() && !changes.checks_matter &&
         !changes.enemies_change;
}

/// What a unit other than the royal one must do to end a check, by a move in which no rule acts, or
/// none changes more than this unit; anything if there is none, or if only playing can tell
/// (neutral units, which the side that they check can lead away). A check lasts while the checker
/// stands there and nothing changes on the squares that matter to it. So a unit that is on none of
/// them has to come to one, or to capture the checker, for each check; one that is on such a square
/// may end a check by going and another one by coming.
Answers Game::answers_to_check(Square royal) {
  const auto& judges = rules_->check_judges();
  if (judges.size() == 1 && rules_->check_answers().size() == 1) {
    const auto& rule = rules_->check_answers().front();
    return rule.function(*this, turn(), *rule.arguments);
  }
  const Side enemy = opposite(turn());
  const Piece& unit_in_check = position_.at(royal);
  if (!attacks_count(royal, unit_in_check, enemy, Purpose::checking) || !judges.empty()) return {};
  const bool always_acts = rules_->acts_at_all() && silent_moves_ == Silence::never;
  if (always_acts && !acts_on_mover_only(rules_->changes(false))) return {};
  // A check en passant lapses with any move.
  if (royal == position_.state().ep_victim) return {};
  const Bitboard checkers = observers(royal, enemy, Purpose::checking);
  if (checkers == 0) return {};
  Answers answers{all_squares, 0};
  for (Bitboard rest = checkers; rest != 0;) {
    const Square checker = take_first(rest);
    const Piece& unit = position_.at(checker);
    if (unit.neutral()) return {};
    const Bitboard squares = sight(checker, royal);
    answers.arrivals &= squares | bit(checker);
    // Lines of orthodox units are empty.
    if (unit.kind >= first_fairy_kind) answers.departures |= squares;
  }
  return answers;
}

Bitboard Game::quiet_reach_without(Bitboard lifted, Kind kind, Square from, Side side) {
  if (kind < pawn) {
    const Bitboard occupied = position_.occupied() & ~(lifted & position_.units());
    return rays::officer_attacks(kind, from, occupied) & ~occupied;
  }
  const Lifted units(position_, lifted & position_.units());
  const KindInfo& info = rules_->kinds()[kind];
  Reach reach;
  info.reach(*this, info, from, side, reach);
  Bitboard quiet = reach.quiet;
  for (const Reach::Special& special : reach.all_specials()) {
    if (special.capture == no_square) quiet |= bit(special.to);
  }
  return quiet;
}

bool Game::could_make(Kind kind, const Candidate& move, Side side) {
  if (kind < pawn && move.start() == move.from && rules_->worlds().empty()) {
    const Bitboard ends = move.captures() ? position_.units() : ~position_.occupied();
    return contains(ends, move.to) && (!move.captures() || move.capture == move.to) &&
           rays::officer_sees(kind, move.from, move.to, position_.occupied());
  }
  const Lifted others(position_, unseen_by(move.from, side) & position_.units());
  const Square start = move.start();
  const Relocated unit(position_, move.from, start);
  const KindInfo& info = rules_->kinds()[kind];
  Reach reach;
  info.reach(*this, info, start, side, reach);
  if (move.captures() && move.capture == move.to && contains(reach.hits, move.to)) return true;
  if (!move.captures() && contains(reach.quiet, move.to)) return true;
  return std::ranges::any_of(reach.all_specials(), [&](const Reach::Special& special) {
    return special.to == move.to && special.capture == move.capture;
  });
}

}  // namespace feerie
