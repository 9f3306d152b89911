// Make & Take: a unit that captures first makes a step as the captured unit could make it without
// capturing, and then captures from there with its own walk. Checks are given in this way too. What
// a unit observes for other rules, it observes from where it stands. A pawn cannot step to the far
// base line. It can step to its own base line only where another rule lets pawns leave that line.
//
// A unit that captures a king steps as a king, and this step may be a castling: the unit stands on
// the square where the enemy's king begins the game, and the rook is one of the enemy's that has
// not moved. Attacks do not prevent it. The rook is put on its castling square before the capture
// is made.
//
// Source: H. Laue, feenschach; as solved by Popeye 4.104.
#include <algorithm>
#include <array>
#include <utility>

#include "core/rays.h"
#include "game/castling.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns the square of the enemy's rook with which the unit on `from` can castle to the square
/// `to`; `no_square` if there is none.
Square partner_for(const Game& game, Square from, Square to, Side side) {
  const Position& position = game.position();
  const Side enemy = opposite(side);
  if (file_of(from) != 4 || relative_rank(from, enemy) != 0) return no_square;
  for (Bitboard units = position.state().fresh & position.of(enemy) & rank_set(rank_of(from));
       units != 0;) {
    const Square at = take_first(units);
    if (at == from || (game.rules().castling().partners >> position.at(at).kind & 1) == 0) continue;
    if (castling::destinations(from, at).king != to) continue;
    if ((castling::path(from, at) & position.occupied()) == 0) return at;
  }
  return no_square;
}

Bitboard castlings_of(const Game& game, Square from, Side side) {
  Bitboard steps = 0;
  for (const int file : {2, 6}) {
    const Square to = make_square(file, rank_of(from));
    if (partner_for(game, from, to, side) != no_square) steps |= bit(to);
  }
  return steps;
}

Bitboard steps_as(Game& game, Kind kind, Square from, Side side) {
  Bitboard steps = game.quiet_reach(kind, from, opposite(side), from);
  if (kind == king) steps |= castlings_of(game, from, side);
  if (game.position().at(from).kind != pawn) return steps;
  const Bitboard far = rank_set(side == Side::white ? 7 : 0);
  const Bitboard base = (rank_set(0) | rank_set(7)) & ~game.rules().base_line_starts();
  return steps & ~(far | base);
}

/// Lets captures start from every square to which the unit can step as one of these enemies.
void step_as_any(Game& game, Square from, Side side, Bitboard enemies, Departures& departures) {
  departures.captures = 0;
  KindSet kinds = 0;
  while (enemies != 0) kinds |= KindSet{1} << game.position().at(take_first(enemies)).kind;
  // Where rooks and bishops go, queens go too.
  constexpr KindSet riders = KindSet{1} << rook | KindSet{1} << bishop;
  if ((kinds & KindSet{1} << queen) != 0) kinds &= ~riders;
  while (kinds != 0) {
    departures.captures |= steps_as(game, static_cast<Kind>(take_first(kinds)), from, side);
  }
}

void step_first(Game& game, Square from, Side side, Departures& departures,
                const Arguments& /*arguments*/) {
  step_as_any(game, from, side, game.position().of(opposite(side)), departures);
}

/// Is it only asked of royal units whether they are in check? Rules that act, object, judge, select
/// or offer moves may ask it of others, and so may a king that castles over its partner.
bool only_royals_are_checked(const CompiledRules& rules) {
  return !rules.acts_at_all() && rules.verdicts().empty() && rules.check_judges().empty() &&
         rules.mate_judges().empty() && rules.stalemate_judges().empty() &&
         rules.decisions().empty() && rules.draws().empty() && rules.selections().empty() &&
         rules.worlds().empty() && rules.offers().size() == 1 && !rules.castling().any_files;
}

/// As `step_first`, for captures of royal units: a unit steps as one of these then, so that other
/// squares lead to no check.
void step_to_check(Game& game, Square from, Side side, Departures& departures,
                   const Arguments& arguments) {
  if (!only_royals_are_checked(game.rules())) {
    return step_first(game, from, side, departures, arguments);
  }
  step_as_any(game, from, side, game.position().royals(opposite(side)), departures);
}

