#include "game/game.h"
#include "game/sight.h"

/// The squares that decide whether units attack a square by their walks: what moves may give check
/// to a king, and which leave the own one safe.
namespace feerie {

/// The lines of all units but this one.
Bitboard Game::lines_without(Square from, const Vantage& enemy) const {
  if (!contains(enemy.units, from)) return enemy.lines;
  const auto place = static_cast<std::size_t>(count_of(enemy.units & (bit(from) - 1)));
  const Bitboard own = place < enemy.sights.size() ? enemy.sights[place] : sight_now(from, enemy);
  return (enemy.lines & ~own) | enemy.crossings;
}

/// As `sight`, for moves of the units that look at the target, where it is their turn.
Bitboard Game::sight_now(Square from, const Vantage& enemy) const {
  const Kind kind = position_.at(from).kind;
  if (kind < first_fairy_kind) return rays::between(from, enemy.target);
  const KindInfo& info = rules_->kinds()[kind];
  const bool tells = info.sight_now != nullptr && enemy.by == turn() && !rules_->acts_at_all();
  return tells ? info.sight_now(*this, info, from, enemy.by, enemy.target)
               : sight(from, enemy.target);
}

/// The squares that matter to a unit, where it stands, for an attack on the target.
Bitboard Game::sight(Square from, Square target) const {
  return sight_of(rules_->kinds()[position_.at(from).kind], from, target);
}

/// Notes that these units could attack the target, and the squares that matter to them.
void Game::look_from(Bitboard units, Vantage& vantage) const {
  vantage.units = units;
  vantage.lines = vantage.crossings = 0;
  for (std::size_t place = 0; units != 0; ++place) {
    const Bitboard squares = sight_now(take_first(units), vantage);
    if (place < vantage.sights.size()) vantage.sights[place] = squares;
    vantage.crossings |= vantage.lines & squares;
    vantage.lines |= squares;
  }
}

Vantage Game::vantage(Square target, Side by) const {
  // Orthodox units that go to their squares without passing others need not be listed: the target
  // is not attacked.
  const Bitboard distant = distant_units(position_, rules_->kinds(), by, target);
  Vantage vantage;
  vantage.target = target;
  vantage.by = by;
  vantage.apart = unseen_by(target, opposite(by));
  look_from(distant & position_.of(by) & ~bit(target) & ~vantage.apart, vantage);
  return vantage;
}

}  // namespace feerie
