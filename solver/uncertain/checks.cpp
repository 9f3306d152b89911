#include "uncertain/checks.h"

/// Why no world need be asked: let the king that is to be in check be visible, and not attacked
/// before the half-move. If a visible unit moves, the king is attacked behind it by that unit, or
/// by one whose line the half-move has opened. A visible unit that attacks it does so among the
/// visible units alone, as hidden ones only close lines. For a hidden one to attack it, the king
/// has to see a square that the half-move has left, again among the visible units alone. Where
/// there is neither, no world has a check.
namespace feerie::uncertain {

bool may_give_check(const Scene& scene) {
  if (scene.length() == 0) return true;
  const Moment& before = scene.at(scene.length() - 1);
  const Moment& now = scene.now();
  const Bitboard kings = now.visible.units(now.turn, king);
  if (before.saying.hidden() || kings == 0 || !before.safe[index(now.turn)]) return true;
  // The victim of a capture en passant may be hidden, and so may what stood behind it.
  if (before.saying.en_passant) return true;
  const Square at = first_of(kings);
  const Bitboard occupied = now.visible.all() | scene.holes();
  if (attackers(now.visible, at, opposite(now.turn), occupied) != 0) return true;
  const Bitboard left = before.visible.all() & ~now.visible.all();
  return (left & (rays::rook_attacks(at, occupied) | rays::bishop_attacks(at, occupied))) != 0;
}

}  // namespace feerie::uncertain