/// If the step is a castling, does the rook on its new square stand between the unit and the unit
/// that it captures?
bool rook_bars(const Game& game, const Candidate& move, Square partner) {
  const Kind kind = game.position().at(move.from).kind;
  const Square rook_at = castling::destinations(move.from, partner).partner;
  const bool straight = kind == bishop || kind == rook || kind == queen;
  if (straight) return contains(rays::between(move.via, move.capture), rook_at);
  const KindInfo& info = game.rules().kinds()[kind];
  return info.sight != nullptr && contains(info.sight(info, move.via, move.capture), rook_at);
}

/// The steps of a unit, found once for each kind as which it steps.
class Steps {
 public:
  Steps(Game& game, Side side) : game_(game), side_(side) {}
  Bitboard as(Kind kind, Square from) {
    if (from != from_) known_ = 0;
    from_ = from;
    if ((known_ >> kind & 1) == 0) steps_[kind] = steps_as(game_, kind, from, side_);
    known_ |= KindSet{1} << kind;
    return steps_[kind];
  }

 private:
  Game& game_;
  const Side side_;
  Square from_ = no_square;
  KindSet known_ = 0;
  std::array<Bitboard, max_kinds> steps_{};
};

/// Is the step before the capture one of those that the captured unit could make?
bool steps_well(const Game& game, const Candidate& move, Side side, Bitboard steps) {
  if (move.via == no_square || !contains(steps, move.via)) return false;
  const bool as_king = game.position().at(move.capture).kind == king;
  const Square partner = as_king ? partner_for(game, move.from, move.via, side) : no_square;
  return partner == no_square || !rook_bars(game, move, partner);
}

bool stepped_as_captured(Game& game, const Candidate& move, Side side,
                         const Arguments& /*arguments*/) {
  if (!move.captures()) return true;
  const Kind kind = game.position().at(move.capture).kind;
  return steps_well(game, move, side, steps_as(game, kind, move.from, side));
}

/// Makes one move of all captures that differ only in the square of the step, as that square makes
/// no difference. Only a step that is a castling stays a move of its own.
void join_captures(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  Steps steps(game, game.turn());
  Candidates joined;
  joined.reserve(moves.size());
  // By the square where they start: where moves without capture arrive.
  std::array<Bitboard, square_count> quiet{};
  for (const Candidate& move : moves) {
    Candidate plain = move;
    if (move.captures()) {
      const Kind kind = game.position().at(move.capture).kind;
      if (!steps_well(game, move, game.turn(), steps.as(kind, move.from))) continue;
      const Square partner = game.position().at(move.capture).kind == king
                                 ? partner_for(game, move.from, move.via, game.turn())
                                 : no_square;
      plain.via = partner;
      if (partner != no_square) {
        plain.via_to = castling::destinations(move.from, partner).partner;
        plain.type = MoveType::castling;
      }
    }
    const bool plainly = !move.captures() && move.from != no_square && move.to != no_square;
    const bool first = plainly && !contains(quiet[move.from], move.to);
    if (plainly) quiet[move.from] |= bit(move.to);
    if (first || std::ranges::find(joined, plain) == joined.end()) joined.push_back(plain);
  }
  moves = std::move(joined);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true,
                .restricts_moves = true,
                .restricts_observation = true,
                .asks_rights = true});
  // A rook on its square must keep its right to castle even if its own king is elsewhere, because
  // units of the other side castle with it.
  book.castling().awaiting_king |= (rank_set(0) | rank_set(7)) & (file_set(0) | file_set(7));
  book.departs_from(step_first, moves_only);
  book.departs_from(step_to_check, checks_only);
  book.offer(join_captures, Offering::rewrites);
  book.restrict_move(stepped_as_captured, checks_only);
}

const Catalogue<Condition>::Entry make_and_take{{
    .names = {"Make&TakeChess", "Make&TakeSchach", "Make&TakeEchecs"},
    .summary = {"a unit that captures first moves as the captured unit could without capture",
                "ein schlagender Stein zieht zuvor wie der geschlagene ohne Schlag",
                "une pièce qui prend joue d'abord comme la pièce prise sans prendre"},
    .source = "H. Laue, feenschach",
    .place = 208,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
