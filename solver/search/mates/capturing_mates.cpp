#include "search/mates/capturing_mates.h"

#include <optional>

#include "game/game.h"
#include "search/mates/foreseeable.h"
#include "search/mates/plain_units.h"
#include "search/mates/quiet_mates.h"
#include "search/prove/lean/shape.h"

namespace feerie::mates {

std::unique_ptr<CapturingMates> CapturingMates::make(const Plan& plan, const Game& game,
                                                     const Manner& manner) {
  if (!game.takes_short_cuts() || manner.null_moves) return nullptr;
  auto customs = customs_of_captures(game.rules());
  if (!customs) return nullptr;
  std::unique_ptr<CapturingMates> mates(new CapturingMates(game, *customs));
  bool any = false;
  for (int node = 0; node < plan.size(); ++node) {
    const bool attacker = lean::attacker_mates_alone(plan, node);
    auto& letters = mates->letter_mates_.emplace_back();
    for (const Letter letter : {Letter::first, Letter::second}) {
      letters[static_cast<std::size_t>(letter)] =
          (attacker && plan[node].attacker() == letter) ||
          lean::ending_of(plan, plan[node], letter) == lean::Ending::mate;
    }
    any = any || letters[0] || letters[1];
  }
  return any ? std::move(mates) : nullptr;
}

/// A pawn may promote before a rule makes another unit of it, or become that unit and stay it.
CapturingMates::CapturingMates(const Game& game, const lean::Customs& customs)
    : game_(game), castles_(customs.castling) {
  const auto& arrives_as = game.rules().changes(false).arrives_as;
  for (const Side side : {Side::white, Side::black}) {
    ArrivesAs& own = arrives_as_[index(side)];
    for (Kind kind = 0; kind < first_fairy_kind; ++kind) {
      own.kinds[kind] = arrives_as[kind] | KindSet{1} << kind;
    }
    for (const Kind kind : customs.promotions[index(side)]) own.promoted |= own.kinds[kind];
    own.promoted |= own.kinds[pawn];
    own.promotion_squares = game.rules().promotion().squares(side);
  }
}

bool CapturingMates::captures_only(int node, Letter letter) {
  // The question costs a part of what listing the other moves does.
  constexpr double price = 0.2;
  const auto& letters = letter_mates_[static_cast<std::size_t>(node)];
  if (!letters[static_cast<std::size_t>(letter)] || !trust_.asks(price)) return false;
  const bool certain = is_in_vain_without_capture();
  trust_.note(certain ? 1 : 0);
  return certain;
}

bool CapturingMates::is_in_vain_without_capture() const {
  const Position& position = game_.position();
  const Side side = position.turn();
  const bool kings = position.royals(Side::white) != 0 && position.royals(Side::black) != 0;
  if (!kings || !has_orthodox_units(position)) return false;
  if (castles_ && (position.state().fresh & position.of(side, king)) != 0) return false;
  const Bitboard base = rank_set(side == Side::white ? 0 : 7);
  if ((position.of(side, pawn) & base) != 0) return false;
  return QuietMates(position, arrives_as_[index(side)]).none();
}

}  // namespace feerie::mates
