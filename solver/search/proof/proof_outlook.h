#pragma once

#include <array>
#include <memory>
#include <vector>

#include "game/rulebook.h"
#include "search/outlook.h"
#include "search/plan.h"
#include "search/proof/journeys.h"
#include "search/proof/rests.h"
#include "search/proof/side_needs.h"
#include "search/proof/squares_outlook.h"
#include "search/proof/stories/guide.h"

/// Play to a position (`dia`, `a=>b`): can the position still be reached with the moves left?
///
/// Idea: bounds that are never too high.
/// - Journeys (journeys.h): the moves that a unit needs from square to square on a board that is
/// empty
///   but for units that stay all the time. Units stay whose place nobody can take any more
///   (fixed_units.cpp): pawns that no other pawn can replace, and what they shut in, as a bishop
///   behind its pawns. Kings do not enter squares that such pawns guard.
/// - Assignment (assignment.h): each square to be filled gets a unit of its own, as cheaply as
/// possible
///   in all (side_needs.h). Castling is taken as a different position that costs a move
///   (castling_views.cpp).
/// - Captures: units in excess have to be captured, by moves of the other side. The prices of the
///   assignment tell how many more moves it takes at least if a unit captures on a square on its
///   way, and if a unit goes to a square to be captured instead of going where it is wanted. For
///   the units of a side such costs add up; the cheapest choice of victims must fit into the moves
///   left.
/// - Stories (stories/story.h): where the search takes long and rules are orthodox, all the play is
/// told
///   in advance, and positions are left out that occur in no story.
///
/// Invariants: the ground (`Journeys::Ground`) says only what holds as long as play goes on; needs
/// are remembered by the units of one side and the captures it has to make, on which alone they
/// depend.
///
/// Why nothing is lost: every real way to the position makes each of these journeys, gives each
/// square a unit, and captures each unit in excess, so it needs no fewer moves than any bound says.
/// Rules are asked for their facts. Where units change side or walk, appear or are moved by others,
/// there is no outlook. Else each fact loosens the bounds as far as it has to, and no further:
/// - `kings_borrow_walks`: a king goes like a queen or a knight, anywhere if there are fairy walks;
/// - `moves_kings_only`: kings get everywhere without moves of their own;
/// - `castles_anywhere`: a king also goes two squares along ranks and files, its rooks get
/// everywhere
///   without moves of their own;
/// - `hides_units`: units that stay are not in the way;
/// - `carries_capturers`: each capture that a side has to make may save all moves but one of one of
///   its units. The prices of the assignment tell how much that is at most;
/// - `removes_others`: units in excess need not be captured;
/// - `returns_others`: units that wait to come back are taken to be back already, and a side
/// captures
///   as often as it moves; nobody stays for good, and rooks that have come back castle;
/// - `returns_elsewhere`, `alters_walks`: every square is a move away; with the former a capture
/// may
///   bring a unit of the other side home, and there are no bounds while units wait to come back.
namespace feerie {

/// Tells whether the position that play is to reach is still within reach.
class ProofOutlook : public Outlook {
 public:
  /// Null if the plan aims at something else, or if the rules change more about units than moving
  /// and capturing them. `guided`: from how many positions on stories are told.
  static std::unique_ptr<ProofOutlook> make(const Plan& plan, const CompiledRules& rules,
                                            const Position& start, std::uint64_t guided,
                                            Patience& patience);

  bool enter(const Position& position, int node, int length) override;
  void leave() override {}
  void look_for(int node, int length) override;
  void sift(Candidates& moves) override;

 private:
  ProofOutlook(const Plan& plan, const CompiledRules& rules, const Position& start);
  void fix_units(const Position& start);
  [[nodiscard]] Bitboard immovable(const Position& start, Side side, const Journeys& ways) const;
  [[nodiscard]] bool can_arrive(const Position& start, Side side, Square at,
                                const Journeys& ways) const;
  [[nodiscard]] int surplus(const Position& position, Side side) const;
  bool within_reach(const Position& position, const std::array<int, 2>& moves);
  /// Can each unit of the side that is not wanted be captured, with so many moves to spare?
  [[nodiscard]] static bool capturable(const Need& victims, int spare, const Need& capturers,
                                       int spare_of_capturers, int losses);

  const CompiledRules& rules_;
  const Position& aim_;
  Journeys::Ground ground_;
  std::unique_ptr<Journeys> journeys_;
  std::vector<SideNeeds> needs_;
  Rests rests_;
  /// Knows before moves are played which of them leave more squares to be changed than later moves
  /// can see to; null where rules do not bound what a move changes.
  std::unique_ptr<SquaresOutlook> squares_;
  /// Knows the way of the whole play; null where it knows nothing.
  std::unique_ptr<stories::Guide> guide_;
};

}  // namespace feerie
