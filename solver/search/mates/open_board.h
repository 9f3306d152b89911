#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "game/rulebook.h"
#include "search/mates/bars.h"
#include "search/mates/fairy_board.h"
#include "search/mates/freedoms.h"
#include "search/mates/party.h"
#include "search/mates/relocations.h"

/// How many moves units need at least to get somewhere, measured on a board on which nobody is in
/// the way. Pawns capture sideways wherever they like as long as there are enough units to capture;
/// castling is one move of the king and none of the rook; fairy units go and attack as they could
/// if everybody stood as it suits them (fairy_board.h).
namespace feerie::mates {

/// All fairy walks that do not move are one kind, which is none of the rulebook's.
inline constexpr Kind motionless = max_kinds;

/// Fewest moves on a board on which nobody is in the way: no journey of a real game is shorter.
/// Pawns may make captures wherever they like. A castling counts as one move of the king, which
/// moves the rook for nothing.
class OpenBoard {
 public:
  /// What is there besides orthodox units and rules.
  struct Extras {
    /// The kinds of fairy units that move.
    KindSet fairies = 0;
    Freedoms freedoms;
    /// Null if captures take units nowhere, or rules do not tell where.
    std::shared_ptr<const Relocations> relocations;
    /// Null if rules forbid no moves by their squares.
    std::shared_ptr<const Bars> bars = nullptr;
    /// Units of one's own side are captured on the way, and appear where rules tell.
    bool captured = false;
  };
  OpenBoard(const CompiledRules& rules, Bitboard holes, const Extras& extras);

  /// Is there nothing but orthodox units and rules?
  [[nodiscard]] bool orthodox() const { return fairy_.empty() && !freedoms_.any(); }
  [[nodiscard]] const Freedoms& freedoms() const { return freedoms_; }
  /// Do captures take units to squares that rules tell, in the middle of their journeys?
  [[nodiscard]] bool relocates() const {
    return relocations_ != nullptr && (captured_ || freedoms_.sends);
  }
  /// The roles of units by their kinds, but for castling and captures.
  [[nodiscard]] const Roles& roles() const { return roles_; }
  /// All roles of units are below.
  [[nodiscard]] int role_count() const { return role_count_; }
  /// Can a unit of the kind promote by a move to the square?
  [[nodiscard]] bool may_promote(Kind kind, Square to, Side side) const {
    if (kind == pawn) return relative_rank(to, side) == 7;
    return kind >= first_fairy_kind && kind != motionless && fairy_.promotes(kind, to);
  }

  /// Does a unit of the kind certainly capture nobody but on the square where it arrives? Captures
  /// en passant are another matter.
  [[nodiscard]] bool captures_on_arrival(Kind kind) const {
    if (kind < first_fairy_kind || kind == motionless) return true;
    return feerie::captures_on_arrival(rules_.kinds()[kind].traits);
  }
  /// Squares attacked on the board without other units; of pawns, those of the side.
  [[nodiscard]] Bitboard attacks(Kind kind, Side side, Square from) const;
  /// Calls `visit(Bitboard)` for the squares among `near` that are attacked, or for each set of
  /// them of which this may be so at once.
  template <class Visit>
  void each_attack(Kind kind, Side side, Square from, Bitboard near, Visit&& visit) const {
    if (kind < first_fairy_kind || kind == motionless)
      return visit(attacks(kind, side, from) & near);
    fairy_.each_attack(kind, side, from, near, visit);
  }
  /// Squares from which a unit of the side attacks the square on the board without other units.
  [[nodiscard]] Bitboard attackers(Kind kind, Side side, Square target) const;
  [[nodiscard]] Bitboard holes() const { return holes_; }
  /// Squares to which a unit of the side certainly cannot go from the square, however it walks.
  [[nodiscard]] Bitboard barred(Side side, Square from) const {
    return bars_ == nullptr ? holes_ : holes_ | ~bars_->ends(side, from);
  }
  /// Moves to each square, whatever the unit has become when it arrives.
  [[nodiscard]] const Distances& any(Side side, const Unit& unit) {
    if (relocates()) return journeys(side, unit).any;
    if (unit.role < castling_rook) return officers_[unit.role][unit.at];
    if (unit.role == castling_rook) {
      return castling_rooks_[index(side)][file_of(unit.at) == 7 ? 0 : 1];
    }
    if (unit.role < pawn_role) {
      return castling_kings_[index(side)][static_cast<std::size_t>(unit.role - castling_king)];
    }
    return journeys(side, unit).any;
  }
  /// Calls `visit(Kind, const Distances&)` for each kind that the unit may be when it arrives.
  template <class Visit>
  void each_kind(Side side, const Unit& unit, Visit&& visit) {
    if (unit.role < pawn_role && !relocates()) {
      visit(kind_of(unit.role), any(side, unit));
      return;
    }
    for (const Journeys::Part& part : journeys(side, unit).parts) visit(part.kind, part.moves);
  }
  /// Moves to a square where the unit is of the kind.
  [[nodiscard]] int moves(Side side, const Unit& unit, Kind kind, Square to) {
    if (unit.role < pawn_role && !relocates()) {
      return kind_of(unit.role) == kind ? any(side, unit)[to] : never;
    }
    for (const Journeys::Part& part : journeys(side, unit).parts) {
      if (part.kind == kind) return part.moves[to];
    }
    return never;
  }
  /// Squares from which an officer gets to the square in at most so many moves, 0 or more.
  [[nodiscard]] Bitboard within(Kind officer, Square target, int moves);
  /// Where pawns that began as the unit stand a move later, none of them beyond the files that its
  /// captures lead to.
  [[nodiscard]] Bitboard next_of_pawns(Side side, const Unit& unit, Bitboard pawns,
                                       Bitboard closed) const;
  static Kind kind_of(Role role) {
    if (role >= first_fairy_role) {
      return static_cast<Kind>(first_fairy_kind + (role - first_fairy_role));
    }
    if (role < motionless_role) return role;
    if (role == motionless_role) return motionless;
    return role == castling_rook ? rook : role < pawn_role ? king : pawn;
  }
  /// The role of a unit that is no pawn and does not castle.
  static Role role_of(Kind officer) {
    if (officer == motionless) return motionless_role;
    if (officer < first_fairy_kind) return officer;
    return static_cast<Role>(first_fairy_role + (officer - first_fairy_kind));
  }

