#include "search/proof/stories/casting.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "search/proof/assignment.h"

namespace feerie::stories {
namespace {

constexpr std::size_t most_casts = 200'000;
constexpr std::array<Kind, 4> promotions{queen, rook, bishop, knight};

int files_between(Square a, Square b) {
  return std::abs(file_of(a) - file_of(b));
}

Bitboard last_rank(Side side) {
  return rank_set(side == Side::white ? 7 : 0);
}

}  // namespace

Casting::Casting(const Position& start, const Position& aim, const Journeys& journeys, Side side,
                 const Budget& budget, Effort& effort)
    : start_(start), journeys_(journeys), side_(side), budget_(budget), effort_(effort) {
  for (Bitboard units = start.of(side); units != 0;) {
    const Square at = take_first(units);
    home_.push_back({at, start.at(at).kind});
  }
  for (Bitboard units = aim.of(side); units != 0;) {
    const Square at = take_first(units);
    targets_.push_back({at, aim.at(at).kind});
  }
}

std::vector<Cast> Casting::list() {
  casts_.clear();
  list_with(-1);
  const Bitboard fresh = start_.state().fresh & start_.of(side_);
  const int rank = side_ == Side::white ? 0 : 7;
  if (contains(fresh & start_.of(king), make_square(4, rank))) {
    for (const int file : {2, 6}) {
      if (contains(fresh & start_.of(rook), make_square(file == 2 ? 0 : 7, rank))) list_with(file);
    }
  }
  return std::move(casts_);
}

void Casting::list_with(int castling) {
  units_ = home_;
  before_ = 0;
  cast_ = {};
  cast_.castling = castling;
  used_ = 0;
  if (castling >= 0) {
    // The position is taken for one in which king and rook have castled already, which has cost a
    // move.
    const int rank = side_ == Side::white ? 0 : 7;
    before_ = 1;
    for (Unit& unit : units_) {
      if (unit.square == make_square(4, rank)) {
        unit.square = make_square(castling, rank);
      } else if (unit.square == make_square(castling == 2 ? 0 : 7, rank)) {
        unit.square = make_square(castling == 2 ? 3 : 5, rank);
      }
    }
  }
  choices_.clear();
  Assignment assignment;
  assignment.begin(static_cast<int>(targets_.size()), static_cast<int>(units_.size()));
  for (std::size_t target = 0; target < targets_.size(); ++target) {
    choices_.push_back(choices(targets_[target]));
    std::vector<int> least(units_.size(), Assignment::never);
    for (const Choice& choice : choices_.back()) {
      int& moves = least[static_cast<std::size_t>(choice.unit)];
      moves = std::min(moves, choice.moves);
    }
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
      assignment.set_cost(static_cast<int>(target), static_cast<int>(unit), least[unit]);
    }
  }
  const int spare = budget_.moves - before_ - assignment.solve();
  if (spare < 0) return;
  task_price_.clear();
  worker_price_.clear();
  order_.clear();
  for (std::size_t unit = 0; unit < units_.size(); ++unit) {
    worker_price_.push_back(assignment.worker_price(static_cast<int>(unit)));
  }
  for (std::size_t target = 0; target < targets_.size(); ++target) {
    order_.push_back(target);
    task_price_.push_back(assignment.task_price(static_cast<int>(target)));
    // A unit that costs more than its prices by more than is to spare is no choice.
    std::erase_if(choices_[target], [&](const Choice& choice) {
      return choice.moves - task_price_[target] -
                 worker_price_[static_cast<std::size_t>(choice.unit)] >
             spare;
    });
  }
  std::ranges::sort(order_, {}, [&](std::size_t target) { return choices_[target].size(); });
  fill(0, spare, budget_.captures);
}

std::vector<Casting::Choice> Casting::choices(const Unit& target) const {
  std::vector<Choice> found;
  for (std::size_t number = 0; number < units_.size(); ++number) {
    const Unit& unit = units_[number];
    int moves = Journeys::never;
    int captures = 0;
    if (unit.kind == target.kind) {
      moves = unit.kind == pawn
                  ? journeys_.pawn(side_, budget_.captures, unit.square)[target.square]
                  : journeys_.officer(side_, unit.kind, unit.square)[target.square];
      captures = unit.kind == pawn ? files_between(unit.square, target.square) : 0;
    } else if (unit.kind == pawn && target.kind != king) {
      add_promotions(target, static_cast<int>(number), found);
      continue;
    }
    if (moves > budget_.moves || captures > budget_.captures) continue;
    found.push_back({static_cast<int>(number), no_square, moves, captures});
  }
  return found;
}

void Casting::add_promotions(const Unit& target, int number, std::vector<Choice>& found) const {
  const Square from = units_[static_cast<std::size_t>(number)].square;
  for (Bitboard ends = last_rank(side_); ends != 0;) {
    const Square end = take_first(ends);
    const int captures = files_between(from, end);
    const int moves = journeys_.pawn(side_, budget_.captures, from)[end] +
                      journeys_.officer(side_, target.kind, end)[target.square];
    if (moves > budget_.moves || captures > budget_.captures) continue;
    found.push_back({number, end, moves, captures});
  }
}

void Casting::fill(std::size_t place, int spare, int captures) {
  effort_.spend(1);
  if (place == order_.size()) {
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
      if ((used_ >> unit & 1U) == 0) spare += worker_price_[unit];
    }
    if (spare >= 0) fill_victims(0, spare, captures);
    return;
  }
  const std::size_t target = order_[place];
  for (const Choice& choice : choices_[target]) {
    const auto unit = static_cast<std::size_t>(choice.unit);
    const int more = choice.moves - task_price_[target] - worker_price_[unit];
    if ((used_ >> unit & 1U) != 0 || more > spare || choice.captures > captures) continue;
    used_ |= 1U << unit;
    cast_.roles[unit] = {targets_[target].square, choice.promotes_on,
                         choice.promotes_on == no_square ? pawn : targets_[target].kind};
    fill(place + 1, spare - more, captures - choice.captures);
    used_ &= ~(1U << unit);
  }
}

/// Captured pawns may have promoted before.
void Casting::fill_victims(std::size_t unit, int spare, int captures) {
  while (unit < units_.size() && (used_ >> unit & 1U) != 0) ++unit;
  if (unit == units_.size()) {
    if (casts_.size() >= most_casts) throw TooMuchWork();
    casts_.push_back(cast_);
    return;
  }
  if (units_[unit].kind == king) return;
  cast_.roles[unit] = {};
  fill_victims(unit + 1, spare, captures);
  if (units_[unit].kind != pawn) return;
  const Square from = units_[unit].square;
  for (Bitboard ends = last_rank(side_); ends != 0;) {
    const Square end = take_first(ends);
    const int moves = journeys_.pawn(side_, budget_.captures, from)[end];
    const int needed = files_between(from, end);
    if (moves > spare || needed > captures) continue;
    for (const Kind kind : promotions) {
      cast_.roles[unit] = {no_square, end, kind};
      fill_victims(unit + 1, spare - moves, captures - needed);
    }
  }
  cast_.roles[unit] = {};
}

}  // namespace feerie::stories
