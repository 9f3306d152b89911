#include "core/rays.h"
#include "search/proof/proof_outlook.h"

/// What stays as it is until the position is reached.
namespace feerie {

/// Units whose place nobody else can take have to stay; they can be obstacles for others in turn.
void ProofOutlook::fix_units(const Position& start) {
  if (ground_.loose || ground_.returning) {
    journeys_ = std::make_unique<Journeys>(rules_, ground_);
    return;
  }
  const bool safe_kings = !rules_.facts().own_check && !rules_.facts().restricts_observation &&
                          !rules_.facts().may_keep_check && !rules_.facts().several_kings &&
                          !rules_.facts().hides_units;
  while (true) {
    journeys_ = std::make_unique<Journeys>(rules_, ground_);
    Bitboard more = 0;
    for (const Side side : {Side::white, Side::black}) more |= immovable(start, side, *journeys_);
    if (more == 0) return;
    ground_.fixed |= more;
    if (!rules_.facts().hides_units) ground_.obstacles = ground_.fixed;
    for (const Side side : {Side::white, Side::black}) {
      Bitboard pawns = ground_.fixed & start.of(opposite(side), pawn);
      ground_.guarded[index(side)] = 0;
      while (safe_kings && pawns != 0) {
        ground_.guarded[index(side)] |= rays::tables.pawn[index(opposite(side))][take_first(pawns)];
      }
    }
  }
}

Bitboard ProofOutlook::immovable(const Position& start, Side side, const Journeys& ways) const {
  Bitboard found = 0;
  const Bitboard free = start.of(side) & aim_.of(side) & ~ground_.fixed & ~start.state().fresh;
  for (Bitboard units = free; units != 0;) {
    const Square at = take_first(units);
    const Kind kind = start.at(at).kind;
    if (kind != aim_.at(at).kind || kind >= first_fairy_kind) continue;
    if (!can_arrive(start, side, at, ways)) found |= bit(at);
  }
  return found;
}

/// Can the unit that stands on the square come back once it has left, or another one take its
/// place?
bool ProofOutlook::can_arrive(const Position& start, Side side, Square at,
                              const Journeys& ways) const {
  const Kind kind = start.at(at).kind;
  const int captures = ground_.captures[index(side)];
  if (ground_.carrying_captures && captures > 0) return true;
  if (kind != pawn) {
    for (Bitboard pawns = start.of(side, pawn); pawns != 0;) {
      if (ways.promoted(side, captures, take_first(pawns), kind)[at] != Journeys::never)
        return true;
    }
    for (int from = 0; from < square_count; ++from) {
      const auto square = static_cast<Square>(from);
      if (square != at && ways.officer(side, kind, square)[at] != Journeys::never) return true;
    }
    return false;
  }
  for (Bitboard pawns = start.of(side, pawn) & ~bit(at); pawns != 0;) {
    if (ways.pawn(side, captures, take_first(pawns))[at] != Journeys::never) return true;
  }
  return false;
}

}  // namespace feerie
