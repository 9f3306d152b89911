#include "search/mates/pictures/feasibility.h"

#include <algorithm>

#include "core/rays.h"
#include "position/hash.h"
#include "search/travel.h"

namespace feerie::mates {
namespace {

/// Does nobody stand in the way of an officer that gets to its place with one move?
bool is_open(const Unit& officer, const Picture::Place& place, Bitboard closed) {
  const Bitboard way = rays::between(officer.at, place.at) | bit(place.at);
  return officer.role < motionless_role && (way & closed) == 0;
}

}  // namespace

bool Feasibility::reachable(const Picture& picture, const Crew& crew, Side loser,
                            const Moves& moves, bool en_passant, Moves& slack) {
  if ((picture.placed & ~crew.all_alive()) != 0) return false;
  slack = moves;
  for (Members rest = picture.placed; rest != 0;) {
    const int member = take_member(rest);
    const Side side = crew.side_of(member);
    const auto place = picture.places[static_cast<std::size_t>(member)];
    slack[index(side)] -=
        board_.moves(side, crew.units[static_cast<std::size_t>(member)], place.kind, place.at);
    if (slack[index(side)] < 0) return false;
  }
  return victims_reachable(picture, crew, loser, moves, en_passant, slack);
}

void Feasibility::find_gains(const Crew& before, const Crew& crew, Members changed, Gains& gains) {
  for (Members rest = changed & crew.all_alive(); rest != 0;) {
    const int member = take_member(rest);
    const auto number = static_cast<std::size_t>(member);
    Gain& gain = gains[number];
    gain = {&board_, crew.side_of(member), before.units[number], crew.units[number]};
    const bool plain = gain.before.role == gain.now.role && gain.now.role < motionless_role;
    if (!plain || board_.relocates()) continue;
    gain.ways_before = &board_.any(gain.side, gain.before);
    gain.ways_now = &board_.any(gain.side, gain.now);
  }
}

bool Feasibility::victims_reachable(const Picture& picture, const Crew& crew, Side loser,
                                    const Moves& moves, bool en_passant, const Moves& slack) {
  const Members victims = picture.captured & crew.all_alive();
  if (victims == 0) return true;
  if (std::popcount(victims) > moves[index(opposite(loser))]) return false;
  return en_passant || can_be_captured(picture, crew, loser, slack);
}

void Feasibility::strike_moves(const Picture& picture, const Crew& crew, Side mover,
                               const Moves& slack, Members& asked, Destinations& moves) {
  const Members mine = crew.alive[index(mover)];
  // Units of the other side that are needed must not be captured.
  Bitboard open = all_squares;
  for (Members rest = picture.placed & ~mine; rest != 0;) {
    open &= ~bit(crew.units[static_cast<std::size_t>(take_member(rest))].at);
  }
  const int left = slack[index(mover)] - 1;
  // Where all moves are needed only those of units that belong to the picture lead on.
  for (Members rest = left < 0 ? asked & picture.placed : asked; rest != 0;) {
    const int number = take_member(rest);
    const auto member = static_cast<std::size_t>(number);
    const Unit& unit = crew.units[member];
    Bitboard& squares = moves[unit.at];
    if ((picture.placed & only(number)) == 0) {
      squares &= ~open;
    } else {
      const Picture::Place& place = picture.places[member];
      const int most = left + board_.moves(mover, unit, place.kind, place.at);
      if (most >= 0) squares &= ~(open & not_too_far(mover, unit, place, most));
    }
    if (squares == 0) asked &= ~only(number);
  }
}

/// Squares next on the way of a unit from which it gets to its place in at most so many moves.
Bitboard Feasibility::not_too_far(Side side, const Unit& unit, const Picture::Place& place,
                                  int most) {
  if (unit.role < pawn_role) return board_.within(place.kind, place.at, most);
  Bitboard squares = 0;
  for (Bitboard rest = board_.next_of_pawns(side, unit, bit(unit.at), board_.holes()); rest != 0;) {
    const Square at = take_first(rest);
    if (board_.moves(side, {unit.role, at}, place.kind, place.at) <= most) squares |= bit(at);
  }
  return squares;
}

/// Each victim has to go where one of the other side can come by.
bool Feasibility::can_be_captured(const Picture& picture, const Crew& crew, Side loser,
                                  const std::array<int, 2>& slack) {
  const Side winner = opposite(loser);
  Bitboard visited = 0;
  for (Members rest = crew.alive[index(winner)]; rest != 0;) {
    const auto member = static_cast<std::size_t>(take_member(rest));
    const Unit& unit = crew.units[member];
    const int spare = slack[index(winner)];
    visited |= (picture.placed >> member & 1U) != 0
                   ? corridor(winner, unit, picture.places[member], spare)
                   : range(winner, unit, spare);
  }
  int moves = 0;
  for (Members rest = picture.captured & crew.all_alive(); rest != 0;) {
    const Unit& unit = crew.units[static_cast<std::size_t>(take_member(rest))];
    const Distances& ways = board_.any(loser, unit);
    int least = never;
    for (Bitboard squares = visited; squares != 0 && least > 0;) {
      least = std::min<int>(least, ways[take_first(squares)]);
    }
    moves += least;
    if (moves > slack[index(loser)]) return false;
  }
  return true;
}

/// The squares of those that have no time to leave the place where they are needed.
Bitboard Feasibility::Residents::settled(const Moves& slack) const {
  return pawns | (slack[0] < 2 ? officers[0] : 0) | (slack[1] < 2 ? officers[1] : 0);
}

/// Who stands where the picture needs it, and has no move to make.
auto Feasibility::residents_of(const Picture& picture, const Crew& crew) -> Residents {
  Residents residents;
  for (Members rest = picture.placed; rest != 0;) {
    const int number = take_member(rest);
    const auto member = static_cast<std::size_t>(number);
    const Picture::Place& place = picture.places[member];
    const Unit& unit = crew.units[member];
    if (unit.at != place.at) continue;
    const Side side = crew.side_of(number);
    // A rook that need not move may still have to castle.
    if (board_.moves(side, unit, place.kind, place.at) != 0) continue;
    residents.members |= only(number);
    (place.kind == pawn ? residents.pawns : residents.officers[index(side)]) |= bit(unit.at);
  }
  return residents;
}

bool Feasibility::passable(const Picture& picture, const Crew& crew, const Moves& slack,
                           Detours& detours) {
  const Residents residents = residents_of(picture, crew);
  const Members travellers = picture.placed & ~residents.members;
  detours = {residents.settled(slack), slack};
  auto& [closed, left] = detours;
  // Where nobody has settled nobody is in the way.
  if (closed == 0) return true;
  closed |= board_.holes();
  std::array<int, most_members> ways;
  for (Members rest = travellers; rest != 0;) {
    const int member = take_member(rest);
    const Picture::Place& place = picture.places[static_cast<std::size_t>(member)];
    ways[static_cast<std::size_t>(member)] = board_.moves(
        crew.side_of(member), crew.units[static_cast<std::size_t>(member)], place.kind, place.at);
  }
  for (;;) {
    for (Members rest = travellers; rest != 0;) {
      const auto member = static_cast<std::size_t>(take_member(rest));
      const Side side = crew.side_of(static_cast<int>(member));
      const int known = ways[member];
      // A rook may get to its place with the move of the king.
      if (known == 0 || (known == 1 && is_open(crew.units[member], picture.places[member], closed)))
        continue;
      ways[member] = way_around(side, crew.units[member], picture.places[member], closed,
                                known + left[index(side)]);
      left[index(side)] -= ways[member] - known;
      if (left[index(side)] < 0) return false;
    }
    const Bitboard more = closed | residents.settled(left);
    if (more == closed) return true;
    closed = more;
  }
}

/// Takes one member's detour from where it stands now for the one from where it stood. False if
/// more may have changed than that.
bool Feasibility::follow_detour(const Picture& picture, const Crew& before, const Crew& crew,
                                int member, const Moves& slack_before, Detours& detours) {
  const auto number = static_cast<std::size_t>(member);
  const Unit& then = before.units[number];
  const Unit& now = crew.units[number];
  const Picture::Place& place = picture.places[number];
  const bool castles = then.role >= castling_rook && then.role < pawn_role;
  // One who comes to its place or leaves it may be in the way of others from now on, or no longer.
  if (castles || then.at == place.at || now.at == place.at) return false;
  if (detours.closed == 0) return true;
  const Side side = crew.side_of(member);
  int& left = detours.left[index(side)];
  const auto detour = [&](const Unit& unit, int most) {
    const int straight = board_.moves(side, unit, place.kind, place.at);
    if (straight == 1 && is_open(unit, place, detours.closed)) return 0;
    return way_around(side, unit, place, detours.closed, straight + most) - straight;
  };
  left += detour(then, slack_before[index(side)]);
  if (left >= 0) left -= detour(now, left);
  return true;
}

/// Those who have settled stay where they are, and all others but the mover have the same ways. So
/// what is left tells all, as long as no side has become so poor that more of its units settle.
bool Feasibility::still_passable(const Picture& picture, const Crew& before,
                                 const Moves& slack_before, const Crew& crew, Members moved,
                                 const Moves& slack, Detours& detours) {
  const Moves then = detours.left;
  for (std::size_t side = 0; side < 2; ++side) {
    detours.left[side] += slack[side] - slack_before[side];
  }
  const bool one = (moved & (moved - 1)) == 0;
  const bool followed =
      moved == 0 ||
      (one && follow_detour(picture, before, crew, std::countr_zero(moved), slack_before, detours));
  if (followed && (detours.left[0] < 0 || detours.left[1] < 0)) return false;
  const bool as_rich =
      (then[0] < 2) == (detours.left[0] < 2) && (then[1] < 2) == (detours.left[1] < 2);
  return (followed && as_rich) || passable(picture, crew, slack, detours);
}

/// Moves to the place if some squares are closed; more than `most` if it takes more.
int Feasibility::way_around(Side side, const Unit& unit, const Picture::Place& place,
                            Bitboard closed, int most) {
  if (unit.role >= castling_rook && unit.role < pawn_role) {
    return board_.moves(side, unit, place.kind, place.at);
  }
  std::uint64_t journey = 2U + index(side);
  for (const unsigned part :
       {unsigned{unit.role}, unsigned{unit.at}, unsigned{place.kind}, unsigned{place.at}}) {
    journey = journey << 8U | part;
  }
  if (ways_around_.empty()) ways_around_.resize(remembered_ways);
  WayAround& way = ways_around_[hash::mix(journey ^ closed) % remembered_ways];
  const bool known =
      way.journey == journey && way.closed == closed && (way.moves <= way.most || most <= way.most);
  if (!known) way = {journey, closed, found_way_around(side, unit, place, closed, most), most};
  return std::min(way.moves, most + 1);
}

int Feasibility::found_way_around(Side side, const Unit& unit, const Picture::Place& place,
                                  Bitboard closed, int most) {
  const bool starts_as_pawn = unit.role >= pawn_role;
  const Bitboard last = rank_set(side == Side::white ? 7 : 0);
  Bitboard pawns = starts_as_pawn ? bit(unit.at) : 0;
  Bitboard officers = starts_as_pawn ? 0 : bit(unit.at);
  Bitboard reached = officers;
  for (int moves = 1; moves <= most; ++moves) {
    const Bitboard pawns_next = board_.next_of_pawns(side, unit, pawns, closed);
    const bool rests = place.kind == pawn || place.kind == motionless;
    const Bitboard goes_on = rests ? 0 : next_squares(place.kind, officers, closed);
    officers = place.kind == pawn ? 0 : ((goes_on & ~reached) | (pawns_next & last));
    reached |= officers;
    pawns = pawns_next & ~last;
    if (contains(place.kind == pawn ? pawns : officers, place.at)) return moves;
    if ((pawns | officers) == 0) break;
  }
  return most + 1;
}

/// Squares that a unit can go to within so many moves.
Bitboard Feasibility::range(Side side, const Unit& unit, int moves) {
  const Distances& ways = board_.any(side, unit);
  Bitboard squares = 0;
  for (Square at = 0; at < square_count; ++at) {
    if (at != unit.at && ways[at] <= moves) squares |= bit(at);
  }
  return moves < 2 ? squares : squares | bit(unit.at);
}

/// Squares that a unit can go to on its way to its place, with so many moves to spare.
Bitboard Feasibility::corridor(Side side, const Unit& unit, const Picture::Place& place,
                               int slack) {
  const int limit = board_.moves(side, unit, place.kind, place.at) + slack;
  std::uint64_t key = index(side);
  for (const int part : {int{unit.role}, int{unit.at}, int{place.kind}, int{place.at}, limit}) {
    key = key << 8U | static_cast<std::uint64_t>(part);
  }
  if (corridors_.size() >= most_corridors) corridors_.clear();
  const auto [entry, added] = corridors_.try_emplace(key, 0);
  if (added) entry->second = found_corridor(side, unit, place, limit);
  return entry->second;
}

Bitboard Feasibility::found_corridor(Side side, const Unit& unit, const Picture::Place& place,
                                     int limit) {
  Bitboard squares = 0;
  const int straight = board_.moves(side, unit, place.kind, place.at);
  const bool comes_back = unit.role < pawn_role && limit >= straight + 2;
  board_.each_kind(side, unit, [&](Kind kind, const Distances& ways) {
    // A pawn goes on as one that may capture as often; whatever has moved does not castle.
    const Role role = kind == pawn ? unit.role : OpenBoard::role_of(kind);
    for (Square at = 0; at < square_count; ++at) {
      if (ways[at] > limit || (ways[at] == 0 && !comes_back)) continue;
      if (ways[at] + board_.moves(side, {role, at}, place.kind, place.at) <= limit) {
        squares |= bit(at);
      }
    }
  });
  return squares;
}

}  // namespace feerie::mates
