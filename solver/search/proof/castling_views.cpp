#include <utility>

#include "search/proof/side_needs.h"

namespace feerie {
namespace {

constexpr Bitboard right_wing = 0xe0e0e0e0e0e0e0e0;

}  // namespace

/// Units that come back, if they do, where they were captured. They are there already.
std::vector<SideNeeds::Unit> SideNeeds::waiting_units(const Position& position) const {
  std::vector<Unit> units;
  if (!journeys_.returning()) return units;
  for (const Kept& kept : position.kept_units()) {
    if (kept.piece.of(side_)) units.push_back({kept.square, kept.piece.kind});
  }
  return units;
}

void SideNeeds::add_views(const Position& position, int captures) {
  views_.clear();
  views_.emplace_back();
  for (Bitboard units = position.of(side_) & ~fixed_; units != 0;) {
    const Square square = take_first(units);
    views_[0].units.push_back({square, position.at(square).kind});
  }
  for (const Unit& unit : waiting_units(position)) views_[0].units.push_back(unit);
  const Bitboard fresh = position.state().fresh & position.of(side_);
  const Bitboard kings = fresh & position.of(king);
  if (!rules_.castling().exists || count_of(kings) != 1) return;
  const Square home = first_of(kings);
  const int rank = rank_of(home);
  if (file_of(home) != 4) return;
  for (const bool right : {false, true}) {
    const Bitboard wing = fresh & ~kings & rank_set(rank) & (right ? right_wing : ~right_wing);
    const Square king_to = make_square(right ? 6 : 2, rank);
    const Square partner_to = make_square(right ? 5 : 3, rank);
    if (wing != 0) add_castling(position, first_of(wing), king_to, partner_to);
    // A capture may carry a rook home that castles then.
    const bool awaited = journeys_.carrying_captures() && captures > 0;
    if (wing == 0 && awaited) add_castling(position, no_square, king_to, partner_to);
    if (!journeys_.returning()) continue;
    // Any rook may go home, come back there and castle: at most that saves the move which it takes.
    add_castling(position, no_square, king_to, partner_to);
    views_.back().moves = 0;
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

}  // namespace feerie
