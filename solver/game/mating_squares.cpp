#include "game/mating_squares.h"

#include "core/rays.h"
#include "core/reach.h"
#include "game/by_squares.h"
#include "game/sight.h"

namespace feerie {
namespace {

/// The units of the side that could attack the square from where they stand, in some position.
Bitboard possible_guards(const Position& p, const Kinds& kinds, Side side, Square target) {
  const Bitboard near = (p.of(knight) & rays::tables.knight[target]) |
                        (p.of(king) & rays::tables.king[target]) |
                        (p.of(pawn) & kinds[pawn].observers[index(side)][target]);
  return p.of(side) & (near | distant_units(p, kinds, side, target));
}

Bitboard lowest(Bitboard squares) {
  return squares & (0 - squares);
}

}  // namespace

bool flights_are_legal(const CompiledRules& rules) {
  const bool walks_tell = rules.plain() && rules.move_restrictions().empty();
  const bool squares_tell = plain_but_for_forbidden_moves(rules) && forbids_by_squares(rules);
  return (walks_tell || squares_tell) && rules.verdicts().empty() && rules.check_judges().empty() &&
         rules.mates_are_checks() && rules.decisions().empty() && rules.closings().empty();
}

/// Is it known of all units that could attack the square which squares matter to them?
bool MatingSquares::is_foreseen(Square flight) const {
  for (int number = first_fairy_kind; number < kinds_.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    const KindInfo& info = kinds_[kind];
    if (info.sight == nullptr && !info.traits.motionless &&
        (position_.of(side_, kind) & info.observers[index(side_)][flight]) != 0) {
      return false;
    }
  }
  return true;
}

/// The squares to which the king goes.
Bitboard MatingSquares::list_flights() const {
  const Bitboard near = rays::tables.king[king_at_];
  const Bitboard others = position_.of(side_) & ~position_.of(opposite(side_));
  const Bitboard squares = near & (position_.empty_squares() | (others & ~position_.royals(side_)));
  return ends_by_squares(game_, opposite(side_), king_at_, squares);
}

bool MatingSquares::can_tell() {
  const Piece& royal = position_.at(king_at_);
  if (royal.kind != king || royal.neutral()) return false;
  for (Bitboard rest = list_flights(); rest != 0;) {
    const Square flight = take_first(rest);
    if (is_foreseen(flight)) flights_ |= bit(flight);
  }
  return flights_ != 0;
}

void MatingSquares::expect(Square from, const Arrivals& arrivals) {
  arrivals_[from] = arrivals;
  landings_[from] = 0;
  if (may_capture_elsewhere(from)) {
    // Whoever is captured elsewhere may have stood in the way of a check.
    const bool opens = (enemy_lines_ & position_.of(opposite(side_))) != 0;
    landings_[from] = opens ? all_squares : arrivals.captures | arrivals.quiet;
    landings_[from] &= ~bit(king_at_);
  }
  movers_ |= bit(from);
  drop_without_squares(from);
}

void MatingSquares::drop_without_squares(Square from) {
  const Arrivals& left = arrivals_[from];
  if ((left.quiet | left.captures | landings_[from]) == 0) movers_ &= ~bit(from);
}

void MatingSquares::narrow() {
  for (Bitboard rest = flights_; rest != 0 && movers_ != 0;) {
    Flight flight{take_first(rest)};
    if (!look_at(flight)) continue;
    const Bitboard narrowed = flight.attackers != 0 ? movers_ & flight.attackers : movers_;
    for (Bitboard units = narrowed; units != 0;) narrow(take_first(units), flight);
  }
}

/// Imagines the king on the square. False if several units attack it there.
bool MatingSquares::look_at(Flight& flight) {
  const Square at = flight.square;
  const Piece captured = position_.at(at).empty() ? Piece{} : position_.take_unhashed(at);
  position_.put_unhashed(at, position_.take_unhashed(king_at_));
  bool few = true;
  for (Bitboard rest = possible_guards(position_, kinds_, side_, at); rest != 0 && few;) {
    few = watch(take_first(rest), flight);
  }
  position_.put_unhashed(king_at_, position_.take_unhashed(at));
  if (!captured.empty()) position_.put_unhashed(at, captured);
  return few;
}

/// Does the unit attack the king on the square, or what keeps it from that? False if it is the
/// second one that attacks it.
bool MatingSquares::watch(Square guard, Flight& flight) {
  const Kind kind = position_.at(guard).kind;
  if (game_.attacks_as(kind, guard, side_, flight.square)) {
    const bool first = flight.attackers == 0;
    flight.attackers |= bit(guard);
    return first;
  }
  const Bitboard squares = bars(guard, flight.square);
  if (squares == 0) return true;
  bars_[guard] = squares;
  flight.kept |= bit(guard);
  flight.crossings |= flight.lines & squares;
  flight.lines |= squares;
  return true;
}

/// Squares that keep the unit from attacking the king on the target as long as they do not change.
/// Of those that stand in the way of a unit which needs an empty one, one is enough.
Bitboard MatingSquares::bars(Square guard, Square target) const {
  const KindInfo& info = kinds_[position_.at(guard).kind];
  const Bitboard ends = bit(guard) | bit(king_at_);
  if (info.number < first_fairy_kind) {
    return lowest(rays::between(guard, target) & position_.occupied());
  }
  if (info.sight == nullptr) return 0;
  const Bitboard squares = info.sight(info, guard, target) & ~ends;
  const bool straight = info.traits.track == Track::straight && !info.traits.hops_once;
  const Bitboard met = squares & position_.occupied();
  return straight && met != 0 ? lowest(met) : squares;
}

/// Drops squares of the unit behind which the king can go to the flight.
void MatingSquares::narrow(Square from, const Flight& flight) {
  Bitboard lines = flight.lines;
  if (contains(flight.kept, from)) lines = (lines & ~bars_[from]) | flight.crossings;
  if (contains(lines, from)) return;
  Bitboard squares = lines | attacked_from(from, flight.square);
  // Where it stands beside the king, with nobody to guard it, it can be captured.
  const bool can_be_captured = !position_.at(from).royal();
  squares = can_be_captured ? squares & ~bit(flight.square) : squares | bit(flight.square);
  arrivals_[from].quiet &= squares;
  arrivals_[from].captures &= squares;
  if ((lines & position_.of(opposite(side_))) == 0) landings_[from] &= squares;
  drop_without_squares(from);
}

/// The squares from which the unit could attack the target, as what it is or promotes into.
Bitboard MatingSquares::attacked_from(Square from, Square target) const {
  const Kind kind = position_.at(from).kind;
  Bitboard squares = kinds_[kind].observers[index(side_)][target];
  if (kinds_[kind].traits.pawn) {
    for (const Kind promoted : game_.rules().promotion().kinds(side_, kind)) {
      squares |= kinds_[promoted].observers[index(side_)][target];
    }
  }
  return squares;
}

/// Officers capture where they arrive, and so does who goes straight ahead or over one hurdle.
bool MatingSquares::may_capture_elsewhere(Square from) const {
  const KindInfo& info = kinds_[position_.at(from).kind];
  if (info.number == pawn) return position_.state().ep_squares != 0;
  if (info.number < first_fairy_kind) return false;
  return !captures_on_arrival(info.traits);
}

}  // namespace feerie
