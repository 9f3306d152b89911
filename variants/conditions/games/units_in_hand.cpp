#include "conditions/games/units_in_hand.h"

#include <algorithm>

#include "game/orthodox_walks.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason dropped{"drop", Style::main};
constexpr unsigned most = 31;

bool can_be_in_hand(Kind kind) {
  return kind > king && kind < first_fairy_kind;
}

unsigned in_slot(const Position& position, int slot) {
  return position.memory(slot);
}

}  // namespace

Reserve::Reserve(Rulebook& book) {
  for (auto& side : slots_) {
    for (int& slot : side) slot = book.reserve();
  }
}

Reserve::Place Reserve::place_of(Side side, Kind kind) const {
  const int number = kind - queen;
  return {slots_[index(side)][static_cast<std::size_t>(number / 3)], number % 3 * 5};
}

int Reserve::count(const Position& position, Side side, Kind kind) const {
  const auto [slot, shift] = place_of(side, kind);
  return static_cast<int>(in_slot(position, slot) >> shift & most);
}

void Reserve::gain(Play& play, Side side, Kind kind) const {
  if (!can_be_in_hand(kind)) return;
  const auto [slot, shift] = place_of(side, kind);
  play.remember(slot, static_cast<std::uint16_t>(in_slot(play.position(), slot) + (1U << shift)));
}

void Reserve::lose(Play& play, Side side, Kind kind) const {
  const auto [slot, shift] = place_of(side, kind);
  play.remember(slot, static_cast<std::uint16_t>(in_slot(play.position(), slot) - (1U << shift)));
}

void Reserve::fill(Position& position, const Arguments& arguments) const {
  for (const Side side : {Side::white, Side::black}) {
    const auto* given = arguments.detail(reserve_words[index(side)]);
    if (given == nullptr) continue;
    for (const WalkId& walk : given->walks) {
      const auto& walks = orthodox_walks();
      const auto kind = static_cast<Kind>(std::ranges::find(walks, walk.away) - walks.begin());
      if (walk.hunter() || !can_be_in_hand(kind)) continue;
      const auto [slot, shift] = place_of(side, kind);
      position.set_memory(slot,
                          static_cast<std::uint16_t>(in_slot(position, slot) + (1U << shift)));
    }
  }
}

void Reserve::offer_drops(const Game& game, Candidates& moves) const {
  const Position& position = game.position();
  for (Kind kind = queen; kind <= pawn; ++kind) {
    if (count(position, game.turn(), kind) == 0) continue;
    Bitboard squares = position.empty_squares();
    if (kind == pawn) squares &= ~(rank_set(0) | rank_set(7));
    while (squares != 0) {
      Candidate drop;
      drop.to = take_first(squares);
      drop.type = MoveType::drop;
      drop.extra = kind;
      moves.push_back(drop);
    }
  }
}

void Reserve::drop(Play& play) const {
  const Candidate& candidate = play.candidate();
  if (candidate.type != MoveType::drop) return;
  const auto kind = static_cast<Kind>(candidate.extra);
  play.add(candidate.to, {kind, only(play.side()), 0, 0}, dropped);
  lose(play, play.side(), kind);
}

}  // namespace feerie
