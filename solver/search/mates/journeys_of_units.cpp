#include <algorithm>

#include "core/rays.h"
#include "search/mates/open_board.h"

/// The moves of a unit to all squares: as what it is, over captures that take it elsewhere, and as
/// what it becomes.
namespace feerie::mates {

/// Moves to each square as what the unit is now, if it is captured nowhere and captures like
/// others.
Distances OpenBoard::steps_of(Side side, const Unit& unit) const {
  if (unit.role < castling_rook) return officers_[unit.role][unit.at];
  if (unit.role == castling_rook) {
    return castling_rooks_[index(side)][file_of(unit.at) == 7 ? 0 : 1];
  }
  if (unit.role < pawn_role) {
    return castling_kings_[index(side)][static_cast<std::size_t>(unit.role - castling_king)];
  }
  if (kind_of(unit.role) == pawn) return pawn_steps(side, unit.role - pawn_role, unit.at);
  return fairy_.moves(kind_of(unit.role), side, unit.at);
}

/// Moves to each square from where a capture has taken a unit. There kings and rooks may castle.
Distances OpenBoard::steps_after_capture(Kind kind, Side side, int captures, Square from) const {
  if (kind == pawn) return pawn_steps(side, captures, from);
  if (relative_rank(from, side) == 0) {
    const int file = file_of(from);
    if (kind == king && file == 4) return castling_kings_[index(side)][2];
    if (kind == rook && (file == 0 || file == 7)) {
      return castling_rooks_[index(side)][file == 7 ? 0 : 1];
    }
  }
  return moves_of(kind, side, from);
}

/// Squares on which a unit may capture that can arrive on these. Fairy units may do so far from
/// where they arrive, and pawns en passant.
Bitboard OpenBoard::captures_of(Kind kind, Side side, Bitboard arrivals) const {
  if (kind >= first_fairy_kind) return all_squares;
  if (kind != pawn) return arrivals;
  return arrivals | (side == Side::white ? arrivals >> 8U : arrivals << 8U);
}

/// Shortens ways that lead over captures: wherever the unit may be, one may take it to a square
/// that rules tell, from where it goes on, and so on. What leads to a square of capture is not
/// counted, so that no way is too long.
void OpenBoard::relocate(Distances& distances, Kind kind, Side side, int captures,
                         const Toll& toll) const {
  if (!relocates()) return;
  std::array<Bitboard, 2> done{};
  for (Bitboard before = 0;;) {
    Bitboard reached = 0;
    for (Square at = 0; at < square_count; ++at) {
      if (distances[at] != never) reached |= bit(at);
    }
    if (reached == before) return;
    before = reached;
    const auto go_on = [&](Bitboard from, Bitboard& known, int moves) {
      for (Bitboard rest = from & ~known & ~holes_; rest != 0;) {
        const Square at = take_first(rest);
        take_shorter(distances, steps_after_capture(kind, side, captures, at), moves);
      }
      known |= from;
    };
    if (captured_ && kind != king) {
      go_on(relocations_->captured(side, kind, reached), done[0], toll.captured);
    }
    go_on(relocations_->capturing(side, kind, captures_of(kind, side, reached)), done[1],
          toll.capturing);
  }
}

auto OpenBoard::found_journeys(Side side, const Unit& unit) const -> std::unique_ptr<Journeys> {
  auto journeys = std::make_unique<Journeys>();
  const Kind kind = kind_of(unit.role);
  const bool is_pawn = kind == pawn;
  Distances steps = steps_of(side, unit);
  relocate(steps, kind, side, is_pawn ? unit.role - pawn_role : 0, {0, 1});
  journeys->parts.push_back({kind, steps});
  add_promotions(*journeys, side, kind, unit.at);
  Distances& as_pawn = journeys->parts.front().moves;
  const Bitboard last = is_pawn ? rank_set(side == Side::white ? 7 : 0) & ~bit(unit.at) : 0;
  for (Bitboard rest = last; rest != 0;) as_pawn[take_first(rest)] = never;
  journeys->any = as_pawn;
  for (const Journeys::Part& part : journeys->parts) take_shorter(journeys->any, part.moves, 0);
  return journeys;
}

/// Adds what the unit may be when it has arrived where it promotes.
void OpenBoard::add_promotions(Journeys& journeys, Side side, Kind promoting, Square from) const {
  Bitboard squares = 0;
  for (Square at = 0; at < square_count; ++at) {
    if (may_promote(promoting, at, side)) squares |= bit(at);
  }
  // A pawn that stands there already stays what it is, unless it is captured and comes back.
  if (promoting == pawn && !relocates()) squares &= ~bit(from);
  if (squares == 0) return;
  const Distances steps = journeys.parts.front().moves;
  for (const Kind kind : promoted(side, promoting)) {
    Distances moves;
    moves.fill(never);
    for (Bitboard rest = squares; rest != 0;) {
      const Square at = take_first(rest);
      if (steps[at] != never) take_shorter(moves, moves_of(kind, side, at), steps[at]);
    }
    // The move that promotes may be a capture.
    const int least = *std::ranges::min_element(moves);
    relocate(moves, kind, side, 0, {least, least});
    journeys.parts.push_back({kind, moves});
  }
}

}  // namespace feerie::mates
