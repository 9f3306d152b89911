#include "search/deeds/deed_outlook.h"

#include <algorithm>

#include "core/rays.h"
#include "game/castling.h"
#include "search/mates/foreseeable.h"
#include "search/mates/plain_units.h"

namespace feerie::deeds {
namespace {

Bitboard riders_on(const Position& position, Side side, Square target, Bitboard lines_of_rook,
                   Bitboard lines_of_bishop) {
  const Bitboard queens = position.of(queen);
  const Bitboard found = (lines_of_rook & (position.of(rook) | queens)) |
                         (lines_of_bishop & (position.of(bishop) | queens));
  return found & position.of(side) & ~bit(target);
}

/// Units of the side that attack the square whoever stands where.
Bitboard close_attackers(const Position& position, Side side, Square target) {
  const auto& t = rays::tables;
  const Bitboard near = t.king[target];
  const Bitboard leapers = (t.knight[target] & position.of(knight)) | (near & position.of(king)) |
                           (t.pawn[index(opposite(side))][target] & position.of(pawn));
  return (leapers & position.of(side)) |
         riders_on(position, side, target, near & rays::rook_lines(target),
                   near & rays::bishop_lines(target));
}

/// Riders of the side that attack the square from afar, as the others stand.
Bitboard far_attackers(const Position& position, Side side, Square target, Bitboard occupied) {
  return riders_on(position, side, target, rays::rook_attacks(target, occupied),
                   rays::bishop_attacks(target, occupied)) &
         ~rays::tables.king[target];
}

}  // namespace

std::unique_ptr<DeedOutlook> DeedOutlook::make(const Plan& plan, const CompiledRules& rules,
                                               const Position& position) {
  if (!mates::orthodox(rules) || !mates::has_plain_units(position)) return nullptr;
  if (mates::fairies_in_play(position, rules) != KindSet{0}) return nullptr;
  const Plan::Node& root = plan[0];
  if (!root.help_or_series() || !aims_of(plan, 0, Side::white, root.longest_line())) return nullptr;
  return std::unique_ptr<DeedOutlook>(new DeedOutlook(plan, rules, position));
}

DeedOutlook::DeedOutlook(const Plan& plan, const CompiledRules& rules, const Position& position)
    : plan_(plan),
      through_check_(rules.castling().through_check),
      board_(rules, position.holes(), {}) {}

const std::optional<std::vector<Aim>>& DeedOutlook::aims(int node, Side turn, int length) {
  const auto place = static_cast<std::size_t>((length * plan_.size() + node) * 2) + index(turn);
  if (place >= aims_.size()) aims_.resize(place + 1);
  auto& aims = aims_[place];
  if (!aims) aims = aims_of(plan_, node, turn, length);
  return *aims;
}

bool DeedOutlook::Filter::lets(const Candidate& move) const {
  if (castling) return move.type == MoveType::castling;
  if (move.type == MoveType::castling) {
    return (kept & bit(move.from)) == 0 && contains(arrivals, move.to);
  }
  if (contains(kept, move.from) || (move.captures() && contains(kept, move.capture))) return false;
  return contains(arrivals, move.to) && (contains(from, move.from) || contains(stops, move.to));
}

bool DeedOutlook::enter(const Position& position, int node, int length) {
  filters_.clear();
  const auto& known = aims(node, position.turn(), length);
  open_ = !known;
  if (open_) return true;
  for (const Aim& aim : *known) {
    const Left left{aim.side, aim.moves[index(aim.side)] - 1, aim.moves[index(opposite(aim.side))]};
    if (left.own < 0) continue;
    if (aim.deed == Deed::castling) {
      add_castlings(position, left);
    } else if (const auto filter = arrival(position, left, aim.target)) {
      filters_.push_back(*filter);
    }
  }
  return !filters_.empty();
}

void DeedOutlook::sift(Candidates& moves) {
  if (open_) return;
  std::erase_if(moves, [this](const Candidate& move) {
    return std::ranges::none_of(filters_, [&](const Filter& filter) { return filter.lets(move); });
  });
}

void DeedOutlook::add_castlings(const Position& position, const Left& left) {
  const Bitboard fresh = position.state().fresh & position.of(left.side);
  for (Bitboard kings = fresh & position.of(king); kings != 0;) {
    const Square king_at = take_first(kings);
    Bitboard partners = fresh & ~position.of(king) & rank_set(rank_of(king_at));
    while (partners != 0) {
      const auto filter = castling(position, left, king_at, take_first(partners));
      if (filter) filters_.push_back(*filter);
    }
  }
}

auto DeedOutlook::castling(const Position& position, const Left& left, Square king_at,
                           Square partner_at) -> std::optional<Filter> {
  const Side other = opposite(left.side);
  const Bitboard path = castling::path(king_at, partner_at);
  const Square king_to = castling::destinations(king_at, partner_at).king;
  const Bitboard way = rays::between(king_at, king_to) | bit(king_at) | bit(king_to);
  Bitboard close = path & position.of(other);
  if (!through_check_) {
    for (Bitboard rest = way; rest != 0;) {
      close |= close_attackers(position, other, take_first(rest));
    }
  }
  if (!clears_in_time(position, left, path, close)) return std::nullopt;
  Filter filter;
  filter.kept = bit(king_at) | bit(partner_at);
  if (left.own > 0 || left.other > 1) return filter;
  Bitboard far = 0;
  Bitboard stops = 0;
  if (!through_check_) {
    const Bitboard occupied = position.occupied() & ~bit(king_at);
    for (Bitboard rest = way; rest != 0;) {
      const Square target = take_first(rest);
      for (Bitboard riders = far_attackers(position, other, target, occupied); riders != 0;) {
        const Square rider = take_first(riders);
        far |= bit(rider);
        stops |= rays::between(target, rider);
      }
    }
  }
  if (left.other == 0) {
    if (far != 0) return std::nullopt;
    filter.castling = true;
    return filter;
  }
  // The last move of the other side, or one of a side that is not answered.
  if (position.turn() != other) return filter;
  filter.arrivals = ~path;
  if (close != 0) {
    filter.from = close;
  } else if (far != 0) {
    filter.from = far;
    filter.stops = stops;
  }
  return filter;
}

bool DeedOutlook::clears_in_time(const Position& position, const Left& left, Bitboard path,
                                 Bitboard must_go) {
  const Side other = opposite(left.side);
  const Bitboard own = path & position.of(left.side);
  const int a = count_of(own);
  const int b = count_of(path & position.of(other));
  const int going = count_of(must_go);
  if (a + b > left.own + left.other || going > left.own + left.other) return false;
  if (b == 0 && a > left.own && left.other <= a - left.own) return false;
  if (a == 0 && b > left.other && left.own <= b - left.other) return false;
  if (left.own > 0) return true;
  if (a + std::max(going, a > 0 ? 1 : 0) > left.other) return false;
  if (own == 0) return true;
  const mates::Party party = mates::party_of(position, other, board_.roles());
  for (Bitboard rest = own; rest != 0;) {
    const Square victim = take_first(rest);
    bool in_time = false;
    for (int number = 0; number < party.count && !in_time; ++number) {
      const mates::Unit& unit = party.units[static_cast<std::size_t>(number)];
      const int others = count_of(must_go & ~bit(unit.at));
      in_time = board_.any(other, unit)[victim] + 1 + others <= left.other;
    }
    if (!in_time) return false;
  }
  return true;
}

/// Is the king the only unit of the side that can arrive in time? `any`: is there one?
bool DeedOutlook::only_king_arrives(const Position& position, const Left& left, Square target,
                                    bool& any) {
  const mates::Party party = mates::party_of(position, left.side, board_.roles());
  bool others = false;
  for (int number = 0; number < party.count && !others; ++number) {
    const mates::Unit& unit = party.units[static_cast<std::size_t>(number)];
    // A unit that stands there has to go and to come back.
    const int moves = unit.at == target ? 2 : board_.any(left.side, unit)[target];
    if (moves > left.own + 1) continue;
    any = true;
    others = number != party.royal;
  }
  return any && !others;
}

auto DeedOutlook::arrival(const Position& position, const Left& left, Square target)
    -> std::optional<Filter> {
  const Side other = opposite(left.side);
  Filter filter;
  bool any = false;
  const bool king_arrives = only_king_arrives(position, left, target, any);
  if (!any) return std::nullopt;
  const bool last = left.own == 0 && position.turn() == left.side;
  if (last) filter.arrivals = bit(target);
  if (!king_arrives) return filter;
  const Bitboard close = close_attackers(position, other, target);
  // A castling moves two of them.
  const int castlings = (position.state().fresh & position.of(other) & position.of(king)) != 0;
  if (count_of(close) > left.own + left.other + castlings) return std::nullopt;
  if (left.own > 0 || left.other > 1) return filter;
  if (left.other == 0) {
    const Bitboard kings = position.of(left.side, king);
    const Bitboard occupied = position.occupied() & ~kings;
    return far_attackers(position, other, target, occupied) != 0 ? std::nullopt
                                                                 : std::optional(filter);
  }
  if (position.turn() == other && close != 0) filter.from = close;
  return filter;
}

}  // namespace feerie::deeds
