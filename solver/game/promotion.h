#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "game/rules.h"
#include "position/position.h"

namespace feerie {

class Play;

/// Into what pawns promote, and where: what conditions say about it, and what follows from all of
/// them together.
class PromotionRules {
 public:
  using Adjust = void (*)(std::vector<Kind>&, Side, const Arguments&);
  using Limit = void (*)(const Position&, Side, std::vector<Kind>&, const Arguments&);
  using Leave = void (*)(Play&, Square at, const Arguments&);

  /// The kinds into which pawns of this kind promote.
  [[nodiscard]] const std::vector<Kind>& kinds(Side side, Kind promoting = pawn) const {
    for (const OwnKinds& own : own_kinds_) {
      if (own.promoting == promoting) return own.kinds[index(side)];
    }
    return kinds_[index(side)];
  }
  /// The kinds into which a unit of this kind promotes on the square; empty if it does not.
  [[nodiscard]] std::span<const Kind> kinds_on(Square at, Kind promoting, Side side) const;
  [[nodiscard]] Bitboard squares(Side side) const { return squares_[index(side)]; }
  [[nodiscard]] const auto& limits() const { return limits_; }
  [[nodiscard]] const auto& ways_to_leave() const { return leave_; }
  [[nodiscard]] const auto& adjustments() const { return adjust_; }

  /// Fixes the lists of kinds when all conditions have spoken; enters the kinds that only
  /// promotions bring into play.
  void compile(Kinds& kinds);

  /// What a condition can say about promotion; `Rulebook::promotion` hands it out.
  class Verbs {
   public:
    Verbs(PromotionRules& rules, const Arguments* arguments, std::string_view owner)
        : rules_(rules), arguments_(arguments), owner_(owner) {}

    /// Changes the list of kinds into which the pawns of a side promote.
    void adjust(Adjust function) { rules_.adjust_.push_back({function, arguments_, owner_}); }
    /// Takes kinds out of those into which a pawn that has just arrived can promote, by the
    /// position. A pawn for which none is left stays a pawn.
    void limit(Limit function) { rules_.limits_.push_back({function, arguments_, owner_}); }
    /// A pawn that promotes, be it on a rebirth, can leave the board instead.
    void may_leave_board(Leave function) {
      rules_.leave_.push_back({function, arguments_, owner_});
    }
    /// Pawns of the side promote on these squares, by default on the far rank.
    void happens_on(Side side, Bitboard squares) { rules_.squares_[index(side)] = squares; }
    /// Pawns never promote.
    void happens_nowhere() {
      for (const Side side : {Side::white, Side::black}) happens_on(side, 0);
    }
    /// Pawns promote into kings, and into royal walks of the diagram, too.
    void goes_into_kings() { rules_.into_kings_ = true; }

   private:
    PromotionRules& rules_;
    const Arguments* arguments_;
    std::string_view owner_;
  };

 private:
  /// For pawns whose walk says into what they promote.
  struct OwnKinds {
    Kind promoting;
    std::array<std::vector<Kind>, 2> kinds;
  };

  void find_own_kinds(Kinds& kinds, Kind promoting);
  [[nodiscard]] std::vector<Kind> list_for(Side side, std::vector<Kind> officers,
                                           const Kinds& kinds) const;

  std::vector<Rule<Adjust>> adjust_;
  std::vector<Rule<Limit>> limits_;
  std::vector<Rule<Leave>> leave_;
  bool into_kings_ = false;
  std::array<Bitboard, 2> squares_{rank_set(7), rank_set(0)};
  std::array<std::vector<Kind>, 2> kinds_;
  std::vector<OwnKinds> own_kinds_;
  /// The kinds that promote at all, and those of them that go backwards to do so.
  KindSet pawns_ = 0;
  KindSet reversed_ = 0;
};

}  // namespace feerie
