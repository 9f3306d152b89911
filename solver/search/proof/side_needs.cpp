#include "search/proof/side_needs.h"

#include <algorithm>
#include <functional>

#include "position/hash.h"

namespace feerie {
namespace {

/// Numbers of positions of a side that are remembered: at the beginning, and at most.
constexpr std::size_t first_size = std::size_t{1} << 7U;
constexpr std::size_t last_size = std::size_t{1} << 13U;
constexpr std::int16_t far = 2 * Assignment::never;

/// Lowers each of the extras to `base` and what is to be added for the square.
template <class... Rows>
void lower(Need::Extras& extras, int base, const Rows&... rows) {
  for (std::size_t at = 0; at < square_count; ++at) {
    const auto sum = static_cast<std::int16_t>((base + ... + rows[at]));
    extras[at] = std::min(extras[at], sum);
  }
}

}  // namespace

SideNeeds::SideNeeds(const CompiledRules& rules, const Journeys& journeys, const Position& aim,
                     Side side, Bitboard fixed)
    : rules_(rules), journeys_(journeys), side_(side), fixed_(fixed), entries_(first_size) {
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
  // Parts that do not wait for one another are mixed at once.
  std::uint64_t sum = 0;
  for (const Kind kind : kinds_) {
    const Bitboard units = position.of(side_, kind);
    if (units != 0) sum += hash::mix(units + kind) * (2U * kind + 1U);
  }
  key = hash::mix(key ^ sum);
  for (const Unit& unit : waiting_units(position)) {
    key = hash::mix(key ^ unit.square) + unit.kind;
  }
  return key;
}

const Need& SideNeeds::find(const Position& position, int captures, int losses) {
  const std::uint64_t key = key_of(position, captures, losses);
  if (entry_of(key).key == key) return entry_of(key).need;
  if (++computed_ > 4 * entries_.size() && entries_.size() < last_size) {
    entries_.assign(4 * entries_.size(), {});
  }
  Entry& entry = entry_of(key);
  entry.key = key;
  entry.need.detailed = false;
  entry.need.moves = Assignment::never;
  add_views(position, captures);
  for (const View& view : views_) {
    const int moves = assign(view, captures) - saved_by_captures(view, captures);
    entry.need.moves = std::min(entry.need.moves, moves);
  }
  return entry.need;
}

const Need& SideNeeds::find_details(const Position& position, int captures, int losses) {
  Entry& entry = entry_of(key_of(position, captures, losses));
  if (!entry.need.detailed) add_details(position, captures, losses, entry.need);
  return entry.need;
}

/// The moves of a unit to squares where it is to stand as a unit of the kind.
const Journeys::Row& SideNeeds::way(const Unit& unit, Kind target, int captures) const {
  if (unit.kind != pawn && unit.kind != target) return journeys_.nowhere();
  if (unit.kind != pawn) return journeys_.officer(side_, unit.kind, unit.square);
  if (target == pawn) return journeys_.pawn(side_, captures, unit.square);
  return journeys_.promoted(side_, captures, unit.square, target);
}

int SideNeeds::assign(const View& view, int captures) {
  const int tasks = static_cast<int>(targets_.size());
  const int workers = static_cast<int>(view.units.size());
  if (tasks > workers) return Assignment::never;
  assignment_.begin(tasks, workers);
  for (int task = 0; task < tasks; ++task) {
    const Kind wanted = targets_[static_cast<std::size_t>(task)].kind;
    const Approach& to = approach(static_cast<std::size_t>(task), captures);
    for (int worker = 0; worker < workers; ++worker) {
      const Unit& unit = view.units[static_cast<std::size_t>(worker)];
      int cost = Journeys::never;
      if (unit.kind == wanted) cost = to.officer[unit.square];
      if (unit.kind == pawn) cost = to.pawn[unit.square];
      assignment_.set_cost(task, worker, cost);
    }
  }
  return view.moves + assignment_.solve();
}

/// Where a capture may carry a unit anywhere: how many moves the captures save at most. An
/// assignment costs as much at least as its prices, and a unit that can get everywhere with one
/// move lowers its own price only.
int SideNeeds::saved_by_captures(const View& view, int captures) {
  if (!journeys_.carrying_captures() || captures == 0) return 0;
  std::vector<int> savings;
  for (std::size_t number = 0; number < view.units.size(); ++number) {
    const Kind kind = view.units[number].kind;
    int dearest = 0;
    for (std::size_t task = 0; task < targets_.size(); ++task) {
      if (kind != pawn && kind != targets_[task].kind) continue;
      dearest = std::max(dearest, assignment_.task_price(static_cast<int>(task)));
    }
    savings.push_back(dearest - 1 + assignment_.worker_price(static_cast<int>(number)));
  }
  std::ranges::sort(savings, std::greater());
  int saved = 0;
  for (std::size_t i = 0; i < savings.size() && static_cast<int>(i) < captures; ++i) {
    saved += std::max(0, savings[i]);
  }
  return saved;
}

void SideNeeds::add_details(const Position& position, int captures, int losses, Need& need) {
  add_views(position, captures);
  need.detailed = true;
  need.visit.fill(far);
  need.units = static_cast<int>(views_.front().units.size());
  need.views = 0;
  for (const View& view : views_) {
    const int moves = assign(view, captures);
    if (moves >= Assignment::never) continue;
    const int base = moves - need.moves;
    price_rests(captures, losses);
    if (captures > 0) add_visits(view, captures, base, need);
    if (losses > 0) add_losses(view, captures, need);
    need.view_moves[static_cast<std::size_t>(need.views)] = base;
    ++need.views;
  }
}

/// The moves from each square to the target, for units of its kind and for pawns. They are read off
/// the journeys once for each number of captures, as the prices of rests ask for all of them.
const SideNeeds::Approach& SideNeeds::approach(std::size_t target, int captures) {
  const auto number = static_cast<std::size_t>(captures);
  if (approaches_.size() <= number) approaches_.resize(number + 1);
  auto& all = approaches_[number];
  for (std::size_t i = all.size(); i < targets_.size(); ++i) {
    const Unit& end = targets_[i];
    Approach& to = all.emplace_back();
    for (Square at = 0; at < square_count; ++at) {
      to.officer[at] = way({at, end.kind}, end.kind, captures)[end.square];
      to.pawn[at] = way({at, pawn}, end.kind, captures)[end.square];
    }
  }
  return all[target];
}

/// What it costs a unit that is on a square to go on from there: to a target, or to be captured.
void SideNeeds::price_rests(int captures, int losses) {
  for (const Kind kind : kinds_) {
    Need::Extras& rests = rests_[kind];
    rests.fill(losses > 0 ? std::int16_t{0} : std::int16_t{Assignment::never});
  }
  for (std::size_t i = 0; i < targets_.size(); ++i) {
    const Approach& to = approach(i, captures);
    const int price = assignment_.task_price(static_cast<int>(i));
    lower(rests_[targets_[i].kind], -price, to.officer);
    lower(rests_[pawn], -price, to.pawn);
  }
}

void SideNeeds::add_visits(const View& view, int captures, int base, Need& need) {
  for (std::size_t i = 0; i < view.units.size(); ++i) {
    const Unit& unit = view.units[i];
    const int saved = base - assignment_.worker_price(static_cast<int>(i));
    if (unit.kind != pawn) {
      // A unit that is there already has to leave and to come back; it captures with a move of its
      // own.
      const bool carried = journeys_.carried(unit.kind);
      Journeys::Row row = journeys_.officer(side_, unit.kind, unit.square);
      if (carried) row.fill(1);
      row[unit.square] = carried ? 1 : 2;
      lower(need.visit, saved, row, rests_[unit.kind]);
      continue;
    }
    Journeys::Row row = journeys_.pawn(side_, captures, unit.square);
    row[unit.square] = Journeys::never;
    lower(need.visit, saved, row, rests_[pawn]);
    for (const Kind kind : rules_.promotion().kinds(side_)) {
      lower(need.visit, saved, journeys_.promoted(side_, captures, unit.square, kind),
            rests_[kind]);
    }
  }
}

void SideNeeds::add_losses(const View& view, int captures, Need& need) {
  const int before = need.views * need.units;
  const auto first = static_cast<std::size_t>(before);
  const bool fits = first + view.units.size() <= Need::most_fates;
  for (std::size_t i = 0; i < view.units.size(); ++i) {
    const Unit& unit = view.units[i];
    const int price = assignment_.worker_price(static_cast<int>(i));
    const Journeys::Row& row = journeys_.captured(side_, captures, unit.square, unit.kind);
    if (!fits) continue;
    int stay = far;
    for (int task = 0; task < static_cast<int>(targets_.size()); ++task) {
      const int cost = assignment_.cost(task, static_cast<int>(i));
      stay = std::min(stay, cost - assignment_.task_price(task));
    }
    need.fates[first + i] = {static_cast<std::int16_t>(stay - price),
                             static_cast<std::int16_t>(-price), &row};
  }
}

}  // namespace feerie
