#pragma once

#include <optional>

#include "game/compiled_rules.h"

/// What units can do under rules that act with captures only, or object to checks only, as far as
/// the end of play goes.
///
/// Such rules leave moves without capture alone, and do not say what a check is. So a king that is
/// mated is attacked, and each square next to it is filled, attacked, or one to which it cannot go.
/// Besides what is so under orthodox rules there may be these reasons.
///
/// * A unit gets somewhere without going there, as its capture takes it elsewhere. Where is told by
///   rules (`Whereabouts`), or it may be any square; it takes one move. It stays what it is but for
///   promotions. That units vanish changes nothing, as a unit may do nothing anyway.
/// * A unit gets somewhere because it is captured, and appears where rules tell. That takes no move
///   of its own side, but one of the other side for each unit. Kings are not captured.
/// * A king cannot capture a unit next to it that nobody guards, as it would end elsewhere, as what
///   it captures would appear and attack it, or as the capture is impossible. So each unit is taken
///   to guard the square on which it stands.
/// * A king cannot go to a square that nobody attacks, as it would give check. It gives none by
///   itself, but opens the line of a unit behind it. So where such a unit and the other king can
///   get into line with it, nothing is asked of the squares around it.
/// * A king cannot go to a square because rules let no unit go there from where it stands, whoever
///   stands elsewhere (game/by_squares.h). Such a square need not be guarded. As this holds of
///   captures of kings too, a king may check a king that cannot go where it stands.
///
/// Before the last move nobody is in check by a unit that it does not touch, as under orthodox
/// rules: the side on move would have left its king attacked, also by a unit that its own capture
/// has brought back. Where an attack is a check only if the capture could be played, this is not
/// so: any move may leave the square to which the capturing unit would be taken, so that any unit
/// may come to check by the move of another one, and a king may check a king.
namespace feerie::mates {

struct Freedoms {
  /// Units that capture, kings among them, may end anywhere.
  bool carries = false;
  /// Something may happen in captures.
  bool captures_act = false;
  /// A move may be impossible because it gives check.
  bool no_checks = false;
  /// Captured units may appear on squares that are told.
  bool returns = false;
  /// Units that capture may end on squares that are told.
  bool sends = false;
  /// An attack is a check only if the capture could be played.
  bool plays_checks = false;
  /// Rules forbid moves by their squares. Nothing else of what stands here is so then.
  bool bars = false;

  [[nodiscard]] bool any() const { return carries || captures_act || no_checks || bars; }
  /// Does a capture take units to squares that are told?
  [[nodiscard]] bool relocates() const { return returns || sends; }
};

/// Nothing if the end of play cannot be foreseen under the rules.
std::optional<Freedoms> freedoms_under(const CompiledRules& rules);

}  // namespace feerie::mates