 private:
  /// Officers, and units that do not move.
  static constexpr std::size_t officer_roles = motionless_role + 1;
  /// Of a unit that may promote, or of a fairy unit.
  struct Journeys {
    /// For each kind that it may be when it arrives the moves to each square.
    struct Part {
      Kind kind;
      Distances moves;
    };
    std::vector<Part> parts;
    /// Whatever it has become.
    Distances any;
  };
  /// Journeys from each square, found when they are first asked for.
  using JourneyTable = std::array<std::unique_ptr<Journeys>, square_count>;
  using Table = std::array<Distances, square_count>;
  /// Hardly any journey of an officer takes more moves.
  static constexpr std::size_t most_counted = 15;
  /// For each number of moves the squares; the last set holds all from which there is a way.
  using Surroundings = std::array<Bitboard, most_counted + 1>;
  void add_officers();
  void add_castling(Side side);
  const Journeys& journeys(Side side, const Unit& unit) {
    auto& known = journeys_[index(side)][unit.role][unit.at];
    if (!known) known = found_journeys(side, unit);
    return *known;
  }
  [[nodiscard]] Distances pawn_steps(Side side, int captures, Square from) const;
  [[nodiscard]] std::vector<Kind> promoted(Side side, Kind promoting) const;
  [[nodiscard]] Distances moves_of(Kind kind, Side side, Square from) const;
  [[nodiscard]] Distances steps_of(Side side, const Unit& unit) const;
  [[nodiscard]] Distances steps_after_capture(Kind kind, Side side, int captures,
                                              Square from) const;
  /// What a capture takes at least: of an enemy unit that captures, and of the unit itself.
  struct Toll {
    int captured;
    int capturing;
  };
  [[nodiscard]] Bitboard captures_of(Kind kind, Side side, Bitboard arrivals) const;
  void relocate(Distances& distances, Kind kind, Side side, int captures, const Toll& toll) const;
  [[nodiscard]] std::unique_ptr<Journeys> found_journeys(Side side, const Unit& unit) const;
  void add_promotions(Journeys& journeys, Side side, Kind promoting, Square from) const;

  const CompiledRules& rules_;
  Bitboard holes_;
  Freedoms freedoms_;
  std::shared_ptr<const Relocations> relocations_;
  std::shared_ptr<const Bars> bars_;
  bool captured_;
  FairyBoard fairy_;
  Roles roles_;
  int role_count_;
  std::array<std::array<Bitboard, square_count>, pawn> attacks_{};
  std::array<Table, officer_roles> officers_;
  /// Found when they are first asked for.
  std::array<std::array<std::unique_ptr<Surroundings>, square_count>, officer_roles> within_;
  /// Journeys of a king on its original square, by its role.
  std::array<std::array<Distances, 3>, 2> castling_kings_;
  /// Journeys of a rook to the right of it, and of one to the left.
  std::array<std::array<Distances, 2>, 2> castling_rooks_;
  /// Journeys of pawns and fairy units, or of all: for each side and role.
  std::array<std::vector<JourneyTable>, 2> journeys_;
};

}  // namespace feerie::mates
