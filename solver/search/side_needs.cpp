#include "search/side_needs.h"

#include <algorithm>

#include "position/hash.h"

namespace feerie {
namespace {

constexpr std::size_t remembered = std::size_t{1} << 14U;

void lower(std::uint8_t& value, int candidate) {
  const int bounded = std::clamp(candidate, 0, 255);
  if (bounded < value) value = static_cast<std::uint8_t>(bounded);
}

}  // namespace

SideNeeds::SideNeeds(const Rulebook& rules, const Journeys& journeys, const Position& aim,
                     Side side, Bitboard fixed)
    : rules_(rules), journeys_(journeys), side_(side), fixed_(fixed), entries_(remembered) {
  for (Bitboard units = aim.of(side) & ~fixed; units != 0;) {
    const Square square = take_first(units);
    targets_.push_back({square, aim.at(square).kind});
  }
  for (int kind = 0; kind < rules.kinds().count(); ++kind) {
    kinds_.push_back(static_cast<Kind>(kind));
  }
}

std::uint64_t SideNeeds::key_of(const Position& position, int captures, int losses) const {
  std::uint64_t key = static_cast<std::uint64_t>(captures) << 8U |
                      static_cast<std::uint64_t>(losses) | std::uint64_t{1} << 20U;
  key = hash::mix(key ^ (position.state().fresh & position.of(side_)));
  for (const Kind kind : kinds_) {
    const Bitboard units = position.of(side_, kind);
    if (units != 0) key = hash::mix(key ^ units) + kind;
  }
  return key;
}

const Need& SideNeeds::find(const Position& position, int captures, int losses) {
  const std::uint64_t key = key_of(position, captures, losses);
  Entry& entry = entries_[key & (remembered - 1)];
  if (entry.key != key) {
    entry.need = compute(position, captures, losses);
    entry.key = key;
  }
  return entry.need;
}

void SideNeeds::add_views(const Position& position) {
  views_.clear();
  views_.emplace_back();
  for (Bitboard units = position.of(side_) & ~fixed_; units != 0;) {
    const Square square = take_first(units);
    views_[0].units.push_back({square, position.at(square).kind});
  }
  const Bitboard fresh = position.state().fresh & position.of(side_);
  const Bitboard kings = fresh & position.of(king);
  if (!rules_.castling().exists || count_of(kings) != 1) return;
  const Square home = first_of(kings);
  const int rank = rank_of(home);
  if (file_of(home) != 4) return;
  for (Bitboard partners = fresh & ~kings & rank_set(rank); partners != 0;) {
    const Square partner = take_first(partners);
    const bool right = file_of(partner) > 4;
    add_castling(position, partner, make_square(right ? 6 : 2, rank),
                 make_square(right ? 5 : 3, rank));
  }
}

void SideNeeds::add_castling(const Position& position, Square partner, Square king_to,
                             Square partner_to) {
  View view = views_[0];
  view.moves = 1;
  for (Unit& unit : view.units) {
    if (unit.square == partner) {
      unit.square = partner_to;
    } else if (contains(position.of(king), unit.square)) {
      unit.square = king_to;
    }
  }
  views_.push_back(std::move(view));
}

int SideNeeds::cost(const Unit& unit, const Unit& target, int captures) const {
  if (unit.kind == target.kind) {
    return unit.kind == pawn ? journeys_.pawn(side_, captures, unit.square, target.square)
                             : journeys_.officer(side_, unit.kind, unit.square, target.square);
  }
  if (unit.kind != pawn) return Assignment::never;
  return journeys_.promoted(side_, captures, unit.square, target.kind, target.square);
}

int SideNeeds::assign(const View& view, int captures) {
  const int tasks = static_cast<int>(targets_.size());
  const int workers = static_cast<int>(view.units.size());
  if (tasks > workers) return Assignment::never;
  assignment_.begin(tasks, workers);
  for (int task = 0; task < tasks; ++task) {
    const Unit& target = targets_[static_cast<std::size_t>(task)];
    for (int worker = 0; worker < workers; ++worker) {
      const Unit& unit = view.units[static_cast<std::size_t>(worker)];
      assignment_.set_cost(task, worker, cost(unit, target, captures));
    }
  }
  return view.moves + assignment_.solve();
}

Need SideNeeds::compute(const Position& position, int captures, int losses) {
  add_views(position);
  Need need;
  need.moves = Assignment::never;
  need.visit.fill(255);
  need.loss.fill(255);
  for (const View& view : views_) {
    const int moves = assign(view, captures);
    if (moves >= Assignment::never) continue;
    // What is dearer here than in the cheapest view so far is dearer by that much everywhere.
    if (moves < need.moves && need.moves < Assignment::never) {
      const int saved = need.moves - moves;
      for (auto* extras : {&need.visit, &need.loss}) {
        for (auto& extra : *extras) {
          extra = static_cast<std::uint8_t>(std::min(255, extra + saved));
        }
      }
    }
    need.moves = std::min(need.moves, moves);
    const int base = moves - need.moves;
    if (captures > 0) add_visits(view, captures, losses, base, need);
    if (losses > 0) add_losses(view, captures, base, need);
  }
  return need;
}

/// What it costs a unit that is on a square to go on from there: to a target, or to be captured.
void SideNeeds::prepare_fates(int captures, int losses) {
  for (const Kind kind : kinds_) {
    auto& fate = fates_[kind];
    fate.fill(losses > 0 ? 0 : Assignment::never);
    for (std::size_t i = 0; i < targets_.size(); ++i) {
      const Unit& target = targets_[i];
      if (kind != target.kind && kind != pawn) continue;
      const int price = assignment_.task_price(static_cast<int>(i));
      for (int at = 0; at < square_count; ++at) {
        const int more = cost({static_cast<Square>(at), kind}, target, captures) - price;
        auto& least = fate[static_cast<std::size_t>(at)];
        least = std::min(least, more);
      }
    }
  }
}

void SideNeeds::add_visits(const View& view, int captures, int losses, int base, Need& need) {
  prepare_fates(captures, losses);
  for (std::size_t i = 0; i < view.units.size(); ++i) {
    const Unit& unit = view.units[i];
    const int saved = base - assignment_.worker_price(static_cast<int>(i));
    for (int number = 0; number < square_count; ++number) {
      const auto at = static_cast<Square>(number);
      auto& visit = need.visit[at];
      if (unit.kind != pawn) {
        // A unit that is there already has to leave and to come back.
        const int way = at == unit.square ? 2 : journeys_.officer(side_, unit.kind, unit.square, at);
        lower(visit, saved + way + fates_[unit.kind][at]);
        continue;
      }
      if (at != unit.square) {
        const int way = journeys_.pawn(side_, captures, unit.square, at);
        lower(visit, saved + way + fates_[pawn][at]);
      }
      for (const Kind kind : rules_.promotions(side_)) {
        const int way = journeys_.promoted(side_, captures, unit.square, kind, at);
        lower(visit, saved + way + fates_[kind][at]);
      }
    }
  }
}

void SideNeeds::add_losses(const View& view, int captures, int base, Need& need) const {
  for (std::size_t i = 0; i < view.units.size(); ++i) {
    const Unit& unit = view.units[i];
    const int saved = base - assignment_.worker_price(static_cast<int>(i));
    for (int number = 0; number < square_count; ++number) {
      const auto at = static_cast<Square>(number);
      if (unit.kind != pawn) {
        lower(need.loss[at], saved + journeys_.officer(side_, unit.kind, unit.square, at));
        continue;
      }
      const int way = journeys_.pawn(side_, captures, unit.square, at);
      lower(need.loss[at], saved + way);
      // En passant the pawn is captured on the square that it has passed.
      const int passed = rank_of(at) + (side_ == Side::white ? -1 : 1);
      if (on_board(file_of(at), passed)) {
        lower(need.loss[make_square(file_of(at), passed)], saved + way);
      }
      for (const Kind kind : rules_.promotions(side_)) {
        lower(need.loss[at], saved + journeys_.promoted(side_, captures, unit.square, kind, at));
      }
    }
  }
}

}  // namespace feerie
