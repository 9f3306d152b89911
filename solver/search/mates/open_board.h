#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "game/rulebook.h"
#include "search/mates/party.h"

/// How many moves orthodox units, and such as never move, need at least to get somewhere, measured
/// on a board on which nobody is in the way. Pawns capture sideways wherever they like as long as
/// there are enough units to capture; castling is one move of the king and none of the rook.
namespace feerie::mates {

/// More moves than any play has.
inline constexpr std::uint8_t never = 100;
using Distances = std::array<std::uint8_t, square_count>;

/// All fairy walks of which journeys are known are one kind: those that do not move.
inline constexpr Kind motionless = first_fairy_kind;

constexpr bool rides(Kind kind) {
  return kind == queen || kind == rook || kind == bishop;
}

/// Fewest moves on a board on which nobody is in the way: no journey of a real game is shorter.
/// Pawns may make captures wherever they like. A castling counts as one move of the king, which
/// moves the rook for nothing.
class OpenBoard {
 public:
  OpenBoard(const CompiledRules& rules, Bitboard holes);

  /// Squares attacked on the board without other units; of pawns, those of the side.
  [[nodiscard]] Bitboard attacks(Kind kind, Side side, Square from) const;
  /// Squares from which a unit of the side attacks the square on the board without other units.
  [[nodiscard]] Bitboard attackers(Kind kind, Side side, Square target) const;
  [[nodiscard]] Bitboard holes() const { return holes_; }
  /// Moves to each square, whatever the unit has become when it arrives.
  [[nodiscard]] const Distances& any(Side side, const Unit& unit) {
    if (unit.role < castling_rook) return officers_[unit.role][unit.at];
    if (unit.role == castling_rook) {
      return castling_rooks_[index(side)][file_of(unit.at) == 7 ? 0 : 1];
    }
    if (unit.role < pawn_role) {
      return castling_kings_[index(side)][static_cast<std::size_t>(unit.role - castling_king)];
    }
    return pawn_journeys(side, unit).any;
  }
  /// Calls `visit(Kind, const Distances&)` for each kind that the unit may be when it arrives.
  template <class Visit>
  void each_kind(Side side, const Unit& unit, Visit&& visit) {
    if (unit.role < pawn_role) {
      visit(kind_of(unit.role), any(side, unit));
      return;
    }
    const PawnJourneys& journeys = pawn_journeys(side, unit);
    visit(pawn, journeys.as_pawn);
    for (const Kind kind : promotions_[index(side)]) visit(kind, journeys.promoted[role_of(kind)]);
  }
  /// Moves to a square where the unit is of the kind.
  [[nodiscard]] int moves(Side side, const Unit& unit, Kind kind, Square to) {
    if (unit.role < pawn_role) return kind_of(unit.role) == kind ? any(side, unit)[to] : never;
    const PawnJourneys& journeys = pawn_journeys(side, unit);
    return kind == pawn ? journeys.as_pawn[to] : journeys.promoted[role_of(kind)][to];
  }
  /// Squares from which an officer gets to the square in at most so many moves, 0 or more.
  [[nodiscard]] Bitboard within(Kind officer, Square target, int moves);
  /// Where pawns that began as the unit stand a move later, none of them beyond the files that its
  /// captures lead to.
  [[nodiscard]] Bitboard next_of_pawns(Side side, const Unit& unit, Bitboard pawns,
                                       Bitboard closed) const;
  static Kind kind_of(Role role) {
    if (role < motionless_role) return role;
    if (role == motionless_role) return motionless;
    return role == castling_rook ? rook : role < pawn_role ? king : pawn;
  }
  /// The role of a unit that is no pawn and does not castle.
  static Role role_of(Kind officer) {
    return officer == motionless ? motionless_role : Role{officer};
  }

 private:
  /// Officers, and units that do not move.
  static constexpr std::size_t officer_roles = motionless_role + 1;
  struct PawnJourneys {
    Distances as_pawn;
    std::array<Distances, officer_roles> promoted;
    Distances any;
  };
  using Table = std::array<Distances, square_count>;
  /// Hardly any journey of an officer takes more moves.
  static constexpr std::size_t most_counted = 15;
  /// For each number of moves the squares; the last set holds all from which there is a way.
  using Surroundings = std::array<Bitboard, most_counted + 1>;
  void add_officers();
  void add_castling(Side side);
  PawnJourneys& pawn_journeys(Side side, const Unit& unit) {
    const int captures = unit.role - pawn_role;
    auto& journeys = pawns_[index(side)][static_cast<std::size_t>(captures)][unit.at];
    if (!journeys) journeys = pawn_journeys(side, captures, unit.at);
    return *journeys;
  }
  [[nodiscard]] Distances pawn_steps(Side side, int captures, Square from) const;
  [[nodiscard]] std::unique_ptr<PawnJourneys> pawn_journeys(Side side, int captures,
                                                            Square from) const;

  Bitboard holes_;
  std::array<std::vector<Kind>, 2> promotions_;
  std::array<std::array<Bitboard, square_count>, pawn> attacks_{};
  std::array<Table, officer_roles> officers_;
  /// Found when they are first asked for.
  std::array<std::array<std::unique_ptr<Surroundings>, square_count>, officer_roles> within_;
  /// Journeys of a king on its original square, by its role.
  std::array<std::array<Distances, 3>, 2> castling_kings_;
  /// Journeys of a rook to the right of it, and of one to the left.
  std::array<std::array<Distances, 2>, 2> castling_rooks_;
  /// Journeys of pawns, found when they are first asked for.
  std::array<std::array<std::array<std::unique_ptr<PawnJourneys>, square_count>, most_captures + 1>,
             2>
      pawns_;
};

}  // namespace feerie::mates
