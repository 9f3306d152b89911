#include "search/proof/stories/guide.h"

#include <algorithm>

namespace feerie::stories {
namespace {

/// Steps of work that are granted for each position that the search has looked at.
constexpr std::uint64_t steps_for_position = 8;
constexpr std::uint64_t growth = 4;

bool orthodox(const Position& position) {
  if (position.holes() != 0 || !position.kept_units().empty()) return false;
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard kings = position.of(side, king);
    if (count_of(kings) != 1 || position.royals(side) != kings) return false;
    if (count_of(position.of(side)) > most_units / 2) return false;
  }
  if ((position.of(pawn) & (rank_set(0) | rank_set(7))) != 0) return false;
  for (Bitboard units = position.units(); units != 0;) {
    const Piece& unit = position.at(take_first(units));
    if (unit.kind >= first_fairy_kind || unit.neutral()) return false;
    if ((unit.traits & ~(unit.kind == king ? royal_bit : TraitSet{0})) != 0) return false;
  }
  return true;
}

bool orthodox(const CompiledRules& rules) {
  for (unsigned saying = 0; saying <= static_cast<unsigned>(Saying::goals); ++saying) {
    if (rules.sayings().contains(static_cast<Saying>(saying))) return false;
  }
  return rules.facts() == Facts{} && rules.kinds().count() == first_fairy_kind;
}

}  // namespace

std::unique_ptr<Guide> Guide::make(const CompiledRules& rules, const Position& start,
                                   const Position& aim, const Journeys& journeys,
                                   std::uint64_t positions, Patience& patience) {
  if (!orthodox(rules) || !orthodox(start) || !orthodox(aim)) return nullptr;
  if (start.state().ep_squares != 0) return nullptr;
  return std::unique_ptr<Guide>(new Guide(start, aim, journeys, positions, patience));
}

Guide::Guide(const Position& start, const Position& aim, const Journeys& journeys,
             std::uint64_t positions, Patience& patience)
    : start_(start), aim_(aim), journeys_(journeys), positions_(positions), patience_(patience) {}

void Guide::look_for(int length) {
  length_ = length;
  asked_ = 0;
  next_time_ = positions_;
  alive_.reset();
}

bool Guide::leads_on(const Position& position, int length) {
  if (length_ == 0) return true;
  if (!alive_ && asked_++ == next_time_) tell_stories();
  return !alive_ || alive_->contains(alive_key(placement_key(position), length));
}

void Guide::tell_stories() {
  const Side turn = start_.turn();
  Question question{start_, aim_, {}, journeys_};
  question.moves[index(turn)] = (length_ + 1) / 2;
  question.moves[index(opposite(turn))] = length_ / 2;
  alive_ = tell(question,
                Effort(steps_for_position * std::max<std::uint64_t>(asked_, 1'000), &patience_));
  next_time_ = growth * asked_;
}

}  // namespace feerie::stories
