#include "core/reach.h"
#include "game/imagined_turn.h"
#include "game/play.h"
#include "game/relocated.h"

/// What acts of rules ask while a move is being made.
namespace feerie {
namespace {

/// While this object lives, a unit stands on a square that was empty, and a side is on move.
class Standing {
 public:
  Standing(Position& position, const Piece& unit, Square square, Side turn)
      : position_(position), square_(square), before_(position.turn()) {
    position.put(square, unit);
    position.set_turn(turn);
  }
  ~Standing() {
    position_.set_turn(before_);
    position_.take(square_);
  }
  Standing(const Standing&) = delete;
  Standing& operator=(const Standing&) = delete;

 private:
  Position& position_;
  const Square square_;
  const Side before_;
};

}  // namespace

std::vector<Play::Sighting> Play::sightings(Square from, Side side, Square target) {
  std::vector<Sighting> found;
  const Bitboard unseen = game_.unseen_by(from, side);
  if (contains(unseen, target) || !game_.may_act(from, side, Purpose::observing)) return found;
  const Lifted others(game_.position_, unseen);
  const Bitboard captures = game_.departures_of(from, side, Purpose::observing).captures;
  for (KindSet kinds = game_.kinds_at(from, side); kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    for (Bitboard starts = captures; starts != 0;) {
      const Square start = take_first(starts);
      if (!game_.captures_from(start, kind, from, side, target, Purpose::observing)) continue;
      const Relocated unit(game_.position_, from, start);
      found.push_back({start, game_.ways_of_attack(kind, start, side, target)});
    }
  }
  return found;
}

bool Play::could_leave(const Piece& unit, Square square, Side side, Square lifted) {
  return game_.could_leave(unit, square, side, lifted);
}

Bitboard Play::steps_of(const Piece& unit, Square square, Side side, Square lifted) {
  const ImaginedTurn imagined(game_.position_, unit, square, side, lifted);
  // It is not there to be attacked.
  const Game::Unthreatened plainly(game_);
  Game::Listed listed(game_);
  Candidates& moves = *listed;
  game_.generate_of(square, moves);
  Bitboard steps = 0;
  for (const Candidate& move : moves) {
    if (!move.captures()) steps |= bit(move.to);
  }
  return steps;
}

Bitboard Play::unseen_by(Square from, Side side) {
  return game_.unseen_by(from, side);
}

Bitboard Play::quiet_reach(Kind kind, Square from, Side side, Square lifted) {
  return game_.quiet_reach(kind, from, side, lifted);
}

bool Play::mates_on(const Piece& unit, Square square) {
  Position& position = game_.position_;
  const Game::Asking asking(game_);
  const Standing standing(position, unit, square, opposite(side_));
  return game_.mated();
}

Bitboard Play::mating_squares(const Piece& unit) {
  Bitboard found = 0;
  for (Bitboard squares = squares_without_flight(unit); squares != 0;) {
    const Square at = take_first(squares);
    if (mates_on(unit, at)) found |= bit(at);
  }
  return found;
}

/// A superset of the squares on which the unit would be mated: where it is a king that is judged by
/// attacks alone, those on which it is attacked, and on each empty square beside them as well.
///
/// When a king goes from one empty square to another, the position is the one in which it was put
/// there at once. If it is not attacked there, the move is legal: no rule acts in it, forbids it or
/// objects to what comes of it.
Bitboard Play::squares_without_flight(const Piece& unit) {
  const Bitboard empty = position().empty_squares();
  const CompiledRules& rules = game_.rules();
  const bool judged_by_attacks = game_.walked_moves_stand_ && game_.checks_are_attacks_ &&
                                 rules.plain() && rules.verdicts().empty() &&
                                 rules.check_judges().empty() &&
                                 rules.move_restrictions().empty() && unit.kind == king;
  if (!judged_by_attacks) return empty;
  const Game::Asking asking(game_);
  const Side side = opposite(side_);
  const Bitboard attacked = attacked_if_there(unit, empty);
  Bitboard found = 0;
  for (Bitboard squares = attacked; squares != 0;) {
    const Square at = take_first(squares);
    Bitboard flights = rays::tables.king[at] & empty & ~attacked;
    if (flights == 0) {
      found |= bit(at);
      continue;
    }
    const Standing standing(game_.position_, unit, at, side);
    bool flees = false;
    while (flights != 0 && !flees) {
      flees = game_.plays_silently({at, take_first(flights)});
    }
    if (!flees) found |= bit(at);
  }
  return found;
}

/// Of the empty squares, those on which the unit, put there as a king, would be attacked, where
/// attacks alone tell of checks.
Bitboard Play::attacked_if_there(const Piece& unit, Bitboard empty) {
  const CompiledRules& rules = game_.rules();
  const Side side = opposite(side_);
  Bitboard attacked = 0;
  if (rules.kinds().count() == first_fairy_kind) {
    const Bitboard idle = rank_set(side_ == Side::white ? 0 : 7) & ~rules.base_line_starts();
    for (Bitboard units = position().of(side_); units != 0;) {
      const Square from = take_first(units);
      const Kind kind = position().at(from).kind;
      if (kind < pawn) {
        attacked |= rays::officer_attacks(kind, from, position().occupied());
      } else if (!contains(idle, from)) {
        attacked |= rays::tables.pawn[index(side_)][from];
      }
    }
    return attacked & empty;
  }
  for (Bitboard squares = empty; squares != 0;) {
    const Square at = take_first(squares);
    const Standing standing(game_.position_, unit, at, side);
    if (game_.in_check(side)) attacked |= bit(at);
  }
  return attacked;
}

}  // namespace feerie
